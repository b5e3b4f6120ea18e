"""The words of the rules as constants: card types, colours, keywords, tags and areas."""

from typing import Final

# Card types (3.21, 4.1). Bits, since a Legend on the field is two of them at once (4.2.1).
LEGEND: Final = 1
UNIT: Final = 2
GEAR: Final = 4
PROGRAM: Final = 8
ANY_TYPE: Final = LEGEND | UNIT | GEAR | PROGRAM
TYPE_NAMES: Final = {LEGEND: "Legend", UNIT: "Unit", GEAR: "Gear", PROGRAM: "Program"}

# Colours (3.20.2).
RED: Final = "Red"
GREEN: Final = "Green"
BLUE: Final = "Blue"
YELLOW: Final = "Yellow"
COLOURS: Final = (RED, GREEN, BLUE, YELLOW)

# Effect keywords (11.22). Bits, since a card may have several.
ADRENALINE: Final = 1
BLOCKER: Final = 2
GO_SOLO: Final = 4
QUICK: Final = 8
KEYWORD_NAMES: Final = {ADRENALINE: "ADRENALINE", BLOCKER: "BLOCKER", GO_SOLO: "GO SOLO", QUICK: "QUICK"}

# Game areas for cards (chapter 5).
DECK: Final = 0
HAND: Final = 1
LEGENDS: Final = 2
FIELD: Final = 3
EDDIES: Final = 4
TRASH: Final = 5
REMOVED: Final = 6
NOWHERE: Final = 7
"""Where a Program is while it resolves (4.14.2)."""
AREA_NAMES: Final = {
    DECK: "deck",
    HAND: "hand",
    LEGENDS: "Legends area",
    FIELD: "field",
    EDDIES: "Eddies area",
    TRASH: "trash",
    REMOVED: "removed from the game",
    NOWHERE: "resolving",
}

# Tags (3.13).
TAGS: Final = frozenset(
    {
        "6TH STREET", "AI", "ALDECADO", "ANIMAL", "ARASAKA", "BRAINDANCE", "CORPO", "CYBERWARE", "DOLL", "DRONE",
        "EXTREME", "FIXER", "GANGER", "MAELSTROM", "MAINE'S CREW", "MEDTECH", "MERC", "MILITECH", "MOX", "MYSTIC",
        "NCPD", "NETRUNNER", "NETWATCH", "NOMAD", "PLAN", "QUICKHACK", "RAFFEN SHIV", "RIPPERDOC", "ROCKER",
        "SAMURAI", "SCAVENGER", "TECHIE", "TRAUMA TEAM", "TYGER CLAWS", "VALENTINO", "VEHICLE", "VOODOO BOYS",
        "WEAPON", "ZETATECH",
    }
)  # fmt: skip

NOBODY: Final = -1
"""No player, no piece."""
