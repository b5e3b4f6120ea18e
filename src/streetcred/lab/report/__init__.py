"""The report of a series: one page that needs nothing but itself."""

from streetcred.lab.report.pages import match_report, tournament_report

__all__ = ["match_report", "tournament_report"]
