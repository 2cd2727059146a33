"""What a check found, explained: the bundled reference plays every difference that might be behind it."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from conformance.games.pairing import Pairing
    from conformance.games.series import Series
    from conformance.rules import Resolved
    from conformance.runner.app import App
    from conformance.runner.run import Run


def explain_run(found: Run, resolved: Resolved, second: App | None = None) -> None:
    """Put into what was found the difference that explains it; ``second`` plays the candidates.

    By default that is the bundled reference, which is started only where something deviates.
    """
    from conformance.cli.check_output import word_by
    from conformance.rules.candidates import propose
    from conformance.runner.attributing import explain

    reference = second or reference_app()
    try:
        explain(found, reference, partial(propose, resolved), word_by(resolved))
    except KeyboardInterrupt:  # whoever has waited long enough still gets the report
        pass
    finally:
        if second is None:
            reference.kill()


def explain_games(series: Series, pairing: Pairing, resolved: Resolved) -> None:
    """Put into what came of generated games the difference that explains it.

    Raises:
        GivenUpError: one of the apps cannot be reached any more.
    """
    if series.interrupted or not series.differing:
        return
    from conformance.cli.check_output import word_by
    from conformance.games.explaining import explain_series
    from conformance.rules.candidates import propose

    free = {path: value for path, value in pairing.rules.items() if value != resolved.rules.get(path)}
    explain_series(
        series,
        pairing.second,
        partial(propose, resolved),
        word_by(resolved),
        base=free,
        capabilities=pairing.capabilities(),
    )


def reference_app() -> App:
    """Return the bundled reference as an app in a process of its own."""
    from conformance.runner.app import App
    from conformance.runner.session import Limits
    from conformance.transports.stdio import ChildProcess

    command = [sys.executable, "-m", "reference_impl.serve"]
    return App(lambda: ChildProcess(command), Limits(message=30, start=60), "hartenjagen explain")
