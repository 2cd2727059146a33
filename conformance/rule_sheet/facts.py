"""What a rule sheet can say of rules: the parameters, and what follows from them, as values and in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from conformance.cards import RANK_LETTERS, SUITS, show_card, sort_cards
from conformance.rule_sheet.wording import load_wording
from conformance.rules.pack import SUIT_NAMES, penalty_cards, points_of_cards, total_points
from conformance.rules.parameters import load_parameters
from conformance.rules.settings import VALUES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_FIELD: Final = re.compile(r"\{([a-z_.]+)(?::(word|points))?\}")


class Facts:
    """Rules as a sheet in one language sees them."""

    def __init__(self, rules: Mapping[str, Any], language: str) -> None:
        self._rules = rules
        self._language = language
        self._words = load_wording().words
        self._derived: dict[str, Any] = {
            **self._of_pack(),
            **self._of_passing(),
            **self._of_first_trick(),
            **self._of_points(),
        }

    def holds(self, when: Mapping[str, Any]) -> bool:
        """Say whether every parameter and fact has the value named, or one of the values.

        >>> from conformance.rules import load_profile
        >>> facts = Facts(load_profile("nl-short").rules, "en")
        >>> facts.holds({"passing.kind": ["none", "one"]}), facts.holds({"hand.cards": 13})
        (True, False)
        """
        for name, wanted in when.items():
            value = self._derived.get(name, self._rules.get(name))
            if value not in (wanted if isinstance(wanted, list) else [wanted]):
                return False
        return True

    def fill(self, text: str) -> str:
        """Return a text with its fields filled in, and a capital where it begins.

        >>> from conformance.rules import load_profile
        >>> Facts(load_profile("nl-short").rules, "nl").fill("{hand.cards:word} kaarten, {opening.card} is er een van.")
        'Acht kaarten, 7♣ is er een van.'
        """
        filled = _FIELD.sub(lambda field: self._show(field[1], field[2] or ""), text)
        return filled[:1].upper() + filled[1:]

    def join(self, parts: Sequence[str], last: Mapping[str, str]) -> str:
        """Return parts as an enumeration."""
        return last[self._language].join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)

    def _show(self, name: str, form: str) -> str:
        value = self._derived.get(name, self._rules.get(name))
        if isinstance(value, int) and not isinstance(value, bool):
            return {"word": self._number, "points": self._points}.get(form, show_number)(value)
        return str(value) if name in self._derived else load_parameters()[name].show(value, self._language)

    def _number(self, number: int) -> str:
        names = self._words.numbers[self._language]
        return names[number] if 0 <= number < len(names) else show_number(number)

    def _points(self, number: int) -> str:
        pattern = self._words.one_point if abs(number) == 1 else self._words.points
        return pattern[self._language].format(points=show_number(number))

    def _of_pack(self) -> dict[str, Any]:
        ranks: list[str] = self._rules["pack.ranks"]
        letters = RANK_LETTERS[self._language]
        cards = len(ranks) * len(SUITS)
        return {
            "pack.cards": cards,
            "hand.cards": cards // self._rules["table.players"],
            "pack.high_to_low": " ".join(letters.get(rank, rank) for rank in reversed(ranks)),
        }

    def _of_passing(self) -> dict[str, Any]:
        cycle: list[str] = self._rules["passing.cycle"]
        if set(cycle) == {"none"}:
            return {"passing.kind": "none"}
        words = load_parameters()["passing.cycle"].words
        directions = [words[direction][self._language] for direction in cycle]
        number: int = self._rules["passing.cards"]
        several = self._words.cards[self._language].format(number=self._number(number))
        return {
            "passing.kind": "several" if len(cycle) > 1 else "one",
            "passing.turns": self._deal_by_deal(directions) if len(cycle) > 1 else directions[0],
            "passing.what": several if number > 1 else self._words.one_card[self._language],
        }

    def _deal_by_deal(self, directions: list[str]) -> str:
        deals, language = self._words.deals, self._language
        told = [deals.first[language].format(direction=directions[0])]
        told += [
            deals.later[language].format(deal=name, direction=direction)
            for name, direction in zip(deals.names[language][1:], directions[1:], strict=False)
        ]
        return self.join(told, self._words.and_)

    def _of_first_trick(self) -> dict[str, Any]:
        language, words = self._language, self._words
        others = self._other_penalties()
        named = {
            "hearts": words.any_heart[language],
            "queen": show_card("QS", language),
            "others": others[0] if len(others) == 1 else words.other_penalties[language],
        }
        banned = [what for kind, what in named.items() if self._rules.get(f"first_trick.{kind}") == "banned"]
        return {
            "first_trick.bans": "something" if banned else "nothing",
            "first_trick.banned": self.join(banned, words.nor) if banned else "",
            "first_trick.others_are": ("none", "one", "many")[min(len(others), 2)],
            "first_trick.others_named": others[0] if len(others) == 1 else words.the_other_penalties[language],
        }

    def _other_penalties(self) -> list[str]:
        cards = penalty_cards(self._rules["pack.ranks"], self._rules[VALUES])
        return [show_card(card, self._language) for card in sort_cards(cards) if card[-1] != "H" and card != "QS"]

    def _of_points(self) -> dict[str, Any]:
        values, language = self._rules[VALUES], self._language
        names = {
            key: self._words.each[key][language] if key in SUIT_NAMES else show_card(key, language) for key in values
        }
        told = [f"{names[key]} {show_number(worth)}" for key, worth in values.items()]
        if values:
            first = next(iter(values))
            pattern = self._words.counts_one if values[first] == 1 else self._words.counts
            told[0] = pattern[language].format(card=names[first], points=show_number(values[first]))
        penalties = penalty_cards(self._rules["pack.ranks"], values)
        return {
            "points.list": self.join(told, self._words.and_),
            "points.total": total_points(self._rules["pack.ranks"], values),
            "points.balance": sum(points_of_cards(self._rules["pack.ranks"], values).values()),
            "points.bonus": "yes" if any(worth < 0 for worth in values.values()) else "no",
            "points.beyond_hearts": "yes" if any(card[-1] != "H" for card in penalties) else "no",
        }


def show_number(number: int) -> str:
    """Return a number as printed, with a minus sign that is one.

    >>> show_number(-15)
    '−15'
    """
    return f"−{-number}" if number < 0 else str(number)
