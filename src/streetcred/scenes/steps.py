"""Answers by names: `attack gigs with psycho-squad`, `play mantis-blades on v-corporate-exile`, `rival: pass`."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from streetcred.core import decision as ask
from streetcred.errors import BadScene
from streetcred.layout.laying import die_named
from streetcred.layout.setting import RIVAL, YOU, card
from streetcred.scenes.names import GIGS, option_name, piece_named
from streetcred.terms import FIELD, LEGENDS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from streetcred.core.decision import Decision, Option
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.game import Game

WORDS: Final = {
    "pass": (ask.PASS, 0, 0),
    "end turn": (ask.END_TURN, 0, 0),
    "yes": (ask.YES, 0, 0),
    "no": (ask.NO, 0, 0),
    "done": (ask.DONE, 0, 0),
    "keep": (ask.KEEP, 0, 0),
    "mulligan": (ask.MULLIGAN, 0, 0),
    "go first": (ask.FIRST, 0, 0),
    "go second": (ask.SECOND, 0, 0),
}
"""Answers that name nothing."""
DIE: Final = re.compile(r"(?:rival )?d\d+")
PRICED: Final = (ask.PLAY, ask.SOLO, ask.FIELD_LEGEND, ask.CALL, ask.ACTIVATE)
"""Answers that a payment follows, if there is a choice how to pay."""


class Step(NamedTuple):
    """A suggested answer as it is written."""

    player: int
    words: str
    note: str
    """What is to be said about it, or empty."""


def read(text: str) -> Step:
    """Read a suggested answer."""
    words, _, note = text.partition("//")
    whose, colon, rest = words.partition(":")
    named = colon and whose.strip() in ("rival", "you")
    player = RIVAL if named and whose.strip() == "rival" else YOU
    return Step(player, " ".join((rest if named else words).split()), note.strip())


def take(game: Game, step: Step) -> list[Option]:
    """Give a suggested answer, with the payment that follows it; say what was answered. Raises BadScene."""
    words, _, paying = step.words.partition(" paying ")
    words, _, host = words.partition(" on ") if words.startswith("play ") else (words, "", "")
    given: list[Option] = []
    for one in _separately(words):
        given.append(_give(game, step, partial(_option, one)))
    if given[0][0] in PRICED and _asks(game, ask.PAYMENT, step.player):
        given.append(_give(game, step, partial(_payment, paying)))
    if host and _asks(game, ask.HOST, step.player):
        given.append(_give(game, step, partial(_chosen, host)))
    return given


def offers(state: State, step: Step) -> bool:
    """Give whether that answer may be given now."""
    return meant(state, step) is not None


def meant(state: State, step: Step) -> Option | None:
    """Give the option that an answer means; None if it may not be given now."""
    asked = state.decision
    if asked is None or asked.player != step.player:
        return None
    words = step.words.partition(" on ")[0] if step.words.startswith("play ") else step.words
    try:
        option = _option(words, state, asked)
    except BadScene:
        return None
    return option if option in asked.options else None


def _separately(words: str) -> list[str]:
    """Give an answer that chooses several things as one for each of them."""
    if not words.startswith("choose "):
        return [words]
    return [f"choose {name}" for name in words.removeprefix("choose ").split(", ")]


def _asks(game: Game, kind: int, player: int) -> bool:
    asked = game.decision
    return asked is not None and asked.kind == kind and asked.player == player


def _give(game: Game, step: Step, find: Callable[[State, Decision], Option]) -> Option:
    asked = game.decision
    if asked is None:
        raise BadScene(f"{step.words!r} can't be answered: the game is over.")
    if asked.player != step.player:
        whose = "yours" if asked.player == YOU else "the rival's"
        raise BadScene(f"{step.words!r} can't be answered: the choice is {whose}.")
    option = find(game.state, asked)
    if option not in asked.options:
        names = ", ".join(option_name(game.state, asked, offered) for offered in asked.options)
        raise BadScene(f"{step.words!r} is not offered; there are {names}.")
    game.answer(option)
    return option


def _option(words: str, state: State, asked: Decision) -> Option:
    """Give the option that an answer means, whether it is offered or not."""
    if words in WORDS:
        return WORDS[words]
    verb, _, rest = words.partition(" ")
    if verb == "choose":
        return _chosen(rest, state, asked)
    if verb in ("play", "sell"):
        return (ask.PLAY if verb == "play" else ask.SELL, card(rest).number, 0)
    if verb in ("solo", "field", "call"):
        kind = {"solo": ask.SOLO, "field": ask.FIELD_LEGEND, "call": ask.CALL}[verb]
        free = rest.endswith(" free")
        return (kind, _piece(state, asked.player, rest.removesuffix(" free"), (LEGENDS,)).id, int(free))
    if verb == "use":
        return _used(state, asked, rest)
    if verb == "attack":
        target, _, attacker = rest.partition(" with ")
        aim = ask.GIG_AREA if target == GIGS else _piece(state, 1 - asked.player, target, (FIELD,)).id
        return (ask.ATTACK, _piece(state, asked.player, attacker, (FIELD,)).id, aim)
    if words.startswith("block with "):
        return (ask.BLOCK, _piece(state, asked.player, words.removeprefix("block with "), (FIELD,)).id, 0)
    raise BadScene(f"{words!r} is no answer that is known; one begins with play, attack, choose, pass and so on.")


def _used(state: State, asked: Decision, rest: str) -> Option:
    """Give the option to use an effect; a number behind the name says which of several."""
    found = re.fullmatch(r"(\S+)(?: (\d))?", rest)
    name, place = (found.group(1), int(found.group(2) or 1)) if found else (rest, 1)
    piece = _piece(state, asked.player, name, (FIELD, LEGENDS))
    usable = [option for option in asked.options if option[:2] == (ask.ACTIVATE, piece.id)]
    if not 1 <= place <= len(usable):
        raise BadScene(f"{name} has {len(usable)} effects that can be used now.")
    return usable[place - 1]


def _payment(legends: str, state: State, asked: Decision) -> Option:
    """Give the way to pay: with those Legends, or with as many Eddies as possible."""
    if not legends:
        return asked.options[0]
    return (
        ask.PAY,
        sum(1 << _piece(state, asked.player, name, (LEGENDS,)).id for name in legends.split(", ")),
        0,
    )


def _chosen(name: str, state: State, asked: Decision) -> Option:
    """Give the option with a name, or with the one name that begins so; a die is named by who brought it."""
    if DIE.fullmatch(name):
        return (ask.GIG, die_named(name, asked.player), 0)
    named: Sequence[tuple[Option, str]] = [(option, option_name(state, asked, option)) for option in asked.options]
    found = [option for option, said in named if said == name]
    found = found or [option for option, said in named if said.startswith(name)]
    if len(found) != 1:
        raise BadScene(f"{name!r} names {len(found)} of {', '.join(said for _, said in named)}.")
    return found[0]


def _piece(state: State, player: int, name: str, areas: Sequence[int]) -> Piece:
    found = piece_named(state, player, name, areas)
    if found is None:
        raise BadScene(f"{name!r} names no card on the table, or several.")
    return found
