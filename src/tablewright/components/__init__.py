"""Typed component data: what is printed on boards, tiles and cards, read from YAML.

A game gives a folder with ``components.yaml``, a msgspec schema and, if it likes, a function that counts
its pieces::

    loaded = load(Path(__file__).parent, OriginsData)
    loaded.data.building_tiles[0].cost_stone
    loaded.origin("quarry").is_reconstructed

Owners of a copy correct values without touching the package, see `tablewright.components.overrides`.
"""

from tablewright.components.box import lacking_in, report_on, schema_of
from tablewright.components.errors import ComponentError
from tablewright.components.load import Loaded, Total, Totals, load, pieces
from tablewright.components.overrides import override_file, override_folder
from tablewright.components.provenance import SOURCES, Origin, Provenance, Source
from tablewright.components.report import DataReport, check_totals, report
from tablewright.components.structs import Entry, Struct

__all__ = [
    "SOURCES",
    "ComponentError",
    "DataReport",
    "Entry",
    "Loaded",
    "Origin",
    "Provenance",
    "Source",
    "Struct",
    "Total",
    "Totals",
    "check_totals",
    "lacking_in",
    "load",
    "override_file",
    "override_folder",
    "pieces",
    "report",
    "report_on",
    "schema_of",
]
