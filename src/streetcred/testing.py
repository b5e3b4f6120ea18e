"""The test table: set up any position in a line, play by names, look at the table.

    table = Table(me(hand=["corpo-security"], eddies=2), rival(field=["psycho-squad"]))
    table.me.plays("corpo-security")
    assert table.me.field == ["corpo-security"]

Cards are named by their ids or by a beginning of an id that no other card shares; the second copy of a card in an area
is `"psycho-squad#2"`. The table refuses every answer that is not offered, and says what is.
"""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from streetcred import save
from streetcred.cards.catalogue import CARDS
from streetcred.core import decision, look, run
from streetcred.core.card import Card
from streetcred.core.decision import GIG_AREA
from streetcred.core.gig import SIDES, Gig, die_of, sides_of
from streetcred.core.piece import Piece
from streetcred.core.rng import from_seed
from streetcred.core.ruleset import MAIN_PHASE, OFFICIAL, Ruleset
from streetcred.core.state import Side, State, about
from streetcred.errors import BadPosition
from streetcred.narrate import Names, answer, question
from streetcred.redact import SPECTATOR
from streetcred.rules.turn import Turn, begin
from streetcred.save import cards_in
from streetcred.terms import FIELD, KEYWORD_NAMES, LEGEND, LEGENDS, NOBODY, REMOVED, TRASH
from streetcred.view import View, view

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from streetcred.core.decision import Decision, Option

ME: Final = 0
RIVAL: Final = 1
GIGS: Final = "gigs"
"""The rival Gig area, as the target of an attack."""

MODES: Final = ("plain", "save", "twice", "undo")
_mode = ["plain"]
TABLES: Final[list[Table]] = []
"""Every table set up so far, for a test suite that wants to look at what its tests left behind."""


def use_mode(mode: str) -> None:
    """Let all tables check something more at every decision.

    `save`: save and load. `twice`: ask again. `undo`: answer, take back, answer again.
    """
    assert mode in MODES, f"there is no mode {mode}; there are {MODES}"
    _mode[0] = mode


@dataclass(frozen=True)
class OnTable:
    """A card to put on the table, in a certain state."""

    card: str | Card
    gear: Sequence[str | Card] = ()
    spent: bool = False
    lag: bool = False
    up: bool = True
    solo: bool = False
    seen_by_owner: bool = False


def unit(card: str | Card, *gear: str | Card, spent: bool = False, lag: bool = False, solo: bool = False) -> OnTable:
    """A Unit, or a Legend as a Unit, for the field."""
    return OnTable(card, gear, spent=spent, lag=lag, solo=solo)


def legend(card: str | Card, *gear: str | Card, up: bool = True, spent: bool = False, known: bool = False) -> OnTable:
    """A Legend for the Legends area; `known` if its owner has looked at it face-down."""
    return OnTable(card, gear, spent=spent, up=up, seen_by_owner=known)


def face_down(card: str | Card, *, spent: bool = False, known: bool = False) -> OnTable:
    """A face-down Legend for the Legends area."""
    return OnTable(card, up=False, spent=spent, seen_by_owner=known)


@dataclass
class Setting:
    """What lies on one side of a table. Dice that are not named are in the fixer area of their owner."""

    hand: Sequence[str | Card] = ()
    field: Sequence[str | Card | OnTable] = ()
    legends: Sequence[str | Card | OnTable] = ()
    eddies: int = 0
    spent_eddies: int = 0
    deck: Sequence[str | Card] | None = None
    """The deck, the top card first; twenty Units without text if it is left out."""
    trash: Sequence[str | Card] = ()
    removed: Sequence[str | Card] = ()
    gigs: Mapping[str, int] = dataclasses.field(default_factory=dict)
    """Gigs with their values: `{"d6": 4, "rival d20": 17}`; a rival die is one that the other player brought."""
    fixer: Sequence[int] | None = None
    """Faces of the dice in the fixer area; all that are in no Gig area if it is left out."""
    sold: bool = False
    called: bool = False


me = Setting
rival = Setting
FILLER: Final = "emergency-atlus"
SOLD: Final = "mantis-blades"


def card(name: str | Card) -> Card:
    """Give the card with that id, or whose id alone begins so."""
    if isinstance(name, Card):
        return name
    if name in CARDS:
        return CARDS[name]
    found = [slug for slug in CARDS if slug.startswith(name)]
    if len(found) == 1:
        return CARDS[found[0]]
    raise BadPosition(f"{name!r} is the beginning of {len(found)} ids: {', '.join(found) or 'none'}.")


class Table:
    """A game that begins in the middle: set up as told, then played by names."""

    def __init__(
        self,
        mine: Setting | None = None,
        theirs: Setting | None = None,
        *,
        turn: int = 5,
        turn_of: int = ME,
        at_start: bool = False,
        overtime: bool = False,
        empty_turns: int = 0,
        seed: int = 0,
        ruleset: Ruleset = OFFICIAL,
    ) -> None:
        settings = (mine or Setting(), theirs or Setting())
        self.settings = settings
        state = State(ruleset, 0, [_side(), _side()], [], from_seed(seed), player=turn_of, turn=turn, first=ME)
        for player in (ME, RIVAL):
            _lay_legends(state, player, settings[player])
        for player in (ME, RIVAL):
            _lay_out(state, player, settings[player])
        _lay_dice(state, settings)
        state.overtime = overtime
        state.empty_turns = empty_turns
        state.about = about(cards_in(state))
        self.me = Seat(self, ME)
        self.rival = Seat(self, RIVAL)
        self.state = state
        if at_start:
            state.turn -= 1
            begin(state, turn_of)
            for player in (ME, RIVAL):
                state.sides[player].sold, state.sides[player].called = settings[player].sold, settings[player].called
        else:
            state.stack.append(Turn(ruleset.steps.index(MAIN_PHASE)))
        run.settle(state)
        self._check()
        self._may_be_open = False
        TABLES.append(self)

    def stops_here(self) -> None:
        """Say that the test ends on purpose in the middle of something."""
        self._may_be_open = True

    @property
    def is_settled(self) -> bool:
        """Whether nothing is under way: the game is over, or a player may take any action of the Main Phase."""
        asked = self.state.decision
        return self._may_be_open or asked is None or asked.kind == decision.MAIN

    @property
    def decision(self) -> Decision:
        """The open decision; there must be one."""
        assert self.state.decision is not None, f"no decision is open: {self}"
        return self.state.decision

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_over

    @property
    def winner(self) -> Seat | None:
        """Who has won."""
        return None if self.state.winner == NOBODY else (self.me, self.rival)[self.state.winner]

    def options(self) -> list[str]:
        """Give the names of everything that is offered."""
        return [self.name(option) for option in self.decision.options]

    def kinds(self) -> set[int]:
        """Give the kinds of everything that is offered."""
        return {option[0] for option in self.decision.options}

    def name(self, option: Option) -> str:
        """Give the name of an option: a card's id, a die, an amount, or what it means."""
        kind, number, more = option
        if kind in (decision.CARD, decision.PLAY, decision.SELL):
            return next(one.slug for one in _all_cards(self.state) if one.number == number)
        if kind == decision.GIG:
            return self.die_name(number)
        if kind == decision.AMOUNT:
            return f"{number:+d}"
        if kind in (decision.PIECE, decision.CALL, decision.SOLO, decision.FIELD_LEGEND, decision.BLOCK):
            return self.piece_name(number)
        if kind == decision.ACTIVATE:
            return self.piece_name(number)
        if kind == decision.ATTACK:
            return f"{self.piece_name(number)} > {GIGS if more == GIG_AREA else self.piece_name(more)}"
        if kind == decision.NEXT:
            waiting = next(pending for pending in self.state.pending if pending.number == number)
            return waiting.ability.card.slug
        return answer(Names(), self.state, self.decision, option).lower()

    def piece_name(self, number: int) -> str:
        """Give the id of a piece's card, with a number behind it from the second copy on."""
        piece = self.state.piece(number)
        alike = [other for other in self._area(piece.owner, piece.area) if other.card is piece.card]
        place = [other.id for other in alike].index(number)
        return piece.card.slug + (f"#{place + 1}" if place else "")

    def die_name(self, die: int) -> str:
        """Give the name of a die as its controller's `gigs` name it: `d6`, or `rival d6` for a die of the other."""
        holder = look.controller_of(self.state, die)
        owner = die // 6
        return f"d{sides_of(die)}" if holder in (NOBODY, owner) else f"rival d{sides_of(die)}"

    def answers(self, option: Option) -> None:
        """Give an answer, which must be offered."""
        assert option in self.decision.options, f"{option} is not offered; there are {self.options()}: {self}"
        if _mode[0] == "undo":
            before = self.state.clone()
            run.answer(self.state, option)
            once = save.to_data(self.state)
            self.state = before
            run.answer(self.state, option)
            assert save.to_data(self.state) == once, "taking an answer back and giving it again leads elsewhere"
        else:
            run.answer(self.state, option)
        self._check()

    def view(self, player: int) -> View:
        """Give what a player may know."""
        return view(self.state, player)

    def _check(self) -> None:
        """Check at every decision what the mode asks for."""
        asked = self.state.decision
        if asked is None or _mode[0] not in ("save", "twice"):
            return
        before = save.to_data(self.state)
        if _mode[0] == "save":
            self.state = save.from_data(json.loads(json.dumps(before)))
        else:
            self.state.decision = None
            run.settle(self.state)
        assert self.state.decision is not None
        assert list(self.state.decision.options) == list(asked.options), "asked again, the options are others"
        assert save.to_data(self.state) == before, "asking changed the position"

    def _area(self, player: int, area: int) -> list[Piece]:
        side = self.state.sides[player]
        if area in (TRASH, REMOVED):
            return [self.state.piece(number) for number in (side.trash if area == TRASH else side.removed)]
        found: list[Piece] = []
        for number in side.legends + side.field:
            piece = self.state.piece(number)
            found += [piece, *look.gear_of(self.state, piece)]
        return [piece for piece in found if piece.area == area]

    def __repr__(self) -> str:
        asked = self.state.decision
        said = "over" if asked is None else question(Names(), self.state, asked)
        sides = "; ".join(
            f"{name}: hand {seat.hand}, field {seat.field}, Legends {seat.legends}, {seat.gigs}, {seat.eddies} Eddies"
            for name, seat in (("me", self.me), ("rival", self.rival))
        )
        return f"<turn {self.state.turn}, {said} {sides}>"


class Seat:
    """One player at the table: what lies there, and what the player does."""

    def __init__(self, table: Table, player: int) -> None:
        self.table = table
        self.player = player

    @property
    def side(self) -> Side:
        """The player's side."""
        return self.table.state.sides[self.player]

    @property
    def hand(self) -> list[str]:
        """The ids of the cards in the hand."""
        return [card.slug for card in self.side.hand]

    @property
    def deck(self) -> list[str]:
        """The ids of the cards in the deck, the top one first."""
        return [card.slug for card in self.side.deck]

    @property
    def field(self) -> list[str]:
        """The ids of the Units on the field."""
        return [self.table.state.piece(number).card.slug for number in self.side.field]

    @property
    def legends(self) -> list[str]:
        """The ids of the cards in the Legends area; a face-down one in brackets."""
        pieces = [self.table.state.piece(number) for number in self.side.legends]
        return [piece.card.slug if piece.face_up else f"({piece.card.slug})" for piece in pieces]

    @property
    def trash(self) -> list[str]:
        """The ids of the cards in the trash, the latest last."""
        return [self.table.state.piece(number).card.slug for number in self.side.trash]

    @property
    def removed(self) -> list[str]:
        """The ids of the cards removed from the game."""
        return [self.table.state.piece(number).card.slug for number in self.side.removed]

    @property
    def eddies(self) -> int:
        """How many Eddies are ready."""
        return look.ready_eddies(self.table.state, self.player)

    @property
    def spent_eddies(self) -> int:
        """How many Eddies are spent."""
        return self.side.spent_eddies

    @property
    def gigs(self) -> dict[str, int]:
        """The Gigs by name, with their values."""
        return {self.table.die_name(gig.die): gig.value for gig in self.side.gigs}

    @property
    def fixer(self) -> list[int]:
        """The faces of the dice in the fixer area."""
        return [sides_of(die) for die in self.side.fixer]

    @property
    def street_cred(self) -> int | None:
        """11.2 The Street Cred."""
        return look.street_cred(self.table.state, self.player)

    def piece(self, name: str) -> Piece:
        """Give a piece of this player in play by its name."""
        return self._find(name, (FIELD, LEGENDS, TRASH, REMOVED))

    def power(self, name: str) -> int:
        """Give the power of a piece in play."""
        return look.power_of(self.table.state, self.piece(name))

    def is_spent(self, name: str) -> bool:
        """Give whether a piece in play is spent."""
        return not self.piece(name).ready

    def has_lag(self, name: str) -> bool:
        """Give whether a Unit lags."""
        return self.piece(name).lag

    def gear(self, name: str) -> list[str]:
        """Give the ids of the Gear on a piece."""
        return [gear.card.slug for gear in look.gear_of(self.table.state, self.piece(name))]

    def keywords(self, name: str) -> set[str]:
        """Give the keywords of a piece in play."""
        bits = look.keywords_of(self.table.state, self.piece(name))
        return {word for bit, word in KEYWORD_NAMES.items() if bits & bit}

    # What the player does.

    def plays(self, name: str | Card, *, on: str | None = None, paying: Sequence[str] | None = None) -> None:
        """Play a card of the hand; Gear `on` a host; `paying` with those Legends, Eddies first if left out."""
        self._answer((decision.PLAY, card(name).number, 0))
        self._pays(paying)
        if on is not None:
            self.chooses(on)

    def goes_solo(self, name: str, *, paying: Sequence[str] | None = None) -> None:
        """Play a Legend by GO SOLO."""
        self._answer((decision.SOLO, self._find(name, (LEGENDS,)).id, 0))
        self._pays(paying)

    def fields(self, name: str, *, paying: Sequence[str] | None = None) -> None:
        """Play a Legend to the field as an ordinary Unit."""
        self._answer((decision.FIELD_LEGEND, self._find(name, (LEGENDS,)).id, 0))
        self._pays(paying)

    def sells(self, name: str | Card) -> None:
        """Sell a card of the hand."""
        self._answer((decision.SELL, card(name).number, 0))

    def calls(self, name: str, *, free: bool = False, paying: Sequence[str] | None = None) -> None:
        """Call a face-down Legend."""
        self._answer((decision.CALL, self._find(name, (LEGENDS,)).id, int(free)))
        self._pays(paying)

    def activates(self, name: str, *, paying: Sequence[str] | None = None) -> None:
        """Activate the effect of a card in play; it must have just one that can be used now."""
        piece = self._find(name, (FIELD, LEGENDS))
        found = [option for option in self.table.decision.options if option[:2] == (decision.ACTIVATE, piece.id)]
        assert len(found) == 1, f"{name} has {len(found)} effects to activate: {self.table}"
        self._answer(found[0])
        self._pays(paying)

    def attacks(self, name: str, target: str) -> None:
        """Attack a rival Unit, or GIGS."""
        other = (self.table.me, self.table.rival)[1 - self.player]
        aim = GIG_AREA if target == GIGS else other.piece(target).id
        self._answer((decision.ATTACK, self._find(name, (FIELD,)).id, aim))

    def blocks(self, name: str) -> None:
        """Use BLOCKER."""
        self._answer((decision.BLOCK, self._find(name, (FIELD,)).id, 0))

    def passes(self) -> None:
        """End the React Step."""
        self._answer((decision.PASS, 0, 0))

    def ends_turn(self) -> None:
        """End the turn."""
        self._answer((decision.END_TURN, 0, 0))

    def says(self, *, yes: bool) -> None:
        """Answer a "you may"."""
        self._answer((decision.YES if yes else decision.NO, 0, 0))

    def is_done(self) -> None:
        """Pick no more, or nothing."""
        self._answer((decision.DONE, 0, 0))

    def chooses(self, *wanted: str | int | Card) -> None:
        """Pick things by name (a card, a die such as "d6", an amount such as 2), one after the other."""
        for one in wanted:
            name = f"{one:+d}" if isinstance(one, int) else one.slug if isinstance(one, Card) else one
            named = [(option, self.table.name(option)) for option in self.table.decision.options]
            found = [option for option, said in named if said == name]
            found = found or [option for option, said in named if said.startswith(name)]
            assert len(found) == 1, f"{name!r} names {len(found)} of {self.table.options()}: {self.table}"
            self._answer(found[0])

    def may(self, kind: int, name: str | None = None) -> bool:
        """Give whether an option of that kind is offered to this player now (of that piece or card)."""
        asked = self.table.state.decision
        if asked is None or asked.player != self.player:
            return False
        options = [option for option in asked.options if option[0] == kind]
        return any(name is None or self.table.name(option).startswith(name) for option in options)

    def _answer(self, option: Option) -> None:
        assert self.table.decision.player == self.player, f"it is the other player's choice: {self.table}"
        self.table.answers(option)

    def _pays(self, legends: Sequence[str] | None) -> None:
        """Pay, if there is a choice: with those Legends, or with as many Eddies as possible."""
        asked = self.table.state.decision
        if asked is None or asked.kind != decision.PAYMENT:
            assert not legends, f"there is no choice how to pay: {self.table}"
            return
        if legends is None:
            self._answer(asked.options[0])
        else:
            bits = sum(1 << self._find(name, (LEGENDS,)).id for name in legends)
            self._answer((decision.PAY, bits, 0))

    def _find(self, name: str, areas: Sequence[int]) -> Piece:
        wanted, _, place = name.partition("#")
        for area in areas:
            found = [
                piece
                for piece in self.table._area(self.player, area)  # noqa: SLF001
                if piece.card.slug.startswith(wanted)
            ]
            if found:
                assert len({piece.card for piece in found}) == 1, f"{name} names several cards: {found}"
                return found[int(place or 1) - 1]
        raise AssertionError(f"{name} lies in none of the areas {areas}: {self.table}")


def _side() -> Side:
    return Side((), (), (), (), (), (), 0, (), (), (), (), sold=False, called=False)


def _lay_legends(state: State, player: int, setting: Setting) -> None:
    side = state.sides[player]
    for entry in setting.legends:
        shown = entry if isinstance(entry, OnTable) else OnTable(entry)
        piece = _put(state, player, shown, LEGENDS)
        if piece.card.kind != LEGEND:
            raise BadPosition(f"{piece.card.title} is no Legend and can't lie in the Legends area.")
        side.legends = (*side.legends, piece.id)


def _lay_out(state: State, player: int, setting: Setting) -> None:
    side = state.sides[player]
    for number in side.legends:
        _equip(state, number, setting.legends[side.legends.index(number)])
    for entry in setting.field:
        shown = entry if isinstance(entry, OnTable) else OnTable(entry)
        piece = _put(state, player, shown, FIELD)
        side.field = (*side.field, piece.id)
        _equip(state, piece.id, shown)
    for name in setting.trash:
        side.trash = (*side.trash, _put(state, player, OnTable(name), TRASH).id)
    for name in setting.removed:
        side.removed = (*side.removed, _put(state, player, OnTable(name), REMOVED).id)
    side.hand = tuple(card(name) for name in setting.hand)
    side.deck = tuple(card(name) for name in ([FILLER] * 20 if setting.deck is None else setting.deck))
    side.eddies = (card(SOLD),) * (setting.eddies + setting.spent_eddies)
    side.spent_eddies = setting.spent_eddies
    side.sold, side.called = setting.sold, setting.called


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


def _equip(state: State, number: int, entry: str | Card | OnTable) -> None:
    for name in entry.gear if isinstance(entry, OnTable) else ():
        host = state.piece(number)
        gear = _put(state, host.owner, OnTable(name), host.area).equipped_to(host)
        state.put(gear)
        state.put(host.with_gear((*host.gear, gear.id)))


def _lay_dice(state: State, settings: tuple[Setting, Setting]) -> None:
    """Put the named dice into Gig areas, and the others into their owners' fixer areas."""
    placed: set[int] = set()
    for player in (ME, RIVAL):
        for name, value in settings[player].gigs.items():
            die = _die(name, player)
            if die in placed or not 1 <= value <= sides_of(die):
                raise BadPosition(f"{name} showing {value} can't lie in this Gig area.")
            placed.add(die)
            side = state.sides[player]
            side.gigs = (*side.gigs, Gig(die, value))
    for player in (ME, RIVAL):
        wanted = settings[player].fixer
        dice = [die_of(player, sides) for sides in (SIDES if wanted is None else wanted)]
        state.sides[player].fixer = tuple(die for die in dice if die not in placed)


def _die(name: str, player: int) -> int:
    owner = 1 - player if name.startswith("rival ") else player
    faces = name.removeprefix("rival ").removeprefix("d")
    if not faces.isdigit() or int(faces) not in SIDES:
        raise BadPosition(f"{name!r} is no die; dice are d4, d6, d8, d10, d12, d20, and rival d4 and so on.")
    return die_of(owner, int(faces))


def _all_cards(state: State) -> set[Card]:
    return cards_in(state)


__all__ = [
    "GIGS",
    "ME",
    "MODES",
    "RIVAL",
    "SPECTATOR",
    "OnTable",
    "Seat",
    "Setting",
    "Table",
    "card",
    "face_down",
    "legend",
    "me",
    "rival",
    "unit",
    "use_mode",
]
