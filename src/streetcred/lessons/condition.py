"""What has to happen for a task to be done: `you attacked gigs`, `rival lost corpo-security`, `you rolled`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from streetcred.core import event
from streetcred.errors import BadPosition, BadScene
from streetcred.layout.data import SEATS
from streetcred.layout.setting import card

if TYPE_CHECKING:
    from streetcred.core.event import Event

KINDS: Final = {
    "began": event.TURN_STARTED,
    "ended": event.TURN_ENDING,
    "rolled": event.ROLLED,
    "sold": event.SOLD,
    "played": event.PLAYED,
    "called": event.CALLED,
    "attacked": event.ATTACKED,
    "blocked": event.BLOCKED,
    "stole": event.STOLE,
    "lost": event.DEFEATED,
    "passed": event.PASSED,
    "won": event.GAME_OVER,
}
GIGS: Final = "gigs"
"""The Gig area, as what was attacked."""
ACTIONS: Final = frozenset(
    {event.SOLD, event.PLAYED, event.CALLED, event.ATTACKED, event.BLOCKED, event.PASSED, event.TURN_ENDING}
)
"""What somebody does of their own accord."""
ON_THE_WAY: Final = {
    event.STOLE: frozenset({event.ATTACKED}),
    event.DEFEATED: frozenset({event.ATTACKED, event.PLAYED, event.BLOCKED, event.PASSED}),
    event.TURN_STARTED: frozenset({event.TURN_ENDING}),
    event.ROLLED: frozenset({event.TURN_ENDING}),
    event.GAME_OVER: frozenset({event.TURN_ENDING, event.ATTACKED, event.PASSED}),
}
"""What is done to make something happen."""


class Condition(NamedTuple):
    """Something that one player does, or that befalls them."""

    player: int
    kind: int
    what: str
    """The id of the card that it is about, or the Gig area; empty for anything."""

    def is_met_by(self, happened: Event) -> bool:
        """Give whether this is what happened."""
        if happened.player != self.player or happened.kind != self.kind:
            return False
        return not self.what or self.what in _names(happened)

    def is_prepared_by(self, happened: Event) -> bool:
        """Give whether what a player did may lead to this."""
        return happened.kind in ON_THE_WAY.get(self.kind, ()) or (happened.kind == self.kind and not self.what)


def read(text: str) -> Condition:
    """Read a condition. Raises BadScene if it says nothing that is known."""
    who, verb, *rest = [*text.split(), "", ""]
    what = rest[0]
    if who not in SEATS or verb not in KINDS:
        raise BadScene(f"{text!r} is no condition; it is you or rival, then one of {', '.join(KINDS)}, then a card.")
    try:
        return Condition(SEATS.index(who), KINDS[verb], card(what).slug if what not in ("", GIGS) else what)
    except BadPosition as fault:
        raise BadScene(f"{text!r}: {fault}") from fault


def _names(happened: Event) -> list[str]:
    """Give the cards that something is about; an attack is about what is attacked, too."""
    found = [piece.card.slug for piece in (happened.piece, happened.other) if piece is not None]
    if happened.card is not None:
        found.append(happened.card.slug)
    if happened.kind == event.ATTACKED and happened.other is None:
        found.append(GIGS)
    return found
