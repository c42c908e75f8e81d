"""What can be asked of the server; docs/protocol.md explains it."""

from tablewright.server.routes.acting import ACTING
from tablewright.server.routes.games import GAMES
from tablewright.server.routes.looking import LOOKING
from tablewright.server.routes.people import PEOPLE
from tablewright.server.routes.streams import STREAMS
from tablewright.server.routes.tables import TABLES
from tablewright.server.routes.wellbeing import WELLBEING

ROUTES = [*PEOPLE, *GAMES, *TABLES, *LOOKING, *ACTING, *STREAMS, *WELLBEING]

__all__ = ["ROUTES"]
