"""Games to choose from, and what pages need to show them: rules, pictures, colours."""

from __future__ import annotations

from typing import Any, Final

from tablewright.bots import bot_names
from tablewright.bots.base import OWN
from tablewright.draw import emblems
from tablewright.engine import Game, Preset, UnknownGame, broken_games, find_game, playable_games
from tablewright.lessons import Lessons, Part, has_lessons, lessons_of
from tablewright.rulebook import Chapter, Rule, RulebookError
from tablewright.service import messages as m
from tablewright.service.problems import Problem
from tablewright.service.questions import rulebook
from tablewright.service.sentences import say
from tablewright.text import Catalogue, message_id, title_of, words_for

#: The bots people choose from; those of third parties come after them.
LEVELS: Final = ("easy", "medium", "hard")


def offered_games(language: str) -> m.Games:
    """All games that can be played here."""
    return m.Games(
        [described(game, language) for game in playable_games()],
        [m.BrokenGame(name, reason) for name, reason in broken_games().items()],
    )


def emblem_address(game: str) -> str | None:
    """Where the picture of a game is, if it has one."""
    return f"/api/games/{game}/emblem.svg" if game in emblems() else None


def bot_levels() -> list[str]:
    """All levels that can be chosen."""
    return [*LEVELS, *(name for name in bot_names() if name not in OWN)]


def described(game: Game[Any], language: str) -> m.OfferedGame:
    """A game with everything that can be settled before it."""
    words = words_for(game, language).catalogue
    return m.OfferedGame(
        name=game.name,
        title=title_of(game, language),
        summary=words.say("summary", {}) if words.has("summary") else "",
        cover=m.OfferedCover(*game.cover) if game.cover is not None else None,
        presets=[offered(preset, words) for preset in game.presets],
        players=list(game.players),
        settings=[
            m.GameSetting(
                setting.name,
                words.setting(setting.name),
                [m.SettingValue(value, words.settled(setting.name, value)) for value in setting.values],
                sorted(setting.players) or list(game.players),
            )
            for setting in game.settings
        ],
        automa=m.RulebookOpponent(game.automa, words.name(game.automa)) if game.automa else None,
        bots=[
            m.BotLevel(level, say(language, f"level-{level}") if level in LEVELS else level)
            for level in bot_levels()
        ],
        emblem=emblem_address(game.name),
        rules=game.rules,
        tutorial=game.tutorial,
        finished=game.finished,
        lessons=has_lessons(game),
    )


def offered(preset: Preset, words: Catalogue) -> m.OfferedPreset:
    """Settings that belong together, in words."""
    name = message_id(f"preset-{preset.name}")
    note = words.say(name, {}, "note") if words.has(f"{name}.note") else ""
    return m.OfferedPreset(preset.name, words.say(name, {}), note, dict(preset.options))


def game_called(name: str) -> Game[Any]:
    """The game of that name."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise Problem("no-such-game") from error


def taught(game: str) -> Lessons:
    """The lessons of a game, which must have some."""
    found = game_called(game)
    if not has_lessons(found):
        raise Problem("no-lessons")
    return lessons_of(found)


def part_of(game: str, name: str) -> Part:
    """A part of the lessons of a game, which must be there."""
    part = taught(game).part(name)
    if part is None:
        raise Problem("no-such-part")
    return part


def rules_of(game: str, words: str | None, language: str) -> m.Rules:
    """The rules of a game, or those that hold some words."""
    book = rulebook(game_called(game).name, language)
    spoken: Any = book.language
    if not words:
        chapters = [told(chapter, chapter.text, chapter.rules) for chapter in book.chapters]
        return m.Rules(game, spoken, chapters)
    found = {rule.id for rule in book.search(words)}
    hits = [(chapter, [rule for rule in chapter.rules if rule.id in found]) for chapter in book.chapters]
    return m.Rules(game, spoken, [told(chapter, "", kept) for chapter, kept in hits if kept])


def told(chapter: Chapter, text: str, kept: list[Rule]) -> m.RuleChapter:
    """A chapter with some of its rules."""
    listed = [m.RuleText(rule.id, rule.kind, rule.text) for rule in kept]
    return m.RuleChapter(chapter.number, chapter.title, chapter.level, text, listed)


def rule_of(game: str, rule: str, language: str) -> m.OneRule:
    """One rule."""
    book = rulebook(game_called(game).name, language)
    try:
        found = book.rule(rule)
    except RulebookError as error:
        raise Problem("no-such-rule") from error
    return m.OneRule(found.id, found.kind, found.chapter, found.text)


def hidden(symbols: str) -> bytes:
    """An SVG of symbols that takes no room on the page into which it is put."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute">'
    return f"{head}<defs>{symbols}</defs></svg>".encode()
