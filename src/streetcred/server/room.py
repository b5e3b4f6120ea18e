"""A game that is being played: its seats, the pages that look at it, and the bots that have to move."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec

from streetcred import record
from streetcred.errors import GameError
from streetcred.server.course import BACK, CONCEDED, Course
from streetcred.server.learning import Learned
from streetcred.server.lines import Log
from streetcred.server.messages import Hint, Hints, Notice, Refused, Why
from streetcred.server.names import PERSON, names_for, people
from streetcred.server.page import Goodbye, Page
from streetcred.server.script import script_for
from streetcred.server.storage import Conflict, Standing
from streetcred.server.table import Sitting, table_of
from streetcred.server.why import reasons

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from streetcred.core.decision import Option
    from streetcred.server.bots import Bots, Thought
    from streetcred.server.messages import Table
    from streetcred.server.storage import Storage, Stored

LOG: Final = logging.getLogger(__name__)
WATCHED_PAUSE: Final = 1.0
"""Seconds before each answer of a bot in a game that is only watched, so that it can be followed."""
TRY_AGAIN: Final = Goodbye(1012, "The game could not be stored; connect again.")


def play_anew(stored: Stored, steps: list[Option]) -> Course:
    """Play a stored game up to where it stands. Raises BadSave if it was played with other rules or card texts."""
    course = Course(record.from_data(stored.record()))
    for step in steps:
        course.take(step)
    return course


class Room:
    """A live game. Every change is stored before a page hears of it."""

    def __init__(
        self,
        stored: Stored,
        course: Course,
        steps: int,
        storage: Storage,
        bots: Bots,
        watched_pause: float = WATCHED_PAUSE,
    ) -> None:
        self.stored = stored
        self.course = course
        self.pages: list[Page] = []
        self.is_lost = False
        """Whether a step could not be stored: then the game must be read anew before it can go on."""
        self._script = script_for(stored.scene)
        self._learned = Learned(stored.scene)
        self._steps = steps
        """How many steps are stored."""
        self._storage = storage
        self._bots = bots
        self._watched_pause = watched_pause
        self._one_at_a_time = asyncio.Lock()
        self._logs = self._new_logs()
        self._tables: dict[int, Table] = {}
        """The tables of the seats as they are now, as far as somebody has asked for them."""
        self._thinking: asyncio.Task[None] | None = None
        self._hints: tuple[int, asyncio.Task[list[Thought]]] | None = None
        self._errands: set[asyncio.Task[None]] = set()

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nobody thinks."""
        return not self.pages and self._thinking is None

    @property
    def is_watched_only(self) -> bool:
        """Whether bots play each other, for somebody who watches."""
        return not people(self.stored.seats)

    def owns(self, owner: str, seat: int) -> bool:
        """Give whether a seat belongs to somebody."""
        return self.stored.owners[seat] == owner

    def enter(self, page: Page) -> None:
        """Let a page in; bots that will have to think get ready."""
        self.pages.append(page)
        for seat in self.stored.seats:
            if seat != PERSON:
                self._bots.expect(seat)

    def greet(self, page: Page, lines: int, backs: int) -> None:
        """Let a page see the table from now on; it has so many lines of the log already, told after so many backs."""
        if self.is_lost:
            page.send_away(TRY_AGAIN)
            return
        page.greeted = True
        self.show_anew(page, lines, backs)
        self._wake_bots()

    def leave(self, page: Page) -> None:
        """Let a page go."""
        if page in self.pages:
            self.pages.remove(page)

    def close(self) -> None:
        """Stop all that goes on here."""
        for task in (self._thinking, *self._errands, *(self._hints[1:] if self._hints else ())):
            if task is not None:
                task.cancel()

    def show_anew(self, page: Page, lines: int, backs: int) -> None:
        """Send a page the table; its lines of the log count only if nothing has been taken back since it got them."""
        page.lines = lines if backs == self.course.backs else 0
        self._show(page)

    def _show(self, page: Page) -> None:
        """Send a page the table, with the lines of the log that it lacks."""
        table, lines = self._table(page.seat), self._logs[page.seat].lines
        told = max(0, min(page.lines, len(lines)))
        page.lines = len(lines)
        page.say(msgspec.structs.replace(table, lines=told, log=lines[told:]))

    async def answer(self, seat: int, number: int, option: Option) -> None:
        """Take a seat's answer to the open decision. Raises GameError, and changes nothing, if it is none."""
        async with self._one_at_a_time:
            decision = self.course.game.decision
            self._check_plays(seat)
            self._check_number(number)
            if decision is None:
                raise GameError("The game is over; there is nothing to answer.")
            if decision.player != seat:
                raise GameError("It is not your choice now.")
            if option not in decision.options:
                raise GameError("This answer is not offered now.")
            await self._take(option)

    async def undo(self, seat: int, number: int) -> None:
        """Go back to the last decision of a seat before that one, or take a concession back."""
        async with self._one_at_a_time:
            self._check_plays(seat)
            if number > self.course.number:
                raise GameError("This has been taken back already.")
            if self.course.game.conceded is not None:
                await self._go_back(seat, self.course.number)
                return
            earlier = [made for made in self.course.decisions_of(seat) if made < number]
            if not earlier:
                raise GameError("There is nothing to take back yet.")
            await self._go_back(seat, earlier[-1])

    async def take_back(self, seat: int, number: int, to: int) -> None:
        """Go back to any earlier decision of a seat."""
        async with self._one_at_a_time:
            self._check_plays(seat)
            self._check_number(number)
            if to not in self.course.decisions_of(seat):
                raise GameError(f"Decision {to} was not yours.")
            await self._go_back(seat, to)

    async def concede(self, seat: int) -> None:
        """1.16 Let a seat give up."""
        async with self._one_at_a_time:
            self._check_plays(seat)
            await self._take((CONCEDED, seat, 0))

    async def why(self, page: Page, number: int, card: str, piece: int) -> None:
        """Tell a page why a card of its hand, or a piece, can't do this or that now."""
        async with self._one_at_a_time:
            self._check_number(number)
            found = reasons(self.course.game.view(page.seat), card, piece)
            page.say(Why(number=number, card=card, piece=piece, reasons=found))

    async def hint(self, page: Page, number: int) -> None:
        """Let the best bot think about the open decision, and tell the page that asks when it has."""
        async with self._one_at_a_time:
            self._check_plays(page.seat)
            self._check_number(number)
            if self.course.decider != page.seat:
                raise GameError("There is nothing for you to decide now.")
            if self._hints is None or self._hints[0] != self._steps:
                self._hints = (self._steps, asyncio.ensure_future(self._bots.hints(self.course.game)))
            self._run(self._tell_hints(page, number, self._hints[1]))

    async def _tell_hints(self, page: Page, number: int, thinking: asyncio.Task[list[Thought]]) -> None:
        try:
            found = await asyncio.shield(thinking)
        except Exception:
            LOG.exception("hint failed", extra={"facts": {"game": self.stored.id}})
            page.say(Refused(reason="The bot could not think about this."))
            return
        hints = [Hint(key=one.option, chance=one.chance, error=one.error, visits=one.visits) for one in found]
        page.say(Hints(number=number, hints=hints))

    def _check_plays(self, seat: int) -> None:
        if self.stored.seats[seat] != PERSON:
            raise GameError("You only watch this game: bots play it.")

    def _check_number(self, number: int) -> None:
        now = self.course.number
        if number < now:
            raise GameError(f"Decision {number} has been answered already; the open one is {now}.")
        if number > now:
            raise GameError(f"There is no decision {number} yet; the open one is {now}.")

    def _may_go_back(self, seat: int) -> bool:
        """Whether nobody else would lose anything: all other seats are bots, or belong to the same person."""
        owner, playing = self.stored.owners[seat], people(self.stored.seats)
        return seat in playing and all(self.stored.owners[other] == owner for other in playing)

    async def _go_back(self, seat: int, number: int) -> None:
        if not self._may_go_back(seat):
            raise GameError("Between two people nothing is taken back.")
        await self._take((BACK, number, 0))

    async def _take(self, step: Option) -> None:
        """Take a step, store it, and show everybody what has come of it."""
        if self.is_lost:
            raise GameError("The game could not be stored; connect again.")
        await self._try(step)
        try:
            await self._storage.append(self.stored.id, self._steps, step, self._standing())
        except Conflict:
            await self._read_anew()
            raise GameError("The game has gone on elsewhere meanwhile; this is how it stands now.") from None
        except BaseException:
            self.is_lost = True
            self._send_all_away(TRY_AGAIN)
            raise
        self._steps += 1
        kind, number, _ = step
        if kind == BACK:
            for log in self._logs:
                log.go_back(number)
        self._note(step)
        self._show_all()

    async def _try(self, step: Option) -> None:
        """Take a step in memory; whatever may go wrong in the engine, the game stays as it is stored."""
        try:
            self.course.take(step)
        except GameError:
            raise
        except Exception:
            LOG.exception("engine failed", extra={"facts": {"game": self.stored.id, "number": self.course.number}})
            await self._read_anew()
            raise GameError(
                "The game could not go on from this answer; it was noted, and nothing has changed."
            ) from None

    async def _read_anew(self) -> None:
        """Let the game stand as it is stored."""
        steps = await self._storage.steps(self.stored.id)
        self.course, self._steps = play_anew(self.stored, steps), len(steps)
        self._logs = self._new_logs()
        for page in self.pages:
            page.lines = 0
        self._show_all()

    def _new_logs(self) -> tuple[Log, Log]:
        seats = self.stored.seats
        return Log(0, names_for(seats, 0)), Log(1, names_for(seats, 1))

    def _show_all(self) -> None:
        self._tables.clear()
        for page in self.pages:
            if page.greeted:
                self._show(page)
        self._wake_bots()

    def _send_all_away(self, goodbye: Goodbye) -> None:
        for page in self.pages:
            page.send_away(goodbye)

    def _table(self, seat: int) -> Table:
        """Give the table of a seat, with all but the lines of the log."""
        if seat not in self._tables:
            seats, decks = self.stored.seats, self.course.game.decks
            sitting = Sitting(self.stored.id, seats, (decks[0].name, decks[1].name))
            names, view, answers = names_for(seats, seat), self.course.game.view(seat), self.course.game.answers
            table = table_of(sitting, names, view, self.course.number)
            guide = self._script.guide(names, view, answers)
            self._logs[seat].read_on(self.course)
            earlier = self.course.decisions_of(seat) if self._may_go_back(seat) else []
            undo_to = self._logs[seat].before(earlier)
            self._tables[seat] = msgspec.structs.replace(
                table,
                backs=self.course.backs,
                undo_to=undo_to,
                guide=guide,
                lesson=self._learned.lesson(self.course.game),
                puzzle=self._learned.puzzle(self.course.game),
            )
        return self._tables[seat]

    def _standing(self) -> Standing:
        return Standing.of(self.course.game)

    def _note(self, step: Option) -> None:
        kind, _, _ = step
        event = {BACK: "taken back", CONCEDED: "conceded"}.get(kind, "answered")
        facts = {"game": self.stored.id, "step": self._steps - 1, "number": self.course.number}
        LOG.info(event, extra={"facts": facts | ({"over": True} if self.course.game.is_over else {})})

    def _bot_to_move(self) -> str | None:
        decider = self.course.decider
        return None if decider is None or self.stored.seats[decider] == PERSON else self.stored.seats[decider]

    def _wake_bots(self) -> None:
        if self._thinking is None and self._bot_to_move() is not None:
            self._thinking = asyncio.create_task(self._let_bots_play())

    @property
    def _goes_on(self) -> bool:
        """Whether bots go on: a game that is only watched waits for somebody who does."""
        return bool(self.pages) or not self.is_watched_only

    async def _let_bots_play(self) -> None:
        """Let bots answer until a person must, or the game is over."""
        try:
            while self._goes_on and await self._let_a_bot_answer():
                pass
        except Exception:
            LOG.exception("bot failed", extra={"facts": {"game": self.stored.id}})
            for page in self.pages:
                page.say(Notice(words="The bot could not decide; it tries again when you load the page anew."))
        finally:
            self._thinking = None

    async def _let_a_bot_answer(self) -> bool:
        """Let a bot answer, if it is its choice; what it has found is dropped if the game has moved meanwhile."""
        if self.is_watched_only:
            await asyncio.sleep(self._watched_pause)
        async with self._one_at_a_time:
            bot, steps = self._bot_to_move(), self._steps
            if bot is None:
                return False
            suggested = self._script.next(self.course.game.answers)
            if suggested is not None:
                await self._take(suggested.option)
                return True
            game = self.course.game
            thinking = self._learned.reply(self._bots, game) or self._bots.choose(game, bot)
        option = await thinking
        async with self._one_at_a_time:
            if self._steps == steps:
                await self._take(option)
        return True

    def _run(self, errand: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
