"""Layouts as plain data and back. Whatever is read is checked: only what could lie on a table is let through."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from streetcred.core.gig import SIDES
from streetcred.layout.fields import Fields, shown
from streetcred.layout.laying import PLAYERS, die_named
from streetcred.layout.setting import Layout, OnTable, Setting, card, on_table
from streetcred.terms import GEAR, LEGEND, UNIT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from streetcred.core.card import Card
    from streetcred.layout.setting import Beginning

Data: TypeAlias = Any
"""Plain data as JSON knows it."""
SEATS: Final = ("you", "rival")
BEGINNINGS: Final = ("main", "start", "mulligan", "setup")
TABLE: Final = ("turn", "turn_of", "first", "begins", "overtime", "empty_turns", *SEATS)
"""The fields of a layout."""
MOST_EDDIES: Final = 40
MOST_ON_FIELD: Final = 20
MOST_LEGENDS: Final = 6
LAST_TURN: Final = 99


def to_data(layout: Layout) -> dict[str, Data]:
    """Give a layout as plain data, with the whole ids of all cards."""
    return {
        "turn": layout.turn,
        "turn_of": SEATS[layout.turn_of],
        "first": SEATS[layout.first],
        "begins": layout.begins,
        "overtime": layout.overtime,
        "empty_turns": layout.empty_turns,
        **{SEATS[player]: _setting_data(layout.sides[player]) for player in PLAYERS},
    }


def _setting_data(setting: Setting) -> Data:
    data: dict[str, Data] = {
        "hand": _ids(setting.hand),
        "field": [_entry_data(entry) for entry in setting.field],
        "legends": [_entry_data(entry) for entry in setting.legends],
        "eddies": setting.eddies,
        "spent_eddies": setting.spent_eddies,
        "trash": _ids(setting.trash),
        "removed": _ids(setting.removed),
        "gigs": dict(setting.gigs),
        "sold": setting.sold,
        "called": setting.called,
        "deck": None if setting.deck is None else _ids(setting.deck),
        "fixer": None if setting.fixer is None else list(setting.fixer),
    }
    return {name: value for name, value in data.items() if value or (name in ("deck", "fixer") and value is not None)}


def _ids(names: Sequence[str | Card]) -> list[str]:
    return [card(name).slug for name in names]


def _entry_data(entry: str | Card | OnTable) -> Data:
    shown_as = on_table(entry)
    slug = card(shown_as.card).slug
    marks: dict[str, Data] = {
        "gear": _ids(shown_as.gear),
        "spent": shown_as.spent,
        "lag": shown_as.lag,
        "solo": shown_as.solo,
        "known": shown_as.seen_by_owner,
    }
    said = {name: value for name, value in marks.items() if value}
    if not shown_as.up:
        said["up"] = False
    return {"card": slug, **said} if said else slug


def from_data(data: Data) -> Layout:
    """Read a layout. Raises BadPosition, in one sentence, if it is none or if nothing could lie like that."""
    fields = Fields(data, "The table")
    layout = layout_of(fields)
    fields.end()
    return layout


def layout_of(fields: Fields) -> Layout:
    """Take a layout out of a table of data that may have other fields, too. Raises BadPosition in one sentence."""
    whose = fields.where
    layout = Layout(
        turn=fields.number("turn", 5, 1, LAST_TURN),
        turn_of=SEATS.index(fields.one_of("turn_of", SEATS)),
        first=SEATS.index(fields.one_of("first", SEATS)),
        begins=cast("Beginning", fields.one_of("begins", BEGINNINGS)),
        overtime=fields.flag("overtime"),
        empty_turns=fields.number("empty_turns", 0, 0, 1),
        sides=(
            _setting(fields.table(SEATS[0]), f"{whose} on your side"),
            _setting(fields.table(SEATS[1]), f"{whose} on the rival side"),
        ),
    )
    _check_dice(layout, fields)
    return layout


def _setting(data: Data, where: str) -> Setting:
    fields = Fields(data, where)
    setting = Setting(
        hand=_cards(fields, "hand"),
        field=[_entry(fields, entry, _may_fight, "is no Unit") for entry in fields.items("field", MOST_ON_FIELD)],
        legends=[_entry(fields, entry, _is_legend, "is no Legend") for entry in fields.items("legends", MOST_LEGENDS)],
        eddies=fields.number("eddies", 0, 0, MOST_EDDIES),
        spent_eddies=fields.number("spent_eddies", 0, 0, MOST_EDDIES),
        deck=_deck(fields),
        trash=_cards(fields, "trash"),
        removed=[_card(fields, name, "removed", lambda _: True, "") for name in fields.names("removed")],
        gigs=_gigs(fields),
        fixer=_fixer(fields),
        sold=fields.flag("sold"),
        called=fields.flag("called"),
    )
    fields.end()
    return setting


def _cards(fields: Fields, name: str) -> list[str]:
    """4.4 Take cards of an area where no Legend can be."""
    return [_card(fields, one, name, _is_no_legend, "is a Legend, which can't be there") for one in fields.names(name)]


def _deck(fields: Fields) -> list[str] | None:
    wanted = fields.raw("deck")
    return None if wanted is None else _cards(Fields({"deck": wanted}, fields.where), "deck")


def _card(fields: Fields, name: str, where: str, fits: Callable[[Card], bool], else_it: str) -> str:
    found = card(name)
    if not fits(found):
        raise fields.bad(f"has {found.title} in {where}, but that {else_it}")
    return found.slug


def _entry(fields: Fields, data: Data, fits: Callable[[Card], bool], else_it: str) -> OnTable:
    marks = Fields({"card": data} if isinstance(data, str) else data, f"{fields.where}: a card on the table")
    entry = OnTable(
        card=_card(fields, marks.text("card"), "a place on the table", fits, else_it),
        gear=[_card(fields, name, "gear", _is_gear, "is no Gear") for name in marks.names("gear")],
        spent=marks.flag("spent"),
        lag=marks.flag("lag"),
        up=marks.flag("up", usual=True),
        solo=marks.flag("solo"),
        seen_by_owner=marks.flag("known"),
    )
    marks.end()
    return entry


def _gigs(fields: Fields) -> dict[str, int]:
    gigs = fields.table("gigs")
    for name, value in gigs.items():
        if type(value) is not int:
            raise fields.bad(f"has the Gig {name} with {shown(value)}; it must show a whole number")
    return dict(gigs)


def _fixer(fields: Fields) -> list[int] | None:
    wanted = fields.raw("fixer")
    if wanted is None:
        return None
    if not isinstance(wanted, list) or any(one not in SIDES for one in wanted) or len(set(wanted)) != len(wanted):
        raise fields.bad(f"has fixer {shown(wanted)}; it must be a list of faces, each of 4, 6, 8, 10, 12, 20 once")
    return wanted


def _check_dice(layout: Layout, fields: Fields) -> None:
    """6.1 Refuse a die that lies twice, or shows what it has no face for."""
    placed: set[int] = set()
    for player in PLAYERS:
        for name, value in layout.sides[player].gigs.items():
            die = die_named(name, player)
            if die in placed:
                raise fields.bad(f"has the die {name} twice")
            if not 1 <= value <= SIDES[die % 6]:
                raise fields.bad(f"has {name} showing {value}, which is none of its faces")
            placed.add(die)


def _is_legend(printed: Card) -> bool:
    return printed.kind == LEGEND


def _is_no_legend(printed: Card) -> bool:
    return printed.kind != LEGEND


def _may_fight(printed: Card) -> bool:
    return printed.kind in (UNIT, LEGEND)


def _is_gear(printed: Card) -> bool:
    return printed.kind == GEAR
