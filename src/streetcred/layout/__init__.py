"""Positions that are laid out instead of played up to: what lies where, as a few plain words."""

from streetcred.layout.setting import (
    RIVAL,
    YOU,
    Beginning,
    Layout,
    OnTable,
    Setting,
    card,
    face_down,
    legend,
    unit,
)

__all__ = ["RIVAL", "YOU", "Beginning", "Layout", "OnTable", "Setting", "card", "face_down", "legend", "unit"]
