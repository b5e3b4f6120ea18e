"""The answers that a scene suggests: what a seat is told, and what a bot does as long as they are given."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from streetcred import scenes
from streetcred.errors import GameError
from streetcred.narrate import answer, capital
from streetcred.server.messages import Guide

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from streetcred.core.decision import Option
    from streetcred.narrate import Names
    from streetcred.scenes import Move
    from streetcred.view import View

LOG: Final = logging.getLogger(__name__)


class Script:
    """What a scene suggests, from the beginning on; nothing for any other game."""

    def __init__(self, moves: Sequence[Move] = (), moral: str = "") -> None:
        self._moves = moves
        self._options = [move.option for move in moves]
        self._moral = moral

    def next(self, answers: Sequence[Option]) -> Move | None:
        """Give what is suggested now; None when all was done, or something else was."""
        return self._moves[len(answers)] if self._follows(answers) and len(answers) < len(self._moves) else None

    def guide(self, names: Names, view: View, answers: Sequence[Option]) -> Guide | None:
        """Tell a seat what is suggested now; None if the game suggests nothing."""
        if not self._moves:
            return None
        count = len(self._moves)
        move = self.next(answers)
        if move is None:
            done = len(answers) >= count and list(answers[:count]) == self._options
            return Guide(
                status="done" if done else "left", step=count, steps=count, words="", note=self._moral, key=None
            )
        asked = view.decision
        if asked is None or not view.is_mine:
            return Guide(status="wait", step=len(answers), steps=count, words="", note="", key=None)
        words = capital(answer(names, view.table, asked, move.option))
        return Guide(status="now", step=len(answers), steps=count, words=words, note=move.note, key=move.option)

    def _follows(self, answers: Sequence[Option]) -> bool:
        return bool(self._moves) and list(answers) == self._options[: len(answers)]


def script_for(scene: dict[str, Any] | None) -> Script:
    """Give what a stored scene suggests; nothing if it comes from another version and does not fit any more."""
    if scene is None or not scene.get("steps"):
        return Script()
    try:
        found = scenes.from_data(scene)
        return Script(scenes.script_of(found), found.moral)
    except GameError:
        LOG.warning("a scene does not fit any more", extra={"facts": {"scene": scene.get("id")}})
        return Script()
