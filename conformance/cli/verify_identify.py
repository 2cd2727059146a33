"""`verify --identify`: which known rules games are consistent with; where none explain all, which explain most."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.cli.progress import Progress
    from conformance.cli.verify_cluster import Judging
    from conformance.records.table import Table
    from conformance.rules import Resolved
    from conformance.verification.consistency import Consistency
    from conformance.verification.covering import Sorted
    from conformance.verification.identifying import ConsistencyReport


def identify(
    files: Sequence[str], own: Sequence[Resolved], judging: Judging, *, listed: int | None, suite: str
) -> ConsistencyReport:
    """Return which rules games are consistent with, ``own`` among them; with two house rules where one will not do.

    What comes through a pipe is gone through only once, so that it is not said of it which rules explain most games.
    """
    from conformance.cli.progress import Progress
    from conformance.cli.verify_work import make_verifier
    from conformance.records.reading import is_read_once
    from conformance.verification.consistency import add_rules, known_rules, paired_rules
    from conformance.verification.identifying import report_consistency
    from conformance.verification.playing import find_playing

    progress = Progress()
    own_names = {each.name for each in own}
    known = [*own, *(each for each in known_rules() if each.name not in own_names)]
    once = any(map(is_read_once, files))
    pairs = [each for each in paired_rules() if each.name not in own_names]
    found = _compare([*known, *pairs] if once else known, files, judging, listed, progress)
    explained = any(each.name not in found.against for each in known)
    if found.games and not explained:
        if not once:
            found = add_rules(found, _compare(pairs, files, judging, listed, progress))
        known += pairs
        explained = any(each.name not in found.against for each in known)
    cover = None if explained or once or not found.games else _cover(known, files, judging, progress)
    playing = None
    if cover is not None and not cover.fitting:
        playing = find_playing([make_verifier(each, None) for each in known if each not in pairs], cover.left)
    progress.clear()
    return report_consistency(known, found, cover, playing, suite=suite)


def _compare(
    known: Sequence[Resolved], files: Sequence[str], judging: Judging, listed: int | None, progress: Progress
) -> Consistency:
    import msgspec

    from conformance.cli.verify_work import Comparing
    from conformance.verification.consistency import Consistency, merge_consistency

    total = Consistency()
    for encoded in judging(Comparing(known=tuple(known), listed=listed), files):
        total = merge_consistency(total, msgspec.msgpack.decode(encoded, type=Consistency), listed=listed)
        progress.tell(f"{total.games:,} games")
    return total


def _cover(known: Sequence[Resolved], files: Sequence[str], judging: Judging, progress: Progress) -> Sorted:
    """Return the games laid with rules that explain them, in turns those that explain most of what is left."""
    from conformance.cli.verify_work import make_verifier
    from conformance.records.table import Table
    from conformance.verification.covering import MOST_RULES, choose

    tables = tuple(dict.fromkeys(Table.of(each.rules) for each in known))
    chosen: list[Resolved] = []
    while True:
        found = _sort(chosen, tables, files, judging, progress)
        others = [make_verifier(each, None) for each in known if each not in chosen]
        more = list(choose(others, found.left, MOST_RULES - len(chosen))) if found.left else []
        if not more:
            return found
        chosen += [each for name in more for each in known if each.name == name]


def _sort(
    chosen: Sequence[Resolved], tables: tuple[Table, ...], files: Sequence[str], judging: Judging, progress: Progress
) -> Sorted:
    import msgspec

    from conformance.cli.verify_work import Sorting
    from conformance.verification.covering import LOOKED_AT, Sorted, merge_sorted

    total = Sorted()
    for encoded in judging(Sorting(chosen=tuple(chosen), tables=tables), files):
        total = merge_sorted(total, msgspec.msgpack.decode(encoded, type=Sorted))
        progress.tell(f"{total.unexplained + sum(each.games for each in total.fitting.values()):,} games")
        if not chosen and len(total.left) == LOOKED_AT:
            break
    return total
