"""Make docs/rules-map.md: for every rule the code that follows it and the tests that show it.

    python scripts/rules_map.py [--write]

Rule numbers are collected from docstrings of the package and of the tests. Without --write it only says whether the
page is up to date.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections import defaultdict
from pathlib import Path

from streetcred import rulebook

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "rules-map.md"
CODE = ("core", "rules", "text", "decks")
NUMBER = re.compile(r"(?<![\d.])(\d{1,2}(?:\.\d{1,2})+)(?![\d.]*\d)")

INTRODUCTION = f"""# Rules map

Where every numbered rule of the game (numbering of {rulebook.RULES_VERSION}) is followed in the code and shown by a
test. Made by `scripts/rules_map.py` from the rule numbers in docstrings; do not edit it by hand.
"""


def cited(path: Path) -> dict[str, list[str]]:
    """Give the rule numbers that the docstrings of a file cite, each with the places that cite it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: dict[str, list[str]] = defaultdict(list)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            name = path.stem if isinstance(node, ast.Module) else node.name
            for number in NUMBER.findall(_documentation(node)):
                if rulebook.find(number) is not None and name not in found[number]:
                    found[number].append(name)
    return found


def _documentation(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    """Give the docstring of a node, and those under its attributes."""
    texts = [
        child.value.value
        for child in ast.walk(node)
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant) and isinstance(child.value.value, str)
    ]
    if isinstance(node, ast.FunctionDef):
        return "\n".join(texts)
    own = [
        child.value.value
        for child in node.body
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant) and isinstance(child.value.value, str)
    ]
    return "\n".join(own)


def collect(folders: list[Path]) -> dict[str, list[str]]:
    """Give the places in all files of some folders, as `file: name, name`."""
    found: dict[str, list[str]] = defaultdict(list)
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            for number, names in cited(path).items():
                found[number].append(f"`{path.relative_to(ROOT).as_posix()}` {', '.join(names)}")
    return found


def missing(code: dict[str, list[str]], tests: dict[str, list[str]]) -> list[rulebook.Rule]:
    """Give the rules that neither code nor tests cite, and that are not for people only."""
    people = rulebook.for_people()
    return [
        rule
        for rule in rulebook.rules()
        if rule.number not in code and rule.number not in tests and rule.number not in people
    ]


def page(code: dict[str, list[str]], tests: dict[str, list[str]]) -> str:
    """Give the whole page."""
    people = rulebook.for_people()
    absent = missing(code, tests)
    shown = [rule for rule in rulebook.rules() if rule.number in code or rule.number in tests]
    with_tests = sum(1 for rule in shown if rule.number in tests)
    for_people = sum(1 for rule in rulebook.rules() if rule.number in people and rule not in shown)
    summary = f"Of {len(rulebook.rules())} rules, {len(shown)} are followed or shown ({with_tests} by tests), "
    summary += f"{for_people} are for people, {len(absent)} are missing."
    lines = [
        INTRODUCTION,
        summary,
        "",
    ]
    chapter = ""
    for rule in shown:
        if rule.chapter != chapter:
            chapter = rule.chapter
            number = rule.number.partition(".")[0]
            lines += ["", f"## {number} {chapter}", "", "| rule | code | tests |", "|---|---|---|"]
        places = (" · ".join(found.get(rule.number, [])) for found in (code, tests))
        lines.append(f"| {rule.number} | {' | '.join(places)} |")
    lines += ["", "## For people, not programs", "", "| rule | why |", "|---|---|"]
    lines += [
        f"| {rule.number} | {people[rule.number]} |"
        for rule in rulebook.rules()
        if rule.number in people and rule not in shown
    ]
    lines += ["", "## Missing", ""]
    lines += [f"- {rule.number} {rule.text}" for rule in absent] or ["None."]
    return "\n".join(lines) + "\n"


def current() -> str:
    """Give the page as it should be now."""
    code = collect([ROOT / "src" / "streetcred" / name for name in CODE])
    return page(code, collect([ROOT / "tests"]))


def main() -> int:
    """Write the page, or say whether it is up to date."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--write", action="store_true", help="write the page")
    text = current()
    if arguments.parse_args().write:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(text, encoding="utf-8")
        return 0
    if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        print("docs/rules-map.md is not up to date: run  make docs", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
