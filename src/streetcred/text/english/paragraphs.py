"""English for whole sentences: how instructions hang together, and the paragraphs of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from streetcred.terms import KEYWORD_NAMES
from streetcred.text.board_clauses import Pay
from streetcred.text.changes import FixedPrice
from streetcred.text.english.doings import FLOOR, EnglishDoings
from streetcred.text.english.nouns import SIDE, TYPE_WORDS
from streetcred.text.nouns import This
from streetcred.text.patterns import Label, YourTurn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.text.changes import Change
    from streetcred.text.guards import Guard
    from streetcred.text.nouns import Noun, Target
    from streetcred.text.word import Condition, Pattern, Sentence


class English(EnglishDoings):
    """The phrases of the printed cards, chosen alike for all of them."""

    def sentences(self, sentences: Sequence[Sentence], opening: str = "") -> str:
        """Say sentences one after the other; the first one after an opening such as "When ...,"."""
        said = [sentence.say(self) for sentence in sentences]
        said = [words for words in said if words]
        said[0] = opening + said[0]
        return " ".join(f"{self.capital(words)}." for words in said)

    # What is said in a game.

    def spend_icon(self) -> str:
        """The spend icon as words, for reading aloud."""
        return "(spend this)"

    def offer(self, sentence: Sentence | None, about: Noun | None, *, instead: bool) -> str:  # noqa: ARG002
        """Ask whether to do what may be done."""
        what = "do it" if sentence is None else sentence.say_offer(self)
        return f"{what} instead?" if instead else f"{what}?"

    def mode(self, sentence: Sentence, about: Noun | None) -> str:  # noqa: ARG002
        """One of several effects to choose from, without a full stop."""
        return self.capital(sentence.say(self))

    def mode_of(self, who: str, sentence: Sentence, about: Noun | None) -> str:  # noqa: ARG002
        """One of several effects, as what that player will do, without a full stop."""
        return f"{who} {sentence.say(self.about(third=True, their=True))}"

    # Joints.

    def may(self, sentence: Sentence, only_if: Condition | None) -> str:
        """You may do it."""
        said = f"{'may' if self.third else 'you may'} {sentence.say(self.about(third=False))}"
        return said if only_if is None else f"if {only_if.say(self)}, {said}"

    def iff(self, condition: Condition, then: Sentence, otherwise: Sentence | None) -> str:
        """If it is so, do this, otherwise that."""
        said = f"if {condition.say(self)}, {then.say(self)}"
        return said if otherwise is None else f"{said}. Otherwise, {otherwise.say(self)}"

    def if_done(self, then: Sentence, otherwise: Sentence | None) -> str:
        """If it was done, do this, otherwise that."""
        said = f"if you do, {then.say(self)}"
        return said if otherwise is None else f"{said}. Otherwise, {otherwise.say(self)}"

    def otherwise(self, sentence: Sentence) -> str:
        """Otherwise, do it."""
        return f"otherwise, {sentence.say(self)}"

    def then(self, sentence: Sentence) -> str:
        """Then do it."""
        return f"then, {sentence.say(self)}"

    def both(self, first: Sentence, second: Sentence, *, then: bool) -> str:
        """Do one thing and another."""
        return f"{first.say(self)}{', then' if then else ' and'} {second.say(self)}"

    def instead(self, first: Sentence, second: Sentence, condition: Condition, *, may: bool) -> str:
        """Do this, or if something holds that instead."""
        other = f"{'you may ' if may else ''}{second.say(self)} instead"
        return f"{first.say(self)}. If {condition.say(self)}, {other}"

    def modes(self, modes: Sequence[Sentence]) -> str:
        """Say effects as lines of their own; the last one without its full stop."""
        return ".\n".join(f"- {self.mode(mode, None)}" for mode in modes)

    def choose_one(self, modes: Sequence[Sentence], both_if: Condition | None) -> str:
        """Choose one effect."""
        both = "" if both_if is None else f" If {both_if.say(self)}, choose both instead."
        return f"choose one effect.{both}\n{self.modes(modes)}"

    def give_these(self, target: Target, modes: Sequence[Sentence], rival_if: Condition) -> str:
        """Give a Unit several effects, or the one that the Rival picks."""
        rival = f"If {rival_if.say(self)}, they instead choose one effect for you."
        return f"give {target.say(self)} these effects. {rival}\n{self.modes(modes)}"

    def rival_chooses(self, first: Sentence, second: Sentence) -> str:
        """A Rival chooses which of two things you do."""
        return f"a Rival chooses whether you {first.say(self)} or {second.say(self)}"

    def you_trash_them(self) -> str:
        """The Rival has chosen that you trash them."""
        return "you trash them"

    def each_player(self, sentences: Sequence[Sentence]) -> str:
        """Each player does it."""
        said = [sentence.say(self.about(third=True, their=True)) for sentence in sentences]
        return f"each player {' and '.join(said)}"

    def wait(self, pattern: Pattern, sentence: Sentence, *, next_time: bool) -> str:
        """Do it the next time that something happens, or at a later moment."""
        if next_time:
            return f"the next time {pattern.say(self)} this turn, {sentence.say(self)}"
        return f"{pattern.say(self)}, {sentence.say(self)}"

    def at_end_of_this_turn(self, condition: Condition, sentence: Sentence) -> str:
        """If something happens, do something at the end of this turn."""
        return f"if {condition.say(self)}, {sentence.say(self)} {self.end_of_this_turn()}"

    # Paragraphs.

    def keyword_line(self, keyword: int) -> str:
        """A keyword alone on its line."""
        return KEYWORD_NAMES[keyword]

    def program(self, paragraphs: Sequence[Sequence[Sentence]], *, quick: bool) -> str:
        """What a Program does."""
        said = "\n".join(self.sentences(paragraph) for paragraph in paragraphs)
        return f"QUICK {said}" if quick else said

    def triggered(
        self,
        patterns: Sequence[Pattern],
        sentences: Sequence[Sentence],
        only_if: Condition | None,
        *,
        first: bool,
    ) -> str:
        """An effect with its trigger."""
        condition = "" if only_if is None else f"if {only_if.say(self)}, "
        said = list(dict.fromkeys(pattern.say(self) for pattern in patterns))
        if isinstance(patterns[0], Label):
            return f"{' '.join(said)} {self.sentences(sentences, condition)}"
        if isinstance(patterns[0], YourTurn):
            return self.sentences(sentences, f"{said[0]}, {condition}")
        when = " or ".join(said)
        opening = f"the first time {when} each turn, " if first else f"when {when}, "
        return self.sentences(sentences, opening + condition)

    def activated(
        self, price: int, sentences: Sequence[Sentence], change: Change | None, *, spends: bool, quick: bool
    ) -> str:
        """An effect with its cost, and what it says of that cost."""
        costs = ([f"{price} €$"] if price else []) + (["[SPEND]"] if spends else [])
        said = f"{'QUICK ' if quick else ''}{', '.join(costs)}: {self.sentences(sentences)}"
        if change is None:
            return said
        return f"{said} This effect costs {change.say(self)}{self.for_each(change.say_each(self))}."

    def standing(
        self,
        noun: Noun,
        change: Change,
        during: Guard | None,
        only_if: Condition | None,
        unless: Condition | None,
    ) -> str:
        """A persistent effect."""
        alone = isinstance(noun, This)
        subject = self.known(noun) if alone else self.cards(noun, plural=True)
        they = self.about(third=alone)
        said = f"{subject} {they.having(change)}{self.for_each(change.say_each(self))}"
        if only_if is not None:
            said = f"if {only_if.say(self)}, {said}"
        if unless is not None:
            said = f"{said} unless {unless.say(self)}"
        if during is not None:
            said = f"{during.say(they)}, {said}" if during.in_front else f"{said} {during.say(they)}"
        return f"{self.capital(said)}."

    def own_price(self, kind: int, change: Change, only_if: Condition | None) -> str:
        """What a card says of the price to play itself."""
        said = f"play this {TYPE_WORDS[kind]} for {change.say(self)}{self.for_each(change.say_each(self))}"
        if only_if is not None:
            said = f"if {only_if.say(self)}, {said}"
        return f"{self.capital(said)}{'' if isinstance(change, FixedPrice) else f', {FLOOR}'}."

    def first_price(self, noun: Noun, change: Change) -> str:
        """The price of the first such card that you play each turn."""
        cards = self.cards(noun, without=(SIDE,))
        return f"Play your first {cards} each turn for {change.say(self)}, {FLOOR}."

    def rival_solo_price(self, more: int) -> str:
        """What Rivals must pay more to use GO SOLO."""
        return f"Rivals must pay {more:+d} €$ to use GO SOLO."

    def free_calls(self) -> str:
        """During your turn, a Call may be free."""
        return "During your turn, you may Call a Legend for free."

    def would_be_defeated(self, noun: Noun, sentences: Sequence[Sentence], *, optional: bool) -> str:
        """A replacement of a defeat."""
        paid = [sentence.say(self) for sentence in sentences if isinstance(sentence, Pay)]
        rest = [sentence.say(self) for sentence in sentences if not isinstance(sentence, Pay)]
        doing = f"{paid[0]} to {rest[0]}" if paid else rest[0]
        if optional:
            doing = f"you may {doing}"
        return f"If {self.subject(noun)} would be defeated, {doing} instead."

    def would_steal(self, noun: Noun, price: Sentence, instead: Sentence) -> str:
        """What may be done when such a Unit would steal a Gig."""
        asked = f"When {self.subject(noun)} would steal a Gig, you may {price.say(self)}."
        return f"{asked} If you do, {instead.say(self)}."

    def would_roll_in(self) -> str:
        """What may be done with the result of a roll-in."""
        return "When you roll in a Gig from your fixer area, you may ignore the result and reroll it once."
