"""Making the position that a layout says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from streetcred.core import run
from streetcred.core.gig import SIDES, Gig, die_of, sides_of
from streetcred.core.piece import Piece
from streetcred.core.rng import from_seed
from streetcred.core.ruleset import MAIN_PHASE, OFFICIAL, Ruleset
from streetcred.core.state import Side, State, about
from streetcred.errors import BadPosition
from streetcred.layout.setting import FILLED, FILLER, RIVAL, SOLD, YOU, Layout, OnTable, Setting, card, on_table
from streetcred.rules.setup import MULLIGANS, Setup
from streetcred.rules.turn import Turn, begin
from streetcred.save import cards_in
from streetcred.terms import FIELD, LEGEND, LEGENDS, NOBODY, REMOVED, TRASH

if TYPE_CHECKING:
    from streetcred.core.card import Card

PLAYERS: Final = (YOU, RIVAL)


def lay(layout: Layout, seed: int, ruleset: Ruleset = OFFICIAL) -> State:
    """Give the position that a layout says, at its first decision. Raises BadPosition if it can't lie like that."""
    state = State(
        ruleset, 0, [_side(), _side()], [], from_seed(seed), player=layout.turn_of, turn=layout.turn, first=layout.first
    )
    for player in PLAYERS:
        _lay_legends(state, player, layout.sides[player])
    for player in PLAYERS:
        _lay_out(state, player, layout.sides[player])
    _lay_dice(state, layout.sides)
    state.overtime = layout.overtime
    state.empty_turns = layout.empty_turns
    state.about = about(cards_in(state))
    _begin(state, layout)
    run.settle(state)
    return state


def _begin(state: State, layout: Layout) -> None:
    if layout.begins == "setup":
        state.player, state.first, state.turn = NOBODY, NOBODY, 0
        state.stack.append(Setup())
    elif layout.begins == "mulligan":
        state.player, state.turn = layout.first, 0
        state.stack.append(Setup(MULLIGANS))
    elif layout.begins == "start":
        state.turn -= 1
        begin(state, layout.turn_of)
        for player in PLAYERS:
            state.sides[player].sold = layout.sides[player].sold
            state.sides[player].called = layout.sides[player].called
    else:
        state.stack.append(Turn(state.ruleset.steps.index(MAIN_PHASE)))


def _side() -> Side:
    return Side((), (), (), (), (), (), 0, (), (), (), (), sold=False, called=False)


def _lay_legends(state: State, player: int, setting: Setting) -> None:
    side = state.sides[player]
    for entry in setting.legends:
        piece = _put(state, player, on_table(entry), LEGENDS)
        if piece.card.kind != LEGEND:
            raise BadPosition(f"{piece.card.title} is no Legend and can't lie in the Legends area.")
        side.legends = (*side.legends, piece.id)


def _lay_out(state: State, player: int, setting: Setting) -> None:
    side = state.sides[player]
    for number in side.legends:
        _equip(state, number, on_table(setting.legends[side.legends.index(number)]))
    for entry in setting.field:
        shown = on_table(entry)
        piece = _put(state, player, shown, FIELD)
        side.field = (*side.field, piece.id)
        _equip(state, piece.id, shown)
    for name in setting.trash:
        side.trash = (*side.trash, _put(state, player, OnTable(name), TRASH).id)
    for name in setting.removed:
        side.removed = (*side.removed, _put(state, player, OnTable(name), REMOVED).id)
    side.hand = tuple(card(name) for name in setting.hand)
    side.deck = deck_of(setting)
    side.eddies = sold_cards(setting)
    side.spent_eddies = setting.spent_eddies
    side.sold, side.called = setting.sold, setting.called


def deck_of(setting: Setting) -> tuple[Card, ...]:
    """Give the cards of a deck, the top one first."""
    return tuple(card(name) for name in ([FILLER] * FILLED if setting.deck is None else setting.deck))


def sold_cards(setting: Setting) -> tuple[Card, ...]:
    """Give the cards that became Eddies."""
    return (card(SOLD),) * (setting.eddies + setting.spent_eddies)


def _put(state: State, player: int, shown: OnTable, area: int) -> Piece:
    printed = card(shown.card)
    seen = 1 << player if shown.seen_by_owner else 0
    piece = Piece(
        state.next_id(),
        printed,
        player,
        area,
        shown.up,
        not shown.spent,
        shown.lag or shown.solo,
        NOBODY,
        (),
        shown.solo,
        seen,
        None,
    )
    state.put(piece)
    return piece


def _equip(state: State, number: int, shown: OnTable) -> None:
    for name in shown.gear:
        host = state.piece(number)
        gear = _put(state, host.owner, OnTable(name), host.area).equipped_to(host)
        state.put(gear)
        state.put(host.with_gear((*host.gear, gear.id)))


def _lay_dice(state: State, settings: tuple[Setting, Setting]) -> None:
    """Put the named dice into Gig areas, and the others into their owners' fixer areas."""
    placed: set[int] = set()
    for player in PLAYERS:
        for name, value in settings[player].gigs.items():
            die = die_named(name, player)
            if die in placed or not 1 <= value <= sides_of(die):
                raise BadPosition(f"{name} showing {value} can't lie in this Gig area.")
            placed.add(die)
            side = state.sides[player]
            side.gigs = (*side.gigs, Gig(die, value))
    for player in PLAYERS:
        wanted = settings[player].fixer
        dice = [die_of(player, sides) for sides in (SIDES if wanted is None else wanted)]
        state.sides[player].fixer = tuple(die for die in dice if die not in placed)


def die_named(name: str, player: int) -> int:
    """Give the die that a player names. Raises BadPosition if there is no such die."""
    owner = 1 - player if name.startswith("rival ") else player
    faces = name.removeprefix("rival ").removeprefix("d")
    if not faces.isdigit() or int(faces) not in SIDES:
        raise BadPosition(f"{name!r} is no die; dice are d4, d6, d8, d10, d12, d20, and rival d4 and so on.")
    return die_of(owner, int(faces))
