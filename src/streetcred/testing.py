"""The test table: set up any position in a line, play by names, look at the table.

    table = Table(me(hand=["corpo-security"], eddies=2), rival(field=["psycho-squad"]))
    table.me.plays("corpo-security")
    assert table.me.field == ["corpo-security"]

Cards are named by their ids or by a beginning of an id that no other card shares; the second copy of a card in an area
is `"psycho-squad#2"`. The table refuses every answer that is not offered, and says what is.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from streetcred import save
from streetcred.core import decision, look, run
from streetcred.core.card import Card
from streetcred.core.decision import GIG_AREA
from streetcred.core.gig import sides_of
from streetcred.core.ruleset import OFFICIAL, Ruleset
from streetcred.layout import Layout, OnTable, Setting, card, face_down, legend, unit
from streetcred.layout.laying import lay
from streetcred.layout.setting import FILLER, SOLD
from streetcred.narrate import Names, question
from streetcred.redact import SPECTATOR
from streetcred.scenes.names import GIGS, die_name, option_name, piece_name, piece_named
from streetcred.terms import FIELD, KEYWORD_NAMES, LEGENDS, NOBODY, REMOVED, TRASH
from streetcred.view import View, view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.decision import Decision, Option
    from streetcred.core.piece import Piece
    from streetcred.core.state import Side
    from streetcred.layout import Beginning

ME: Final = 0
RIVAL: Final = 1

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


me = Setting
rival = Setting


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
        self.settings = (mine or Setting(), theirs or Setting())
        begins: Beginning = "start" if at_start else "main"
        layout = Layout(self.settings, turn, turn_of, begins=begins, overtime=overtime, empty_turns=empty_turns)
        self.me = Seat(self, ME)
        self.rival = Seat(self, RIVAL)
        self.state = lay(layout, seed, ruleset)
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
        return option_name(self.state, self.decision, option)

    def piece_name(self, number: int) -> str:
        """Give the id of a piece's card, with a number behind it from the second copy on."""
        return piece_name(self.state, number)

    def die_name(self, die: int) -> str:
        """Give the name of a die as its controller's `gigs` name it: `d6`, or `rival d6` for a die of the other."""
        return die_name(self.state, die)

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
        found = piece_named(self.table.state, self.player, name, areas)
        assert found is not None, f"{name} names no card, or several, in the areas {areas}: {self.table}"
        return found


__all__ = [
    "FILLER",
    "GIGS",
    "ME",
    "MODES",
    "RIVAL",
    "SOLD",
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
