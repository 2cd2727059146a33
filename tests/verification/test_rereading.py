"""Games gone through once more show what is executed only where no reading would make them fine that does otherwise."""

from __future__ import annotations

from conformance.records.choosing import Choices
from conformance.records.form import long_line
from conformance.records.reading import Block
from conformance.records.table import Table
from conformance.rules import load_profile
from conformance.verification.blocks import Verifier, verify_block
from conformance.verification.observing import observe
from conformance.verification.rereading import reread_block, rules_observed
from conformance.verification.result import Tally
from reference_impl.recording import record_match
from reference_impl.rules import Rules
from reference_impl.verifying import Judging


def test_games_of_one_table_do_not_contradict_each_other_though_they_need_two_points_together() -> None:
    """One of them is fine as executed and, were the match to end at once, only where the threshold must be passed."""
    resolved = load_profile("black-lady")
    rules = resolved.replace({"match.reached": "above", "match.ends": "at_once"})
    engine, table = Rules.from_values(rules), Table.of(rules)
    games = [record_match(engine, Choices(table, seed=5, number=place), str(place), longest=100) for place in range(5)]
    block = Block(file="games", first_line=1, data=b"".join(long_line(game) + b"\n" for game in games))
    verifier = Verifier(resolved=resolved, engine=Judging())
    observed = list(observe(resolved, verify_block(verifier, block).readings))
    others = {name: Verifier(resolved=each, engine=Judging()) for name, each in rules_observed(resolved, observed)}
    assert "match.ends" in {each.parameter for each in observed}
    assert reread_block(verifier, others, block).readings == {}


def test_what_applies_only_under_a_reading_is_open_under_it() -> None:
    """Whether penalty cards may be led to the first trick is a question only where any card may be led to it."""
    resolved = load_profile("black-lady")
    free = observe(resolved, {'[{"opening.lead":"any_card"}]': Tally(games=1, file="games", line=1, game="1")})
    ((name, rules),) = rules_observed(resolved, list(free))
    assert name == '{"opening.lead":"any_card"}'
    assert "opening.lead" not in rules.open_points
    assert rules.open_points.keys() - resolved.open_points.keys() == {"first_trick.lead"}
