"""A game at one keyboard: who sits where, bots that answer, taking back, keeping the game in a file."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from streetcred import record
from streetcred.agents import BOTS, make_agent
from streetcred.errors import BadSave, GameError
from streetcred.game import Game
from streetcred.narrate import Names, story
from streetcred.terms import NOBODY
from streetcred.text.english import ENGLISH
from streetcred.view import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Callable

    from streetcred.core.decision import Option
    from streetcred.core.event import Event
    from streetcred.decks.deck import Deck
    from streetcred.text.book import Book
    from streetcred.view import View

Seats: TypeAlias = tuple[str, str]
"""Who sits where: PERSON, or the name of a bot."""

PERSON: Final = "person"


class Session:
    """One game between two seats, each taken by a person or by a bot."""

    def __init__(self, game: Game, seats: Seats, book: Book = ENGLISH) -> None:
        self.game = game
        self.seats = seats
        self.book = book
        """The language in which card texts are shown; it is no part of the game, and is not saved."""
        self.path = Path(f"streetcred-{game.seed}.json")
        """Where the game is kept, unless another place is named."""

    @classmethod
    def start(cls, decks: tuple[Deck, Deck], seed: int, seats: Seats, book: Book = ENGLISH) -> Session:
        """Begin a new game."""
        return cls(Game(*decks, seed), seats, book)

    @classmethod
    def load(cls, path: Path, seats: Seats, book: Book = ENGLISH) -> Session:
        """Go on with a game from a file. A record that says nothing of seats gets those.

        Raises BadSave in one sentence if that can't be done.
        """
        game = record.load(path)
        kept = json.loads(path.read_text(encoding="utf-8")).get("seats", list(seats))
        if not isinstance(kept, list) or len(kept) != 2 or any(seat not in (PERSON, *BOTS) for seat in kept):
            raise BadSave(f"{path} names players that are not there: {kept}.")
        session = cls(game, (kept[0], kept[1]), book)
        session.path = path
        return session

    def again(self) -> Session:
        """Give a new game between the same seats with the same decks and the next seed."""
        game = Game(*self.game.decks, self.game.seed + 1, self.game.state.ruleset, self.game.layout)
        return Session(game, self.seats, self.book)

    def save(self, path: Path | None = None) -> Path:
        """Keep the game in a file: its record, and who sits where. Give the file; raise GameError if it can't be done.

        The new file takes the place of an old one only when it is complete.
        """
        path = path or self.path
        data = record.to_data(self.game) | {"seats": list(self.seats)}
        try:
            beside = path.with_name(f"{path.name}.new")
        except ValueError:
            raise GameError(f"{path} is no name of a file to keep a game in.") from None
        try:
            beside.write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")
            beside.replace(path)
        except OSError as fault:
            with suppress(OSError):
                beside.unlink()
            raise GameError(f"The game can't be kept in {path}: {fault.strerror}.") from fault
        return path

    @property
    def people(self) -> list[int]:
        """The seats that people have taken."""
        return [player for player in (0, 1) if self.seats[player] == PERSON]

    @property
    def decider(self) -> int:
        """Who must decide now; NOBODY when the game is over."""
        return NOBODY if self.game.decision is None else self.game.decision.player

    @property
    def bot_decides(self) -> bool:
        """Whether a bot must decide now."""
        return self.decider != NOBODY and self.seats[self.decider] != PERSON

    def reader(self) -> int:
        """Give whose eyes the table is shown to: the person who must decide, or the only one, else a spectator."""
        people = self.people
        if self.decider in people:
            return self.decider
        return people[0] if len(people) == 1 else SPECTATOR

    def names(self, viewer: int) -> Names:
        """Give the names of the players as a viewer reads them."""
        if len(self.people) == 1:
            mine = self.people[0]
            return Names(("You", "Rival") if mine == 0 else ("Rival", "You"), viewer, self.book)
        return Names(("Player A", "Player B") if self.people else ("A", "B"), viewer, self.book)

    def title(self) -> str:
        """Say who plays what against whom, and the seed."""
        names = self.names(self.reader())
        sides = [f"{names.names[player]} ({self._seat_words(player)})" for player in (0, 1)]
        return f"{' against '.join(sides)}, seed {self.game.seed}"

    def _seat_words(self, player: int) -> str:
        bot = "" if self.seats[player] == PERSON else f", {self.seats[player]} bot"
        return f"{self.game.decks[player].name}{bot}"

    def view(self, viewer: int) -> View:
        """Give what a viewer may know now."""
        return self.game.view(viewer)

    def story(self, viewer: int, since: int = 0) -> list[tuple[Event, str]]:
        """Give what has happened from event number `since` on, in sentences for a viewer."""
        return story(self.names(viewer), self.game.events(viewer, since))

    def thinking(self) -> Callable[[], Option]:
        """Give what the bot that must decide now has to do to find its answer; it may be done aside.

        The bot is made anew for every answer, from the seed and the number of the answer, so that a game which is
        taken back, or kept and resumed, goes on as it would have.
        """
        decision = self.game.decision
        assert decision is not None, "the game is over"
        seed = self.game.seed * 100_003 + len(self.game.answers)
        bot = make_agent(self.seats[decision.player], seed, live=True)
        return partial(bot.choose, self.view(decision.player), decision)

    def thought(self) -> Option:
        """Give what the bot that must decide now answers."""
        return self.thinking()()

    def let_bots_play(self) -> None:
        """Let bots answer until a person must, or the game is over."""
        while self.bot_decides:
            self.game.answer(self.thought())

    def undo(self) -> None:
        """Take a concession back, or go back to the last decision of a person, over whatever bots did since.

        Raises GameError, and changes nothing, if there is nothing to take back.
        """
        if self.game.conceded is not None:
            self.game.undo()
            return
        answers = self.game.answers.copy()
        try:
            self.game.undo()
            while self.bot_decides:
                self.game.undo()
        except GameError:
            for option in answers[len(self.game.answers) :]:
                self.game.answer(option)
            raise GameError("There is nothing to take back yet.") from None
