"""Every ruling is shown by exactly one test, whose docstring cites it."""

from __future__ import annotations

from collections import defaultdict

from citations import RULING, TESTS, docstrings_in
from rulings import numbers
from streetcred.rulings import rulings, rulings_of, rulings_on

RULINGS = numbers()
DOCSTRINGS = docstrings_in(TESTS)


def citing() -> dict[str, list[str]]:
    """Give for every ruling the tests that cite it, one of them twice if it does so twice."""
    found: dict[str, list[str]] = defaultdict(list)
    for docstring in DOCSTRINGS:
        if docstring.is_of_a_test:
            for ruling in RULING.findall(docstring.text):
                found[ruling].append(docstring.place)
    return found


def told(rulings: dict[str, list[str]]) -> str:
    """Give rulings and their tests as lines."""
    return "\n".join(f"{ruling}: {', '.join(places)}" for ruling, places in sorted(rulings.items()))


def test_the_list_names_each_ruling_once_and_in_order() -> None:
    """The other tests rely on it."""
    assert sorted(set(RULINGS)) == RULINGS
    assert len(RULINGS) == 346


def test_every_ruling_is_shown_by_a_test() -> None:
    """None is left out."""
    found = citing()
    missing = [ruling for ruling in RULINGS if ruling not in found]
    assert not missing, f"{len(missing)} rulings are cited by no test: {', '.join(missing)}"


def test_no_ruling_is_shown_twice() -> None:
    """Whoever looks a ruling up finds the one test that plays it."""
    several = {ruling: places for ruling, places in citing().items() if len(places) > 1}
    assert not several, f"rulings that are cited more than once:\n{told(several)}"


def test_no_test_cites_a_ruling_that_is_not_there() -> None:
    """A slip of a digit would show nothing."""
    unknown = {ruling: places for ruling, places in citing().items() if ruling not in RULINGS}
    assert not unknown, f"rulings that are not in tests/rulings.txt:\n{told(unknown)}"


def test_only_tests_cite_rulings() -> None:
    """A module or a helper shows nothing by itself."""
    others = [one.place for one in DOCSTRINGS if not one.is_of_a_test and RULING.search(one.text)]
    assert not others, f"docstrings of other things than tests cite rulings: {', '.join(others)}"


def test_the_product_has_them_all() -> None:
    """With their words, and by card or rule."""
    assert [ruling.id for ruling in rulings()] == RULINGS
    assert all(ruling.words for ruling in rulings())
    assert {ruling.id for ruling in rulings_of("corpo-security")} >= {"R002"}
    assert {ruling.id for ruling in rulings_on("11.3.1.2")} >= {"R001", "R016"}
    assert {ruling.id for ruling in rulings_on("11.3")} >= {"R001", "R016"}
    assert rulings_on("11.3.1.2.9") == ()
