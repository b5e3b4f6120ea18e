"""Lessons: scenes with tasks, for somebody who learns to play."""

from streetcred.lessons.catalogue import all_lessons
from streetcred.lessons.lesson import Lesson, Task
from streetcred.lessons.progress import Progress, progress

__all__ = ["Lesson", "Progress", "Task", "all_lessons", "progress"]
