"""Sentences in three languages.

>>> from ludolith.text import Speech
>>> Speech("en").join(["Anna", "Bob", "Eve"])
'Anna, Bob and Eve'
"""

from __future__ import annotations

from ludolith.text.languages import LANGUAGES
from ludolith.text.messages import MissingText, UnsoundText
from ludolith.text.rule_texts import Rules, rules_of
from ludolith.text.sentences import Speech

__all__ = ["LANGUAGES", "MissingText", "Rules", "Speech", "UnsoundText", "rules_of"]
