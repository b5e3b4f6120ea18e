"""Play random games between random legal decks of all cards, and count what every card did.

    python scripts/random_games.py [--games N] [--seed S] [--workers W] [--out FILE] [--write]

Every answer is drawn from the options; at a sample of decisions all invariants of the test suite are checked, and
every option is tried on a copy. What is done is kept in FILE, a line for each hundred games: started again with the
same seed, the script goes on where it was stopped. With --write, the table goes into docs/random-games.md.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.properties import invariants  # noqa: E402

from streetcred.cards.catalogue import BY_NUMBER, CARDS  # noqa: E402
from streetcred.core import event, look, run  # noqa: E402
from streetcred.core.ability import Activated, Keyword, Program, Replacing, Scope, Standing, Triggered  # noqa: E402
from streetcred.core.decision import (  # noqa: E402
    ACTIVATE,
    ATTACK,
    CALL,
    DONE,
    END_TURN,
    GIG_AREA,
    MAIN,
    MAY,
    PASS,
    PAYMENT,
    PLAY,
    REACT,
    REPLACE,
    SELL,
    YES,
)
from streetcred.core.effect import Effect  # noqa: E402
from streetcred.core.ruleset import OFFICIAL  # noqa: E402
from streetcred.decks import breaches, random_deck, write  # noqa: E402
from streetcred.lab.simulate import REASON_NAMES  # noqa: E402
from streetcred.notation import to_text  # noqa: E402
from streetcred.rules.play import stand_in  # noqa: E402
from streetcred.rules.setup import new_game  # noqa: E402
from streetcred.terms import ADRENALINE, BLOCKER, GEAR, GO_SOLO, HAND, PROGRAM, UNIT  # noqa: E402
from streetcred.text.abilities import OwnPrice, StandingText, paragraph  # noqa: E402
from streetcred.text.english import ENGLISH  # noqa: E402
from streetcred.text.guards import WhileFighting  # noqa: E402
from streetcred.text.joints import EachPlayer, Instead, May  # noqa: E402

if TYPE_CHECKING:
    from streetcred.core.ability import Ability
    from streetcred.core.card import Card
    from streetcred.core.decision import Decision, Option
    from streetcred.core.event import Event
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.decks import Deck

PAGE: Final = ROOT / "docs" / "random-games.md"
CHUNK: Final = 100
LONGEST: Final = 5000
"""Answers after which a game is taken to be endless."""
CHECK_EVERY: Final = 199
"""One decision in so many is checked thoroughly: a prime, so that no phase of the turn is passed over."""
LOOK_EVERY: Final = 7
"""One decision in so many is looked at for persistent effects that work, besides those within effects and fights."""
SAVERS: Final = 0.3
"""The share of players who keep their money for dear cards."""
PEACEFUL: Final = 0.2
"""The share of games in which nobody attacks a Gig area without need."""
TASTE: Final = 0.8
"""How often a type of card that a player likes is played first."""
DEAR: Final = 7
ENOUGH: Final = 100
INTRODUCTION: Final = """# Random games

Made by `scripts/random_games.py --write`; do not edit it by hand.

Games between random legal decks of all cards, in which every answer was drawn from the options; some players keep their
money for dear cards. The table says for every paragraph of card text how often it resolved, and for every "you may" how
often it was done and left. Persistent effects are looked for at one decision in seven, and count once for each in which
they change something.
"""


@dataclass
class Tally:
    """What happened in some games, by keys such as `floor-it/0` and `floor-it/0/3`."""

    resolved: Counter[str] = field(default_factory=Counter)
    taken: Counter[str] = field(default_factory=Counter)
    declined: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    games: int = 0
    decisions: int = 0
    checked: int = 0

    def add(self, other: Tally) -> None:
        """Add what happened in other games."""
        for mine, theirs in (
            (self.resolved, other.resolved),
            (self.taken, other.taken),
            (self.declined, other.declined),
            (self.ends, other.ends),
        ):
            mine.update(theirs)
        self.games += other.games
        self.decisions += other.decisions
        self.checked += other.checked

    def to_data(self) -> dict[str, object]:
        """Give it as plain data."""
        return {name: dict(value) if isinstance(value, Counter) else value for name, value in vars(self).items()}


def from_data(data: dict[str, dict[str, int] | int]) -> Tally:
    """Read what `to_data` gave."""
    found = Tally()
    for name, value in data.items():
        setattr(found, name, Counter(value) if isinstance(value, dict) else value)
    return found


# Playing.


def play(seed: int, tally: Tally, check_every: int = CHECK_EVERY) -> None:
    """Play one game; raise AssertionError with decks and position if anything is wrong."""
    chance = random.Random(seed)
    decks = (random_deck(chance, "first"), random_deck(chance, "second"))
    assert breaches(decks[0]) == breaches(decks[1]) == [], "a random deck is not legal"
    first, second = decks
    state = new_game(OFFICIAL, (first.legends, second.legends), (first.main, second.main), seed)
    try:
        _play_on(state, decks, chance, tally, check_every)
    except Exception as fault:
        lists = "\n".join(write(deck) for deck in decks)
        raise AssertionError(f"seed {seed}: {fault}: {to_text(state)}\n{lists}") from fault


def _play_on(state: State, decks: tuple[Deck, Deck], chance: random.Random, tally: Tally, check_every: int) -> None:
    told = len(state.events)
    answers = 0
    peaceful = chance.random() < PEACEFUL
    styles = (Style.drawn(chance, peaceful=peaceful), Style.drawn(chance, peaceful=peaceful))
    while state.decision is not None:
        answers += 1
        assert answers < LONGEST, "the game does not end"
        if (tally.decisions + answers) % check_every == 0:
            check(state, decks, answers)
            tally.checked += 1
        if answers % LOOK_EVERY == 0 or state.decision.kind not in (MAIN, REACT, PAYMENT):
            _count_standing(state, tally)
        option = styles[state.decision.player].choose(state.decision, chance)
        _count_may(state, option, tally)
        run.answer(state, option)
        for happened in state.events[max(0, told - state.dropped) :]:
            _count_event(state, happened, tally)
        told = state.dropped + len(state.events)
    tally.games += 1
    tally.decisions += answers
    tally.ends[REASON_NAMES[state.reason]] += 1


@dataclass(frozen=True)
class Style:
    """How a player draws from the options: so that cheap and dear cards, short and long turns all come up."""

    haste: float
    """How often an end is accepted at once where something else could be done."""
    saves: bool
    """Whether money is kept for cards that cost more than most."""
    taste: int
    """The type of card that is played first, wherever there is one; 0 for none."""
    peaceful: bool
    """Whether nobody attacks a Gig area without need: such games are long, and end with much on the table."""

    @staticmethod
    def drawn(chance: random.Random, *, peaceful: bool) -> Style:
        """Give any style."""
        return Style(chance.random(), chance.random() < SAVERS, chance.choice((UNIT, GEAR, PROGRAM, 0)), peaceful)

    def choose(self, asked: Decision, chance: random.Random) -> Option:
        """Give any option, ends and small expenses less often."""
        options = list(asked.options)
        if self.peaceful:
            options = [option for option in options if option[0] != ATTACK or option[2] != GIG_AREA] or options
        if self.saves and asked.kind == MAIN:
            options = [option for option in options if not _spends_little(option)] or options
            options = [option for option in options if option[0] == SELL] or options
        elif asked.kind == MAIN and chance.random() < TASTE:
            options = [option for option in options if self._likes(option)] or options
        option = chance.choice(options)
        if option[0] in (END_TURN, PASS, DONE) and chance.random() > self.haste:
            option = chance.choice(options)
        return option

    def _likes(self, option: Option) -> bool:
        return option[0] == PLAY and BY_NUMBER[option[1]].kind == self.taste


def _spends_little(option: Option) -> bool:
    """Give whether an option costs a little money; the end of a turn and dear cards are left."""
    if option[0] == PLAY:
        return (BY_NUMBER[option[1]].cost or 0) < DEAR
    return option[0] in (ACTIVATE, CALL)


def check(state: State, decks: tuple[Deck, Deck], number: int) -> None:
    """Check all invariants of the test suite, and that every option can be taken."""
    invariants.dice_are_conserved(state)
    invariants.cards_are_conserved(state, decks)
    invariants.pieces_lie_where_they_say(state)
    invariants.money_is_possible(state)
    invariants.options_are_sound(state)
    invariants.save_and_load_give_the_same(state)
    invariants.views_do_not_tell(state, number)
    invariants.no_option_fails(state)


# Counting.


def key(card: Card, *places: int) -> str:
    """Name a paragraph of a card, or a step of it."""
    return "/".join([card.slug, *(str(place) for place in places)])


def _count_event(state: State, happened: Event, tally: Tally) -> None:
    piece = happened.piece
    if piece is None:
        return
    if happened.kind in (event.RESOLVES, event.REPLACED):
        tally.resolved[key(piece.card, happened.number)] += 1
    elif happened.kind == event.PLAYED and piece.card.program is not None:
        tally.resolved[key(piece.card, piece.card.program.index)] += 1
    elif happened.kind == event.FOUGHT:
        _count_fight(state, happened, piece, tally)
    used = _keyword_used(happened, piece)
    cards = [piece.card, *(state.piece(gear).card for gear in piece.gear)] if used else []
    for ability in (ability for card in cards for ability in card.abilities):
        if isinstance(ability, Keyword) and ability.keyword == used:
            tally.resolved[key(ability.card, ability.index)] += 1


def _count_fight(state: State, happened: Event, piece: Piece, tally: Tally) -> None:
    """Count what changes a Unit while it fights; a fight is over before anything is asked."""
    assert happened.other is not None
    for ability in piece.card.standing:
        if isinstance(ability, StandingText) and isinstance(ability.during, WhileFighting):
            scope = Scope(piece, piece, piece.owner)
            tally.resolved[key(piece.card, ability.index)] += ability.during.opponent.fits(state, scope, happened.other)


def _keyword_used(happened: Event, piece: Piece) -> int:
    """Give the keyword that made this possible, or 0."""
    if happened.kind == event.BLOCKED:
        return BLOCKER
    if happened.kind == event.PLAYED and happened.cause == event.GOING_SOLO:
        return GO_SOLO
    if happened.kind == event.ATTACKED and piece.lag:
        return ADRENALINE
    return 0


def _count_may(state: State, option: Option, tally: Tally) -> None:
    asked = state.decision
    assert asked is not None
    if asked.kind == MAY and len(asked.options) > 1:
        effect = state.stack[-1]
        assert isinstance(effect, Effect)
        counter = tally.taken if option[0] == YES else tally.declined
        counter[key(effect.ability.card, effect.ability.index, effect.at)] += 1
    if asked.kind == REPLACE:
        for one in asked.options:
            if one[0] != DONE:
                counter = tally.taken if option == one else tally.declined
                counter[key(state.piece(one[1]).card, one[2])] += 1


def _count_standing(state: State, tally: Tally) -> None:
    """Count the persistent effects that change something now."""
    pieces = [carrier for player in (0, 1) for carrier, _ in look.voices(state, player)]
    pieces += [state.piece(number) for side in state.sides for number in side.legends]
    for player, side in enumerate(state.sides):
        in_hand = [stand_in(card, player, HAND) for card in dict.fromkeys(side.hand)]
        for carrier, source in look.voices(state, player):
            _count_touched(state, carrier, Scope(source, carrier, player), pieces + in_hand, tally)
        for piece in in_hand:
            _count_touched(state, piece, Scope(piece, piece, player), [piece], tally, own_price=True)


def _count_touched(
    state: State, carrier: Piece, scope: Scope, pieces: list[Piece], tally: Tally, *, own_price: bool = False
) -> None:
    for ability in carrier.card.standing:
        if isinstance(ability, OwnPrice) == own_price and any(ability.touches(state, scope, one) for one in pieces):
            tally.resolved[key(carrier.card, ability.index)] += 1


def choices(ability: Ability) -> list[int]:
    """Give the steps of a paragraph at which its player may do something or leave it."""
    return [
        at
        for at, step in enumerate(ability.ops)
        if isinstance(step, May)
        or (isinstance(step, Instead) and step.may)
        or (isinstance(step, EachPlayer) and step.may)
    ]


# Many games.


def chunk(seed: int, number: int) -> tuple[int, Tally, str]:
    """Play a hundred games; give what happened, and the first fault."""
    tally = Tally()
    for game in range(number * CHUNK, (number + 1) * CHUNK):
        try:
            play(seed * 1_000_003 + game, tally)
        except AssertionError as fault:
            return number, tally, str(fault)
    return number, tally, ""


def finished(path: Path, seed: int) -> dict[int, Tally]:
    """Give what a file holds of earlier runs with that seed; a line cut off by a kill is left out."""
    found: dict[int, Tally] = {}
    for line in path.read_text("utf-8").splitlines() if path.exists() else []:
        try:
            data = json.loads(line)
        except ValueError:
            continue
        if data["seed"] == seed:
            found[data["chunk"]] = from_data(data["tally"])
    return found


def play_all(games: int, seed: int, workers: int, path: Path) -> tuple[Tally, list[str]]:
    """Play what is still to be played; give the sum of everything, and the faults."""
    done = finished(path, seed)
    numbers = range(-(-games // CHUNK))
    faults: list[str] = []
    with ProcessPoolExecutor(workers) as pool, path.open("a", encoding="utf-8") as file:
        jobs = [pool.submit(chunk, seed, number) for number in numbers if number not in done]
        for count, job in enumerate(as_completed(jobs), start=1):
            number, tally, fault = job.result()
            if fault:
                faults.append(fault)
                print(fault, file=sys.stderr)
                continue
            done[number] = tally
            file.write(json.dumps({"seed": seed, "chunk": number, "tally": tally.to_data()}) + "\n")
            file.flush()
            if count % 50 == 0:
                print(f"{count} of {len(jobs)} hundred games", file=sys.stderr)
    total = Tally()
    for number in numbers:
        total.add(done.get(number, Tally()))
    return total, faults


# Telling.


def kind_of(ability: Ability) -> str:
    """Name the kind of a paragraph."""
    names: tuple[tuple[type[Ability], str], ...] = (
        (Program, "Program"),
        (Keyword, "keyword"),
        (Triggered, "triggered"),
        (Activated, "activated"),
        (Standing, "persistent"),
        (Replacing, "replacement"),
    )
    return next(name for kind, name in names if isinstance(ability, kind))


def rows(tally: Tally) -> list[tuple[str, str, int, list[tuple[int, int]], bool]]:
    """Give for every paragraph its card, its text, how often it resolved, its choices, and whether that is enough."""
    found = []
    for card in CARDS.values():
        for ability in card.abilities:
            place = key(card, ability.index)
            optional = isinstance(ability, Replacing) and ability.optional
            steps = [f"{place}/{at}" for at in choices(ability)] + ([place] if optional else [])
            both = [(tally.taken[step], tally.declined[step]) for step in steps]
            times = tally.resolved[place]
            enough = times >= ENOUGH and all(taken and declined for taken, declined in both)
            said = paragraph(ability).say(ENGLISH).replace("\n", " / ")
            found.append((card.title, f"{kind_of(ability)}: {said}", times, both, enough))
    return found


def page(tally: Tally, seed: int) -> str:
    """Give the page that tells what happened."""
    told = rows(tally)
    short = [row for row in told if not row[4]]
    ends = ", ".join(f"{count:,} by {name}" for name, count in sorted(tally.ends.items()))
    lines = [
        INTRODUCTION,
        f"- {tally.games:,} games (seed {seed}), {tally.decisions:,} decisions; all ended by a rule: {ends}.",
        f"- {tally.checked:,} decisions at which all invariants were checked and every option was tried.",
        f"- {len(told)} paragraphs of card text; {len(short)} of them resolved less than {ENOUGH} times, or have a",
        '  "you may" that was not both taken and declined.',
        "",
        "| card | text | resolved | taken / declined |",
        "|---|---|---:|---|",
    ]
    for title, said, times, both, enough in told:
        chosen = ", ".join(f"{taken:,} / {declined:,}" for taken, declined in both)
        lines.append(f"| {title} | {said} | {'' if enough else '**'}{times:,}{'' if enough else '**'} | {chosen} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Play, and tell."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--games", type=int, default=100_000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--workers", type=int, default=2)
    arguments.add_argument("--out", type=Path, default=ROOT / "random-games.jsonl")
    arguments.add_argument("--write", action="store_true", help="write docs/random-games.md")
    chosen = arguments.parse_args()
    tally, faults = play_all(chosen.games, chosen.seed, chosen.workers, chosen.out)
    text = page(tally, chosen.seed)
    if chosen.write and not faults:
        PAGE.write_text(text, encoding="utf-8")
    short = [f"{title}: {said}: {times} {both}" for title, said, times, both, enough in rows(tally) if not enough]
    print("\n".join(text.splitlines()[9:14]))
    print("\n".join(short))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
