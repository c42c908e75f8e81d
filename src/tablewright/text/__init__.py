"""Everything people read, in English and Polish, from Fluent catalogues.

The rules for catalogue files stand in `tablewright.text.catalogue`.
"""

from tablewright.text.catalogue import LANGUAGES, Catalogue, SeatName, UnknownLanguage, Verbatim
from tablewright.text.check import check_pair, try_all
from tablewright.text.ids import message_id
from tablewright.text.speaker import CatalogueWords, words_for

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "CatalogueWords",
    "SeatName",
    "UnknownLanguage",
    "Verbatim",
    "check_pair",
    "message_id",
    "try_all",
    "words_for",
]
