"""The page looks at decks as the server does."""

from __future__ import annotations

import deck_cases


def test_the_cases_for_the_page_are_up_to_date() -> None:
    """7.3 They are made from what the server says, and the page's own tests hold it to them."""
    assert deck_cases.CASES.read_text(encoding="utf-8") == deck_cases.current(), "run  scripts/deck_cases.py --write"
