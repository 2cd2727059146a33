import assert from "node:assert/strict";
import { test } from "node:test";

import { COSTLY_CLUB, DUTCH, REVERSAL, cards, change, plays } from "./examples.mjs";
import { nextDeal, observe, pass, play, startMatch } from "./match.mjs";

/** @typedef {import("./match.mjs").Match} Match */
/** @typedef {import("./match.mjs").MatchMove} MatchMove */

/** A has all clubs and takes every trick. */
const CLUBS_TO_A = {
  A: cards("7C 8C 9C 10C JC QC KC AC"),
  B: cards("7D 8D 9D 10D JD QD KD AD"),
  C: cards("7S 8S 9S 10S JS QS KS AS"),
  D: cards("7H 8H 9H 10H JH QH KH AH"),
};

/** @param {MatchMove} move @returns {Match} */
function accepted(move) {
  assert.equal(move.refused, undefined);
  return /** @type {{match: Match}} */ (move).match;
}

/** @param {Match} match @param {string} text */
const playing = (match, text) => plays(text).reduce((now, { seat, card }) => accepted(play(now, seat, card)), match);

/** Any legal way to the end of the deal. @param {Match} match */
function playedOut(match) {
  let now = match;
  while (observe(now).turn !== null) {
    const { turn, legal } = observe(now);
    now = accepted(play(now, /** @type {string} */ (turn), legal[0]));
  }
  return now;
}

test("everybody starts at zero, points are added, the first deal is number 1", () => {
  const { totals, phase, deal, dealer, stage } = observe(startMatch(DUTCH, CLUBS_TO_A));
  assert.deepEqual({ totals, phase, deal, dealer, stage }, {
    totals: { A: 0, B: 0, C: 0, D: 0 }, phase: "adding", deal: 1, dealer: "A", stage: "playing",
  });
});

test("the deal of the costly club scores 9 and 6 and is no sweep", () => {
  const before = playing(startMatch(DUTCH, COSTLY_CLUB.hands), COSTLY_CLUB.allButLast);
  assert.equal(observe(before).score, undefined, "a deal has no score before its last card");
  const after = observe(playing(before, COSTLY_CLUB.last));
  assert.equal(after.stage, "deal_over");
  assert.deepEqual(after.score, { A: 9, B: 0, C: 0, D: 6 });
  assert.deepEqual(after.totals, { A: 9, B: 0, C: 0, D: 6 });
  assert.deepEqual([after.turn, after.legal, after.trick, after.waiting], [null, [], [], []]);
  assert.equal(after.winners, undefined);
});

test("whoever takes everything scores nothing and everybody else fifteen", () => {
  const { score, points } = observe(playedOut(startMatch(DUTCH, CLUBS_TO_A)));
  assert.deepEqual(points, { A: 15, B: 0, C: 0, D: 0 });
  assert.deepEqual(score, { A: 0, B: 15, C: 15, D: 15 });
});

test("the deal moves to the left, and from the last seat to the first", () => {
  const first = playedOut(startMatch(DUTCH, CLUBS_TO_A, { number: 4, dealer: "D" }));
  assert.equal(observe(first).dealer, "D");
  const next = observe(accepted(nextDeal(first, CLUBS_TO_A)));
  assert.equal(next.dealer, "A");
  assert.equal(next.deal, 5);
  assert.equal(next.stage, "playing");
  assert.deepEqual(next.totals, { A: 0, B: 15, C: 15, D: 15 });
});

test("or the same player deals again", () => {
  const rules = change(DUTCH, { "deal.next_dealer": "same" });
  const first = playedOut(startMatch(rules, CLUBS_TO_A, { dealer: "C" }));
  assert.equal(observe(accepted(nextDeal(first, CLUBS_TO_A))).dealer, "C");
});

test("the next deal is dealt only when the last one is over, and after the match none", () => {
  const begun = startMatch(DUTCH, CLUBS_TO_A, { totals: { A: 9, B: 40, C: 9, D: 0 } });
  assert.deepEqual(nextDeal(begun, CLUBS_TO_A), { refused: "trick.all" });
  const over = playedOut(begun);
  assert.equal(observe(over).stage, "match_over");
  assert.deepEqual(observe(over).winners, ["A"]);
  assert.deepEqual(nextDeal(over, CLUBS_TO_A), { refused: "match.end" });
});

test("no card is played or passed when the deal is over", () => {
  const over = playedOut(startMatch(DUTCH, CLUBS_TO_A));
  assert.deepEqual(play(over, "A", "7C"), { refused: "trick.order" });
  assert.deepEqual(pass(over, "A", ["7C"]), { refused: "passing.cards" });
});

test("after the reversal the next deal is subtracted and the first at zero or below wins", () => {
  const rules = change(REVERSAL, { "reversal.sweep": "as_captured" });
  const crossing = playedOut(startMatch(rules, CLUBS_TO_A, { totals: { A: 12, B: 20, C: 30, D: 40 } }));
  assert.deepEqual(observe(crossing).totals, { A: 12, B: 35, C: 45, D: 55 });
  assert.equal(observe(crossing).phase, "subtracting");
  assert.equal(observe(crossing).stage, "deal_over");
  const over = observe(playedOut(accepted(nextDeal(crossing, CLUBS_TO_A))));
  assert.deepEqual(over.totals, { A: -3, B: 35, C: 45, D: 55 });
  assert.deepEqual(over.winners, ["A"]);
});

for (const ends of ["after_deal", "at_once"]) {
  test(`the trick that reaches the threshold turns the deal round, to be seen when it is over (${ends})`, () => {
    const rules = change(REVERSAL, { "reversal.crossing": "mid_deal", "match.ends": ends });
    const totals = { A: 43, B: 3, C: 20, D: 4 };
    const lastTrick = playing(startMatch(rules, COSTLY_CLUB.hands, { totals }), COSTLY_CLUB.allButLast);
    const before = observe(lastTrick);
    assert.deepEqual([before.stage, before.phase, before.totals], ["playing", "adding", totals]);
    const over = observe(playing(lastTrick, COSTLY_CLUB.last));
    assert.deepEqual(over.score, { A: 9, B: 0, C: 0, D: 6 });
    assert.deepEqual(over.totals, { A: 48, B: 3, C: 20, D: -2 });
    assert.deepEqual([over.stage, over.phase, over.winners], ["match_over", "subtracting", ["D"]]);
  });
}

test("a match that ends at once leaves the rest of the cards unplayed", () => {
  const rules = change(DUTCH, { "match.ends": "at_once" });
  const begun = startMatch(rules, CLUBS_TO_A, { totals: { A: 49, B: 3, C: 3, D: 8 } });
  const over = playing(begun, "A 7C, B 7D, C 7S, D 7H");
  const seen = observe(over);
  assert.deepEqual(
    [seen.stage, seen.turn, seen.legal, seen.score, seen.totals, seen.winners],
    ["match_over", null, [], { A: 1, B: 0, C: 0, D: 0 }, { A: 50, B: 3, C: 3, D: 8 }, ["B", "C"]],
  );
  assert.deepEqual(play(over, "A", "8C"), { refused: "trick.order" });
});

test("a sweep with the last trick is a sweep, also where the match ends at once", () => {
  const rules = change(DUTCH, { "match.ends": "at_once" });
  const over = observe(playedOut(startMatch(rules, CLUBS_TO_A, { totals: { A: 20, B: 40, C: 3, D: 8 } })));
  assert.deepEqual(over.totals, { A: 20, B: 55, C: 18, D: 23 });
  assert.deepEqual(over.winners, ["C"]);
});

test("a refused move leaves the match as it was", () => {
  const match = playing(startMatch(DUTCH, CLUBS_TO_A), "A 7C");
  const before = structuredClone(observe(match));
  for (const [seat, card] of [["C", "7S"], ["B", "7S"], ["A", "8C"]]) assert.ok(play(match, seat, card).refused);
  assert.deepEqual(observe(match), before);
});
