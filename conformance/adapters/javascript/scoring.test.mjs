import assert from "node:assert/strict";
import { test } from "node:test";

import { DUTCH, INTERNATIONAL, cards, change } from "./examples.mjs";
import { pointsOf, sweepScore, sweeperOf, valueOf } from "./scoring.mjs";

const SHORT_HEARTS = "7H 8H 9H 10H JH QH KH AH";
const FULL_HEARTS = `2H 3H 4H 5H 6H ${SHORT_HEARTS}`;
const SHORT_BLACK_AND_DIAMONDS = "7C 8C 9C 10C QC KC AC 7S 8S 9S 10S JS KS AS 7D 8D 9D 10D JD QD KD AD";

/** @param {Record<string, string>} captured */
const bySeat = (captured) =>
  Object.fromEntries(["A", "B", "C", "D"].map((seat) => [seat, cards(captured[seat] ?? "")]));

/** @param {Record<string, any>} rules @param {Record<string, string>} captured */
const points = (rules, captured) => pointsOf(rules, bySeat(captured));

/** @param {Record<string, any>} rules @param {Record<string, string>} captured */
const sweeper = (rules, captured) => sweeperOf(rules, bySeat(captured));

test("in the Dutch game a heart counts 1, the queen of spades 5, the jack of clubs 2, other cards nothing", () => {
  assert.deepEqual(["9H", "QS", "JC", "JS", "QC", "AD"].map((card) => valueOf(DUTCH, card)), [1, 5, 2, 0, 0, 0]);
});

test("internationally the queen of spades counts 13 and the jack of clubs nothing", () => {
  assert.deepEqual(["2H", "QS", "JC"].map((card) => valueOf(INTERNATIONAL, card)), [1, 13, 0]);
});

test("a card's own value goes before that of its suit, and 0 is the same as not named", () => {
  const rules = change(DUTCH, { "scoring.values": { hearts: 1, QH: 4, diamonds: 0, JC: 0 } });
  assert.deepEqual(["9H", "QH", "9D", "JC"].map((card) => valueOf(rules, card)), [1, 4, 0, 0]);
});

test("fifteen, seven, four and none", () => {
  const captured = { A: "QS 2H 3H", B: "4H 5H 6H 7H 8H 9H 10H", C: "JH QH KH AH", D: "AC" };
  assert.deepEqual(points(INTERNATIONAL, captured), { A: 15, B: 7, C: 4, D: 0 });
  assert.equal(sweeper(INTERNATIONAL, captured), null);
});

test("the queen and twelve hearts are 25 and no sweep", () => {
  const captured = { A: `QS ${FULL_HEARTS.replace("2H ", "")}`, B: "2H" };
  assert.deepEqual(points(INTERNATIONAL, captured), { A: 25, B: 1, C: 0, D: 0 });
  assert.equal(sweeper(INTERNATIONAL, captured), null);
});

test("all hearts and the queen are a sweep internationally, whoever has the other tricks", () => {
  assert.equal(sweeper(INTERNATIONAL, { A: "AC KC", C: `QS ${FULL_HEARTS}`, D: "JC" }), "C");
});

test("the Dutch sweep needs the jack of clubs too, and not every trick", () => {
  assert.equal(sweeper(DUTCH, { B: `QS ${SHORT_HEARTS}`, A: "JC" }), null);
  assert.equal(sweeper(DUTCH, { B: `QS JC ${SHORT_HEARTS}`, A: SHORT_BLACK_AND_DIAMONDS }), "B");
});

test("hearts alone make a sweep only where the rules say so", () => {
  const captured = { D: SHORT_HEARTS, A: "QS JC" };
  assert.equal(sweeper(DUTCH, captured), null);
  assert.equal(sweeper(change(DUTCH, { "sweep.needs": "all_hearts" }), captured), "D");
  assert.equal(sweeper(change(DUTCH, { "sweep.needs": "all_hearts" }), { D: "AH", A: "KH" }), null);
});

test("where every trick is needed, one lost without points spoils the sweep", () => {
  const rules = change(DUTCH, { "sweep.needs": "all_tricks" });
  const rest = SHORT_BLACK_AND_DIAMONDS.replace(" 7D 8D 9D 10D", "");
  assert.equal(sweeper(rules, { A: `QS JC ${SHORT_HEARTS} ${rest}`, B: "7D 8D 9D 10D" }), null);
  assert.equal(sweeper(rules, { A: `QS JC ${SHORT_HEARTS} ${SHORT_BLACK_AND_DIAMONDS}` }), "A");
});

test("there may be no sweep at all", () => {
  const rules = change(DUTCH, { "sweep.needs": "nothing", "sweep.sweeper": undefined, "sweep.others": undefined });
  assert.equal(sweeper(rules, { A: `QS JC ${SHORT_HEARTS} ${SHORT_BLACK_AND_DIAMONDS}` }), null);
});

test("a sweep scores nothing for the sweeper and everything for each opponent: 45 on the sheet", () => {
  assert.deepEqual(sweepScore(DUTCH, ["A", "B", "C", "D"], "B"), { A: 15, B: 0, C: 15, D: 15 });
});

test("a sweep may take points off the sweeper instead", () => {
  const rules = change(DUTCH, { "sweep.sweeper": -15, "sweep.others": 0 });
  assert.deepEqual(sweepScore(rules, ["A", "B", "C", "D"], "B"), { A: 0, B: -15, C: 0, D: 0 });
});
