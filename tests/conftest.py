"""What all tests share: the suite modes, and the rule that no test leaves a choice open unless it says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from streetcred import ENGINE, testing

if TYPE_CHECKING:
    from collections.abc import Iterator


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the choice of a suite mode."""
    parser.addoption("--mode", choices=testing.MODES, default="plain", help="what every table checks at every decision")


def pytest_configure(config: pytest.Config) -> None:
    """Let all tables follow the mode."""
    testing.use_mode(config.getoption("--mode"))
    config.addinivalue_line("markers", "pure: looks into what the compiled engine does not show, as docstrings")


def pytest_report_header() -> str:
    """Say which engine is tested."""
    return f"engine: {ENGINE}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip, visibly, what only the pure engine can show."""
    if ENGINE == "compiled":
        for item in items:
            if item.get_closest_marker("pure"):
                item.add_marker(pytest.mark.skip(reason="only the pure engine can show it"))


@pytest.fixture(autouse=True)
def _nothing_left_open() -> Iterator[None]:
    """Fail a test that ends in the middle of something without saying so."""
    testing.TABLES.clear()
    yield
    for table in testing.TABLES:
        assert table.is_settled, f"the test ends with an open choice: {table}"
