"""JSON-RPC 2.0 around the messages: requests as the runner sends them, replies as an app gives them."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from conformance.protocol.messages import (
    MAX_LINE,
    Answer,
    Deal,
    Done,
    Greeting,
    Hello,
    Message,
    Method,
    Number,
    Observation,
    Pass,
    Play,
    Replay,
    Replayed,
    Start,
    Started,
    View,
)

Params = Hello | Start | Pass | Play | Deal | Replay | View | Done
Result = Greeting | Started | Answer | Replayed | Observation | Done


class HelloRequest(Message, frozen=True, kw_only=True, omit_defaults=False, tag_field="method", tag="hello"):
    """The first message: which versions the runner speaks."""

    jsonrpc: Literal["2.0"]
    id: Number
    params: Hello


class PingRequest(Message, frozen=True, kw_only=True, omit_defaults=False, tag_field="method", tag="ping"):
    """Asks for any answer at all; may come at any time and changes nothing."""

    jsonrpc: Literal["2.0"]
    id: Number
    params: Done


class StartRequest(Message, frozen=True, kw_only=True, omit_defaults=False, tag_field="method", tag="start"):
    """Begins a match."""

    jsonrpc: Literal["2.0"]
    id: Number
    params: Start


class PassRequest(Message, frozen=True, kw_only=True, omit_defaults=False, tag_field="method", tag="pass"):
    """Chooses the cards a seat passes."""

    jsonrpc: Literal["2.0"]
    id: Number
    params: Pass


class PlayRequest(Message, frozen=True, kw_only=True, omit_defaults=False, tag_field="method", tag="play"):
    """Plays a card."""

    jsonrpc: Literal["2.0"]
    id: Number
    params: Play


class DealRequest(Message, frozen=True, kw_only=True, omit_defaults=False, tag_field="method", tag="deal"):
    """Gives the hands of the next deal."""

    jsonrpc: Literal["2.0"]
    id: Number
    params: Deal


class ReplayRequest(Message, frozen=True, kw_only=True, omit_defaults=False, tag_field="method", tag="replay"):
    """Gives a start and all the moves after it at once."""

    jsonrpc: Literal["2.0"]
    id: Number
    params: Replay


class ViewRequest(Message, frozen=True, kw_only=True, omit_defaults=False, tag_field="method", tag="view"):
    """Asks for the position as one seat may see it."""

    jsonrpc: Literal["2.0"]
    id: Number
    params: View


class ByeRequest(Message, frozen=True, kw_only=True, omit_defaults=False, tag_field="method", tag="bye"):
    """The last message; after the answer the app may end."""

    jsonrpc: Literal["2.0"]
    id: Number
    params: Done


Request = (
    HelloRequest
    | PingRequest
    | StartRequest
    | PassRequest
    | PlayRequest
    | DealRequest
    | ReplayRequest
    | ViewRequest
    | ByeRequest
)


class RpcError(Message, frozen=True, kw_only=True):
    """Why an app could not do what it was asked: a fault of the app or of the request, never a refused move."""

    code: Number
    message: str
    data: Any = UNSET


class _Reply(Message, frozen=True, kw_only=True):
    """What every reply has."""

    jsonrpc: Literal["2.0"]
    id: Number | str | None
    error: RpcError | UnsetType = UNSET


class HelloReply(_Reply, frozen=True, kw_only=True):
    """Answer to `hello`: exactly one of `result` and `error`."""

    result: Greeting | UnsetType = UNSET


class StartReply(_Reply, frozen=True, kw_only=True):
    """Answer to `start`: exactly one of `result` and `error`."""

    result: Started | UnsetType = UNSET


class AnswerReply(_Reply, frozen=True, kw_only=True):
    """Answer to `pass`, `play` and `deal`: exactly one of `result` and `error`."""

    result: Answer | UnsetType = UNSET


class ReplayReply(_Reply, frozen=True, kw_only=True):
    """Answer to `replay`: exactly one of `result` and `error`."""

    result: Replayed | UnsetType = UNSET


class ViewReply(_Reply, frozen=True, kw_only=True):
    """Answer to `view`: exactly one of `result` and `error`."""

    result: Observation | UnsetType = UNSET


class DoneReply(_Reply, frozen=True, kw_only=True):
    """Answer to `ping` and `bye`: exactly one of `result` and `error`."""

    result: Done | UnsetType = UNSET


Reply = HelloReply | StartReply | AnswerReply | ReplayReply | ViewReply | DoneReply

REPLIES: Final[dict[Method, type[Reply]]] = {
    "hello": HelloReply,
    "ping": DoneReply,
    "start": StartReply,
    "pass": AnswerReply,
    "play": AnswerReply,
    "deal": AnswerReply,
    "replay": ReplayReply,
    "view": ViewReply,
    "bye": DoneReply,
}

_REQUESTS: Final[dict[Method, Any]] = {
    "hello": HelloRequest,
    "ping": PingRequest,
    "start": StartRequest,
    "pass": PassRequest,
    "play": PlayRequest,
    "deal": DealRequest,
    "replay": ReplayRequest,
    "view": ViewRequest,
    "bye": ByeRequest,
}
_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Request)


class OwnFaultError(Exception):
    """A message of ours that the protocol forbids: a fault of the suite, never of the app."""


def encode_request(number: int, method: Method, params: Params) -> bytes:
    r"""Return the line, newline included, that asks an app for something.

    Raises:
        OwnFaultError: the line would break the protocol.

    >>> encode_request(7, "play", Play(seat="A", card="QS"))
    b'{"method":"play","jsonrpc":"2.0","id":7,"params":{"seat":"A","card":"QS"}}\n'
    """
    line = _encoder.encode(_REQUESTS[method](jsonrpc="2.0", id=number, params=params))
    try:
        _decoder.decode(line)
    except msgspec.MsgspecError as fault:
        raise OwnFaultError(f"{method}: {fault}") from fault
    if len(line) > MAX_LINE:
        raise OwnFaultError(f"{method}: a line of {len(line):,} bytes, more than {MAX_LINE:,}")
    return line + b"\n"
