"""The lab: many games between bots, and what can be said from them."""

from streetcred.lab.simulate import GameResult, Match, play_game, simulate
from streetcred.lab.tally import Tally, interval, tally

__all__ = ["GameResult", "Match", "Tally", "interval", "play_game", "simulate", "tally"]
