"""See what programs that know nothing of the game pass: next to nothing, or the suite gives cases away.

Six null programs are checked against each profile: they refuse everything, accept everything, tell nothing, tell only
zeros, leave everything to chance, or let any card of the hand be played. What each passes is held against all cases of
the profile, not only against those that it was asked. Without PROFILE all profiles of the suite are tried.

exit codes: 0 every program stays within its bound · 1 one does not, or what is published is out of date ·
2 wrong usage
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from conformance.adequacy.calibration import Score

PUBLISHED: Final = "calibration.md"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    from conformance.cli.check_options import number_above_0

    parser.add_argument("profiles", metavar="PROFILE", nargs="*", help="a profile, PROFILE+HOUSE-RULE…, or a file")
    parser.add_argument("--jobs", metavar="N", type=number_above_0, help="work in so many processes (default: all)")
    parser.add_argument("--format", choices=("text", "markdown", "json"), default="text", help="how it is told")
    published = parser.add_mutually_exclusive_group()
    published.add_argument("--publish", action="store_true", help=f"write the table to reports/published/{PUBLISHED}")
    published.add_argument("--check", action="store_true", help="fail where that file is not what was found")


def run(arguments: argparse.Namespace) -> int:
    """Try, tell, and return the exit code."""
    from conformance.cli.publishing import is_published, publish
    from conformance.problems import refuse
    from conformance.rules import shipped_profiles
    from reports.calibration import as_json, as_markdown, as_text

    if (arguments.publish or arguments.check) and arguments.profiles:
        raise refuse("not-all", "what is published is for all profiles of the suite; name none")
    scores = calibrate(arguments.profiles or list(shipped_profiles()), jobs=arguments.jobs or os.cpu_count() or 1)
    if arguments.publish:
        publish(as_markdown(scores), PUBLISHED)
    fresh = not arguments.check or is_published(as_markdown(scores), PUBLISHED)
    tell = {"text": as_text, "markdown": as_markdown, "json": as_json}[arguments.format]
    print(tell(scores), end="")
    return 0 if fresh and all(score.holds for score in scores) else 1


def calibrate(profiles: Sequence[str], *, jobs: int) -> list[Score]:
    """Return what each null program passes under each profile."""
    from conformance.adequacy.calibration import BOUNDS, Score
    from conformance.adequacy.sharing import bench_of, try_all
    from conformance.adequacy.subjects import nulls

    benches = {name: bench_of(name) for name in profiles}
    tasks = [(name, subject) for name in profiles for subject in nulls()]
    return [
        Score(
            profile=benches[name].header.profile,
            program=subject.name,
            title=subject.title,
            cases=len({case.id for case in benches[name].cases}),
            passed=trial.passed,
            bound=BOUNDS[subject.name],
        )
        for (name, subject), trial in zip(tasks, try_all(tasks, jobs), strict=True)
    ]
