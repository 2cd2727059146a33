"""Apps that misbehave, one way each: `python bad.py WAY [STARTS]`.

Most are honest until they are asked to start a deal; with STARTS, until they are asked so for that many times.
"""

# mypy: ignore-errors
import json
import os
import subprocess
import sys
import time

from honest import Honest

HEAD = '{"jsonrpc": "2.0", "id": %d, "result": '
STATE = '{"accepted": true, "state": {"stage": "playing"}}'


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def nap():
    while True:
        time.sleep(60)


def hold_the_pipe():
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(300)"])  # inherits the pipes
    os._exit(3)


def before_hello(way):
    """Misbehaviour that does not wait for the first request."""
    if way == "dies-at-once":
        sys.exit("cannot find the cards")
    elif way == "hangs-at-once":
        nap()
    elif way == "rubbish":
        say("Welcome to Hartenjagen!\n")
        nap()
    elif way == "rubbish-and-exit":
        say("Welcome to Hartenjagen!\n")
        sys.exit(0)
    elif way == "slow-start":
        time.sleep(1)
    elif way == "floods-stderr":
        for _ in range(2000):
            sys.stderr.write("chatter " * 100 + "\n")


def on_start(way, number):
    """Misbehaviour in the answer to a start; return whether that was the whole answer."""
    head = HEAD % number
    if way == "hangs":
        nap()
    elif way == "dies":
        sys.stderr.write("out of cards\n")
        sys.exit(1)
    elif way == "killed":
        os.kill(os.getpid(), 11)
    elif way == "dies-in-a-line":
        say(head + '{"state": {"stage"')
        sys.exit(0)
    elif way == "not-json":
        say("<html>\n")
    elif way == "wrong-id":
        say(f'{{"jsonrpc": "2.0", "id": "{number}", "result": {{}}}}\n')
    elif way == "unknown-id":
        say((HEAD % (number + 1000)) + "{}}\n")
    elif way == "endless-line":
        while True:
            say("[" * 4096)
    elif way == "100-mb-line":
        say('"')
        for _ in range(100):
            say("x" * 1_000_000)
        say('"\n')
    elif way == "floods-stderr-later":
        while True:
            sys.stderr.write("chatter " * 1000)
    elif way == "holds-the-pipe":
        hold_the_pipe()
    elif way == "closes-stdout":
        os.close(1)
        nap()
    elif way == "nan":
        say(head + '{"state": {"stage": "playing", "deal": NaN}}}\n')
    elif way == "deep":
        say(head + '{"state": {"stage": "playing", "extra": ' + "[" * 100_000 + "]" * 100_000 + "}}}\n")
    elif way == "invalid-utf-8":
        sys.stdout.buffer.write(head.encode() + b'{"state": {"stage": "playing", "extra": "\xff\xfe"}}}\n')
        sys.stdout.flush()
    elif way == "huge-number":
        say(head + '{"state": {"stage": "playing", "points": {"A": ' + "9" * 5000 + "}}}}\n")
    elif way == "wrong-types":
        say(head + '{"state": {"stage": 7, "turn": "North", "legal": "QS", "points": {"A": "three"}}}}\n')
    elif way == "null-result":
        say(head + "null}\n")
    elif way == "no-result":
        say(f'{{"jsonrpc": "2.0", "id": {number}}}\n')
    elif way == "missing-field":
        say(head + '{"state": {"turn": "A"}}}\n')
    elif way == "not-an-object":
        say("[1, 2, 3]\n")
    elif way == "a-request":
        say('{"jsonrpc": "2.0", "id": 1, "method": "play", "params": {}}\n')
    elif way == "no-state":
        say(head + "{}}\n")
    elif way == "error":
        say(f'{{"jsonrpc": "2.0", "id": {number}, "error": {{"code": -32000, "message": "the table is taken"}}}}\n')
    else:
        return False
    return True


def main(way, patience=1):
    before_hello(way)
    app = Honest([])
    starts = 0
    for line in sys.stdin:
        request = json.loads(line)
        starts += request["method"] == "start"
        due = request["method"] == "start" and starts == patience
        if due and on_start(way, request["id"]):
            continue
        if way == "wrong-version" and request["method"] == "hello":
            say((HEAD % request["id"]) + '{"protocol": 2, "app": {"name": "tomorrow"}}}\n')
            continue
        answer = json.dumps(app.answer(request)) + "\n"
        if way == "empty-observations" and request["method"] in ("play", "deal"):
            answer = (HEAD % request["id"]) + STATE + "}\n"
        say(answer)
        if way == "answers-twice" and due:
            say(answer)
        if way == "closes-stdin" and due:
            os.close(0)
            nap()


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
