"""Scenes: tables that are set up to show something, each with words, and if need be with answers that show it."""

from streetcred.scenes.catalogue import all_scenes, find_scene
from streetcred.scenes.data import from_data, to_data
from streetcred.scenes.scene import Scene
from streetcred.scenes.script import Move, script_of

__all__ = ["Move", "Scene", "all_scenes", "find_scene", "from_data", "script_of", "to_data"]
