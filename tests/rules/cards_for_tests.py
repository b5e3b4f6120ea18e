"""Cards that only the tests know, and words for them: for mechanisms that no card of the game uses so far."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Final

import pytest

from streetcred.cards import build
from streetcred.cards.catalogue import CARDS
from streetcred.core import ability, event
from streetcred.core.event import FOR_FREE, LOST, Event
from streetcred.rules import areas, equip, play, sell
from streetcred.rules.attack import ENDING, Attack
from streetcred.rules.gigs import RollIn
from streetcred.rules.steal import Steal
from streetcred.terms import RED, UNIT
from streetcred.text.abilities import ActivatedText, Guard, WouldBeDefeated
from streetcred.text.changes import Change, Power
from streetcred.text.nouns import a, either, friendly, rival
from streetcred.text.word import Pattern, Sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from streetcred.core.ability import Ability, Scope
    from streetcred.core.card import Card
    from streetcred.core.effect import Effect
    from streetcred.core.piece import Piece
    from streetcred.core.state import State
    from streetcred.text.book import Book
    from streetcred.text.nouns import Noun, Target
    from streetcred.text.numbers import Number

_homes = count(950)

A_UNIT: Final = a(either(UNIT))
A_RIVAL_UNIT: Final = a(rival(UNIT))
A_FRIENDLY_UNIT: Final = a(friendly(UNIT))


def known(*cards: Card) -> object:
    """A fixture that lets the catalogue know these cards while a test of the module runs."""

    @pytest.fixture(autouse=True)
    def _known(monkeypatch: pytest.MonkeyPatch) -> None:
        for card in cards:
            monkeypatch.setitem(CARDS, card.slug, card)

    return _known


def a_unit(
    title: str,
    *text: Ability,
    cost: int = 1,
    power: int = 5,
    tags: Sequence[str] = ("MERC",),
    sell: bool = False,
) -> Card:
    """A Unit that is not to be found in the game."""
    return build.unit(title, _home(), RED, ram=1, cost=cost, power=power, tags=tags, text=text, sell=sell)


def a_legend(title: str, *text: Ability, cost: int | None = None, power: int = 5, sell: bool = True) -> Card:
    """A Legend that is not to be found in the game."""
    return build.legend(title, _home(), RED, ram=1, cost=cost, power=power, tags=["MERC"], text=text, sell=sell)


def a_gear(title: str, *text: Ability, cost: int = 1, power: int = 1) -> Card:
    """A Gear that is not to be found in the game."""
    return build.gear(title, _home(), RED, ram=1, cost=cost, power=power, tags=["WEAPON"], text=text)


def a_program(title: str, *text: Ability, cost: int = 1) -> Card:
    """A Program that is not to be found in the game."""
    return build.program(title, _home(), RED, ram=1, cost=cost, tags=["PLAN"], text=text)


def _home() -> str:
    return f"PRM {next(_homes)}"


class Plain:
    """A word that these tests do not read: it says its own name."""

    def say(self, book: Book) -> str:  # noqa: ARG002
        """Say something."""
        return type(self).__name__


# Abilities.


def activate(*sentences: Sentence, price: int = 0, spends: bool = True, quick: bool = False) -> ActivatedText:
    """An effect with a colon: €$, the spend icon, or both before it."""
    return ActivatedText(price, sentences, spends=spends, quick=quick)


class WouldBeStolen(Plain, WouldBeDefeated):
    """If a friendly Gig would be stolen, it is not, and something else happens."""

    def __init__(self, *instead: Sentence, optional: bool = False) -> None:
        super().__init__(friendly(UNIT), instead, optional=optional)
        self.proposal = ability.WOULD_BE_STOLEN

    def replaces(self, state: State, scope: Scope) -> bool:  # noqa: ARG002
        """Give whether the thief is a rival one."""
        return scope.it is not None and scope.it.owner != scope.player


class WouldRollIn(Plain, WouldBeDefeated):
    """If you would roll in a Gig, something happens to the roll."""

    def __init__(self, *instead: Sentence, optional: bool = False) -> None:
        super().__init__(friendly(UNIT), instead, optional=optional)
        self.proposal = ability.WOULD_ROLL_IN

    def replaces(self, state: State, scope: Scope) -> bool:
        """Give whether you are the one who rolls."""
        return state.player == scope.player


class WhileFighting(Plain, Guard):
    """While this Unit is fighting."""

    def applies(self, state: State, piece: Piece) -> bool:
        """Give whether the piece is in the fight."""
        return state.fighting and piece.id in (state.attacker, state.target)


WHILE_FIGHTING: Final = WhileFighting()


# Changes.


class HasKeyword(Plain, Change):
    """It has a keyword."""

    kind = ability.KEYWORD

    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def amount(self, state: State, scope: Scope) -> int:  # noqa: ARG002
        """Give the bits."""
        return self.keyword


class PowerOf(Plain, Power):
    """It has so much more power, by a number that is read from the table."""


class MayAttack(Plain, Change):
    """It can attack such Units: although it lags, or although they are ready."""

    kind = ability.MAY_ATTACK

    def __init__(self, targets: Noun, *, lifts_lag: bool) -> None:
        self.targets = targets
        self.lifts_lag = lifts_lag

    def covers(self, state: State, scope: Scope, piece: Piece | None) -> bool:
        """Give whether such a target is meant; the Gig area is not."""
        return piece is not None and self.targets.fits(state, scope, piece)


class MayAttackGigs(Plain, Change):
    """It can attack the rival Gig area although it lags."""

    kind = ability.MAY_ATTACK
    lifts_lag = True

    def covers(self, state: State, scope: Scope, piece: Piece | None) -> bool:  # noqa: ARG002
        """Give whether the Gig area is meant."""
        return piece is None


class MustAttack(Plain, Change):
    """It must attack if it can."""

    kind = ability.MUST_ATTACK


class StealsMore(Plain, Change):
    """It steals more, or fewer, Gigs at a time."""

    kind = ability.STEALS

    def __init__(self, amount: int) -> None:
        self.number = amount

    def amount(self, state: State, scope: Scope) -> int:  # noqa: ARG002
        """Give how many more."""
        return self.number


class WinsFights(Plain, Change):
    """It wins its fights."""

    kind = ability.WINS


class Costs(Plain, Change):
    """It costs more, or less, to play, to GO SOLO with, to Call or to activate."""

    def __init__(self, amount: int | Number, kind: int = ability.PRICE) -> None:
        self.kind = kind
        self.number = amount

    def amount(self, state: State, scope: Scope) -> int:
        """Give how much more."""
        return self.number if isinstance(self.number, int) else self.number.value(state, scope) or 0


class CostsInstead(Plain, Change):
    """It costs something else than its cost."""

    kind = ability.PRICE

    def __init__(self, price: int) -> None:
        self.price = price

    def fixes(self, state: State, scope: Scope) -> int:  # noqa: ARG002
        """Give the other cost."""
        return self.price


# Patterns and instructions.


class Loses(Plain, Pattern):
    """This Unit loses a fight."""

    kind = event.FOUGHT

    def matches(self, state: State, scope: Scope, event: Event) -> bool:  # noqa: ARG002
        """Give whether it has lost."""
        return event.cause == LOST and event.piece is not None and event.piece.id == scope.source.id


IT_LOSES: Final = Loses()


class IsDefeated(Plain, Pattern):
    """Such a card is defeated."""

    kind = event.DEFEATED

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def matches(self, state: State, scope: Scope, event: Event) -> bool:
        """Give whether such a card was defeated."""
        return event.piece is not None and self.noun.fits(state, scope, event.piece)


class TrashTop(Plain, Sentence):
    """Trash N."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, state: State, effect: Effect) -> bool:
        """Trash the top cards of the deck, one by one."""
        for _ in range(self.count):
            areas.trash_top(state, effect.scope.player)
        return True


class SellTop(Plain, Sentence):
    """Sell the top card of your deck."""

    def run(self, state: State, effect: Effect) -> bool:
        """Sell it."""
        sell.sell_top(state, effect.scope.player)
        return True


class RevealTop(Plain, Sentence):
    """Reveal the top card of your deck."""

    def run(self, state: State, effect: Effect) -> bool:
        """Show it to both players."""
        player = effect.scope.player
        card = state.sides[player].deck[0]
        state.events.append(Event(event.REVEALED, player, card=card))
        return True


class Moves(Plain, Sentence):
    """Something is done with cards in play that are picked."""

    def __init__(self, target: Target) -> None:
        self.target = target

    def run(self, state: State, effect: Effect) -> bool:
        """Pick, then do it."""
        picked = self.target.pick(state, effect)
        if picked is not None:
            self.move(state, picked)
        return picked is not None

    def move(self, state: State, picked: list[Piece]) -> None:
        """Do it: bottom-deck them."""
        areas.bottom_deck(state, picked)


class BottomDeck(Moves):
    """Bottom-deck cards in play."""


class ReturnToHand(Moves):
    """Return cards in play to the hand."""

    def move(self, state: State, picked: list[Piece]) -> None:
        """Return them one after the other."""
        for piece in picked:
            areas.return_to_hand(state, piece)


class MoveGear(Plain, Sentence):
    """Move a Gear to another host."""

    def __init__(self, gear: Target, host: Target) -> None:
        self.gear = gear
        self.host = host

    def run(self, state: State, effect: Effect) -> bool:
        """Pick the Gear, pick the host, move."""
        if effect.step == 0:
            picked = self.gear.pick(state, effect)
            if picked is None:
                return False
            effect.scope.it = picked[0]
            effect.step = 1
        hosts = self.host.pick(state, effect)
        if hosts is None or effect.scope.it is None:
            return False
        equip.move_gear(state, effect.scope.it, hosts[0])
        return True


class PlayForFree(Plain, Sentence):
    """Play a card of your hand for free, if the rules for its type can be followed."""

    def run(self, state: State, effect: Effect) -> bool:
        """Play the first card that can be played."""
        player = effect.scope.player
        effect.step += 1
        found = [card for card in state.sides[player].hand if play.has_a_place(state, player, card)]
        if effect.step == 1 and found:
            play.from_hand(state, player, found[0], FOR_FREE)
            return False
        return True


class StealAGig(Plain, Sentence):
    """This Unit steals a Gig."""

    def run(self, state: State, effect: Effect) -> bool:
        """Start the process of stealing."""
        effect.step += 1
        if effect.step == 1:
            state.stack.append(Steal(effect.scope.source.id, 1))
        return effect.step == 2


class EndTheAttack(Plain, Sentence):
    """The attack ends."""

    def run(self, state: State, effect: Effect) -> bool:  # noqa: ARG002
        """End it."""
        for frame in state.stack:
            if isinstance(frame, Attack):
                frame.step = ENDING
        return True


class RollAgain(Plain, Sentence):
    """Ignore the roll and roll again."""

    def run(self, state: State, effect: Effect) -> bool:  # noqa: ARG002
        """Roll the die that is being rolled in once more."""
        for frame in state.stack:
            if isinstance(frame, RollIn):
                frame.roll(state)
        return True
