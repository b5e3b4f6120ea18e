"""The frame of a report page. It asks for nothing from outside, runs no script, and fits a phone."""

from __future__ import annotations

from html import escape
from string import Template
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

PAGE: Final = Template("""\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title>
<style>
:root {
  color-scheme: light dark;
  --paper: #fbfbf9; --ink: #1c2026; --quiet: #5d6673; --line: #d5d8dd;
  --good: #2f7fd1; --bad: #e07b1a; --bar: #2f7fd1;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14171c; --ink: #e4e8ee; --quiet: #98a2b0; --line: #363c46;
    --good: #4c9bea; --bad: #e58a35; --bar: #4c9bea;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1.5rem 1rem 3rem; max-width: 60rem;
  background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.1rem; margin: 2.2rem 0 .3rem; }
p { margin: .3rem 0 .8rem; max-width: 42rem; }
.judgement { font-size: 1.15rem; font-weight: 600; }
.how, footer { color: var(--quiet); }
.wide { overflow-x: auto; }
svg { display: block; max-width: 100%; height: auto; font: 13px system-ui, sans-serif; }
.wide svg { max-width: none; }
svg text { fill: var(--ink); }
svg .quiet { fill: var(--quiet); }
svg .line { stroke: var(--line); stroke-width: 1; }
svg .half { stroke: var(--quiet); stroke-width: 1; stroke-dasharray: 3 3; }
svg .reach { stroke: var(--bar); stroke-width: 3; stroke-linecap: round; }
svg .dot, svg .bar { fill: var(--bar); }
svg .good { fill: var(--good); }
svg .bad { fill: var(--bad); }
svg .none { fill: none; stroke: var(--line); }
table { border-collapse: collapse; font-size: .9rem; }
th, td { padding: .25rem .7rem .25rem 0; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 8rem; }
footer { margin-top: 3rem; font-size: .85rem; }
</style>
</head>
<body>
<h1>$title</h1>
$body
<footer>$footer</footer>
</body>
</html>
""")


def page(title: str, sections: Sequence[str], footer: str) -> str:
    """Give a page of sections, which are HTML; title and footer are text."""
    return PAGE.substitute(title=escape(title), body="\n".join(sections), footer=escape(footer))


def section(title: str, how: str, content: str) -> str:
    """Give a part of the page: what it shows, a sentence on how to read it, and the plot, which is HTML."""
    return f'<section>\n<h2>{escape(title)}</h2>\n<p class="how">{escape(how)}</p>\n{content}\n</section>'


def paragraph(text: str, kind: str = "") -> str:
    """Give a paragraph of text."""
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Give a table of text, which scrolls within itself where it is too wide."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table>\n<tr>{top}</tr>\n{body}\n</table></div>'
