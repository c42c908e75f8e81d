"""Bots: who plays the seats where nobody sits."""

from tablewright.bots.base import (
    Bot,
    BotMaker,
    Glimpse,
    Settings,
    bot_names,
    let_bots_answer,
    make_bot,
    register_bot,
)

__all__ = [
    "Bot",
    "BotMaker",
    "Glimpse",
    "Settings",
    "bot_names",
    "let_bots_answer",
    "make_bot",
    "register_bot",
]
