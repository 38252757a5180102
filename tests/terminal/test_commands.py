"""What can be typed at a question besides an answer, and answers that are none."""

import pytest

from tests.terminal.robot import listed, play

# Seed 13: Ana leads first. Luis, whose questions are looked at, has Bar, Dock, Academy, Tower and a
# jack. No bot plays, so nothing here depends on how well one does.
TABLE = ["--seed", "13", "--seats", "2", "--humans", "2", "--name", "Ana,Luis"]
LEAD = ["", "lead craftsman with a jack", ""]


def said(*lines: str, edition: str = "it2011") -> str:
    """What is said after Luis is first asked, in answer to these lines."""
    code, out = play([*TABLE, "--edition", edition], listed([*LEAD, *lines]))
    assert code == 0
    return out[out.index("# Craftsman is led") :].split("\n> \n", 1)[1]


def test_the_question_names_its_rule_and_lists_numbered_choices_in_groups() -> None:
    _, out = play(TABLE, listed(LEAD))
    question = out[out.index("# Craftsman is led") :]
    assert question.startswith(
        "# Craftsman is led: follow, or think. (G.follow.1)\n"
        "Card:\n1. Follow Craftsman with Dock\n"
        "Jack:\n2. Follow Craftsman with a jack\n"
        "Think:\n3. Think: take a jack\n4. Think: draw one card\n> \n"
    )


def test_help_explains_the_question_by_its_rule_and_lists_the_commands() -> None:
    out = said("?")
    assert "G.follow.1  Following" in out
    for command in ("why", "undo", "view", "cards", "card", "log", "save", "lang", "order", "quit"):
        assert f"- {command}" in out


def test_help_lists_conceding_only_where_the_edition_has_it() -> None:
    assert "- concede" not in said("?")
    assert "- concede" in said("help", edition="fr2008")


def test_help_with_a_word_is_the_rule_reference() -> None:
    assert "G.petition.1  Size of a petition" in said("? petition")
    out = said("?G.patron.2")
    assert out.startswith("G.patron.2  ")
    assert "Dock (Craftsman, wood, 1): " in said("help dock")
    assert said("? qwertyuiop").startswith("No rule or card fits “qwertyuiop”.")


def test_why_tells_what_is_not_allowed_with_the_paragraph() -> None:
    out = said("why")
    assert "- Bar, Academy, Tower: That card does not bear the role Craftsman. (G.follow.1)" in out
    assert "- Your hand is full already: the limit is 5. (G.think.3)" in out


def test_view_tells_one_camp_or_all() -> None:
    one = said("view ana")
    assert one.startswith("\n# Camp of Ana\n")
    assert "Your camp" not in one
    every = said("view")
    assert "# Camp of Ana" in every
    assert "# Your camp (Luis)" in every
    assert said("view cato").startswith("“cato” is nobody here.")


def test_cards_tells_the_hand_and_card_any_card() -> None:
    hand = said("cards")
    assert "- Bar (Laborer, rubble, 1): Patron: also hire the top card of the deck." in hand
    assert "- Jack: " in hand
    assert said("card tem").startswith("- Temple (Patron, marble, 3): Hand limit +4.")
    assert said("card nothing").startswith("“nothing” is no card of this game.")
    assert said("card").startswith("“” is no card of this game.")


def test_log_tells_what_has_happened() -> None:
    assert said("log").startswith("- First cards: Ana: Forum, Luis: Dock.\n- Ana leads first.\n")
    assert "\n- Ana leads Craftsman with a jack.\n" in said("log")
    assert said("log 0").startswith("> ")
    assert said("log x").startswith("log takes a number")


def test_another_language_at_any_time() -> None:
    out = said("lang es", "lang xx")
    assert "# Tu mano: 5 cartas" in out
    assert "Se lidera Artesano: sigue o piensa. (G.follow.1)" in out
    assert "lang va con uno de estos: en, es, it, fr." in out


def test_an_empty_answer_and_the_table_command_show_the_table_again() -> None:
    for line in ("", "table"):
        out = said(line)
        assert "# Turn 1, leader Ana: Craftsman is led" in out
        assert "# Your hand: 5 cards" in out


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("99", "There is no choice 99 here."),
        ("-1", "“-1” is neither a choice nor a command here. ? helps."),
        ("zzz", "“zzz” is neither a choice nor a command here. ? helps."),
        ("!!!", "“!!!” is neither a choice nor a command here. ? helps."),
        ("follow", "“follow” can mean any of these: 1, 2."),
        ("\x1b[31m\x00", "“[31m” is neither a choice nor a command here. ? helps."),
        ("1 2", "“1 2” is neither a choice nor a command here. ? helps."),
        ("x" * 100_000, "x...” is neither a choice nor a command here. ? helps."),
    ],
)
def test_a_wrong_answer_is_told_in_one_line_and_nothing_is_lost(line: str, told: str) -> None:
    out = said(line, "log")
    first, rest = out.split("\n", 1)
    assert told in first
    assert rest.startswith("> \n- First cards:")
    assert "\n- Ana leads Craftsman with a jack.\n" in rest


@pytest.mark.parametrize(
    "line", ["3", "think take", "Think: take a jack", "take jack", "tHINK: TAKE"]
)
def test_a_choice_by_number_or_by_the_beginning_of_its_words(line: str) -> None:
    assert "Hand over to Ana" in said(line)


def test_a_standing_order() -> None:
    assert "Say: order gift ask" in said("order")
    assert "Say: order gift ask" in said("order gift")
    assert "There is no such standing order. (G.b.palisade.1)" in said("order gift perhaps")
    # An order given already is not offered again.
    assert "That order is in force already." in said("order gift ask", "order gift ask")


def test_conceding_is_refused_where_the_edition_does_not_know_it() -> None:
    assert said("concede ana").startswith("This edition knows no concession. (G.end.5)")


def test_conceding_is_asked_for_twice_and_ends_a_game_of_two() -> None:
    out = said("concede", "n", "log", edition="fr2008")
    assert out.startswith("Concede the game to ")
    assert "The game is over" not in out
    out = said("concede", "perhaps", "y", "n", edition="fr2008")
    assert out.count("Are you sure?") == 2
    assert "The game is over: everybody else concedes." in out


def test_conceding_with_more_seats_needs_a_name() -> None:
    argv = ["--seed", "3", "--seats", "3", "--edition", "fr2008"]
    lines = ["concede", "concede cato", "concede marcus", "y", "concede nobody", "y", "log"]
    _, out = play(argv, listed(lines))
    assert out.count("Say to whom") == 2
    assert "You would concede the game to Marcus." in out
    assert "You concede no longer." in out
