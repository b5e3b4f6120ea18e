"""What is asked, why, and what each answer means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import decision, event, look
from streetcred.core.effect import Effect
from streetcred.core.gig import Gig
from streetcred.narrate.names import Names, capital, counted, gig_words, listed
from streetcred.rules.play import price_of, stand_in
from streetcred.rules.replace import NO_DIE, Would
from streetcred.terms import AREA_NAMES, DECK, FIELD, HAND, LEGENDS, NOBODY, TYPE_NAMES
from streetcred.text.joints import ChooseOne, EachPlayer, GiveThese, Instead, May, RivalChooses
from streetcred.text.nouns import It
from streetcred.text.word import Sentence

if TYPE_CHECKING:
    from streetcred.core.ability import Clause
    from streetcred.core.card import Card
    from streetcred.core.decision import Decision, Option
    from streetcred.core.modifier import Pending
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.text.nouns import Noun

RULES: Final = {
    decision.WHO_FIRST: "7.5.2",
    decision.OPENING_HAND: "7.9.2",
    decision.ROLL_IN: "8.6.5.1",
    decision.MAIN: "8.10",
    decision.REACT: "9.7",
    decision.PAYMENT: "11.8.1",
    decision.HOST: "4.10",
    decision.PICK: "10.31",
    decision.PICK_AMOUNT: "6.4",
    decision.MAY: "2.1.1",
    decision.PICK_MODE: "10.31",
    decision.PICK_TYPE: "10.31",
    decision.ORDER: "10.12",
    decision.STEAL: "9.23.3",
    decision.REPLACE: "10.28",
}
"""The rule that gives a player each kind of decision."""

MANY: Final = 99
"""More cards than there are to pick from."""

QUESTIONS: Final = {
    decision.WHO_FIRST: "Go first or second?",
    decision.OPENING_HAND: "Keep this hand, or return it and draw six new cards?",
    decision.ROLL_IN: "Which die do you roll in?",
    decision.MAIN: "Your Main Phase: what do you do?",
    decision.REACT: "{piece} attacks {target}: how do you react?",
    decision.PAYMENT: "How do you pay {number} €$ for {piece}?",
    decision.HOST: "What do you equip {piece} to?",
    decision.PICK: "{piece}: choose {several}.",
    decision.PICK_AMOUNT: "{piece}: by how much?",
    decision.MAY: "{piece}: {may}",
    decision.PICK_MODE: "{piece}: choose one effect{whom}.",
    decision.PICK_TYPE: "{piece}: choose a card type.",
    decision.ORDER: "Which of your effects comes first?",
    decision.STEAL: "{piece} steals: choose {several}.",
    decision.REPLACE: "What happens instead to {piece}?",
}

ANSWERS: Final = {
    decision.YES: "Yes",
    decision.NO: "No",
    decision.KEEP: "Keep",
    decision.MULLIGAN: "Mulligan: return all six, shuffle, draw six",
    decision.FIRST: "Go first (two Legends start spent)",
    decision.SECOND: "Go second",
    decision.END_TURN: "End the turn",
    decision.PASS: "Done reacting: let the attack go on",
    decision.DONE: "Done",
}


def question(names: Names, table: State, asked: Decision) -> str:
    """Say what is asked, to the player who must decide."""
    attack = asked.kind == decision.REACT
    words = QUESTIONS[asked.kind].format(
        piece=_at_stake(names, table, asked) if asked.kind == decision.REPLACE else _asking(names, table, asked),
        target=names.target(table, table.target) if attack else "",
        number=asked.number,
        whom=_for_whom(names, table) if asked.kind == decision.PICK_MODE else "",
        several=_how_many(table, asked) if asked.kind in (decision.PICK, decision.STEAL) else "",
        may=what_may_be_done(names, table) if asked.kind == decision.MAY else "",
    )
    return capital(words)


def _how_many(table: State, asked: Decision) -> str:
    """Say how many of what may be chosen."""
    what = _what(table, asked)
    if asked.number > MANY:
        return f"any number of {what}s, one at a time"
    may_be_fewer = (decision.DONE, 0, 0) in asked.options
    if asked.number > 1:
        return f"{'up to ' if may_be_fewer else ''}{asked.number} {what}s, one at a time"
    return f"up to one {what}" if may_be_fewer else f"a {what}"


def _what(table: State, asked: Decision) -> str:
    """Say what may be chosen, in one word for all of it."""
    things = {_thing(table, option) for option in asked.options if option[0] != decision.DONE}
    return things.pop() if len(things) == 1 else "card"


def _thing(table: State, option: Option) -> str:
    kind, number, _ = option
    if kind == decision.GIG:
        return "Gig"
    piece = table.piece(number) if kind == decision.PIECE else None
    if piece is None or piece.host != NOBODY:
        return "card"
    return {FIELD: "Unit", LEGENDS: "Legend"}.get(piece.area, "card")


def _asking(names: Names, table: State, asked: Decision) -> str:
    """Say what asks; of an attacker also whose it is and how strong."""
    if asked.piece is None:
        return "this effect"
    if asked.kind == decision.REACT:
        return f"{names.whose(asked.piece.owner)} {names.unit(table, asked.piece)}"
    if asked.piece.area == LEGENDS and not asked.piece.face_up:
        return names.place(table, asked.piece)
    return names.piece(asked.piece)


def _at_stake(names: Names, table: State, asked: Decision) -> str:
    """Say what something else may happen to: a die that was rolled or picked for a theft (6.2.2), or a piece."""
    would = table.stack[-1]
    if isinstance(would, Would) and would.die != NO_DIE:
        return f"{names.whose(asked.player)} {gig_words(Gig(would.die, would.value))}"
    return _asking(names, table, asked)


def _for_whom(names: Names, table: State) -> str:
    """Say which card gets the effect, if one was picked for it already."""
    effect, clause = effect_under_way(table), clause_under_way(table)
    if effect is None or effect.scope.it is None or not isinstance(clause, GiveThese):
        return ""
    piece = table.piece(effect.scope.it.id)
    return f" for {names.whose(piece.owner)} {names.unit(table, piece)}"


def rule_of(asked: Decision) -> str:
    """Give the number of the rule that lets the player decide."""
    return RULES[asked.kind]


def reason(names: Names, asked: Decision) -> str:
    """Say what asks: a paragraph of a card, or a rule by its number."""
    if asked.ability is not None:
        return f"{asked.ability.card.title}: {names.ability(asked.ability)}"
    return f"Rule {RULES[asked.kind]}"


def answer(names: Names, table: State, asked: Decision, option: Option) -> str:
    """Say what an answer means."""
    kind, number, more = option
    if kind == decision.DONE and asked.kind == decision.REPLACE:
        return "Nothing: let it happen"
    if kind in ANSWERS:
        return ANSWERS[kind]
    if kind == decision.PAY:
        return _payment(names, table, asked, number)
    if kind in (decision.CARD, decision.PLAY, decision.SELL):
        return _of_a_card(names, table, asked, option)
    if kind == decision.GIG:
        return names.die(table, number)
    if kind == decision.AMOUNT:
        return f"{number:+d}" if number else "No change"
    if kind == decision.NEXT:
        return _pending(names, table, next(waiting for waiting in table.pending if waiting.number == number))
    if kind == decision.TYPE:
        return TYPE_NAMES[number]
    if kind == decision.MODE:
        return _mode(names, table, number)
    return _of_a_piece(names, table, kind, table.piece(number), more)


def _pending(names: Names, table: State, waiting: Pending) -> str:
    """Say a pending effect: whose text it is, about which Gig or about which other card, and the text."""
    scope = waiting.scope
    about = [] if scope.gig is None else [gig_words(scope.gig)]
    if scope.it is not None and scope.it.id not in (NOBODY, scope.carrier.id, scope.source.id):
        about.append(_as_it_is(names, table, scope.it))
    said = _as_it_is(names, table, scope.carrier)
    return f"{said}{f', about {listed(about)}' if about else ''}: {names.ability(waiting.ability)}"


def _as_it_is(names: Names, table: State, piece: Piece) -> str:
    """Say a piece as it is now, or by its title alone when it has left."""
    there = look.is_there(table, piece, piece.area)
    return names.unit(table, table.piece(piece.id)) if there else names.piece(piece)


def _mode(names: Names, table: State, number: int) -> str:
    """Say one of several effects as the card says it; of what another player will do, that this player does it."""
    clause = clause_under_way(table)
    assert isinstance(clause, ChooseOne | GiveThese | RivalChooses), f"{clause} has no effects to choose from"
    about = clause.handles or last_named(table)
    effect = effect_under_way(table)
    if isinstance(clause, RivalChooses) and effect is not None and effect.scope.player != names.you:
        return names.book.mode_of(names.who(effect.scope.player), clause.modes[number], about)
    return names.book.mode(clause.modes[number], about)


def effect_under_way(table: State) -> Effect | None:
    """Give the effect that is being carried out."""
    return next((frame for frame in reversed(table.stack) if isinstance(frame, Effect)), None)


def clause_under_way(table: State) -> Clause | None:
    """Give the step of card text that is being carried out, if an effect is under way."""
    effect = effect_under_way(table)
    return None if effect is None else effect.ability.ops[effect.at]


def what_may_be_done(names: Names, table: State) -> str:
    """Ask what a "you may" is about, as far as the text says it in one sentence."""
    clause, about = clause_under_way(table), last_named(table)
    if isinstance(clause, Instead):
        return names.book.offer(clause.second, about, instead=True)
    if isinstance(clause, EachPlayer):
        clause = clause.sentence
    return names.book.offer(clause.sentence if isinstance(clause, May) else None, about, instead=False)


def last_named(table: State) -> Noun | None:
    """Give the cards that the text has named last before the step that is being carried out."""
    effect = effect_under_way(table)
    steps = [] if effect is None else effect.ability.ops[: effect.at]
    named = [step.handles for step in steps if isinstance(step, Sentence) and step.handles is not None]
    return next((noun for noun in reversed(named) if not isinstance(noun, It)), None)


def _payment(names: Names, table: State, asked: Decision, bits: int) -> str:
    legends = [piece for piece in table.pieces if piece is not None and bits >> piece.id & 1]
    eddies = asked.number - len(legends)
    parts = [counted(eddies, "Eddie")] if eddies else []
    parts += [names.unit(table, legend) for legend in legends]
    return f"Spend {listed(parts)}" if parts else "Pay nothing"


def _of_a_card(names: Names, table: State, asked: Decision, option: Option) -> str:
    kind, number, area = option
    card = card_named(table, asked, number)
    if kind == decision.SELL:
        return f"Sell {names.title(card)}"
    if kind == decision.PLAY:
        return f"Play {names.title(card)} for {price_of(table, stand_in(card, asked.player, HAND), event.PAID_FOR)} €$"
    said = names.title(card)
    return f"{said} (from your {AREA_NAMES[area]})" if area in (DECK, HAND) else said


def card_named(table: State, asked: Decision, number: int) -> Card:
    """Find the card that an option names by its number: in the hand, or among the cards of an open effect."""
    shown = list(table.sides[asked.player].hand)
    for frame in reversed(table.stack):
        if isinstance(frame, Effect):
            shown += [piece.card for piece in frame.scope.those]
    return next(card for card in shown if card.number == number)


def _of_a_piece(names: Names, table: State, kind: int, piece: Piece, more: int) -> str:
    said = names.unit(table, piece)
    if kind == decision.CALL:
        return f"Call {said} for free" if more else f"Call {said}"
    if kind == decision.SOLO:
        return f"GO SOLO with {names.title(piece.card)} for {price_of(table, piece, event.GOING_SOLO)} €$"
    if kind == decision.FIELD_LEGEND:
        return f"Play {names.title(piece.card)} as a Unit for {price_of(table, piece, event.AS_A_LEGEND)} €$"
    if kind == decision.ACTIVATE:
        return f"{names.title(piece.card)}: {names.ability(piece.card.abilities[more])}"
    if kind == decision.BLOCK:
        return f"Block with {said}"
    if kind == decision.ATTACK:
        return f"Attack {names.target(table, more)} with {said}"
    return said if piece.owner == names.you else f"{names.whose(piece.owner)} {said.removeprefix('the ')}"
