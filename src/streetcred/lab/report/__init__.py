"""The reports of the lab: pages that need nothing but themselves."""

from streetcred.lab.report.card import card_report
from streetcred.lab.report.hand import hand_report
from streetcred.lab.report.improve import improve_report
from streetcred.lab.report.match import match_report
from streetcred.lab.report.tournament import tournament_report

__all__ = ["card_report", "hand_report", "improve_report", "match_report", "tournament_report"]
