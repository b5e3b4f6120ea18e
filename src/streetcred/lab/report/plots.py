"""Plots as SVG, by hand: a heat map, dots with their intervals, bars."""

from __future__ import annotations

import math
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.lab.scores import Share

WIDTH: Final = 358
"""What a phone of 390 pixels has room for."""
CELL: Final = 38
LONGEST_NAME: Final = 38
_ROW: Final = 44
_STRONGEST: Final = 0.8
"""How opaque the colour of a share of all or nothing is; numbers must stay readable on it."""


@dataclass(frozen=True)
class Dot:
    """A value with its interval, in a plot of dots."""

    name: str
    value: float
    low: float
    high: float
    said: str
    """The value in words."""


def dots(found: Sequence[Dot], low: float, high: float, middle: float) -> str:
    """Give a plot of dots with interval bars from low to high, a line in the middle, and a name above each."""
    left, right = 8.0, WIDTH - 8.0
    height = _ROW * len(found) + 6

    def across(value: float) -> float:
        return left + (right - left) * (min(max(value, low), high) - low) / (high - low)

    centre = across(middle)
    parts = []
    for row, dot in enumerate(found):
        top = row * _ROW
        y = top + 28
        parts += [
            f'<text x="{left}" y="{top + 15}">{escape(_short(dot.name))}</text>',
            f'<text x="{right}" y="{top + 15}" text-anchor="end">{escape(dot.said)}</text>',
            f'<line class="line" x1="{left}" x2="{right}" y1="{y}" y2="{y}"/>',
            f'<line class="half" x1="{centre:.1f}" x2="{centre:.1f}" y1="{y - 9}" y2="{y + 9}"/>',
            f'<line class="reach" x1="{across(dot.low):.1f}" x2="{across(dot.high):.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{across(dot.value):.1f}" cy="{y}" r="6">{_title(dot)}</circle>',
        ]
    return _svg(WIDTH, height, parts, "dots with interval bars")


def heat_map(names: Sequence[str], shares: Sequence[Sequence[Share | None]]) -> str:
    """Give a matrix of shares of row against column; the columns bear the numbers of the rows."""
    side = CELL * len(names)
    parts = []
    for place in range(len(names)):
        middle = place * CELL + CELL / 2
        parts.append(f'<text class="quiet" x="{middle + CELL}" y="20" text-anchor="middle">{place + 1}</text>')
        parts.append(f'<text class="quiet" x="{CELL / 2}" y="{middle + 34}" text-anchor="middle">{place + 1}</text>')
    for a, row in enumerate(shares):
        parts += [_cell(names, a, b, share) for b, share in enumerate(row)]
    listed = "".join(f"<li>{escape(name)}</li>" for name in names)
    drawn = _svg(side + CELL + 2, side + 32, parts, "matrix of shares")
    return f'<div class="wide">{drawn}</div>\n<ol>{listed}</ol>'


def _cell(names: Sequence[str], a: int, b: int, share: Share | None) -> str:
    x, y = CELL * (b + 1), 30 + CELL * a
    place = f'x="{x}" y="{y}" width="{CELL - 2}" height="{CELL - 2}" rx="4"'
    if share is None:
        return f'<rect class="none" {place}/>'
    colour = "good" if share.mean > 0.5 else "bad"
    strength = _STRONGEST * abs(share.mean - 0.5) * 2
    said = f"{names[a]} takes {share.mean:.1%} against {names[b]} (95%: {share.low:.1%} to {share.high:.1%})"
    return (
        f'<rect class="{colour}" {place} fill-opacity="{strength:.2f}"><title>{escape(said)}</title></rect>'
        f'<text x="{x + CELL / 2 - 1}" y="{y + CELL / 2 + 4}" text-anchor="middle">{100 * share.mean:.0f}</text>'
    )


def histogram(values: Sequence[int], unit: str) -> str:
    """Give how often each value came up, in at most 30 bars."""
    low, high = min(values), max(values)
    step = math.ceil((high - low + 1) / 30)
    counts = [0] * ((high - low) // step + 1)
    for value in values:
        counts[(value - low) // step] += 1
    wide, tall = WIDTH / len(counts), 120
    parts = [f'<line class="line" x1="0" x2="{WIDTH}" y1="{tall + 10}" y2="{tall + 10}"/>']
    for place, count in enumerate(counts):
        height = tall * count / max(counts)
        begin = low + place * step
        said = f"{begin}" if step == 1 else f"{begin} to {begin + step - 1}"
        parts.append(
            f'<rect class="bar" x="{place * wide + 1:.1f}" y="{tall + 10 - height:.1f}" width="{wide - 2:.1f}" '
            f'height="{height:.1f}"><title>{said} {escape(unit)}: {count}</title></rect>'
        )
    parts += [
        f'<text class="quiet" x="0" y="{tall + 27}">{low} {escape(unit)}</text>',
        f'<text class="quiet" x="{WIDTH}" y="{tall + 27}" text-anchor="end">{high} {escape(unit)}</text>',
    ]
    return _svg(WIDTH, tall + 34, parts, f"histogram of {unit}")


def _title(dot: Dot) -> str:
    return f"<title>{escape(dot.name)}: {escape(dot.said)}</title>"


def _short(name: str) -> str:
    """Cut a name that would run into the value; the whole one shows where a pointer rests on the dot."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _svg(width: float, height: float, parts: Sequence[str], label: str) -> str:
    inside = "\n".join(parts)
    return (
        f'<svg width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}" role="img" '
        f'aria-label="{escape(label)}">\n{inside}\n</svg>'
    )
