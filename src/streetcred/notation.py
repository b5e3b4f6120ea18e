"""A position as one line of text that people can read and that loads back.

    streetcred official 2026-08.2 | turn=5 player=A first=A chance=1f | A hand=floor-it field=7:minotaur(lag) .. | B ..

Sides are named A and B, dice by owner and faces (`B20:17` is the d20 of B showing 17), pieces by id and card, with what
is special about them in brackets and their Gear behind it. What is under way in the middle of an action or an effect,
and what this turn remembers, follows as JSON in a last part that is left out when there is nothing to say.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from streetcred import save
from streetcred.cards.catalogue import CARDS
from streetcred.core import event
from streetcred.core.gig import SIDES, die_of, owner_of, sides_of
from streetcred.core.ruleset import MAIN_PHASE, RULESETS
from streetcred.errors import BadPosition, BadSave
from streetcred.save import digest_of
from streetcred.terms import FIELD, LEGENDS, NOBODY, REMOVED, TRASH

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from streetcred.core.piece import Piece
    from streetcred.core.state import State

Data: TypeAlias = Any
"""Plain data as JSON knows it."""

LETTERS: Final = "AB"
_MEMORY: Final = range(event.PLAYED, event.TURN_ENDING + 1)
"""Kinds of events that texts may ask about later in the turn."""
_PIECE: Final = re.compile(r"(\d+):([a-z0-9-]+)(?:\(([a-z0-9 ]*)\))?(?:\[([^\]]*)\])?")
_DIE: Final = re.compile(r"([AB])(\d+)(?::(\d+))?")


def to_text(state: State) -> str:
    """Give the line for a position."""
    data = save.to_data(state)
    parts = [
        f"streetcred {data['rules']} {data['version']}",
        _header(data),
        *(f"{LETTERS[player]} {_side(state, player)}" for player in (0, 1)),
    ]
    more = _under_way(data)
    if more:
        parts.append(json.dumps(more, separators=(",", ":")))
    return " | ".join(parts)


def _header(data: Mapping[str, Data]) -> str:
    words = [
        f"turn={data['turn']}",
        f"player={_letter(data['player'])}",
        f"first={_letter(data['first'])}",
        f"chance={data['chance']:x}",
        f"next={len(data['pieces'])}",
    ]
    if data["empty_turns"]:
        words.append(f"empty={data['empty_turns']}")
    if data["overtime"]:
        words.append("overtime")
    return " ".join(words)


def _letter(player: int) -> str:
    return "-" if player == NOBODY else LETTERS[player]


def _side(state: State, player: int) -> str:
    side = state.sides[player]
    words = [
        ("hand", ",".join(card.slug for card in side.hand)),
        ("legends", _pieces(state, side.legends)),
        ("field", _pieces(state, side.field)),
        ("eddies", ",".join(card.slug for card in side.eddies)),
        ("blind", ",".join(card.slug for card in side.blind_eddies)),
        ("spent", str(side.spent_eddies or "")),
        ("fixer", ",".join(_die_name(die) for die in side.fixer)),
        ("gigs", ",".join(f"{_die_name(gig.die)}:{gig.value}" for gig in side.gigs)),
        ("trash", _pieces(state, side.trash)),
        ("removed", _pieces(state, side.removed)),
        ("deck", ",".join(card.slug for card in side.deck)),
    ]
    said = [f"{name}={value}" for name, value in words if value]
    return " ".join([*said, *(["sold"] if side.sold else []), *(["called"] if side.called else [])])


def _die_name(die: int) -> str:
    return f"{LETTERS[owner_of(die)]}{sides_of(die)}"


def _pieces(state: State, numbers: Iterable[int]) -> str:
    return ",".join(_piece(state, state.piece(number)) for number in numbers)


def _piece(state: State, piece: Piece) -> str:
    marks = [
        *(["down"] if not piece.face_up else []),
        *(["spent"] if not piece.ready else []),
        *(["lag"] if piece.lag else []),
        *(["solo"] if piece.solo else []),
        *([f"seen{piece.seen}"] if piece.seen else []),
    ]
    gear = ";".join(_piece(state, state.piece(number)) for number in piece.gear)
    said = f"({' '.join(marks)})" if marks else ""
    return f"{piece.id}:{piece.card.slug}{said}{f'[{gear}]' if gear else ''}"


def _under_way(data: Mapping[str, Data]) -> dict[str, Data]:
    """Give what the board does not show, if there is anything; a Main Phase in which nothing happened yet has none."""
    steps = RULESETS[data["rules"]].steps
    plain = data["stack"] == [["Turn", steps.index(MAIN_PHASE)]]
    memory = any(entry[0] in _MEMORY for entry in data["events"])
    lasting = ("pending", "modifiers", "delayed")
    if plain and not memory and not any(data[name] for name in lasting) and not data["reason"]:
        return {}
    names = ("stack", *lasting, "resolving", "serial", "events", "dropped", "turn_began")
    loose = _loose_pieces(data)
    more = {name: data[name] for name in (*names, "attacker", "target", "fighting", "winner", "reason")}
    return {**more, "loose": loose} if loose else more


def _loose_pieces(data: Mapping[str, Data]) -> list[Data]:
    """Give pieces that lie in no area: Programs that are being resolved (4.14.2)."""
    areas = (FIELD, LEGENDS, TRASH, REMOVED)
    return [piece for piece in data["pieces"] if piece is not None and piece[3] not in areas]


def from_text(text: str) -> State:
    """Give the position of a line. Raises BadPosition in one sentence if it is none."""
    parts = [part.strip() for part in text.strip().split(" | ")]
    if len(parts) not in (4, 5) or not parts[0].startswith("streetcred "):
        raise BadPosition('A position is one line that begins with "streetcred" and has four or five parts.')
    try:
        data = _data(parts)
        data["digest"] = _digest(data)
        return save.from_data(data)
    except BadSave as fault:
        raise BadPosition(str(fault).replace("This save", "This position")) from fault
    except (KeyError, ValueError, TypeError, IndexError) as fault:
        what = f"no {fault}" if isinstance(fault, KeyError) else str(fault)
        raise BadPosition(f"This position can't be read: it has {what}.") from fault


def _digest(data: Mapping[str, Data]) -> str:
    slugs = {piece[1] for piece in data["pieces"] if piece is not None}
    for side in data["sides"]:
        slugs.update(side["deck"], side["hand"], side["eddies"], side["blind_eddies"])
    return digest_of([_known(slug) for slug in slugs])


def _known(slug: str) -> Any:
    if slug not in CARDS:
        raise ValueError(f"the card {slug!r}, which does not exist")
    return CARDS[slug]


def _data(parts: list[str]) -> dict[str, Data]:
    _, rules, version = parts[0].split()
    header = _words(parts[1])
    pieces: list[Data] = [None] * int(header["next"])
    sides = [_read_side(parts[2 + player], player, pieces) for player in (0, 1)]
    more = json.loads(parts[4]) if len(parts) == 5 else {}
    for piece in more.pop("loose", []):
        pieces[piece[0]] = piece
    steps = RULESETS[rules].steps if rules in RULESETS else (MAIN_PHASE,)
    data = {
        "streetcred": "position",
        "format": save.FORMAT,
        "rules": rules,
        "version": version,
        "sides": sides,
        "pieces": pieces,
        "chance": int(header["chance"], 16),
        "player": _player(header["player"]),
        "first": _player(header["first"]),
        "turn": int(header["turn"]),
        "empty_turns": int(header.get("empty", "0")),
        "overtime": "overtime" in header,
        "stack": [["Turn", steps.index(MAIN_PHASE)]],
        "pending": [],
        "modifiers": [],
        "delayed": [],
        "events": [],
        "resolving": NOBODY,
        "serial": 0,
        "dropped": 0,
        "turn_began": 0,
        "attacker": NOBODY,
        "target": NOBODY,
        "fighting": False,
        "winner": NOBODY,
        "reason": 0,
    }
    return {**data, **more}


def _words(part: str) -> dict[str, str]:
    """Read `name=value` words; a bare word has no value."""
    found: dict[str, str] = {}
    for word in re.findall(r"[^\s(]+(?:\([^)]*\)[^\s(]*)*", part):
        name, _, value = word.partition("=")
        found[name] = value
    return found


def _player(letter: str) -> int:
    return NOBODY if letter == "-" else LETTERS.index(letter)


def _read_side(part: str, player: int, pieces: list[Data]) -> Data:
    words = _words(part)
    if LETTERS[player] not in words:
        raise ValueError(f"no side {LETTERS[player]} where it belongs")
    return {
        "deck": _list(words, "deck"),
        "hand": _list(words, "hand"),
        "legends": _read_pieces(words.get("legends", ""), player, LEGENDS, pieces),
        "field": _read_pieces(words.get("field", ""), player, FIELD, pieces),
        "eddies": _list(words, "eddies"),
        "blind_eddies": _list(words, "blind"),
        "spent_eddies": int(words.get("spent", "0")),
        "trash": _read_pieces(words.get("trash", ""), player, TRASH, pieces),
        "removed": _read_pieces(words.get("removed", ""), player, REMOVED, pieces),
        "fixer": [die for die, _ in map(_read_die, _list(words, "fixer"))],
        "gigs": [[die, value] for die, value in map(_read_die, _list(words, "gigs"))],
        "sold": "sold" in words,
        "called": "called" in words,
    }


def _list(words: Mapping[str, str], name: str) -> list[str]:
    return [entry for entry in words.get(name, "").split(",") if entry]


def _read_die(word: str) -> tuple[int, int]:
    match = _DIE.fullmatch(word)
    if match is None or int(match[2]) not in SIDES:
        raise ValueError(f"a die {word!r}; dice are written A4 to A20 and B4 to B20, a Gig as A6:3")
    value = int(match[3] or 0)
    if value > int(match[2]):
        raise ValueError(f"a Gig {word!r}, which has no such face")
    return die_of(LETTERS.index(match[1]), int(match[2])), value


def _read_pieces(text: str, player: int, area: int, pieces: list[Data]) -> list[int]:
    numbers = []
    end = 0
    for match in _PIECE.finditer(text):
        if text[end : match.start()].strip(",") or match.start() < end:
            break
        end = match.end()
        numbers.append(_read_piece(match, player, area, NOBODY, pieces))
        gear = [_read_piece(inner, player, area, numbers[-1], pieces) for inner in _PIECE.finditer(match[4] or "")]
        pieces[numbers[-1]][8] = gear
    if text[end:].strip(","):
        raise ValueError(f"pieces {text[end:]!r}; one is written 7:psycho-squad(spent)[9:mantis-blades]")
    return numbers


def _read_piece(match: re.Match[str], player: int, area: int, host: int, pieces: list[Data]) -> int:
    number = int(match[1])
    marks = (match[3] or "").split()
    seen = next((int(mark[4:]) for mark in marks if mark.startswith("seen")), 0)
    if pieces[number] is not None:
        raise ValueError(f"two pieces with the number {number}")
    slug = _known(match[2]).slug
    shown = ("down" not in marks, "spent" not in marks, "lag" in marks)
    pieces[number] = [number, slug, player, area, *shown, host, [], "solo" in marks, seen, None]
    return number
