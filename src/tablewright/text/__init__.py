"""Everything people read, in English and Polish, from Fluent catalogues.

The rules for catalogue files stand in `tablewright.text.catalogue`.
"""

from tablewright.text.catalogue import LANGUAGES, Catalogue, SeatName, UnknownLanguage, Verbatim
from tablewright.text.check import check_pair, try_all
from tablewright.text.ids import message_id
from tablewright.text.speaker import (
    CatalogueWords,
    automa_called,
    component_names,
    title_called,
    title_of,
    words_for,
)

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "CatalogueWords",
    "SeatName",
    "UnknownLanguage",
    "Verbatim",
    "automa_called",
    "check_pair",
    "component_names",
    "message_id",
    "title_called",
    "title_of",
    "try_all",
    "words_for",
]
