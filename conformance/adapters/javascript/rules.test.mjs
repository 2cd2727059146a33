import assert from "node:assert/strict";
import { test } from "node:test";

import { DUTCH, INTERNATIONAL, REVERSAL, cards, change } from "./examples.mjs";
import { unsupported } from "./rules.mjs";

/** @param {Record<string, any>} rules */
const faults = (rules) => unsupported(rules).map(({ parameter }) => parameter);

test("the rules of the published games are understood", () => {
  for (const rules of [DUTCH, REVERSAL, INTERNATIONAL]) assert.deepEqual(unsupported(rules), []);
});

test("a parameter this app does not know is reported", () => {
  assert.deepEqual(faults({ ...DUTCH, "cards.trump": "hearts", __proto__: null }), ["cards.trump"]);
  assert.deepEqual(faults(JSON.parse(`{"__proto__": 1, ${JSON.stringify(DUTCH).slice(1)}`)), ["__proto__"]);
});

for (const [parameter, value] of /** @type {[string, any][]} */ ([
  ["table.players", 2], ["table.players", 7], ["table.players", "4"], ["table.players", 4.5], ["table.players", null],
  ["pack.ranks", []], ["pack.ranks", ["7", "7"]], ["pack.ranks", ["1"]], ["pack.ranks", "7A"],
  ["deal.next_dealer", "right"], ["passing.cycle", []], ["passing.cycle", ["up"]],
  ["opening.card", "1C"], ["opening.card", 7], ["hearts.lead", "sometimes"],
  ["scoring.values", { stars: 1 }], ["scoring.values", { QS: "5" }], ["scoring.values", { QS: 0.5 }],
  ["scoring.values", [1]], ["sweep.sweeper", "total"], ["match.threshold", 0], ["match.finish", "constructor"],
])) {
  test(`${parameter} = ${JSON.stringify(value)} is reported`, () => {
    assert.deepEqual(faults({ ...DUTCH, [parameter]: value }), [parameter]);
  });
}

test("every fault is reported at once", () => {
  assert.deepEqual(
    faults({ ...change(DUTCH, { "match.tie": undefined, "match.ends": undefined }), x: 1, "hearts.lead": 3 }),
    ["x", "hearts.lead", "match.ends"],
  );
});

test("a parameter that applies must be given", () => {
  assert.deepEqual(faults(change(DUTCH, { "match.tie": undefined })), ["match.tie"]);
  assert.deepEqual(faults(change(INTERNATIONAL, { "passing.cards": undefined })), ["passing.cards"]);
  assert.deepEqual(faults(change(DUTCH, { "first_trick.hearts": "banned", "opening.lead": "any_card" })), ["first_trick.lead"]);
  assert.deepEqual(faults(change(DUTCH, { "hearts.lead": "when_broken" })), [
    "hearts.broken_by", "hearts.queen_breaks", "hearts.exception", "queen.lead",
  ]);
});

test("a parameter that has no meaning beside the others is not passed over", () => {
  assert.deepEqual(faults({ ...DUTCH, "passing.cards": 3 }), ["passing.cards"]);
  assert.deepEqual(faults({ ...DUTCH, "reversal.overshoot": "wins" }), ["reversal.overshoot"]);
  assert.deepEqual(faults({ ...INTERNATIONAL, "first_trick.others": "banned" }), ["first_trick.others"]);
  assert.deepEqual(faults({ ...INTERNATIONAL, "first_trick.lead": "covered" }), ["first_trick.lead"]);
  assert.deepEqual(unsupported({ ...DUTCH, "reversal.crossing": "mid_deal" }), [
    { parameter: "reversal.crossing", reason: "it has no meaning beside the values of the others; leave it out" },
  ]);
});

test("the deal that reaches the threshold may be added, cut back or turned round, a sweep only added or cut back", () => {
  for (const crossing of ["whole", "capped", "mid_deal"]) {
    assert.deepEqual(unsupported({ ...REVERSAL, "reversal.crossing": crossing }), []);
  }
  assert.deepEqual(faults({ ...REVERSAL, "reversal.crossing_sweep": "mid_deal" }), ["reversal.crossing_sweep"]);
});

test("rules nobody can play by are reported", () => {
  assert.deepEqual(faults({ ...DUTCH, "table.players": 3 }), ["table.players"]);
  assert.deepEqual(faults({ ...DUTCH, "opening.card": "2C" }), ["opening.card"]);
  assert.deepEqual(faults({ ...INTERNATIONAL, "passing.cards": 13, "table.players": 6, "pack.ranks": cards("7 8 9 10 J Q K A 6"), "opening.card": "6C" }), ["passing.cards"]);
  assert.deepEqual(
    faults({ ...INTERNATIONAL, "table.players": 3, "pack.ranks": cards("6 7 8 9 10 J Q K A"), "opening.card": "6C" }),
    ["passing.cycle"],
  );
});
