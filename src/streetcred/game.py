"""A game: the convenient way to play one, with undo, log and record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from streetcred.core import run
from streetcred.core.ruleset import OFFICIAL
from streetcred.decks.deck import Deck
from streetcred.errors import GameError, IllegalAnswer
from streetcred.layout.laying import deck_of, lay, sold_cards
from streetcred.layout.setting import card, on_table
from streetcred.narrate import Names, answer, question, story
from streetcred.redact import redact_event
from streetcred.rules.setup import new_game
from streetcred.terms import LEGEND
from streetcred.view import SPECTATOR, View, view

if TYPE_CHECKING:
    from streetcred.core.decision import Decision, Option
    from streetcred.core.event import Event
    from streetcred.core.ruleset import Ruleset
    from streetcred.core.state import State
    from streetcred.layout import Layout, Setting


NAMES: Final = ("Your side", "Rival side")
"""What the decks of a game are called that began in the middle."""
KEPT_EVERY: Final = 16
"""After how many answers a position is kept to go back to: all of them would be half of what a game weighs."""


class Game:
    """A game between two decks. It always has either an open decision or a result.

    >>> from streetcred import Game, LISTS
    >>> game = Game(LISTS["the-heist"], LISTS["embracing-power"], seed=1)
    >>> game.answer(game.options[0])
    >>> game.decision is not None
    True
    """

    def __init__(
        self,
        first_deck: Deck,
        second_deck: Deck,
        seed: int,
        ruleset: Ruleset = OFFICIAL,
        layout: Layout | None = None,
    ) -> None:
        self.decks = (first_deck, second_deck)
        self.seed = seed
        self.layout = layout
        """The table with which it began; None for a game from the beginning."""
        self.state = (
            lay(layout, seed, ruleset)
            if layout is not None
            else new_game(ruleset, (first_deck.legends, second_deck.legends), (first_deck.main, second_deck.main), seed)
        )
        self.answers: list[Option] = []
        """Every answer so far: with the decks and the seed, the whole game."""
        self.conceded: int | None = None
        """Who gave up, if a player did."""
        self._events: list[Event] = []
        self._collect()
        self._kept = [_Kept(self.state.clone(), len(self._events))]

    @classmethod
    def laid_out(cls, layout: Layout, seed: int, ruleset: Ruleset = OFFICIAL, names: tuple[str, str] = NAMES) -> Game:
        """Begin a game in the middle; its decks are what lies on the table. Raises BadPosition if nothing can."""
        first, second = (_deck_on(setting, name) for setting, name in zip(layout.sides, names, strict=True))
        return cls(first, second, seed, ruleset, layout)

    @property
    def decision(self) -> Decision | None:
        """The open decision; None when the game is over."""
        return self.state.decision

    @property
    def options(self) -> list[Option]:
        """The legal answers to the open decision."""
        return [] if self.state.decision is None else list(self.state.decision.options)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_over

    @property
    def winner(self) -> int | None:
        """The player who has won; None while the game goes on, and in a tie."""
        return self.state.winner if self.state.is_over and self.state.winner >= 0 else None

    def answer(self, option: Option) -> None:
        """Answer the open decision. Raises IllegalAnswer if it does not offer that, and changes nothing then."""
        asked = self.state.decision
        if asked is None:
            raise IllegalAnswer("The game is over; there is nothing to answer.")
        if option not in asked.options:
            names = Names()
            offered = "; ".join(answer(names, self.state, asked, legal) for legal in asked.options)
            raise IllegalAnswer(f"{option} is no answer to: {question(names, self.state, asked)} Possible: {offered}.")
        self._take(option)

    def undo(self, steps: int = 1) -> None:
        """Take answers, or a concession, back. Raises GameError if there are not that many."""
        count = len(self.answers) + (self.conceded is not None)
        if not 0 <= steps <= count:
            raise GameError(f"{steps} answers can't be taken back: there are {count}.")
        if steps:
            self._go_back(self.answers[: count - steps])

    def concede(self, player: int) -> None:
        """1.16 Let a player give up, whoever's turn or choice it is."""
        if self.state.is_over:
            raise GameError("The game is over already.")
        run.concede(self.state, player)
        self.conceded = player
        self._collect()

    def view(self, player: int) -> View:
        """Give what a player, or SPECTATOR, may know now."""
        return view(self.state, player)

    @property
    def event_count(self) -> int:
        """How many events have happened so far."""
        return len(self._events)

    def events(self, viewer: int = SPECTATOR, since: int = 0) -> list[Event]:
        """Give what has happened from event number `since` on, as `viewer` may know it."""
        return [redact_event(event, viewer) for event in self._events[since:]]

    def log(self, viewer: int = SPECTATOR, names: Names | None = None, since: int = 0) -> list[str]:
        """Give the game in sentences, from event number `since` on, as `viewer` may know it."""
        return [words for _, words in story(names or Names(you=viewer), self.events(viewer, since))]

    def _take(self, option: Option) -> None:
        """Go on with a legal answer; keep every so often a position to go back to."""
        run.answer(self.state, option)
        self.answers.append(option)
        self._collect()
        if len(self.answers) % KEPT_EVERY == 0:
            self._kept.append(_Kept(self.state.clone(), len(self._events)))

    def _go_back(self, answers: list[Option]) -> None:
        """Go on anew from the last position that was kept, up to where only these answers have been given."""
        del self._kept[len(answers) // KEPT_EVERY + 1 :]
        kept = self._kept[-1]
        self.state = kept.state.clone()
        self.conceded = None
        del self.answers[(len(self._kept) - 1) * KEPT_EVERY :]
        del self._events[kept.events :]
        for option in answers[len(self.answers) :]:
            self._take(option)

    def _collect(self) -> None:
        """Take over the events that the position holds and that are new."""
        self._events += self.state.events_since(len(self._events))


class _Kept(NamedTuple):
    """A position to come back to, with how much had happened."""

    state: State
    events: int


def _deck_on(setting: Setting, name: str) -> Deck:
    """Give all cards of one side of a table as a deck: Legends, and the rest wherever it lies."""
    lying = [on_table(entry) for entry in (*setting.legends, *setting.field)]
    named = [one.card for one in lying] + [gear for one in lying for gear in one.gear]
    cards = [card(one) for one in (*named, *setting.hand, *setting.trash, *setting.removed)]
    legends = tuple(one for one in cards if one.kind == LEGEND)
    rest = (*(one for one in cards if one.kind != LEGEND), *deck_of(setting))
    return Deck(name, legends, (*rest, *sold_cards(setting)))
