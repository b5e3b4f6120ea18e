"""Spanish for whole sentences: how instructions hang together, and the paragraphs of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from streetcred.terms import KEYWORD_NAMES
from streetcred.text.board_clauses import Pay
from streetcred.text.changes import FixedPrice
from streetcred.text.nouns import This
from streetcred.text.patterns import Label, OfCards, YourTurn
from streetcred.text.spanish.doings import SpanishDoings
from streetcred.text.spanish.grammar import INFINITIVE, THIRD, THIS, YOU
from streetcred.text.spanish.nouns import SIDE
from streetcred.text.spanish.terms import ADJECTIVES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.text.changes import Change
    from streetcred.text.guards import Guard
    from streetcred.text.nouns import Noun, Target
    from streetcred.text.word import Condition, Pattern, Sentence


class Spanish(SpanishDoings):
    """The phrases of the printed cards in Spanish."""

    def sentences(self, sentences: Sequence[Sentence], opening: str = "") -> str:
        """Say sentences one after the other; the first one after an opening such as "Cuando ...,"."""
        said, book = [], self
        for sentence in sentences:
            said.append(sentence.say(book))
            book = book.after(sentence.handles)
        said = [words for words in said if words]
        said[0] = opening + said[0]
        return " ".join(f"{self.capital(words)}." for words in said)

    def about(self, pattern: Pattern) -> Self:
        """Give the book in which "it" is what such an event is about."""
        return self.after(pattern.noun) if isinstance(pattern, OfCards) else self

    # What is said in a game.

    def spend_icon(self) -> str:
        """The spend icon as words, for reading aloud."""
        return f"({self.verb('spend')} {self.this('card')})"

    def offer(self, sentence: Sentence | None, about: Noun | None, *, instead: bool) -> str:
        """Ask whether to do what may be done."""
        what = "hacerlo" if sentence is None else sentence.say_offer(self.but(mood=INFINITIVE).after(about))
        return f"¿{what} en su lugar?" if instead else f"¿{what}?"

    def mode(self, sentence: Sentence, about: Noun | None) -> str:
        """One of several effects to choose from, without a full stop."""
        return self.capital(sentence.say(self.after(about)))

    def mode_of(self, who: str, sentence: Sentence, about: Noun | None) -> str:
        """One of several effects, as what that player will do, without a full stop."""
        return f"{who} {sentence.say(self.after(about).but(mood=THIRD, their=True))}"

    # Joints.

    def may(self, sentence: Sentence, only_if: Condition | None) -> str:
        """You may do it."""
        said = f"{'puede' if self.mood == THIRD else 'puedes'} {sentence.say(self.but(mood=INFINITIVE))}"
        return said if only_if is None else f"si {only_if.say(self)}, {said}"

    def iff(self, condition: Condition, then: Sentence, otherwise: Sentence | None) -> str:
        """If it is so, do this, otherwise that."""
        said = f"si {condition.say(self)}, {then.say(self)}"
        return said if otherwise is None else f"{said}. Si no, {otherwise.say(self)}"

    def if_done(self, then: Sentence, otherwise: Sentence | None) -> str:
        """If it was done, do this, otherwise that."""
        said = f"si lo haces, {then.say(self)}"
        return said if otherwise is None else f"{said}. Si no, {otherwise.say(self)}"

    def otherwise(self, sentence: Sentence) -> str:
        """Otherwise, do it."""
        return f"si no, {sentence.say(self)}"

    def then(self, sentence: Sentence) -> str:
        """Then do it."""
        return f"luego, {sentence.say(self)}"

    def both(self, first: Sentence, second: Sentence, *, then: bool) -> str:
        """Do one thing and another."""
        return f"{first.say(self)} y{' luego' if then else ''} {second.say(self.after(first.handles))}"

    def instead(self, first: Sentence, second: Sentence, condition: Condition, *, may: bool) -> str:
        """Do this, or if something holds that instead."""
        book = self.after(first.handles)
        other = book.may(second, None) if may else second.say(book)
        return f"{first.say(self)}. Si {condition.say(self)}, en su lugar {other}"

    def modes(self, modes: Sequence[Sentence], about: Noun | None = None) -> str:
        """Say effects as lines of their own; the last one without its full stop."""
        return ".\n".join(f"- {self.mode(mode, about)}" for mode in modes)

    def choose_one(self, modes: Sequence[Sentence], both_if: Condition | None) -> str:
        """Choose one effect."""
        both = "" if both_if is None else f" Si {both_if.say(self)}, en su lugar {self.verb('choose')} ambos."
        return f"{self.verb('choose')} {self.a('effect')}.{both}\n{self.modes(modes)}"

    def give_these(self, target: Target, modes: Sequence[Sentence], rival_if: Condition) -> str:
        """Give a Unit several effects, or the one that the Rival picks."""
        these = f"{THIS[2]} {self.term('effect', plural=True)}"
        rival = f"Si {rival_if.say(self)}, en su lugar {self.that('Rival')} elige {self.a('effect')} por ti."
        said = f"{self.verb('give')} {these} a {target.say(self)}. {rival}"
        return f"{said}\n{self.modes(modes, target.noun)}"

    def rival_chooses(self, first: Sentence, second: Sentence) -> str:
        """A Rival chooses which of two things you do."""
        you = self.but(mood=YOU)
        return f"{self.a('Rival')} elige si {first.say(you)} o {second.say(you)}"

    def you_trash_them(self) -> str:
        """The Rival has chosen that you trash them."""
        return self.but(mood=YOU).trash_those()

    def each_player(self, sentences: Sequence[Sentence]) -> str:
        """Each player does it."""
        they = self.but(mood=THIRD, their=True)
        return f"cada {self.term('player')} {self.all_of([sentence.say(they) for sentence in sentences])}"

    def wait(self, pattern: Pattern, sentence: Sentence, *, next_time: bool) -> str:
        """Do it the next time that something happens, or at a later moment."""
        moment = self.next_time(pattern) if next_time else pattern.say(self)
        return f"{moment}, {sentence.say(self.about(pattern))}"

    def at_end_of_this_turn(self, condition: Condition, sentence: Sentence) -> str:
        """If something happens, do something at the end of this turn."""
        return f"si {condition.say(self)}, {sentence.say(self)} {self.end_of_this_turn()}"

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
        condition = "" if only_if is None else f"si {only_if.say(self)}, "
        said = list(dict.fromkeys(pattern.say(self) for pattern in patterns))
        if isinstance(patterns[0], Label):
            return f"{' '.join(said)} {self.sentences(sentences, condition)}"
        if isinstance(patterns[0], YourTurn):
            return self.sentences(sentences, f"{said[0]}, {condition}")
        when = self.either_of(said)
        opening = f"cada {self.term('turn')}, la primera vez que {when}, " if first else f"cuando {when}, "
        return self.about(patterns[0]).sentences(sentences, opening + condition)

    def activated(
        self, price: int, sentences: Sequence[Sentence], change: Change | None, *, spends: bool, quick: bool
    ) -> str:
        """An effect with its cost, and what it says of that cost."""
        costs = ([f"{price} €$"] if price else []) + (["[SPEND]"] if spends else [])
        said = f"{'QUICK ' if quick else ''}{', '.join(costs)}: {self.sentences(sentences)}"
        if change is None:
            return said
        this = self.capital(self.this("effect"))
        return f"{said} {self.row(this, 'cuesta', change.say(self), self.for_each(change.say_each(self)))}."

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
        they = self.but(subject=self.form(self.types_of(noun), plural=not alone))
        subject = self.known(noun) if alone else self.the_cards(noun)
        said = self.row(subject, they.having(change), self.for_each(change.say_each(self)))
        if only_if is not None:
            said = f"si {only_if.say(self)}, {said}"
        if unless is not None:
            said = f"{said}, salvo si {unless.say(self)}"
        if during is not None:
            said = f"{during.say(they)}, {said}" if during.in_front else f"{said} {during.say(they)}"
        return f"{self.capital(said)}."

    def own_price(self, kind: int, change: Change, only_if: Condition | None) -> str:
        """What a card says of the price to play itself."""
        this = self.known(This(kind))
        said = self.row("juega", this, "pagando", change.say(self), self.for_each(change.say_each(self)))
        if only_if is not None:
            said = f"si {only_if.say(self)}, {said}"
        return f"{self.capital(said)}{'' if isinstance(change, FixedPrice) else f', {self.floor()}'}."

    def first_price(self, noun: Noun, change: Change) -> str:
        """The price of the first such card that you play each turn."""
        first = ADJECTIVES["first"][self.form(self.types_of(noun))]
        cards = f"tu {first} {self.cards(noun, without=(SIDE,))}"
        return f"Cada {self.term('turn')}, juega {cards} pagando {change.say(self)}, {self.floor()}."

    def rival_solo_price(self, more: int) -> str:
        """What Rivals must pay more to use GO SOLO."""
        return f"{self.capital(self.the('Rival', plural=True))} deben pagar {more} €$ más para usar GO SOLO."

    def free_calls(self) -> str:
        """During your turn, a Call may be free."""
        return f"{self.capital(self.during_your_turn())}, puedes llamar gratis a {self.a('Legend')}."

    def would_be_defeated(self, noun: Noun, sentences: Sequence[Sentence], *, optional: bool) -> str:
        """A replacement of a defeat."""
        paid = [sentence for sentence in sentences if isinstance(sentence, Pay)]
        rest = next(sentence for sentence in sentences if not isinstance(sentence, Pay))
        may, can = self.but(mood=INFINITIVE), self.but(mood=INFINITIVE) if optional else self
        doing = f"{paid[0].say(can)} para {rest.say(may)}" if paid else rest.say(can)
        what = f"puedes {doing}" if optional else doing
        return f"Si {self.subject(noun)} fuera a ser {self.defeated(noun)}, en su lugar {what}."

    def would_steal(self, noun: Noun, price: Sentence, instead: Sentence) -> str:
        """What may be done when such a Unit would steal a Gig."""
        moment = f"Cuando {self.subject(noun)} vaya a arrebatar {self.a('Gig')}"
        return f"{moment}, {self.may(price, None)}. Si lo haces, {instead.say(self)}."

    def would_roll_in(self) -> str:
        """What may be done with the result of a roll-in."""
        moment = f"Cuando lances {self.a('Gig')} desde {self.your('fixer area')}"
        return f"{moment}, puedes ignorar {self.the('result')} y volver a lanzarlo una vez."
