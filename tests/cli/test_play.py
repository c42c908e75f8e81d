"""A game at the terminal, from the first question to the result."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tablewright.bots.base as bots
from tablewright.bots import Bot, Glimpse, Settings
from tablewright.cli.speech import Speech
from tablewright.cli.terminal.board import Sheet, changed_lines, lines_about, what_changed
from tablewright.engine import Rule, Scene, registry
from tablewright.engine import record as records
from tablewright.games.quarry import QuarryGame
from tablewright.games.quarry.rules.state import Quarry
from tablewright.text.beside import told_beside
from tests.cli.conftest import Said, Tablewright

ALL_FIRST = "1\n" * 80


def test_a_game_is_played_to_the_end(tablewright: Tablewright) -> None:
    answer = tablewright("play", "quarry", "--seed", "5", typed=ALL_FIRST)
    assert answer.code == 0
    assert answer.err == ""
    for part in (
        "Quarry. Type the number of an option, or “help”.",
        "╭─ Table ",
        "╭─ Player 1 ",
        "> the hill: gives granite",
        "A hidden order of Bot 2 × 2",
        "Where do you dig today?",
        "  1  Dig at the hill",
        "· Bot 2 digs at the",
        "The game is over",
        "│ Total ",
        "│ Place ",
    ):
        assert part in answer.out
    assert answer.out.rstrip().endswith("points.")
    assert "⟦" not in answer.out


def test_the_same_in_polish(tablewright: Tablewright) -> None:
    answer = tablewright("play", "quarry", "--seed", "5", "--language", "pl", typed=ALL_FIRST)
    assert answer.code == 0
    for part in ("╭─ Stół ", "╭─ Gracz 1 ", "Gdzie dziś kopiesz?", "Koniec gry", "│ Razem ", "Wygrywa "):
        assert part in answer.out
    assert "⟦" not in answer.out


class Slow(Bot):
    """Thinks, and takes the first option."""

    def __init__(self, seed: str, settings: Settings) -> None:
        pass

    def choose(self, glimpse: Glimpse) -> int:
        return 0


def test_bots_that_think_can_sit_there(tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._REGISTER, "slow", Slow)
    answer = tablewright("play", "quarry", "--seed", "5", "--bots", "slow", typed=ALL_FIRST)
    assert "The game is over" in answer.out
    assert "· Bot 2 digs at the cliff." not in answer.out  # never the first option


def test_alone_against_the_foreman(tablewright: Tablewright) -> None:
    answer = tablewright(
        "play", "quarry", "--players", "1", "--seed", "6", "--seat", "1=Anna", typed=ALL_FIRST
    )
    assert "╭─ Anna " in answer.out
    assert "The foreman digs" in answer.out or "the foreman" in answer.out
    assert answer.out.rstrip().splitlines()[-1].partition(" wins")[0].lower() in ("anna", "the foreman")


def test_the_same_seed_is_the_same_game(tablewright: Tablewright) -> None:
    def play(*words: str) -> str:
        return tablewright("play", "quarry", *words, typed=ALL_FIRST).out

    assert play("--seed", "5") == play("--seed", "5")
    assert play("--seed", "5") != play("--seed", "6")
    assert play() != play()


def at_table(tablewright: Tablewright, *lines: str, words: str = "") -> Said:
    """A game for three in which the cliff is shared on the first day, so that nobody picks a die."""
    setting = ("--players", "3", "--seed", "7", *words.split())
    return tablewright("play", "quarry", *setting, typed="\n".join([*lines, ""]))


def after(answer: Said, prompt: int) -> str:
    """What was said to the line typed at that prompt, the first being 1."""
    return answer.out.split("\n> ")[prompt].partition("────")[0]


def test_an_option_may_be_typed_by_its_name(tablewright: Tablewright) -> None:
    assert "· Player 1 digs at the cliff." in at_table(tablewright, "dig:cliff").out


def test_what_is_not_offered_can_be_explained(tablewright: Tablewright) -> None:
    answer = at_table(tablewright, "why", "2", "why", "why 1", "why work:deliver", "why 9")
    assert "Nothing that you might expect is missing." in after(answer, 1)
    listed = after(answer, 3)
    assert "Deliver an order" in listed
    assert "QRY-3.3" in listed
    for explained in (after(answer, 4), after(answer, 5)):
        assert "Deliver an order: You cannot pay" in explained
        assert "An order can be delivered only if its cost can be paid in full" in explained
    assert "“9” is not in the list. Type a number from 1 to 1." in after(answer, 6)


def test_undo_and_redo(tablewright: Tablewright) -> None:
    answer = at_table(tablewright, "undo", "redo", "2", "1", "undo", "2", words="--seat 1")
    assert "Nothing can be taken back" in after(answer, 1)
    assert "There is nothing to do again." in after(answer, 2)
    assert "Your turn is over. Press Enter to let it stand, or type “undo”." in answer.out
    assert answer.out.count("What do you do?") == 2
    assert answer.out.count("· Player 1 rests and takes 1 coin.") == 1
    assert "Taken back. (“redo” does it again.)" in answer.out


def test_turns_need_not_be_confirmed(tablewright: Tablewright) -> None:
    answer = at_table(tablewright, "2", "1", words="--no-confirm")
    assert "· Player 1 rests and takes 1 coin." in answer.out
    assert "Your turn is over." not in answer.out


def test_redo_brings_back_what_was_taken_back(tablewright: Tablewright) -> None:
    answer = at_table(tablewright, "2", "1", "undo", "redo", "")
    assert answer.out.count("· Player 1 rests and takes 1 coin.") == 2
    assert answer.out.count("Your turn is over.") == 2


def test_a_turn_that_cannot_be_taken_back_is_not_confirmed(tablewright: Tablewright) -> None:
    answer = at_table(tablewright, "2", "2")  # to sketch shows a card
    assert "You draw an order" in answer.out
    assert "Your turn is over." not in answer.out


def test_log_score_and_rules_can_be_looked_up(tablewright: Tablewright) -> None:
    answer = at_table(
        tablewright, "log", "1", "log", "log 1", "score", "rules", "rules QRY-3.6", "rules 3.5", "rules xyzzy"
    )
    assert "Nothing has happened yet." in after(answer, 1)
    assert after(answer, 3).count("·") > 2
    assert after(answer, 4).count("·") == 1
    assert "│ Total  " in after(answer, 5)
    assert "│ If the game ended now │" in after(answer, 5)
    assert "QRY-3  A day: working" in after(answer, 6)
    assert "Rest: take 1 coin. Always possible." in after(answer, 7)
    assert "Sketch: draw an order card" in after(answer, 8)
    assert "There is no rule “XYZZY”" in after(answer, 9)


def test_what_cannot_be_understood_changes_nothing(tablewright: Tablewright) -> None:
    answer = at_table(tablewright, "0", "4", "-1", "dig:moon", "hello", "", "board", "help")
    assert "There is no option 0. Type a number from 1 to 3." in after(answer, 1)
    assert "There is no option 4. Type a number from 1 to 3." in after(answer, 2)
    for prompt, word in ((3, "-1"), (4, "dig:moon"), (5, "hello")):
        assert f"I do not know “{word}”. Type a number, or “help”." in after(answer, prompt)
    assert answer.out.count("Where do you dig today?") == 3  # asked; again after Enter; again with the board
    assert answer.out.count("╭─ Table ") == 2
    assert "take back your last choice" in answer.out
    assert "digs" not in answer.out


def test_orders_are_understood_in_the_language_and_in_english(tablewright: Tablewright) -> None:
    answer = at_table(tablewright, "pomoc", "help", "cofnij", "UNDO", words="--language pl")
    assert answer.out.count("cofnij ostatni wybór") == 2
    assert answer.out.count("Nie można niczego cofnąć") == 2


def test_only_what_changed_is_shown_again(tablewright: Tablewright) -> None:
    answer = at_table(tablewright, "2", "1")
    last = answer.out.split("\n> ")[2]
    assert "╭─ Player 1 " in last  # a coin more
    assert "╭─ Table " not in last


def test_a_part_of_the_table_can_be_looked_at(tablewright: Tablewright) -> None:
    answer = at_table(tablewright, "1", "board HILL", "board xyzzy")
    shown = answer.out.split("\n> ")[2]
    assert "the hill: gives granite" in shown
    assert "Player 1 digs at the hill" in shown
    assert "cliff" not in shown
    assert "╭─ Bot 2 " not in shown
    assert "Nothing on the table holds “xyzzy”." in after(answer, 3)


BOARD = ["Temples:", "  Sea:", "    red disc", "  Wood:", "    blue disc", "Offer:", "  mill"]


def test_of_a_long_sheet_only_new_lines_are_shown_under_their_headings() -> None:
    now = [
        "Temples:",
        "  Sea:",
        "    red disc",
        "  Wood:",
        "    blue disc, lit",
        "Offer:",
        "  forge",
        "  mill",
    ]
    assert changed_lines(BOARD, now) == ["Temples:", "  Wood:", "    blue disc, lit", "Offer:", "  forge"]
    assert changed_lines(BOARD, BOARD) == []
    assert changed_lines(BOARD, BOARD[:5]) == []  # what has gone is told in the log
    long = [*BOARD, *(f"row {number}" for number in range(20))]
    speech = Speech("en")
    (sheet,) = what_changed(speech, [Sheet("Table", [*long, "new"], [])], {"Table": long})
    assert sheet == ("Table: changes", ["new"], ["new"])
    short = Sheet("Anna", [*BOARD, "new"], [])
    assert what_changed(speech, [short], {"Anna": BOARD}) == [short]
    assert what_changed(speech, [short], {"Anna": short.lines}) == []
    assert what_changed(speech, [short], {}) == [short]


def test_what_holds_some_words_comes_with_all_above_and_below_it() -> None:
    assert lines_about("wood", BOARD) == ["Temples:", "  Wood:", "    blue disc"]
    assert lines_about("disc", BOARD) == BOARD[:5]
    assert lines_about("Temples", BOARD) == BOARD[:5]
    assert lines_about("moon", BOARD) == []


def test_the_head_says_which_round_it_is_and_what_everybody_has(tablewright: Tablewright) -> None:
    answer = at_table(tablewright, "2", "1")
    first, _, last, _ = answer.out.split("\n> ")
    assert "─ Player 1 · Day 1 of 5 · " in first
    assert "Player 1: 0 points · granite 0 · marble 0 · coins 1 · orders in hand 2" in first
    assert "Bot 3: 0 points · granite 0 · marble 0 · coins 1 · orders in hand 2" in first
    assert (
        "Player 1: 0 points · 1 if the game ended now · granite 0 · marble 2 · coins 2 · orders in hand 2"
        in last
    )


def test_how_near_the_end_is_told_when_it_came_nearer(tablewright: Tablewright) -> None:
    answer = tablewright("play", "origins", "--seed", "5", typed="1\n\n1\n")
    first, confirmed, picked, *_ = answer.out.split("\n> ")
    assert "Towards the end: temple discs at the top: 0 → 3 · district cards with gold: 4 → 0 · " in first
    assert "Your turn is over." in confirmed
    assert "Pick a die" in picked
    assert "Towards the end" not in confirmed + picked


def test_titles_of_chapters_point_into_no_printed_book(tablewright: Tablewright) -> None:
    assert "ORI-12  Passing  " in tablewright("play", "origins", typed="rules\n").out
    assert "ORI-12  Spasowanie  " in tablewright("play", "origins", "--language", "pl", typed="rules\n").out
    assert "TAB-3.1   Houses and buildings  " in tablewright("play", "tabannusi", typed="rules\n").out


def test_options_tell_what_the_table_says_about_them(tablewright: Tablewright) -> None:
    answer = tablewright("play", "origins", "--seed", "5", typed="1\n\n1\n\n1\nlook 1\nlook 9\nlook\n")
    assert "  1  the Site of stone and war (value 1; free of charge)       value 1 · " in answer.out
    looked = after(answer, 6)
    assert "\n  Site of stone and war, value " in looked
    assert "\n    Upper action: take 3 stone." in looked
    assert "There is no option 9. Type a number from 1 to 5." in after(answer, 7)
    assert "At which option? Type: look NUMBER" in after(answer, 8)


@pytest.mark.usefixtures("_odd")
def test_a_table_without_scenes_says_nothing_about_options(tablewright: Tablewright) -> None:
    answer = tablewright("play", "odd", "--seed", "7", typed="look 1\n")
    assert "The table says no more about it. To look it up: rules WORDS" in answer.out


def test_only_what_adds_something_is_told_beside_an_option() -> None:
    assert told_beside("The red mill", [["Red mill: costs 2 stone", "  disc"]]) == "costs 2 stone"
    assert told_beside("Mill", [["Mill"], ["The mill"]]) == ""
    assert told_beside("Go", [["Wood, value 1:"], ["two steps away"]]) == "Wood, value 1 · two steps away"


def test_the_command_to_go_on_asks_the_same_people_and_bots(tablewright: Tablewright) -> None:
    answer = at_table(tablewright, "save x", words="--seat 1=Anna --bots greedy --no-confirm")
    assert "tablewright play --load x.json --seat 1=Anna --bots greedy --no-confirm\n" in answer.out


def test_leaving_is_clean(tablewright: Tablewright) -> None:
    for typed in ("", "quit\n\n", "quit\n", "1\nquit\n\n"):
        answer = tablewright("play", "quarry", typed=typed)
        assert answer.code == 0
        assert answer.out.rstrip().endswith("The game was left.")
        assert answer.err == ""


def test_a_game_is_saved_and_goes_on(tablewright: Tablewright, tmp_path: Path) -> None:
    answer = at_table(tablewright, "2", "1", "", "save my game", "save", "save nowhere/game")
    assert "Saved to my game.json. To go on: tablewright play --load 'my game.json'\n" in answer.out
    assert "Into which file? Type: save FILE" in answer.out
    assert "There is no folder nowhere. Make it first, or name another one." in answer.out
    assert records.load(tmp_path / "my game.json").choices > 4
    on = tablewright("play", "--load", "my game.json")
    for told in (
        "· Player 1 digs at the cliff.",
        "· Player 1 rests and takes 1 coin.",
        "Do you lend a hand?",
    ):
        assert told in on.out
    assert tablewright("play", "quarry", "--load", "my game.json", typed="").code == 0
    assert tablewright("verify", "my game.json").code == 0


def test_another_game_is_not_loaded(tablewright: Tablewright, tmp_path: Path) -> None:
    at_table(tablewright, "save game")
    answer = tablewright("play", "origins", "--load", "game.json")
    assert answer.code == 2
    assert "game.json is a game of quarry, not of origins" in answer.err


def test_a_file_is_overwritten_only_if_wanted(tablewright: Tablewright, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious", encoding="utf-8")
    answer = at_table(tablewright, "save game", "n")
    assert "game.json is already there. Overwrite it? [y/N]" in answer.out
    assert file.read_text(encoding="utf-8") == "precious"
    at_table(tablewright, "save game", "y")
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "quarry"
    answer = at_table(tablewright, "save other", "1", "save other")
    assert "already there" not in answer.out  # one's own save may be written again


def test_a_file_that_cannot_be_written_is_told(tablewright: Tablewright, tmp_path: Path) -> None:
    (tmp_path / "taken.json").mkdir()
    answer = at_table(tablewright, "save taken", "y")
    assert "taken.json cannot be written (Is a directory). Name another file." in answer.out


def test_leaving_offers_to_save_until_it_works(tablewright: Tablewright, tmp_path: Path) -> None:
    answer = at_table(tablewright, "2", "quit", "nowhere/x", "kept")
    assert answer.out.count("Save the game first?") == 2
    assert records.load(tmp_path / "kept.json").choices > 0


class TestSharedScreen:
    """Several people at one screen."""

    def test_the_screen_is_passed_and_each_sees_only_their_own_hand(self, tablewright: Tablewright) -> None:
        answer = at_table(tablewright, "", "1", "", "1", words="--seat 1=Anna,2=Jan")
        assert answer.out.count("Pass the screen to Anna, then press Enter.") >= 1
        to_anna, to_jan = answer.out.split("Pass the screen to ")[1:3]
        assert to_anna.startswith("Anna")
        assert "A hidden order of Jan × 2" in to_anna
        assert "A hidden order of Anna" not in to_anna
        assert to_jan.startswith("Jan")
        assert "A hidden order of Anna × 2" in to_jan
        assert "digs at" not in to_jan.partition("Where do you dig")[0]  # Anna's secret choice

    def test_all_seats_may_be_taken(self, tablewright: Tablewright) -> None:
        typed = "\n1\n" * 200
        answer = tablewright("play", "quarry", "--players", "3", "--seed", "2", "--seat", "all", typed=typed)
        assert "The game is over" in answer.out
        assert "Bot" not in answer.out

    def test_nobody_needs_to_sit_there(self, tablewright: Tablewright) -> None:
        answer = tablewright("play", "quarry", "--players", "3", "--seed", "2", "--seat", "none")
        assert "· Bot 3 digs at" in answer.out
        assert "╭─ Bot 3 " in answer.out
        assert "The game is over" in answer.out
        assert "Order: " in answer.out.partition("The game is over")[2]  # delivered ones are open


class Odd(QuarryGame):
    """Without pictures, and with a rule that fails when somebody rests."""

    name = "odd"
    title = "Odd"

    def next_turn(self, g: Quarry) -> Rule[None] | None:
        if g.acted and any(mason.coins > 1 for mason in g.masons):
            raise ValueError("the coins are false")
        return super().next_turn(g)

    def scenes(self, view: Any, seat: int | None) -> list[Scene]:
        raise NotImplementedError


@pytest.fixture
def _odd(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._REGISTER, "odd", Odd())


@pytest.mark.usefixtures("_odd")
def test_a_game_without_scenes_shows_its_view(tablewright: Tablewright) -> None:
    answer = tablewright("play", "odd", "--seed", "7")
    assert "│ deck: 20 " in answer.out
    assert "│ masons 1:" in answer.out
    assert "│   hand: None" in answer.out  # the other's


@pytest.mark.usefixtures("_odd")
def test_a_rule_that_fails_leaves_the_table_as_it_was(tablewright: Tablewright) -> None:
    typed = "dig:cliff\n1\nwork:rest\nscore\nwork:rest\n"
    answer = tablewright("play", "odd", "--players", "1", "--seed", "7", "--no-confirm", typed=typed)
    assert answer.out.count("A rule of Odd failed after 'work': ValueError: the coins are false (") == 2
    assert "│ Total" in answer.out
    assert answer.code == 0


@pytest.mark.usefixtures("_odd")
def test_a_rule_that_fails_under_a_bot_ends_the_game_but_not_without_a_save(
    tablewright: Tablewright, tmp_path: Path
) -> None:
    for seed in range(20):  # until a bot rests first
        typed = "dig:cliff\n" + "work:sketch\n" * 2 + "kept\n"
        answer = tablewright("play", "odd", "--seed", str(seed), typed=typed)
        if answer.code == 1:
            break
    assert answer.code == 1
    assert "A rule of Odd failed" in answer.err
    assert "Something broke. The table is as it was before the last choice." in answer.out
    assert "Saved to " in answer.out


def test_a_thing_is_named_and_its_lines_are_shown_or_taken(tablewright: Tablewright) -> None:
    typed = "1\norder: \norder: 9\norder: 1\nundo\nmoon\nmarble\n"
    answer = tablewright("play", "quarry", "--seed", "3", typed=typed)
    shown = " ".join(after(answer, 2).split())
    assert "order: 1 Deliver an order › Deliver well Costs 2 × granite" in shown
    assert "Which way? Type “order:” and its number." in shown
    assert "There is no option 9." in after(answer, 3)
    assert "Player 1 delivers: well, and pays 2 granite." in answer.out.split("\n> ")[4]
    assert "Bot 2 has decided since." in after(answer, 5)
    assert "I do not know “moon”." in after(answer, 6)


def test_usual_answers_are_given_and_can_be_taken_back(tablewright: Tablewright) -> None:
    answer = tablewright("play", "quarry", "--seed", "3", typed="1\norder: 1\nundo\n")
    assert ", as usual. (“undo” lets you choose.)" in after(answer, 2)
