import assert from "node:assert/strict";
import { test } from "node:test";

import { DUTCH, INTERNATIONAL, REVERSAL, change } from "./examples.mjs";
import { settleDeal, settleMidDeal } from "./totals.mjs";

/** @typedef {"adding" | "subtracting"} Phase */

/** @param {number[]} numbers  of seats A, B, C, D */
const seats = ([A, B, C, D]) => ({ A, B, C, D });

/**
 * Settle a deal, of which it does not matter when the points were captured, and give the result in the order of the seats.
 *
 * @param {Record<string, any>} rules
 * @param {number[]} before
 * @param {number[]} points
 * @param {{phase?: Phase, sweeper?: string | null}} [deal]
 */
function settled(rules, before, points, deal) {
  return settledTricks(rules, before, [points], deal);
}

/**
 * Settle a deal of which these tricks brought points.
 *
 * @param {Record<string, any>} rules
 * @param {number[]} before
 * @param {number[][]} tricks
 * @param {{phase?: Phase, sweeper?: string | null}} [deal]
 */
function settledTricks(rules, before, tricks, { phase = "adding", sweeper = null } = {}) {
  const result = settleDeal(rules, { totals: seats(before), phase }, tricks.map(seats), sweeper);
  return { ...result, score: Object.values(result.score), totals: Object.values(result.totals), winners: result.winners.join("") };
}

/**
 * @param {Record<string, any>} rules
 * @param {number[]} before
 * @param {number[]} points
 * @param {Phase} [phase]
 */
const midDeal = (rules, before, points, phase = "adding") =>
  settleMidDeal(rules, { totals: seats(before), phase }, seats(points));

/** @type {{phase: Phase}} */
const SUBTRACTING = { phase: "subtracting" };
/** @type {{phase: Phase, sweeper: string}} */
const A_SWEEPS_SUBTRACTING = { phase: "subtracting", sweeper: "A" };
const ALL_TO_A = [15, 0, 0, 0];

test("a deal's points are added and below the threshold the match goes on", () => {
  assert.deepEqual(settled(DUTCH, [10, 20, 30, 40], [3, 2, 1, 9]), {
    score: [3, 2, 1, 9], totals: [13, 22, 31, 49], phase: "adding", winners: "",
  });
});

test("fifty exactly ends the Dutch game, and the lowest total wins", () => {
  const result = settled(DUTCH, [10, 20, 30, 40], [3, 2, 0, 10]);
  assert.deepEqual(result.totals, [13, 22, 30, 50]);
  assert.equal(result.winners, "A");
});

test("where the threshold must be passed, fifty exactly goes on and 51 does not", () => {
  const rules = change(DUTCH, { "match.reached": "above" });
  assert.equal(settled(rules, [10, 20, 30, 40], [3, 2, 0, 10]).winners, "");
  assert.equal(settled(rules, [10, 20, 30, 40], [3, 1, 0, 11]).winners, "A");
});

test("a hundred ends the international game", () => {
  assert.equal(settled(INTERNATIONAL, [98, 40, 30, 20], [1, 14, 11, 0]).winners, "");
  assert.equal(settled(INTERNATIONAL, [98, 40, 30, 20], [5, 10, 11, 0]).winners, "D");
});

test("tied leaders share the victory", () => {
  assert.equal(settled(DUTCH, [45, 10, 12, 20], [9, 4, 2, 0]).winners, "BC");
});

test("or another deal is played until one of them is ahead", () => {
  const rules = change(DUTCH, { "match.tie": "play_on" });
  assert.equal(settled(rules, [45, 10, 12, 20], [9, 4, 2, 0]).winners, "");
  assert.equal(settled(rules, [54, 14, 14, 20], [0, 6, 7, 2]).winners, "B");
});

test("a tie that is not for the lead delays nothing", () => {
  const rules = change(DUTCH, { "match.tie": "play_on" });
  assert.equal(settled(rules, [48, 14, 14, 2], [9, 6, 0, 0]).winners, "D");
});

test("a sweep is counted before the threshold is looked at", () => {
  const moon = settled(INTERNATIONAL, [80, 90, 10, 10], [26, 0, 0, 0], { sweeper: "A" });
  assert.deepEqual(moon.score, [0, 26, 26, 26]);
  assert.deepEqual(moon.totals, [80, 116, 36, 36]);
  assert.equal(moon.winners, "CD");
});

test("from fifty on points are subtracted, from the next deal and for everybody", () => {
  assert.deepEqual(settled(REVERSAL, [46, 30, 20, 7], [6, 4, 3, 2]), {
    score: [6, 4, 3, 2], totals: [52, 34, 23, 9], phase: "subtracting", winners: "",
  });
  assert.equal(settled(REVERSAL, [43, 30, 20, 7], [6, 4, 3, 2]).phase, "adding");
  assert.equal(settled(REVERSAL, [44, 30, 20, 7], [6, 4, 3, 2]).phase, "subtracting");
  const above = change(REVERSAL, { "match.reached": "above" });
  assert.equal(settled(above, [44, 30, 20, 7], [6, 4, 3, 2]).phase, "adding");
});

test("the deal that crosses the threshold may be cut back to it", () => {
  const rules = change(REVERSAL, { "reversal.crossing": "capped" });
  assert.deepEqual(settled(rules, [46, 48, 20, 7], [6, 4, 3, 2]).totals, [50, 50, 23, 9]);
});

const TURNING = change(REVERSAL, { "reversal.crossing": "mid_deal" });

test("or the trick that reaches the threshold turns the rest of the deal round", () => {
  const tricks = [[0, 0, 0, 0], [5, 0, 0, 0], [0, 4, 0, 0], [0, 0, 2, 0], [0, 0, 4, 0]];
  const [whole, capped, turned] = ["whole", "capped", "mid_deal"].map((crossing) =>
    settledTricks(change(REVERSAL, { "reversal.crossing": crossing }), [46, 20, 15, 9], tricks),
  );
  assert.deepEqual(whole.totals, [51, 24, 21, 9]);
  assert.deepEqual(capped.totals, [50, 24, 21, 9]);
  assert.deepEqual(turned, { score: [5, 4, 6, 0], totals: [51, 16, 9, 9], phase: "subtracting", winners: "" });
});

test("what was captured before the turning trick stays added, also of the player who turns the deal", () => {
  const tricks = [[0, 3, 0, 0], [2, 0, 0, 0], [0, 0, 0, 2], [5, 0, 0, 0], [0, 1, 0, 0], [2, 0, 0, 0]];
  assert.deepEqual(settledTricks(TURNING, [44, 20, 15, 9], tricks).totals, [49, 22, 15, 11]);
});

test("fifty exactly turns the deal, unless the threshold must be passed", () => {
  const tricks = [[4, 0, 0, 0], [0, 5, 0, 0], [2, 0, 0, 0], [0, 0, 4, 0]];
  assert.deepEqual(settledTricks(TURNING, [46, 20, 15, 9], tricks).totals, [48, 15, 11, 9]);
  const above = change(TURNING, { "match.reached": "above" });
  assert.deepEqual(settledTricks(above, [46, 20, 15, 9], tricks).totals, [52, 25, 11, 9]);
  const fifty = settledTricks(above, [44, 20, 15, 9], tricks);
  assert.deepEqual([fifty.totals, fifty.phase], [[50, 25, 19, 9], "adding"]);
});

test("the last trick turns the deal too late to take anything off", () => {
  const last = settledTricks(TURNING, [46, 20, 15, 0], [[0, 4, 0, 0], [0, 0, 6, 0], [5, 0, 0, 0]]);
  assert.deepEqual(last, { score: [5, 4, 6, 0], totals: [51, 24, 21, 0], phase: "subtracting", winners: "" });
});

test("where no trick turns the deal it is added, and nobody at zero finishes", () => {
  const rules = change(TURNING, { "reversal.at_zero": "wins_at_once" });
  assert.deepEqual(settledTricks(rules, [44, 20, 15, 0], [[5, 0, 0, 0], [0, 4, 6, 0]]), {
    score: [5, 4, 6, 0], totals: [49, 24, 21, 0], phase: "adding", winners: "",
  });
});

test("once turned, the game stays turned though nobody is left at the threshold", () => {
  const result = settledTricks(TURNING, [45, 20, 15, 9], [[5, 0, 0, 0], [7, 0, 0, 0], [0, 3, 0, 0]]);
  assert.deepEqual(result, { score: [12, 3, 0, 0], totals: [43, 17, 15, 9], phase: "subtracting", winners: "" });
});

test("the first trick turns the deal of somebody who is at the threshold before it", () => {
  const result = settledTricks(TURNING, [50, 20, 15, 9], [[0, 1, 0, 0], [0, 7, 0, 0], [7, 0, 0, 0]]);
  assert.deepEqual(result.totals, [43, 14, 15, 9]);
});

test("a sweep is never turned round: it crosses as a sweep", () => {
  const tricks = [[0, 5, 0, 0], [0, 10, 0, 0]];
  assert.deepEqual(settledTricks(TURNING, [40, 45, 20, 7], tricks, { sweeper: "B" }), {
    score: [15, 0, 15, 15], totals: [55, 45, 35, 22], phase: "subtracting", winners: "",
  });
  const capped = change(TURNING, { "reversal.crossing_sweep": "capped" });
  assert.deepEqual(settledTricks(capped, [40, 45, 20, 7], tricks, { sweeper: "B" }).totals, [50, 45, 35, 22]);
  const short = settledTricks(TURNING, [30, 45, 20, 7], tricks, { sweeper: "B" });
  assert.deepEqual([short.totals, short.phase], [[45, 45, 35, 22], "adding"]);
});

test("who comes down to zero or less after the turning trick has finished with that deal", () => {
  const tricks = [[5, 0, 0, 0], [0, 0, 0, 4], [0, 0, 6, 0]];
  assert.equal(settledTricks(TURNING, [46, 20, 15, 5], tricks).winners, "");
  assert.equal(settledTricks(TURNING, [46, 20, 15, 4], tricks).winners, "D");
  const below = settledTricks(TURNING, [46, 20, 15, 3], tricks);
  assert.deepEqual([below.totals, below.winners], [[51, 20, 9, -1], "D"]);
  assert.equal(settledTricks(TURNING, [46, 20, 6, 3], tricks).winners, "CD");
  const lowest = change(TURNING, { "reversal.several": "lowest_wins" });
  assert.equal(settledTricks(lowest, [46, 20, 6, 3], tricks).winners, "D");
});

test("in the deal that is turned round an overshoot may bounce, and only zero exactly finishes", () => {
  const rules = change(TURNING, { "reversal.overshoot": "bounces" });
  const tricks = [[5, 0, 0, 0], [0, 0, 0, 4], [0, 0, 6, 0]];
  const bounced = settledTricks(rules, [46, -2, 15, 3], tricks);
  assert.deepEqual([bounced.totals, bounced.winners], [[51, 2, 9, 1], ""]);
  assert.equal(settledTricks(rules, [46, 20, 6, 3], tricks).winners, "C");
});

test("who stands at zero and takes nothing after the turning trick was there when the reversal began", () => {
  const tricks = [[5, 0, 0, 0], [0, 4, 6, 0]];
  assert.equal(settledTricks(TURNING, [46, 20, 15, 0], tricks).winners, "");
  assert.equal(settledTricks(TURNING, [46, 20, 15, -1], tricks).winners, "");
  assert.equal(settledTricks(TURNING, [46, 20, 6, 0], tricks).winners, "C", "only C came down to zero");
  const atOnce = change(TURNING, { "reversal.at_zero": "wins_at_once" });
  assert.equal(settledTricks(atOnce, [46, 20, 15, 0], tricks).winners, "D");
  assert.equal(settledTricks(atOnce, [46, 20, 6, 0], tricks).winners, "CD");
  const lowest = change(atOnce, { "reversal.several": "lowest_wins" });
  assert.equal(settledTricks(lowest, [46, 20, 5, 0], tricks).winners, "C");
});

test("while points are subtracted, no trick turns a deal any more", () => {
  const result = settledTricks(TURNING, [60, 20, 15, 9], [[5, 0, 0, 0], [0, 4, 6, 0]], { phase: "subtracting" });
  assert.deepEqual(result.totals, [55, 16, 9, 9]);
});

test("a sweep that crosses has a rule of its own", () => {
  const capped = change(REVERSAL, { "reversal.crossing_sweep": "capped" });
  assert.deepEqual(settled(capped, [40, 44, 20, 7], ALL_TO_A, { sweeper: "A" }).totals, [40, 50, 35, 22]);
  assert.deepEqual(settled(capped, [46, 30, 20, 7], [6, 4, 3, 2]).totals, [52, 34, 23, 9]);
  const whole = change(REVERSAL, { "reversal.crossing": "capped" });
  assert.deepEqual(settled(whole, [40, 44, 20, 7], ALL_TO_A, { sweeper: "A" }).totals, [40, 59, 35, 22]);
});

test("a player at zero when the reversal begins must finish the next deal, or has won", () => {
  assert.equal(settled(REVERSAL, [40, 30, 20, 0], [10, 3, 2, 0]).winners, "");
  const rules = change(REVERSAL, { "reversal.at_zero": "wins_at_once" });
  assert.equal(settled(rules, [40, 30, 20, 0], [10, 3, 2, 0]).winners, "D");
  assert.equal(settled(rules, [40, 30, 20, 0], [9, 3, 3, 0]).winners, "", "the reversal has not begun");
  assert.equal(settled(rules, [40, 30, 0, 0], [10, 5, 0, 0]).winners, "CD");
  const lowest = change(rules, { "reversal.several": "lowest_wins", "sweep.sweeper": -15, "sweep.others": 0 });
  assert.equal(settled(lowest, [50, 0, 0, 35], [0, 15, 0, 0], { sweeper: "B" }).winners, "B");
});

test("while points are subtracted, zero or less wins", () => {
  assert.deepEqual(settled(REVERSAL, [30, 40, 6, 20], [2, 3, 6, 4], SUBTRACTING), {
    score: [2, 3, 6, 4], totals: [28, 37, 0, 16], phase: "subtracting", winners: "C",
  });
  assert.equal(settled(REVERSAL, [30, 40, 4, 20], [2, 3, 6, 4], SUBTRACTING).winners, "C");
  assert.equal(settled(REVERSAL, [30, 40, 7, 20], [2, 3, 6, 4], SUBTRACTING).winners, "");
});

test("the threshold means nothing while points are subtracted and points are never added again", () => {
  assert.deepEqual(settled(REVERSAL, [70, 55, 40, 3], [6, 4, 3, 2], SUBTRACTING), {
    score: [6, 4, 3, 2], totals: [64, 51, 37, 1], phase: "subtracting", winners: "",
  });
});

test("an overshoot may bounce, and then only zero exactly wins", () => {
  const rules = change(REVERSAL, { "reversal.overshoot": "bounces" });
  const bounced = settled(rules, [30, 40, 4, 20], [2, 3, 6, 4], SUBTRACTING);
  assert.deepEqual(bounced.totals, [28, 37, 2, 16]);
  assert.equal(bounced.winners, "");
  assert.equal(settled(rules, [30, 40, 6, 20], [2, 3, 6, 4], SUBTRACTING).winners, "C");
});

test("of several who finish with one deal all win, or the lowest", () => {
  assert.equal(settled(REVERSAL, [30, 3, 4, 20], [2, 3, 6, 4], SUBTRACTING).winners, "BC");
  const rules = change(REVERSAL, { "reversal.several": "lowest_wins" });
  assert.equal(settled(rules, [30, 3, 4, 20], [2, 3, 6, 4], SUBTRACTING).winners, "C");
  assert.equal(settled(rules, [30, 1, 4, 20], [2, 3, 6, 4], SUBTRACTING).winners, "BC");
});

test("a sweep while points are subtracted: its scores are subtracted as they stand", () => {
  const result = settled(REVERSAL, [20, 15, 16, 30], ALL_TO_A, A_SWEEPS_SUBTRACTING);
  assert.deepEqual(result.score, [0, 15, 15, 15]);
  assert.deepEqual(result.totals, [20, 0, 1, 15]);
  assert.equal(result.winners, "B");
});

test("or it is no more than the points captured", () => {
  const rules = change(REVERSAL, { "reversal.sweep": "as_captured" });
  const result = settled(rules, [20, 15, 16, 30], ALL_TO_A, A_SWEEPS_SUBTRACTING);
  assert.deepEqual(result.score, [15, 0, 0, 0]);
  assert.deepEqual(result.totals, [5, 15, 16, 30]);
});

test("or its scores are added all the same", () => {
  const rules = change(REVERSAL, { "reversal.sweep": "added" });
  const result = settled(rules, [20, 15, 16, 30], ALL_TO_A, A_SWEEPS_SUBTRACTING);
  assert.deepEqual(result.score, [0, 15, 15, 15]);
  assert.deepEqual(result.totals, [20, 30, 31, 45]);
});

test("nothing ends in mid-deal where the deal is finished first", () => {
  assert.equal(midDeal(DUTCH, [48, 10, 12, 20], [5, 0, 0, 0]), null);
});

test("the match may end in mid-deal as soon as the threshold is reached", () => {
  const rules = change(DUTCH, { "match.ends": "at_once" });
  assert.equal(midDeal(rules, [48, 10, 12, 20], [1, 0, 0, 0]), null);
  const over = midDeal(rules, [48, 10, 12, 20], [2, 0, 1, 0]);
  assert.deepEqual(over?.totals, { A: 50, B: 10, C: 13, D: 20 });
  assert.deepEqual(over?.score, { A: 2, B: 0, C: 1, D: 0 });
  assert.deepEqual(over?.winners, ["B"]);
  const playOn = change(rules, { "match.tie": "play_on" });
  assert.equal(midDeal(playOn, [48, 10, 9, 20], [2, 0, 1, 0]), null);
});

test("in mid-deal a reversal can be won but never begins", () => {
  const rules = change(REVERSAL, { "match.ends": "at_once" });
  assert.equal(midDeal(rules, [48, 10, 12, 20], [2, 0, 0, 0]), null);
  assert.equal(midDeal(rules, [48, 10, 2, 20], [0, 0, 1, 0], "subtracting"), null);
  const over = midDeal(rules, [48, 10, 2, 20], [0, 1, 5, 0], "subtracting");
  assert.deepEqual(over?.winners, ["C"]);
  assert.deepEqual(over?.totals, { A: 48, B: 9, C: -3, D: 20 });
  const bounces = change(rules, { "reversal.overshoot": "bounces" });
  assert.equal(midDeal(bounces, [48, 10, 2, 20], [0, 1, 5, 0], "subtracting"), null);
  assert.deepEqual(midDeal(bounces, [48, 10, 2, 20], [0, 1, 2, 0], "subtracting")?.winners, ["C"]);
});
