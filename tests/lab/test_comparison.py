"""What cards are worth: the same games with and without a swap."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from streetcred import LISTS, GameError
from streetcred.cards import night_city
from streetcred.cards.catalogue import CARDS
from streetcred.core.card import Card
from streetcred.decks import breaches
from streetcred.decks.swap import alternatives, swapped
from streetcred.lab.comparison import Comparison, Swap, Whole
from streetcred.lab.entry import find_field, find_swaps
from streetcred.lab.plan import Entrant
from streetcred.lab.worths import scores, worths
from tests.lab.made_up import DEMO, EMBRACING, HEIST, made_up, play_all, small_match

if TYPE_CHECKING:
    from streetcred.decks import Deck
    from streetcred.lab.worths import Worths

CAB, SQUAD, MALFINI = (CARDS[slug] for slug in ("delamain-cab", "psycho-squad", "offduty-malfini"))


def costlier(card: Card, more: int = 2) -> Card:
    """Make a card that is the same but for its cost; its text is read anew from the card's file."""
    assert card.cost is not None
    anew = _anew(card)
    return Card(
        slug=f"{card.slug}-costlier",
        number=9000 + card.number,
        name=card.name,
        subtitle=card.subtitle,
        kind=card.kind,
        colour=card.colour,
        ram=card.ram,
        cost=card.cost + more,
        power=card.power,
        power_plus=card.power_plus,
        sell_tag=card.sell_tag,
        tags=card.tags,
        abilities=anew.abilities,
    )


def _anew(card: Card) -> Card:
    """Give the card from a second run of its file, since a paragraph of text belongs to one card alone."""
    (folder,) = night_city.__path__
    files = [file for file in Path(folder).glob("*.py") if file.name != "__init__.py"]
    cards: list[Card] = [one for file in files for one in runpy.run_path(str(file))["CARDS"]]
    return next(one for one in cards if one.slug == card.slug)


def with_costlier(deck: Deck, *cards: Card, more: int = 2) -> Deck:
    """Give a deck in which all copies of some cards cost more."""
    for card in cards:
        deck = swapped(deck, card, deck.counts[card], costlier(card, more))
    return deck


def compared(plan: Comparison, path: Path) -> Worths:
    """Play a comparison and work it out."""
    return worths(plan, play_all(plan, path))


def test_a_planted_fact_is_found(tmp_path: Path) -> None:
    """Three cards of a starter cost two more: the cards as they are would be better, and the interval says so."""
    field = tuple(Entrant(deck, "street") for deck in LISTS.values() if deck is not HEIST.deck)
    worse = Entrant(with_costlier(HEIST.deck, CAB, SQUAD, MALFINI), "street")
    found = compared(Comparison(33, 1, worse, field, (Whole(HEIST.deck),)), tmp_path)

    (worth,) = found.worths
    assert worth.difference.high < 0
    assert worth.judgement == "better swapped"
    assert found.judgement == f"The Heist would gain {-worth.difference.mean:.1%} of the points."


def test_a_card_that_differs_in_nothing_is_worth_nothing(tmp_path: Path) -> None:
    """The same games are played with both, to the last answer."""
    deck = with_costlier(HEIST.deck, CAB, more=0)
    plan = Comparison(6, 1, Entrant(deck, "greedy"), (EMBRACING,), (Whole(HEIST.deck),))
    games = play_all(plan, tmp_path)

    assert [game.decisions for game in games[::4]] == [game.decisions for game in games[2::4]]
    found = worths(plan, games).worths[0].difference
    assert (found.mean, found.low, found.high, found.p) == (0, -0.5, 0.5, 1)


def test_every_version_plays_the_same_pairs(tmp_path: Path) -> None:
    """The deck as it is, then the swap; rivals take turns; the seeds are those of a match with that rival."""
    swap = Swap(CAB, 3, (SQUAD,))
    plan = Comparison(3, 5, HEIST, (EMBRACING, DEMO), (swap,))
    games = play_all(plan, tmp_path)

    assert [game.game for game in games] == list(range(12))
    assert [game.swap for game in games] == (
        ["", "", "3 delamain-cab > psycho-squad", "3 delamain-cab > psycho-squad"] * 3
    )
    assert [game.deck_b for game in games[::4]] == ["Embracing Power", "Merc Demo Deck", "Embracing Power"]
    for place in range(3):
        assert len({game.seed for game in games[4 * place : 4 * place + 4]}) == 1
    assert [len(values) for values in scores(plan, games)] == [3, 3]


def test_new_cards_lie_where_the_old_ones_lay() -> None:
    """So that shuffles fall alike."""
    deck = swapped(HEIST.deck, CAB, 2, SQUAD)

    places = [place for place, card in enumerate(HEIST.deck.main) if card is CAB]
    assert [deck.main[place] for place in places] == [SQUAD, SQUAD, CAB]
    assert all(
        old is new
        for place, (old, new) in enumerate(zip(HEIST.deck.main, deck.main, strict=True))
        if place not in places
    )


def test_what_else_fits_makes_legal_decks() -> None:
    """Of Legends and of others; one is drawn for each seed, always the same."""
    for card in (CAB, HEIST.deck.legends[0]):
        copies = max(1, HEIST.deck.counts.get(card, 1))
        found = alternatives(HEIST.deck, card, copies)
        assert len(found) > 1
        assert card not in found
        assert not any(breaches(swapped(HEIST.deck, card, copies, other)) for other in found)
    swap = Swap(CAB, 3, alternatives(HEIST.deck, CAB, 3))
    drawn = [swap.of(HEIST.deck, seed) for seed in range(20)]
    assert drawn == [swap.of(HEIST.deck, seed) for seed in range(20)]
    assert len({said for _, said in drawn}) > 5


def test_without_a_card_every_card_is_tried() -> None:
    """All of the main deck, each for what else fits."""
    swaps = find_swaps(HEIST.deck, (), None)

    assert [(swap.out, swap.copies) for swap in swaps] == list(HEIST.deck.counts.items())
    assert swaps[0].said == "2 Dexter DeShawn: One Last Chance for what else fits"


def test_the_rivals_are_all_other_lists_with_the_same_bot() -> None:
    """If none are named."""
    base, field = find_field("the-heist:solo", ())
    assert len(field) == len(LISTS) - 1
    assert {rival.bot for rival in (base, *field)} == {"solo"}
    base, field = find_field("the-heist", ("demo-mercs", "embracing-power:random"))
    assert [rival.name for rival in field] == ["Merc Demo Deck (street)", "Embracing Power (random)"]


@pytest.mark.parametrize(
    ("cards", "other", "said"),
    [
        (("Mantis Blades",), None, "Mantis Blades is not in The Heist."),
        (("Psycho Squad",), "Mantis Blades", "Mantis Blades needs 1 Red RAM; these Legends give 0."),
        (("Psycho Squad",), "Nobody", "No card is named"),
    ],
)
def test_swaps_that_can_not_be(cards: tuple[str, ...], other: str | None, said: str) -> None:
    """A sentence for each."""
    with pytest.raises(GameError, match=said.replace(".", r"\.")):
        find_swaps(HEIST.deck, cards, other)


def test_the_judgement_of_many() -> None:
    """The one that costs most and the one that would be best are named, if they are real."""
    plan = Comparison(40, 0, HEIST, (EMBRACING,), tuple(Swap(card, 2, (SQUAD,)) for card in (CAB, MALFINI)))
    match = small_match(120)
    by_pair = [score for pair in range(40) for score in (0.5, [0.0, 0.5][pair % 4 > 0], [1.0, 0.5][pair % 2])]
    found = worths(plan, made_up(match, by_pair))

    assert [worth.version.said for worth in found.worths] == [
        "2 Delamain Cab for Psycho Squad",
        "2 Offduty Malfini for Psycho Squad",
    ]
    assert [worth.difference.mean for worth in found.worths] == [0.125, -0.25]
    assert found.judgement == (
        "Of 2 swaps 2 make a real difference. The costliest would be 2 Delamain Cab for Psycho Squad. The best would "
        "be 2 Offduty Malfini for Psycho Squad."
    )
