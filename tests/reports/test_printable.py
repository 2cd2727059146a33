"""Nothing that an app says reaches a terminal as anything but text."""

from __future__ import annotations

import pytest

from reports.check_text import Look, as_text
from reports.printable import make_printable, show_on_a_line, show_printably
from tests.cases_by_hand import CORE
from tests.processes import honest, inline
from tests.runner.running import check_app

LOOK = Look(again=lambda case: f"again {case}")
NASTY = (
    "import json, sys\n"
    "request = json.loads(input())\n"
    "app = {'name': 'x\\x1b]0;title\\x07', 'version': '1\\n2'}\n"
    "print(json.dumps({'jsonrpc': '2.0', 'id': request['id'], 'result': {'protocol': 1, 'app': app}}), flush=True)\n"
    "for line in sys.stdin:\n"
    "    sys.stderr.write('wiped \\x1b[2J out \\u202e now\\n')\n"
    "    sys.stderr.flush()\n"
    "    request = json.loads(line)\n"
    "    answer = {'result': {}} if request['method'] == 'ping' else {'error': {'code': 1, 'message': 'a\\x1b[31mb'}}\n"
    "    print(json.dumps({'jsonrpc': '2.0', 'id': request['id'], **answer}), flush=True)\n"
)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain, ♥ and é", "plain, ♥ and é"),
        ("a\x1b[2Jb", "a\\x1b[2Jb"),
        ("a\r\nb", "a\nb"),
        ("a\rb", "a\\rb"),
        ("left \u202e right", "left \\u202e right"),
        ("a\u2028b", "a\\u2028b"),
        ("no\u202fbreak and\u00a0space", "no\u202fbreak and\u00a0space"),
        ("\x00\x7f\x9b", "\\x00\\x7f\\x9b"),
    ],
)
def test_what_nobody_sees_is_written_as_its_code(text: str, shown: str) -> None:
    assert show_printably(text) == shown


@pytest.mark.parametrize(("text", "shown"), [("a\nb", r"a\nb"), ("a\r\nb", r"a\r\nb"), ("a\x1b[2Jb", r"a\x1b[2Jb")])
def test_a_line_stays_one_line(text: str, shown: str) -> None:
    assert show_on_a_line(text) == shown


def test_no_control_character_of_an_app_is_in_the_text_of_a_report() -> None:
    told = as_text(check_app(inline(NASTY), CORE[:2], open_points={}), LOOK)
    assert "\\x1b[31m" in told
    assert "\\x1b[2J" in told
    assert not [sign for sign in told if sign != "\n" and not sign.isprintable()]


def test_colours_are_the_reports_own() -> None:
    told = as_text(check_app(honest("--plays", "revokes")), Look(again=LOOK.again, colour=True))
    assert "\x1b[31mDEVIATES" in told


def test_a_report_that_is_printable_stays_as_it_is() -> None:
    report = check_app(honest("--plays", "revokes"))
    assert make_printable(report) == report
