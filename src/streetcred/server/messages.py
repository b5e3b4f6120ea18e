"""What the page and the server say to each other, as types.

The page draws what a `Table` shows and sends back keys of options; it knows no rule. Whatever stands in a message to a
seat is made from what that seat may know. `scripts/messages.py` makes the page's types from these.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from streetcred.server.learning_messages import LessonAt, PuzzleAt

PROTOCOL: Final = 2
"""The version of these messages. A page of another version is told to load itself again."""

OptionKey = tuple[int, int, int]
"""The stable key of an option: its kind and two numbers."""
Seat = Literal[0, 1]
Kind = Literal[
    "who_first",
    "opening_hand",
    "roll_in",
    "main",
    "react",
    "payment",
    "host",
    "pick",
    "pick_amount",
    "may",
    "pick_mode",
    "pick_type",
    "order",
    "steal",
    "replace",
]
"""What is asked."""
Verb = Literal[
    "done",
    "yes",
    "no",
    "piece",
    "card",
    "gig",
    "amount",
    "mode",
    "type",
    "next",
    "pay",
    "keep",
    "mulligan",
    "first",
    "second",
    "end_turn",
    "pass",
    "sell",
    "call",
    "play",
    "solo",
    "field_legend",
    "activate",
    "attack",
    "block",
]
"""What kind of answer it is."""
Step = Literal["setup", "start", "ready", "draw", "roll in", "main", "attack", "react", "fight", "steal", "end", "over"]
"""Where in the turn a game is."""


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", frozen=True, kw_only=True):
    """Anything that goes over a seat's WebSocket."""


# From the page to the server.


class Hello(Message, tag="hello", frozen=True):
    """The first thing that a page says."""

    protocol: int
    lines: int = 0
    """How many lines of the log it has already,"""
    backs: int = 0
    """and how often answers had been taken back when it got them."""


class Answer(Message, tag="answer", frozen=True):
    """An answer to the open decision."""

    number: int
    """Which decision it answers, from 0; an answer that comes late or twice is refused."""
    option: OptionKey


class Undo(Message, tag="undo", frozen=True):
    """Go back to the last decision of this seat before the one with that number, over whatever bots did since."""

    number: int


class TakeBack(Message, tag="take_back", frozen=True):
    """Go back to an earlier decision of this seat."""

    number: int
    """The decision that is open now,"""
    to: int
    """and the one to go back to."""


class AskHint(Message, tag="ask_hint", frozen=True):
    """Ask what the best bot thinks of every option."""

    number: int


class AskWhy(Message, tag="ask_why", frozen=True):
    """Ask why a card of the own hand, or a piece, can't do this or that now."""

    number: int
    card: str = ""
    """The id of a card of the hand,"""
    piece: int = -1
    """or the number of a piece."""


class Concede(Message, tag="concede", frozen=True):
    """Give up."""


class Sync(Message, tag="sync", frozen=True):
    """Ask for the whole table again."""

    lines: int = 0
    """How many lines of the log the page has already,"""
    backs: int = 0
    """and how often answers had been taken back when it got them."""


ToServer = Hello | Answer | Undo | TakeBack | AskHint | AskWhy | Concede | Sync


# From the server to the page: what lies on the table.


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """Where some of a number comes from."""

    words: str
    amount: int


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """A card on the table."""

    id: int
    card: str | None
    """The id of the card; None for a face that this seat may not see."""
    title: str
    ready: bool
    face_up: bool
    lag: bool
    solo: bool
    known: bool
    """Whether its owner has looked at it, face-down as it lies."""
    power: int | None
    parts: list[Part]
    """Where the power comes from; empty if it is the printed one alone."""
    keywords: list[str]
    changes: list[str]
    """What is different about it for now, in sentences."""
    gear: list[Piece]
    attacking: bool
    attacked: bool


class Held(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the own hand."""

    card: str
    title: str
    cost: int | None
    """What it costs now."""


class Die(msgspec.Struct, frozen=True, kw_only=True):
    """A Gig die."""

    id: int
    sides: Literal[4, 6, 8, 10, 12, 20]
    value: int | None
    """None in the fixer area."""
    owner: Seat
    """Whose die it was at the start of the game."""


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """One player's side of the table."""

    name: str
    bot: str | None
    """The bot that plays it; None for a person."""
    deck_name: str
    deck: int
    hand_count: int
    hand: list[Held]
    """Empty where this seat may not look."""
    legends: list[Piece]
    field: list[Piece]
    eddies_ready: int
    eddies_spent: int
    trash: list[Piece]
    """The latest last."""
    removed: list[Piece]
    fixer: list[Die]
    gigs: list[Die]
    street_cred: int | None
    sold: bool
    called: bool


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A legal answer."""

    key: OptionKey
    verb: Verb
    words: str
    card: str | None
    """The card of the hand, deck or trash that it is about,"""
    piece: int | None
    """the piece,"""
    die: int | None
    """the die,"""
    target: int | Literal["gigs"] | None
    """and what is attacked."""
    pays_with: list[int]
    """The Legends that it spends."""
    outcome: str
    """For an attack: what it would come to as the table lies, if nobody reacts."""


class Prompt(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked."""

    number: int
    """Which decision of the game it is, from 0."""
    kind: Kind
    question: str
    reason: str
    """The card's sentence that asks, or empty."""
    card: str | None
    """The card that asks,"""
    piece: int | None
    """the piece,"""
    rule: str
    """and the number of the rule that lets the player decide."""
    options: list[Option]
    on: OptionKey | None
    """The answer that goes on: end the turn, pass, done; the space bar gives it."""
    usual: OptionKey | None
    """For a payment: the one that "pay for me" takes, Eddies first."""


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the log."""

    turn: int
    player: int
    """Who did it; -1 for nobody."""
    words: str
    kind: str
    """What happened, in a word: rolled, played, called, attacked, stole, defeated, sold, ..."""
    cards: list[str]
    """The ids of the cards that it speaks of."""
    pieces: list[int]
    dice: list[int]
    rule: str
    """The number of the rule that caused it, or empty,"""
    source: str
    """or the card's sentence."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended."""

    winner: int
    """-1 for a tie."""
    words: str


class Guide(msgspec.Struct, frozen=True, kw_only=True):
    """What a scene suggests."""

    status: Literal["now", "wait", "left", "done"]
    """An answer is suggested now, the other player is to answer, the game has gone another way, or all was done."""
    step: int
    """How many of the suggested answers have been given,"""
    steps: int
    """and how many there are."""
    words: str
    """The answer, in the words of its option; empty if none is suggested now."""
    note: str
    """What the scene says about it; at the end, what was to be seen."""
    key: OptionKey | None


class Table(Message, tag="table", frozen=True):
    """The whole table as a seat sees it. What is new in the log comes with it."""

    protocol: int
    game: str
    seat: Seat
    number: int
    """How many answers have been given."""
    turn: int
    turn_player: int
    first: int
    step: Step
    overtime: bool
    sides: tuple[Side, Side]
    prompt: Prompt | None
    """What this seat is asked; None if it is not this seat's choice."""
    waiting: str
    """Whom everybody waits for and about what, if it is not this seat's choice; empty when the game is over."""
    lines: int
    """How many lines the log had before these."""
    log: list[Line]
    backs: int
    """How often answers have been taken back: lines that were told before the last time may have changed."""
    undo_to: list[tuple[int, int]]
    """The decisions of this seat to which it may go back, each with how many lines the log had then."""
    result: Result | None
    guide: Guide | None = None
    """What the scene suggests with which the game began, if it does."""
    lesson: LessonAt | None = None
    """How far the lesson is with which it began,"""
    puzzle: PuzzleAt | None = None
    """and how the puzzle stands."""


class Refused(Message, tag="refused", frozen=True):
    """Something was not done, and why. The table is as it was."""

    reason: str


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """What the best bot thinks of an option."""

    key: OptionKey
    chance: float
    """To win, from 0 to 1."""
    error: float
    """How sure it is of that."""
    visits: int


class Hints(Message, tag="hints", frozen=True):
    """What the best bot thinks of every option, the best first."""

    number: int
    hints: list[Hint]


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """Why something can't be done."""

    what: str
    """play, sell, attack, block, call, ..."""
    words: str
    rule: str


class Why(Message, tag="why", frozen=True):
    """Why a card or a piece can't do this or that now; empty if it can do everything."""

    number: int
    card: str
    piece: int
    reasons: list[Reason]


class Notice(Message, tag="notice", frozen=True):
    """Something about the server or the rival that is no part of the game."""

    words: str


ToPage = Table | Refused | Hints | Why | Notice


# Over plain HTTP.


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a card, and its text in our words."""

    id: str
    name: str
    subtitle: str | None
    type: Literal["Legend", "Unit", "Gear", "Program"]
    colour: Literal["Red", "Green", "Blue", "Yellow"]
    ram: int
    cost: int | None
    power: str
    """As printed: 4, 4+, +2; empty without one."""
    sell_tag: bool
    tags: list[str]
    text: list[str]
    """One entry for each paragraph; symbols are written [SPEND] and [STAR]."""
    reminders: list[str]
    """What its keywords mean, in a sentence each."""


class RuleText(msgspec.Struct, frozen=True, kw_only=True):
    """A rule by its official number, in our own words."""

    number: str
    chapter: str
    section: str
    words: str


class RuleSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A rule, and those below it."""

    rule: RuleText
    below: list[RuleText]


class DeckSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A list that comes with the game."""

    id: str
    name: str
    official: bool
    colours: list[str]
    legends: list[str]
    cards: dict[str, int]


class BotSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A bot that one may play against."""

    id: str
    words: str
    """How strong it is, in a sentence."""


class Start(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A new game that is asked for."""

    decks: tuple[str, str] | None = None
    """Two ids of lists, or the texts of decks,"""
    scene: str | dict[str, Any] | None = None
    """or the scene with which it begins: its id, or a scene as data (see docs/scenes.md)."""
    guided: bool = False
    """Whether the answers that the scene suggests are named; as long as they are given, a bot gives its own."""
    seats: tuple[str, str]
    """Who sits where: person, or the id of a bot. A game of two bots is watched."""
    seed: int | None = None


class SceneTold(msgspec.Struct, frozen=True, kw_only=True):
    """A scene, as far as it is told."""

    id: str
    title: str
    words: str
    goal: str
    """What is to be reached, or empty."""
    rules: list[str]
    """The numbers of the rules that it shows,"""
    cards: list[str]
    """and the ids of the cards."""
    steps: int
    """How many answers it suggests as it is written; 0 if it is played freely."""
    seat: Seat
    """Where the person sits."""


class GameSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A game of whoever asks."""

    id: str
    seats: tuple[str, str]
    mine: list[Seat]
    """The seats that whoever asks has taken: both in a game of two people at one screen, the first in one of two bots,
    which is watched from there."""
    decks: tuple[str, str]
    turn: int
    number: int
    gigs: tuple[int, int]
    begun: str
    """When, as ISO 8601 in UTC."""
    played: str
    """When the last answer was given."""
    result: Result | None
    scene: SceneTold | None = None
    """The scene with which it began."""


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request was refused."""

    reason: str
