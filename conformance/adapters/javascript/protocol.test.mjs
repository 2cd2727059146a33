import assert from "node:assert/strict";
import { test } from "node:test";

import { COSTLY_CLUB, DUTCH, INTERNATIONAL, REVERSAL, change, plays } from "./examples.mjs";
import { answerLine } from "./jsonrpc.mjs";
import { readLines } from "./lines.mjs";
import { App, CAPABILITIES } from "./protocol.mjs";

const START = { rules: DUTCH, hands: COSTLY_CLUB.hands };

/** An app and a way to ask it, which gives the whole answer. @param {string[]} withheld */
function startApp(...withheld) {
  const app = new App(withheld);
  let id = 0;
  /** @param {string} method @param {unknown} [params] */
  return (method, params) => {
    id += 1;
    const line = Buffer.from(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    const answer = JSON.parse(/** @type {string} */ (answerLine(line, (...request) => app.handle(...request))));
    assert.equal(answer.id, id);
    return answer;
  };
}

/** @param {string} capability */
function startedWithout(capability) {
  const ask = startApp(capability);
  ask("start", START);
  return ask;
}

/** @param {string} text */
const answerTo = (text) => answerLine(Buffer.from(text), (...request) => new App().handle(...request));

/** @param {string} text */
const errorTo = (text) => JSON.parse(/** @type {string} */ (answerTo(text))).error.code;

test("the greeting chooses the version both speak and declares no fixed rules", () => {
  const { result } = startApp()("hello", { protocol: [3, 1], runner: "test" });
  assert.equal(result.protocol, 1);
  assert.deepEqual(result.capabilities, CAPABILITIES);
  assert.equal(result.rules, undefined);
  assert.equal(startApp()("hello", { protocol: [2], runner: "test" }).error.code, -32602);
});

test("a start is answered with the position and with the rules applied", () => {
  const { result } = startApp()("start", START);
  assert.deepEqual(result.applied, DUTCH);
  assert.equal(result.state.turn, "A");
  assert.deepEqual(result.state.legal, ["7C"]);
  assert.equal(result.unsupported, undefined);
});

test("rules that are not understood are answered with what is unsupported and with no position", () => {
  const { result } = startApp()("start", { ...START, rules: { ...DUTCH, "match.tie": "toss" } });
  assert.deepEqual(result, {
    unsupported: [{ parameter: "match.tie", reason: "expected one of shared, play_on" }],
  });
});

test("a refused move carries its reason and the position as it was", () => {
  const ask = startApp();
  const { state } = ask("start", START).result;
  assert.deepEqual(ask("play", { seat: "A", card: "KC" }).result, { accepted: false, state, reason: "opening.card" });
  assert.equal(ask("play", { seat: "A", card: "7C" }).result.accepted, true);
});

test("moves of one match leave another alone", () => {
  const ask = startApp();
  ask("start", { ...START, match: "x" });
  ask("start", { ...START, match: "y" });
  ask("play", { seat: "A", card: "7C", match: "x" });
  assert.equal(ask("play", { seat: "B", card: "9C", match: "y" }).result.reason, "trick.order");
  assert.equal(ask("play", { seat: "B", card: "9C", match: "x" }).result.accepted, true);
  assert.equal(ask("play", { seat: "B", card: "9C", match: "z" }).error.code, -32602);
});

test("a view shows the own hand only, and the legal cards only in turn", () => {
  const ask = startApp();
  ask("start", START);
  const own = ask("view", { seat: "A" }).result;
  assert.deepEqual([own.hands, own.legal], [{ A: COSTLY_CLUB.hands.A }, ["7C"]]);
  const other = ask("view", { seat: "B" }).result;
  assert.deepEqual([other.hands, other.legal, other.turn], [{ B: COSTLY_CLUB.hands.B }, undefined, "A"]);
  assert.equal(ask("view", { seat: "E" }).error.code, -32602);
  assert.equal("legal" in startedWithout("legal")("view", { seat: "A" }).result, false);
});

test("a replay answers every move, and passes over the refused ones", () => {
  const moves = plays("A KC, A 7C, B AC").map((play) => ({ play }));
  const { started, answers } = startApp()("replay", { start: START, moves }).result;
  assert.equal(started.state.turn, "A");
  assert.deepEqual(answers.map((/** @type {any} */ each) => each.accepted), [false, true, true]);
  assert.equal(answers[2].state.turn, "C");
});

test("a replay under rules that are not understood has no answers", () => {
  const start = { ...START, rules: { ...DUTCH, x: 1 } };
  assert.deepEqual(startApp()("replay", { start, moves: [{ play: { seat: "A", card: "7C" } }] }).result, {
    started: { unsupported: [{ parameter: "x", reason: "this app knows no such parameter" }] },
    answers: [],
  });
});

for (const { what, method, params } of [
  { what: "a move before any match", method: "play", params: { seat: "A", card: "7C" } },
  { what: "a start without rules", method: "start", params: { hands: COSTLY_CLUB.hands } },
  { what: "a start without hands", method: "start", params: { rules: DUTCH } },
  { what: "hands of other seats", method: "start", params: { ...START, hands: { ...COSTLY_CLUB.hands, E: [] } } },
  { what: "hands that are no lists", method: "start", params: { ...START, hands: { A: 1, B: 2, C: 3, D: 4 } } },
  { what: "a card dealt twice", method: "start", params: { ...START, hands: { ...COSTLY_CLUB.hands, A: COSTLY_CLUB.hands.B } } },
  { what: "a deal number below 1", method: "start", params: { ...START, deal: 0 } },
  { what: "a dealer who is not there", method: "start", params: { ...START, dealer: "E" } },
  { what: "totals of too few seats", method: "start", params: { ...START, totals: { A: 1 } } },
  { what: "totals that are no numbers", method: "start", params: { ...START, totals: { A: 1, B: 2, C: 3, D: "4" } } },
  { what: "subtracting where nothing is", method: "start", params: { ...START, phase: "subtracting" } },
  { what: "a match without a name", method: "start", params: { ...START, match: 3 } },
  { what: "a replay of no moves", method: "replay", params: { start: START } },
  { what: "a replay of something else", method: "replay", params: { start: START, moves: [{ shuffle: {} }] } },
  { what: "a replay of two moves in one", method: "replay", params: { start: START, moves: [{ play: {}, pass: {} }] } },
  { what: "parameters that are no object", method: "ping", params: [1] },
]) {
  test(`${what} is answered with an error of its parameters`, () => {
    assert.equal(startApp()(method, params).error.code, -32602);
  });
}

test("cards and seats that do not exist are errors, those of another pack or table refusals", () => {
  const ask = startApp();
  ask("start", START);
  assert.equal(ask("play", { seat: "A", card: "1C" }).error.code, -32602);
  assert.equal(ask("play", { seat: "Z", card: "7C" }).error.code, -32602);
  assert.equal(ask("pass", { seat: "A", cards: "7C" }).error.code, -32602);
  assert.equal(ask("play", { seat: "A", card: "2C" }).result.reason, "play.own-card");
  assert.equal(ask("play", { seat: "E", card: "7C" }).result.reason, "trick.order");
});

test("an unknown method is answered as unknown", () => {
  for (const method of ["shuffle", "constructor", "__proto__", ""]) {
    assert.equal(startApp()(method, {}).error.code, -32601, method);
  }
});

test("what is no request is answered with an error and no id", () => {
  for (const line of ["", "[", "nonsense", '{"jsonrpc": "2.0", "id": 1']) assert.equal(errorTo(line), -32700, line);
  for (const line of ["[]", "1", "null", '{"id": 1, "method": "ping"}', '{"jsonrpc": "2.0", "id": {}, "method": "ping"}']) {
    assert.equal(errorTo(line), -32600, line);
  }
  assert.equal(JSON.parse(/** @type {string} */ (answerLine(Buffer.from([0xff]), () => 0))).error.code, -32700);
  assert.equal(JSON.parse(/** @type {string} */ (answerLine(null, () => 0))).error.code, -32600);
});

test("deep nesting harms nothing", () => {
  const deep = "[".repeat(200000) + "]".repeat(200000);
  assert.equal(errorTo(`{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": ${deep}}`), -32602);
});

test("a request without an id is carried out and not answered", () => {
  assert.equal(answerTo('{"jsonrpc": "2.0", "method": "ping"}'), null);
});

test("a fault of the app itself is answered as such", () => {
  const answer = answerLine(Buffer.from('{"jsonrpc": "2.0", "id": 1, "method": "ping"}'), () => {
    throw new TypeError("oops");
  });
  assert.equal(JSON.parse(/** @type {string} */ (answer)).error.code, -32603);
});

test("an app without a capability neither declares nor shows it", () => {
  for (const capability of CAPABILITIES) {
    const { capabilities } = startApp(capability)("hello", { protocol: [1], runner: "test" }).result;
    assert.deepEqual(capabilities, CAPABILITIES.filter((each) => each !== capability));
  }
  assert.equal("legal" in startApp("legal")("start", START).result.state, false);
  const ask = startApp("reasons");
  ask("start", START);
  assert.equal("reason" in ask("play", { seat: "A", card: "KC" }).result, false);
  assert.equal(startApp("replay")("replay", { start: START, moves: [] }).error.code, -32601);
});

test("an app without match plays single deals and knows no totals", () => {
  const ask = startApp("match", "replay");
  const { state } = ask("start", START).result;
  assert.equal("totals" in state || "phase" in state, false);
  assert.equal(ask("deal", { hands: COSTLY_CLUB.hands }).error.code, -32601);
});

test("an app without match says that the deal is over even where the match is", () => {
  const ask = startApp("match");
  ask("start", { ...START, totals: { A: 49, B: 0, C: 0, D: 0 } });
  let state;
  for (const play of plays(`${COSTLY_CLUB.allButLast}, ${COSTLY_CLUB.last}`)) state = ask("play", play).result.state;
  assert.equal(state.stage, "deal_over");
  assert.deepEqual(state.score, { A: 9, B: 0, C: 0, D: 6 });
  assert.equal("winners" in state, false);
});

test("an app without resume takes any deal and dealer, but nobody has points yet", () => {
  const ask = startApp("resume");
  assert.ok(ask("start", { ...START, deal: 3, dealer: "B", totals: { A: 0, B: 0, C: 0, D: 0 } }).result.state);
  assert.equal(ask("start", { ...START, totals: { A: 1, B: 0, C: 0, D: 0 } }).error.code, -32602);
  assert.ok(ask("start", { ...START, rules: REVERSAL }).result.state);
  assert.equal(ask("start", { ...START, rules: REVERSAL, phase: "subtracting" }).error.code, -32602);
});

test("an app without passing does not support rules that pass", () => {
  const { result } = startApp("passing")("start", { rules: INTERNATIONAL, hands: {} });
  assert.deepEqual(result.unsupported, [{ parameter: "passing.cycle", reason: "this app passes no cards" }]);
  const hold = change(DUTCH, { "passing.cycle": ["none", "none"] });
  assert.ok(startApp("passing")("start", { ...START, rules: hold }).result.state);
});

test("an app without several matches has one, whatever it is called", () => {
  const ask = startApp("several_matches");
  ask("start", { ...START, match: "x" });
  assert.equal(ask("play", { seat: "A", card: "7C", match: "y" }).result.accepted, true);
});

/** @param {string[]} chunks @param {number} limit */
async function linesOf(chunks, limit) {
  async function* stream() {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }
  const lines = [];
  for await (const line of readLines(stream(), limit)) lines.push(line === null ? null : line.toString());
  return lines;
}

test("lines are found wherever the chunks end", async () => {
  assert.deepEqual(await linesOf(["ab", "c\nd", "\n\ne"], 10), ["abc", "d", "", "e"]);
  assert.deepEqual(await linesOf(["abc\n"], 10), ["abc"]);
  assert.deepEqual(await linesOf([], 10), []);
});

test("a line that is too long is given up, and the next one is read", async () => {
  assert.deepEqual(await linesOf(["abcd", "efgh", "ijkl\nab", "c\n"], 8), [null, "abc"]);
  assert.deepEqual(await linesOf(["abcdefghijkl"], 8), [null]);
});
