"""Faults planted in recorded games; not each of them makes every game wrong, which is for the judge to say."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

from conformance.cards import RANKS, SUITS
from tests.bulk.making import Written, as_line, short

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

ANY_CARD = [short(rank + suit) for suit in SUITS for rank in RANKS]


def plant(written: Written, chance: random.Random) -> tuple[str, bytes]:
    """Plant one fault; return its name and the line."""
    name = chance.choice([*IN_THE_GAME, *IN_THE_TEXT])
    if name in IN_THE_TEXT:
        return name, IN_THE_TEXT[name](as_line(written), chance)
    changed = copy.deepcopy(written)
    IN_THE_GAME[name](changed, chance)
    return name, as_line(changed)


def _some_deal(written: Written, chance: random.Random) -> Written:
    deal: Written = chance.choice(written["deals"])
    return deal


def _cards(text: str) -> list[str]:
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def _swap_plays(written: Written, chance: random.Random) -> None:
    deal = _some_deal(written, chance)
    plays = _cards(deal["plays"])
    if len(plays) > 1:
        one, other = chance.sample(range(len(plays)), 2)
        plays[one], plays[other] = plays[other], plays[one]
    deal["plays"] = "".join(plays)


def _swap_plays_of_a_seat(written: Written, chance: random.Random) -> None:
    """Swap two cards of one hand, which is what a player does who breaks a rule."""
    deal = _some_deal(written, chance)
    plays = _cards(deal["plays"])
    pack = [card for card in ANY_CARD if card in plays]
    if len(pack) == len(deal["hands"]):
        holder = dict(zip(pack, deal["hands"], strict=True))
        place = chance.randrange(len(plays))
        others = [at for at, card in enumerate(plays) if holder[card] == holder[plays[place]]]
        other = chance.choice(others)
        plays[place], plays[other] = plays[other], plays[place]
    deal["plays"] = "".join(plays)


def _replace_play(written: Written, chance: random.Random) -> None:
    deal = _some_deal(written, chance)
    plays = _cards(deal["plays"])
    plays[chance.randrange(len(plays))] = chance.choice(ANY_CARD)
    deal["plays"] = "".join(plays)


def _stop_short(written: Written, chance: random.Random) -> None:
    deal = _some_deal(written, chance)
    plays = _cards(deal["plays"])
    deal["plays"] = "".join(plays[: -chance.choice([1, 1, 4, len(plays)])])


def _play_on(written: Written, chance: random.Random) -> None:
    deal = _some_deal(written, chance)
    deal["plays"] += "".join(chance.choice(ANY_CARD) for _ in range(chance.choice([1, 1, 4])))


def _change_number(written: Written, chance: random.Random) -> None:
    numbers = _some_deal(written, chance)[chance.choice(["score", "totals"])]
    numbers[chance.randrange(len(numbers))] += chance.choice([-13, -1, 1, 5, 10**18])


def _swap_numbers(written: Written, chance: random.Random) -> None:
    numbers = _some_deal(written, chance)[chance.choice(["score", "totals"])]
    one, other = chance.sample(range(len(numbers)), 2)
    numbers[one], numbers[other] = numbers[other], numbers[one]


def _drop_number(written: Written, chance: random.Random) -> None:
    _some_deal(written, chance)[chance.choice(["score", "totals"])].pop()


def _say_less(written: Written, chance: random.Random) -> None:
    del _some_deal(written, chance)[chance.choice(["score", "totals", "hands", "plays"])]


def _swap_hands(written: Written, chance: random.Random) -> None:
    deal = _some_deal(written, chance)
    hands = list(deal["hands"])
    one, other = chance.sample(range(len(hands)), 2)
    hands[one], hands[other] = hands[other], hands[one]
    deal["hands"] = "".join(hands)


def _change_hand(written: Written, chance: random.Random) -> None:
    deal = _some_deal(written, chance)
    hands = list(deal["hands"])
    hands[chance.randrange(len(hands))] = chance.choice("ABCDEFG")
    deal["hands"] = "".join(hands)


def _change_pass(written: Written, chance: random.Random) -> None:
    deal = _some_deal(written, chance)
    passes = deal.setdefault("passes", ["7C", "8C", "9C", "TC"])
    seat = chance.randrange(len(passes))
    cards = [*_cards(passes[seat]), chance.choice(ANY_CARD)]
    passes[seat] = "".join(cards[chance.choice([0, 1]) :])
    order = ("hands", "passes", "plays", "score", "totals")
    said = {name: deal[name] for name in order}
    deal.clear()
    deal |= said


def _drop_passes(written: Written, chance: random.Random) -> None:
    _some_deal(written, chance).pop("passes", None)


def _change_winners(written: Written, chance: random.Random) -> None:
    written["winners"] = chance.choice(["A", "B", "CD", "DC", "ABCD", "BD", "G", ""])


def _drop_winners(written: Written, chance: random.Random) -> None:
    written.pop("winners", None)


def _lose_deal(written: Written, chance: random.Random) -> None:
    written["deals"].pop(chance.randrange(len(written["deals"])))


def _repeat_deal(written: Written, chance: random.Random) -> None:
    written["deals"].append(copy.deepcopy(chance.choice(written["deals"])))


def _start_elsewhere(written: Written, chance: random.Random) -> None:
    changes: list[Written] = [
        {"deal": chance.randint(0, 7)},
        {"dealer": chance.choice("ABCDEF")},
        {"totals": [1, 2, 3, 4]},
        {"totals": [0, 0, 0, 10**17]},
        {"phase": chance.choice(["adding", "subtracting"])},
    ]
    start = written.get("start", {}) | chance.choice(changes)
    order = ("deal", "dealer", "totals", "phase")
    rest: Written = {name: written[name] for name in ("deals", "winners") if name in written}
    name = written["game"]
    written.clear()
    written |= {"game": name, "start": {key: start[key] for key in order if key in start}, **rest}


def _cut(line: bytes, chance: random.Random) -> bytes:
    return line[: chance.randrange(1, len(line))]


def _change_byte(line: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(line))
    return line[:place] + bytes([chance.choice(range(11, 256))]) + line[place + 1 :]


def _drop_byte(line: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(line))
    return line[:place] + line[place + 1 :]


def _double_byte(line: bytes, chance: random.Random) -> bytes:
    place = chance.randrange(len(line))
    return line[:place] + line[place : place + 1] + line[place:]


def _add_behind(line: bytes, chance: random.Random) -> bytes:
    return line + chance.choice([b"}", b" ", b"\r", b"\t", b"{}", b'"', b","])


def _add_space(line: bytes, chance: random.Random) -> bytes:
    mark = chance.choice([b",", b":", b"{", b"["])
    return line.replace(mark, mark + b" ", 1)


def _write_otherwise(line: bytes, chance: random.Random) -> bytes:
    return chance.choice(
        [
            line.replace(b'{"game":"', b'{"game":"\\u0041', 1),
            line.replace(b'{"game":"', '{"game":"é'.encode(), 1),
            line.replace(b'{"game":"', b'{"game":"' + 200 * b"x", 1),
            line.replace(b'"score":[', b'"score":[-', 1),
            line.replace(b'"score":[', b'"score":[0', 1),
            line.replace(b"}]", b"},]", 1),
            line.replace(b'"plays"', b'"playz"', 1),
            line.replace(b'"deals"', b'"profile":"x","deals"', 1),
            line.replace(b'{"game"', b'{"note":1,"game"', 1),
            line.replace(b"T", b"10", 1),
            line.replace(b'"start":{', b'"start":{,', 1),
            line.replace(b'"deals"', b'"start":{},"deals"', 1),
        ]
    )


IN_THE_GAME: dict[str, Callable[[Written, random.Random], None]] = {
    "plays swapped": _swap_plays,
    "plays of a seat swapped": _swap_plays_of_a_seat,
    "another card": _replace_play,
    "stops short": _stop_short,
    "goes on": _play_on,
    "another number": _change_number,
    "numbers swapped": _swap_numbers,
    "a number missing": _drop_number,
    "says less": _say_less,
    "hands swapped": _swap_hands,
    "another hand": _change_hand,
    "another pass": _change_pass,
    "passes missing": _drop_passes,
    "other winners": _change_winners,
    "winners missing": _drop_winners,
    "a deal missing": _lose_deal,
    "a deal twice": _repeat_deal,
    "another start": _start_elsewhere,
}
IN_THE_TEXT: dict[str, Callable[[bytes, random.Random], bytes]] = {
    "cut": _cut,
    "another byte": _change_byte,
    "a byte missing": _drop_byte,
    "a byte twice": _double_byte,
    "more behind": _add_behind,
    "a space": _add_space,
    "written otherwise": _write_otherwise,
}
