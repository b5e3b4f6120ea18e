"""The whole table as lines of text: as large as fits, and nothing left out."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from rich.text import Text

from streetcred.core import decision, look
from streetcred.core.decision import CARD, GIG, GIG_AREA, PIECE
from streetcred.terminal.blocks import Block, Drawing, Key
from streetcred.terminal.card_drawing import BOX, CHIP, SLIP, die_block, hand_block, large, piece_block
from streetcred.terminal.palette import ICE, NEON, PAPER, ROSE
from streetcred.terminal.words import dice_words
from streetcred.terms import NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.state import Side
    from streetcred.narrate import Names
    from streetcred.view import View

SIZES: Final = (
    (BOX, BOX, BOX, BOX),
    (SLIP, BOX, BOX, BOX),
    (SLIP, BOX, BOX, SLIP),
    (CHIP, BOX, BOX, SLIP),
    (SLIP, SLIP, BOX, SLIP),
    (CHIP, SLIP, BOX, SLIP),
    (CHIP, SLIP, CHIP, SLIP),
    (CHIP, SLIP, CHIP, CHIP),
    (CHIP, CHIP, CHIP, CHIP),
)
"""How large Legends, fields, Gigs and hand are drawn, from the most comfortable to the smallest."""
GUTTER: Final = 8
MOST_EDDIES: Final = 8
"""How many Eddies are drawn one by one."""


def draw(view: View, names: Names, width: int, height: int, marked: frozenset[Key] = frozenset()) -> Drawing:
    """Draw the table as large as the height allows; `marked` is what the choice in hand is about."""
    airy = Board(view, names, width, SIZES[0], marked, airy=True).draw()
    if airy.height <= height:
        return airy
    for sizes in SIZES[:-1]:
        drawing = Board(view, names, width, sizes, marked).draw()
        if drawing.height <= height:
            return drawing
    return smallest(view, names, width, marked)


def smallest(view: View, names: Names, width: int, marked: frozenset[Key] = frozenset()) -> Drawing:
    """Draw the table as small as it gets."""
    return Board(view, names, width, SIZES[-1], marked).draw()


class Board:
    """One way to draw the table."""

    def __init__(
        self,
        view: View,
        names: Names,
        width: int,
        sizes: Sequence[int],
        marked: frozenset[Key],
        *,
        airy: bool = False,
    ) -> None:
        self.view = view
        self.table = view.table
        self.names = names
        self.legends, self.field, self.gigs, self.hand = sizes
        self.marked = marked
        self.airy = airy
        """Whether empty lines stand between the parts."""
        self.below = view.player if view.player in (0, 1) else 0
        """The player at the lower edge."""
        self.drawing = Drawing(width)

    def draw(self) -> Drawing:
        """Draw the rival side, the street between the players, and the own side."""
        above = 1 - self.below
        self._counts(above)
        self._pieces("Legends", self.table.sides[above].legends, self.legends)
        self._space()
        self._pieces("Field", self.table.sides[above].field, self.field)
        self._space()
        if self.gigs == BOX:
            self.drawing.rule("the street")
        self._street(above)
        self._street(self.below)
        if self.gigs == BOX:
            self.drawing.rule("")
        self._space()
        self._pieces("Field", self.table.sides[self.below].field, self.field)
        self._space()
        self._pieces("Legends", self.table.sides[self.below].legends, self.legends)
        self._space()
        self._counts(self.below)
        if self.view.player == self.below:
            self._hand()
        return self.drawing

    def _space(self) -> None:
        if self.airy:
            self.drawing.add(Text())

    def _title(self, player: int) -> Text:
        turn = "▶ " if player == self.table.player and not self.table.is_over else "  "
        style = NEON if player == self.below else ICE
        return Text(f"{turn}{self.names.names[player].upper()}", style=f"bold {style}")

    def _counts(self, player: int) -> None:
        """Draw whose side it is, and what lies there in numbers."""
        side = self.table.sides[player]
        parts = [
            f"hand {len(side.hand)}",
            f"deck {len(side.deck)}",
            f"trash {len(side.trash)}",
            f"Eddies {_eddies(side)}",
            f"can pay {look.money(self.table, player)} €$",
        ]
        parts += [f"fixer {dice_words(side.fixer, ' ')}"] if side.fixer else []
        blocks = [Block([self._title(player)]), *(Block([Text(f" {part}", style=PAPER)]) for part in parts)]
        self.drawing.flow("", blocks, 0)

    def _pieces(self, label: str, numbers: Sequence[int], size: int) -> None:
        pieces = [self.table.piece(number) for number in numbers]
        blocks = [piece_block(self.table, piece, size, marked=(PIECE, piece.id) in self.marked) for piece in pieces]
        self.drawing.flow(label, blocks, GUTTER)

    def _street(self, player: int) -> None:
        """Draw a player's Gigs, how many of the seven they are, and the Street Cred."""
        side = self.table.sides[player]
        cred = look.street_cred(self.table, player)
        attacked = self.table.target == GIG_AREA and player != self.table.player
        style = f"bold {NEON if player == self.below else ICE}"
        goal = self.table.ruleset.gigs_to_win
        under = " under attack" if attacked else ""
        dice = [die_block(gig, self.gigs, marked=(GIG, gig.die) in self.marked) for gig in side.gigs]
        label = self.names.names[player]
        if self.gigs == BOX:
            score = [
                large(len(side.gigs), style),
                Block([Text(), Text(f"of {goal} Gigs", style=style), Text(under, style=f"bold {ROSE}")]),
                Block([Text(), Text("★" if cred is not None else "no ★", style=style)]),
                *([large(cred, style)] if cred is not None else []),
                Block([Text("  ")]),
            ]
        else:
            stars = "no ★" if cred is None else f"★ {cred}"
            words = (f"{len(side.gigs)} of {goal} Gigs  {stars} ", style)
            score = [Block([Text.assemble(words, (under, f"bold {ROSE}"))])]
        self.drawing.flow(label, [*score, *dice], max(GUTTER, len(label) + 1))

    def _hand(self) -> None:
        """Draw the own hand, alike cards once, with what can be done with each now."""
        uses = offers(self.view)
        asked = self.view.decision
        acts = self.view.is_mine and asked is not None and asked.kind in (decision.MAIN, decision.REACT)
        blocks = []
        for card, count in Counter(self.view.own.hand).items():
            use = uses.get(card.number, ())
            marked = (CARD, card.number) in self.marked
            blocks.append(hand_block(card, count, self.hand, use, marked=marked, quiet=acts and not use))
        self.drawing.flow("Hand", blocks, GUTTER)


def _eddies(side: Side) -> str:
    count = side.eddie_count()
    ready = count - side.spent_eddies
    drawn = f"{'●' * ready}{'○' * side.spent_eddies} " if 0 < count <= MOST_EDDIES else ""
    return f"{drawn}{ready}/{count}"


def offers(view: View) -> dict[int, list[str]]:
    """Give what may be done now with cards of the own hand, by their printed numbers."""
    verbs = {decision.PLAY: "play", decision.SELL: "sell", decision.CARD: "choose"}
    found: dict[int, list[str]] = {}
    if view.is_mine and view.decision is not None:
        for kind, number, _ in view.decision.options:
            if kind in verbs:
                found.setdefault(number, []).append(verbs[kind])
    return found


def keys_of(view: View, option: decision.Option) -> frozenset[Key]:
    """Give what an option is about, as far as it lies on the table."""
    kind, number, more = option
    if kind in (decision.CARD, decision.PLAY, decision.SELL):
        return frozenset({(CARD, number)})
    if kind == decision.GIG:
        return frozenset({(GIG, number)})
    if kind == decision.PAY:
        return frozenset((PIECE, legend) for legend in view.own.legends if number >> legend & 1)
    if kind == decision.ATTACK:
        rivals = {(GIG, gig.die) for gig in view.rival.gigs} if more == GIG_AREA else {(PIECE, more)}
        return frozenset({(PIECE, number)} | rivals)
    pieces = (decision.PIECE, decision.CALL, decision.SOLO, decision.FIELD_LEGEND, decision.ACTIVATE, decision.BLOCK)
    if kind in pieces:
        return frozenset({(PIECE, _host(view, number))})
    return frozenset()


def _host(view: View, number: int) -> int:
    """Give the piece that is drawn: the host, for Gear."""
    piece = view.table.piece(number)
    return number if piece.host == NOBODY else piece.host
