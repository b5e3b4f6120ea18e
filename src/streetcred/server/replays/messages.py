"""What the pages of replays and statistics get over plain HTTP."""

from __future__ import annotations

from typing import Literal

import msgspec

from streetcred.server.messages import Hint, OptionKey, Prompt, Result, Seat, Table

ReplayView = Literal["both", "0", "1"]
"""What one looks at: both hands, or what one seat sees."""


class ReplayNote(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What somebody wrote down at a decision; empty words take a note away."""

    number: int
    """The number of the step, from 0."""
    words: str


class ReplayOrigin(msgspec.Struct, frozen=True, kw_only=True):
    """Where a game comes from that began in the middle of another."""

    game: str
    """Empty for one that came from a file or a link."""
    number: int
    """How many answers had been given there."""


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A game that can be looked at again."""

    id: str
    """Empty for a record that is not kept here."""
    seats: tuple[str, str]
    names: tuple[str, str]
    mine: list[Seat]
    """The seats of whoever asks; empty for a record that is not kept here."""
    decks: tuple[str, str]
    seed: str | None
    """In digits, for it may be larger than a page can count; None while the rest of the game must stay unknown."""
    begun: str
    """When, as ISO 8601 in UTC; empty where nobody knows."""
    result: Result | None
    number: int
    """How many answers were given."""
    turn: int
    views: list[ReplayView]
    """What whoever asks may look at, the fullest first."""
    whole: bool
    """Whether nothing is hidden any more: then it can be analysed, downloaded, and played on from anywhere."""
    notes: list[ReplayNote]
    origin: ReplayOrigin | None


class ReplayMoment(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it stood after so many steps."""

    table: Table
    """Without its prompt; its log has what the step before brought."""
    player: int
    """Whose choice it was; -1 when the game was over."""
    asked: Prompt | None
    """What was asked; None if the viewer may not know."""
    chosen: OptionKey | None
    """What was answered; None if the viewer may not know, or if the record ends here."""
    gave_up: int
    """The player who conceded next; -1 for nobody."""
    chance: float | None
    """The first seat's chance to win, from 0 to 1, where a turn begins and at the end; None elsewhere, and where it
    would tell too much."""


class ReplayFilm(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game, moment by moment."""

    view: ReplayView
    moments: list[ReplayMoment]


class ReplayJudgement(msgspec.Struct, frozen=True, kw_only=True):
    """What the best bot thinks of an answer that was given."""

    number: int
    player: Seat
    best: Hint
    """The option that it liked best,"""
    chosen: Hint | None
    """and the one that was taken, both tried in the same worlds; None for one that it leaves out."""
    hints: list[Hint]
    """Its first look at all options, the best first."""


class ReplayAnalysis(msgspec.Struct, frozen=True, kw_only=True):
    """How far the analysis of a game has come."""

    total: int
    """How many decisions there are to think about: those with more than one answer."""
    running: bool
    trouble: str
    """Why it has stopped before its end; empty if it has not."""
    judgements: list[ReplayJudgement]


class ReplayCheck(msgspec.Struct, frozen=True, kw_only=True):
    """What a record was found to be when it was played anew, answer by answer."""

    rules: str
    """The version of the rules that it follows, and that are at work here,"""
    digest: str
    """and the fingerprint of the texts of its cards, which are the same here."""
    answers: int
    turn: int
    conceded: bool
    result: Result | None


class PlayOn(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """Where to go on with a game, and against whom."""

    number: int
    """After how many answers."""
    seat: Seat
    """Which seat is to be one's own."""
    bot: str


class RecordTally(msgspec.Struct, frozen=True, kw_only=True):
    """The games with something in common, counted."""

    name: str
    games: int
    won: int
    lost: int
    tied: int
    share: float
    """Of games won, a tie counted as half,"""
    low: float
    high: float
    """with its interval (95%, Wilson)."""


class RecordGame(msgspec.Struct, frozen=True, kw_only=True):
    """How one game ended, for who asks."""

    id: str
    played: str
    outcome: Literal["won", "lost", "tied"]
    turns: int
    gigs: tuple[int, int]
    """One's own, and the Rival's."""


class RecordBook(msgspec.Struct, frozen=True, kw_only=True):
    """What came of somebody's finished games against one Rival each."""

    all: RecordTally | None
    """None without a game."""
    decks: list[RecordTally]
    rival_decks: list[RecordTally]
    seats: list[RecordTally]
    """Going first, and going second."""
    bots: list[RecordTally]
    endings: list[RecordTally]
    """By the reason for which the game ended."""
    games: list[RecordGame]
    """The latest first."""
    unfinished: int
    shared: int
    """How many games of two people at one screen, or of bots alone, are not counted,"""
    forked: int
    """and how many that began in the middle of another."""
    unknown: int
    """Of how many it can't be said who went first, because they were played with other rules."""
