"""All parts of the server, put together."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from tablewright.engine.errors import TablewrightError
from tablewright.server.bots import BotDriver
from tablewright.server.chores import Chores
from tablewright.server.commands import Commands
from tablewright.server.config import Config
from tablewright.server.connections import Doorman, room_for_connections
from tablewright.server.elsewhere import Elsewhere
from tablewright.server.hub import Hub
from tablewright.server.metrics import Metrics
from tablewright.server.opening import Opening
from tablewright.server.people import People
from tablewright.server.seating import Seating
from tablewright.server.store import Store
from tablewright.server.tables import Tables
from tablewright.server.workshop import WorkerWorkshop
from tablewright.service.service import TableService
from tablewright.service.views import Viewer

if TYPE_CHECKING:
    from tablewright.server.push import Push

WARM_TABLES: Final = 8


def push_to_browsers(contact: str) -> Push | None:
    """What sends messages to browsers, where that is wished; it needs a package of its own."""
    if not contact:
        return None
    from tablewright.server.push import Push

    return Push(contact)


class Host:
    """What routes are given."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config: Final = config
        self.store: Final = store
        self.metrics: Final = Metrics()
        self.push: Final = push_to_browsers(config.push)
        self.chores: Final = Chores(self.metrics)
        self.doorman: Final = Doorman(self.metrics, room_for_connections())
        self.workshop: Final = WorkerWorkshop(config)
        self.service: Final = TableService(self.workshop, config.hint_seconds)
        self.tables: Final = Tables(store, config.tables_in_memory, self.metrics)
        self.hub: Final = Hub(self.tables, self.service, self.metrics)
        self.commands: Final = Commands(self.tables, store, self.metrics, self.hub.present)
        self.opening: Final = Opening(self.tables, store, self.commands, self.service, self.metrics)
        self.seating: Final = Seating(self.tables, store, self.commands, self.hub)
        self.people: Final = People(store, self.seating, self.hub)
        self.elsewhere: Final = Elsewhere(self.tables, self.hub, self.people)
        self.bots: Final = BotDriver(
            config, store, self.tables, self.commands, self.hub, self.workshop, self.metrics
        )
        #: Whether whoever comes now is served as fast as later ones.
        self.is_warm: bool = not config.warm
        self.commands.on_change.extend([self.hub.changed, self.bots.changed])

    async def warm_up(self) -> None:
        """So that whoever comes first need not wait: workers run, and have drawn the newest tables."""
        try:
            await self.workshop.warm_up()
            for row in await self.store.newest_tables(WARM_TABLES):
                with suppress(TablewrightError):
                    seated = await self.tables.get(row.id)
                    await self.service.view(seated, Viewer(None, "en"), (), scenes=True, state=False)
        finally:
            self.is_warm = True

    async def close(self) -> None:
        """Stop everything; what was answered is stored already."""
        await self.bots.close()
        await self.workshop.close()
        await self.store.close()
