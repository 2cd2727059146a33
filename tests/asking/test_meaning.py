"""What each answer says of the rules, told by the words a person reads."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.asking.answers import settled_by
from conformance.asking.belief import believe
from conformance.asking.dialogue import Dialogue
from conformance.asking.questions import load_questions
from conformance.asking.reading import read_answer
from conformance.asking.wording import fill_in
from conformance.cards import RANKS
from conformance.rules import load_profile
from conformance.rules.resolved import settle

SHORT = ["7", "8", "9", "10", "J", "Q", "K", "A"]

OPTIONS: dict[str, dict[str, dict[str, Any]]] = {
    "pack": {
        "four players, 8 cards each": {"table.players": 4, "pack.ranks": SHORT},
        "four players, 13 cards each": {"table.players": 4, "pack.ranks": list(RANKS)},
    },
    "passing": {
        "no, never": {"passing.cycle": ["none"]},
        "yes: first to the left, then to the right, then": {"passing.cycle": ["left", "right", "across", "none"]},
        "yes, always to the left": {"passing.cycle": ["left"]},
    },
    "finish": {
        "no: at the limit the match is over": {"match.finish": "lowest_wins"},
        "yes: from then on points come off": {"match.finish": "reversal"},
    },
    "hearts": {
        "always": {"hearts.lead": "free"},
        "only once hearts are broken": {"hearts.lead": "when_broken"},
    },
    "points": {
        "every heart 1, Q♠ 5, J♣ 2": {"scoring.values": {"hearts": 1, "QS": 5, "JC": 2}},
        "every heart 1, Q♠ 13": {"scoring.values": {"hearts": 1, "QS": 13}},
    },
    "opening": {
        "whoever has 7♣, and that card must be led":
            {"opening.leader": "holder_of_card", "opening.card": "7C", "opening.lead": "that_card"},
        "whoever has 7♣, with any card":
            {"opening.leader": "holder_of_card", "opening.card": "7C", "opening.lead": "any_card"},
        "the player to the left of the dealer": {"opening.leader": "left_of_dealer"},
        "whoever has another card, and that card": {"opening.leader": "holder_of_card", "opening.lead": "that_card"},
        "whoever has another card, and may choose": {"opening.leader": "holder_of_card", "opening.lead": "any_card"},
    },
    "first-trick-lead": {"yes": {"first_trick.lead": "free"}, "no": {"first_trick.lead": "covered"}},
    "sweep": {
        "every card that costs points": {"sweep.needs": "all_penalty_cards"},
        "every heart is enough": {"sweep.needs": "all_hearts"},
        "every trick": {"sweep.needs": "all_tricks"},
        "there is no such thing": {"sweep.needs": "nothing"},
    },
    "sweep-scores": {
        "0 for whoever made it, all the points for each": {"sweep.sweeper": 0, "sweep.others": "total"},
        "minus all the points for whoever made it, 0": {"sweep.sweeper": "-total", "sweep.others": 0},
    },
    "threshold": {
        "50 or more": {"match.threshold": 50, "match.reached": "at_or_above"},
        "more than 50": {"match.threshold": 50, "match.reached": "above"},
        "another number or more": {"match.reached": "at_or_above"},
        "more than another number": {"match.reached": "above"},
    },
    "crossing-alone": {
        "7 more than before": {"reversal.crossing": "whole"},
        "exactly 50": {"reversal.crossing": "capped"},
        "what I took after reaching 50 came off again": {"reversal.crossing": "mid_deal"},
    },
    "sweep-after": {
        "the usual scores of a sweep, but now they come off": {"reversal.sweep": "as_scored"},
        "nothing special": {"reversal.sweep": "as_captured"},
        "the usual scores of a sweep, and they are added all the same": {"reversal.sweep": "added"},
    },
    "dealer": {
        "the player to the left of the last dealer": {"deal.next_dealer": "left"},
        "always the same player": {"deal.next_dealer": "same"},
    },
}  # fmt: skip

STATEMENTS = {
    "first-trick": {
        "hearts": {"first_trick.hearts": ("banned", "allowed")},
        "Q♠": {"first_trick.queen": ("banned", "allowed")},
        "other cards that cost points": {"first_trick.others": ("banned", "allowed")},
    },
    "breaking": {
        "you may lead Q♠": {"queen.lead": ("free", "when_broken")},
        "discarding Q♠ breaks them too": {"hearts.queen_breaks": ("yes", "no")},
        "leading a heart for want of anything else breaks": {"hearts.broken_by": ("played", "discarded")},
        "with only hearts and Q♠ left you may": {"hearts.exception": ("only_hearts_and_queen", "only_hearts")},
    },
    "end": {
        "it stops as soon as somebody reaches the limit": {"match.ends": ("at_once", "after_deal")},
        "if two share the lowest total": {"match.tie": ("play_on", "shared")},
    },
    "crossing": {
        "a total that passes 50 without a sweep": {"reversal.crossing": ("capped", "whole")},
        "a total that passes 50 by a sweep": {"reversal.crossing_sweep": ("capped", "whole")},
        "points taken later in that same deal": {"reversal.crossing": ("mid_deal", "whole")},
    },
    "end-reversal": {
        "below 0 wins too": {"reversal.overshoot": ("wins", "bounces")},
        "if two come to 0 or below": {"reversal.several": ("all_win", "lowest_wins")},
        "whoever stands at 0 when the reversal comes": {"reversal.at_zero": ("wins_at_once", "next_deal")},
        "the match stops as soon as somebody comes to 0": {"match.ends": ("at_once", "after_deal")},
    },
}

ALONE = {
    "Can you tap 9♥?": {"first_trick.hearts": ("allowed", "banned")},
    "You lead, with 9♣ and Q♠. Can you tap Q♠?": {"queen.lead": ("free", "when_broken")},
    "you cannot follow suit and hold 9♦ and Q♠. Can you tap Q♠?": {"first_trick.queen": ("allowed", "banned")},
    "Can you tap J♣?": {"first_trick.others": ("allowed", "banned")},
    "Somebody discarded Q♠": {"hearts.queen_breaks": ("yes", "no")},
    "all the others followed suit": {"hearts.broken_by": ("played", "discarded")},
    "nothing but hearts and Q♠": {"hearts.exception": ("only_hearts_and_queen", "only_hearts")},
    "reaches the limit in the middle of a deal. Does the match stop": {"match.ends": ("at_once", "after_deal")},
    "two players share the lowest total": {"match.tie": ("play_on", "shared")},
    "A sweep takes somebody above": {"reversal.crossing_sweep": ("capped", "whole")},
    "you have 3 points left and take 5": {"reversal.overshoot": ("wins", "bounces")},
    "stands at −1 and another at −4": {"reversal.several": ("all_win", "lowest_wins")},
    "somebody has no points at all": {"reversal.at_zero": ("wins_at_once", "next_deal")},
    "comes to 0 in the middle of a deal": {"match.ends": ("at_once", "after_deal")},
}

NOTHING_KNOWN = believe({"pack.ranks": SHORT, "match.threshold": 50})
UNTYPED = believe({"match.threshold": 50})


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_says_what_it_reads(name: str) -> None:
    question = load_questions()[name]
    found = {}
    for option in question.options:
        answer = read_answer(question, option, "en", NOTHING_KNOWN)
        found[fill_in(question.options[option].text, "en", UNTYPED if name == "sweep-scores" else NOTHING_KNOWN)] = (
            settled_by(question, answer)
        )
    told = {text: values for text, values in found.items() if values}
    assert len(told) == len(OPTIONS[name])
    for text, values in OPTIONS[name].items():
        assert next(settled for shown, settled in told.items() if shown.startswith(text)) == values, text


@pytest.mark.parametrize("name", STATEMENTS)
def test_a_statement_says_what_it_reads(name: str) -> None:
    question = load_questions()[name]
    shown = {fill_in(each.text, "en", NOTHING_KNOWN): item for item, each in question.statements.items()}
    assert len(shown) == len(STATEMENTS[name])
    for text, expected in STATEMENTS[name].items():
        item = next(item for said, item in shown.items() if said.startswith(text))
        for so in (True, False):
            settled = question.settled_by(dict.fromkeys(question.statements, False) | {item: so})
            for path, values in expected.items():
                assert settled[path] == values[not so], (text, so)


def test_a_total_that_passes_the_limit_does_so_either_by_a_sweep_or_not() -> None:
    without = {"en": "without a sweep", "nl": "zonder pit", "fr": "sans pit", "es": "sin un pit"}
    by = {"en": "by a sweep", "nl": "door een pit", "fr": "par un pit", "es": "por un pit"}
    statements = load_questions()["crossing"].statements
    for language in without:
        text, other = statements["capped"].text[language], statements["capped-sweep"].text[language]
        assert text.replace(without[language], by[language]) == other != text


def test_a_question_alone_says_what_it_reads() -> None:
    alone = {fill_in(each.text, "en", NOTHING_KNOWN): each for name, each in load_questions().items() if "." in name}
    assert len(alone) == len(ALONE)
    for text, expected in ALONE.items():
        (question,) = (each for said, each in alone.items() if text in said)
        for answer, place in (("yes", 0), ("no", 1)):
            settled = settled_by(question, read_answer(question, answer, "en", NOTHING_KNOWN))
            assert settled == {path: values[place] for path, values in expected.items()}, (text, answer)


def test_every_question_with_answers_is_pinned() -> None:
    chosen = {name for name, each in load_questions().items() if "." not in name and not each.asks}
    assert chosen == {*OPTIONS, *STATEMENTS}


def told(answers: dict[str, str], language: str) -> dict[str, Any]:
    """Return the rules that somebody is understood to play who types these answers, and is asked nothing else."""
    dialogue, left = Dialogue(), dict(answers)
    while (question := dialogue.next_question) is not None:
        dialogue = dialogue.after(read_answer(question, left.pop(question.id), language, dialogue.belief))
    assert not left
    return settle(dialogue.known)


def test_a_reader_of_the_english_page_is_understood() -> None:
    # source 000; the numbers are its lines
    answers = {
        "pack": "1",  # 7: four players, 32 cards
        "passing": "no",  # 7: no passing
        "finish": "no",  # 16: the smallest total wins
        "first-trick": "none",  # 10: no special ban on penalty discards in the opening trick
        "hearts": "always",  # 10: any suit, including hearts
        "points": "hearts 1, queen of spades 5, jack of clubs 2",  # 13
        "opening": "1",  # 7: the holder of 7♣ leads that card
        "threshold": "50",  # 16: reaches or exceeds 50
        "sweep": "every card",  # 13: all scoring cards
        "sweep-scores": "1",  # 13: 0 for that player and 15 for each opponent
        "end": "0",  # 16: after that deal; tied leaders share victory
        "dealer": "1",  # 7: left after every deal
    }
    assert told(answers, "en") == load_profile("nl-short").rules


def test_a_reader_of_the_dutch_page_on_the_international_game_is_understood() -> None:
    # source 001; the numbers are its lines. It does not say who deals next.
    answers = {
        "pack": "2",  # 15: 52 kaarten, 13 per speler
        "passing": "4 links, rechts, overkant, niet",  # 23 tot 26
        "finish": "nee",  # 56: het laagste totaal wint
        "first-trick": "1 2",  # 32: geen harten of schoppenvrouw
        "hearts": "2",  # 42: niet tot de harten gebroken zijn
        "points": "harten 1, schoppenvrouw 13",  # 38
        "passing-cards": "3",  # 21
        "opening": "4 klaveren 2",  # 32: wie klaveren 2 heeft, komt daarmee uit
        "threshold": "100",  # 56: 100 punten of meer
        "breaking": "1 3",  # 44: met schoppenvrouw altijd, zij breekt niet; 42: al een harten gespeeld
        "sweep": "1",  # 52: alle 13 harten en schoppenvrouw
        "sweep-scores": "3 0 / 26",  # 52: 0 voor die ronde en elke andere speler 26
        "end": "geen",  # 56: aan het eind van een ronde; allemaal winnen
        "dealer": "1",
    }
    assert told(answers, "nl") == load_profile("international").rules
