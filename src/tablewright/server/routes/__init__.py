"""What can be asked of the server; docs/protocol.md explains it."""

from litestar.handlers import HTTPRouteHandler

from tablewright.server.routes.acting import ACTING
from tablewright.server.routes.described import Refusable
from tablewright.server.routes.games import GAMES
from tablewright.server.routes.joining import JOINING
from tablewright.server.routes.learning import LEARNING
from tablewright.server.routes.looking import LOOKING
from tablewright.server.routes.notices import NOTICES
from tablewright.server.routes.people import PEOPLE
from tablewright.server.routes.streams import STREAMS
from tablewright.server.routes.tables import TABLES
from tablewright.server.routes.wellbeing import WELLBEING

ROUTES = [
    *(*PEOPLE, *GAMES, *LEARNING, *TABLES, *NOTICES),
    *(*JOINING, *LOOKING, *ACTING, *STREAMS, *WELLBEING),
]
for handler in ROUTES:
    if isinstance(handler, HTTPRouteHandler):
        handler.operation_class = Refusable

__all__ = ["ROUTES"]
