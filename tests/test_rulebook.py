"""The rulebook: its numbers are complete and in order, and its rules are found again."""

import pytest

from streetcred.rulebook import RULES_VERSION, Rule, children, find, for_people, rules, search


def as_numbers(number: str) -> tuple[int, ...]:
    """Turn a rule number into what it is sorted by."""
    return tuple(int(part) for part in number.split("."))


def numbers(found: tuple[Rule, ...]) -> list[str]:
    """List the numbers of rules."""
    return [rule.number for rule in found]


def get(number: str) -> Rule:
    """Return a rule that must exist."""
    rule = find(number)
    assert rule is not None, number
    return rule


def test_all_660_rules_are_there() -> None:
    """Every official number has its line."""
    assert RULES_VERSION == "2026-08"
    assert len(rules()) == 660
    assert rules() is rules()


def test_numbers_are_unique_and_in_order() -> None:
    """Numbers rise strictly, so that none comes twice."""
    order = [as_numbers(rule.number) for rule in rules()]
    assert order == sorted(set(order))


def test_numbers_count_without_gaps() -> None:
    """A rule is the first below its parent or follows the one before it."""
    for rule in rules():
        *above, last = as_numbers(rule.number)
        if last > 1:
            get(".".join(str(part) for part in [*above, last - 1]))


def test_every_rule_is_a_finished_text() -> None:
    """Texts are tidy and end where a sentence ends."""
    for rule in rules():
        assert rule.text.endswith((".", ")", "]", '"')), rule
        assert rule.text == " ".join(rule.text.split()), rule
        assert rule.chapter, rule
        assert rule.section, rule


def test_every_parent_exists() -> None:
    """A rule is never below one that is missing."""
    for rule in rules():
        if rule.parent is not None:
            get(rule.parent)


def test_every_reference_leads_to_a_rule() -> None:
    """The numbers named in a text are numbers of rules."""
    for rule in rules():
        for word in rule.text.replace("(", " ").replace(")", " ").replace(";", " ").split():
            number = word.strip(".,")
            if "." in number and number.replace(".", "").isdigit():
                get(number)


def test_chapters_are_numbered_as_their_rules() -> None:
    """Eleven chapters, each with one title."""
    titles = {(as_numbers(rule.number)[0], rule.chapter) for rule in rules()}
    assert [chapter for chapter, _ in sorted(titles)] == list(range(1, 12))


@pytest.mark.parametrize(
    ("number", "parent"),
    [("1.10", None), ("9.26", None), ("9.26.1", "9.26"), ("3.18.1.2.1.1", "3.18.1.2.1")],
)
def test_parent(number: str, parent: str | None) -> None:
    """The parent has one part less, and a rule right below its chapter has none."""
    assert get(number).parent == parent


def test_find() -> None:
    """A number leads to its rule with chapter and section."""
    rule = get("1.10")
    assert rule.chapter == "Game overview"
    assert rule.section == "Win conditions"
    assert rule.text == "If you hold seven or more Gigs when your turn starts, you win."


@pytest.mark.parametrize("number", ["", "1", "1.", "1.100", "12.1", "one"])
def test_find_nothing(number: str) -> None:
    """What is no number of a rule finds nothing."""
    assert find(number) is None


def test_children() -> None:
    """Children are all rules below a number, in order, and never those of a longer sibling."""
    assert numbers(children("9.26")) == ["9.26.1", "9.26.2", "9.26.3", "9.26.4"]
    assert numbers(children("5.11")) == ["5.11.1", "5.11.2", "5.11.3", "5.11.4", "5.11.4.1", "5.11.4.2"]
    assert children("1.1") == ()
    assert children("no rule") == ()


def test_children_of_a_chapter() -> None:
    """A chapter's number stands for all its rules."""
    assert numbers(children("2"))[0] == "2.1"
    assert sum(len(children(str(chapter))) for chapter in range(1, 12)) == 660


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("street cred null", "5.11.4"),
        ("street cred null", "11.2.3"),
        ("seven gigs overtime", "1.11"),
        ("empty deck draw", "1.14"),
        ("lag attack", "9.3.1.1"),
        ("mulligan", "7.9.2"),
        ("full 10 power", "9.23.2.2"),
        ("d20 last die", "8.6.5.1.1"),
        ("call legend 1 €$", "8.12"),
        ("blocker", "11.24.1"),
        ("GO SOLO", "11.25.1"),
    ],
)
def test_search(words: str, number: str) -> None:
    """Words that a player would type lead to the rule."""
    assert number in numbers(search(words))


def test_search_takes_beginnings_of_words_in_any_case_and_order() -> None:
    """Neither case nor order nor the rest of a word matters."""
    assert search("NULL street cred") == search("street cred null")
    assert "6.5" in numbers(search("PAIR val"))
    assert search("ull treet") == ()


def test_search_needs_every_word() -> None:
    """A word that occurs nowhere leaves nothing, and so does no word at all."""
    assert search("street cred hovercraft") == ()
    assert search("") == ()
    assert search(" ?! ") == ()


def test_search_puts_texts_before_titles_and_short_before_long() -> None:
    """First the rules that say the words, the shorter first, then those that only stand under them."""
    found = search("lose", limit=660)
    in_text = ["lose" in rule.text.casefold() for rule in found]
    assert in_text == sorted(in_text, reverse=True)
    assert not all(in_text)
    lengths = [len(rule.text) for rule, said in zip(found, in_text, strict=True) if said]
    assert lengths == sorted(lengths)


def test_search_keeps_to_its_limit() -> None:
    """The limit cuts off the worst."""
    assert len(search("gig")) == 20
    assert search("gig", limit=3) == search("gig")[:3]


def test_for_people() -> None:
    """The rules for people exist, have a reason and are in order; rules of play are not among them."""
    people = for_people()
    assert [rule.number for rule in rules() if rule.number in people] == list(people)
    assert all(people.values())
    assert people["2.13"] == "hygiene"
    assert not people.keys() & {"1.10", "1.13.1", "2.10.1", "5.9.4.1", "7.7.4", "9.23.2.2"}
