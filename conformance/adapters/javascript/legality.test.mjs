import assert from "node:assert/strict";
import { test } from "node:test";

import { DUTCH, INTERNATIONAL, REVERSAL, cards, change, plays } from "./examples.mjs";
import { judge } from "./legality.mjs";

/**
 * Legal cards and bars of a hand: to the first trick, or after these earlier tricks; leading, or to this trick.
 *
 * @param {Record<string, any>} rules
 * @param {string} hand
 * @param {{trick?: string, after?: string[]}} [position]
 */
function judged(rules, hand, { trick = "", after = [] } = {}) {
  const { legal, bars } = judge({
    rules,
    hand: cards(hand),
    trick: trick === "" ? [] : plays(trick),
    tricks: after.map((each) => ({ plays: plays(each), winner: "A" })),
  });
  return { legal: legal.join(" "), bars: Object.fromEntries(bars) };
}

/** @param {Parameters<typeof judged>} position */
const legal = (...position) => judged(...position).legal;

const DIAMONDS = "A 7D, B 8D, C 9D, D 10D";
const HEART_LED = "A 7H, B 8H, C 9H, D 10H";
const HEART_DISCARDED = "A 7D, B 8D, C 7H, D 10D";
const QUEEN_LED = "A QS, B 8S, C 9S, D 10S";
const QUEEN_DISCARDED = "A 7D, B 8D, C QS, D 10D";

test("the opening card itself must be led where the rules say so", () => {
  assert.deepEqual(judged(DUTCH, "7C AC 9H"), {
    legal: "7C",
    bars: { AC: ["opening.card"], "9H": ["opening.card"] },
  });
});

test("the holder of the opening card may lead another card where the rules leave it open", () => {
  assert.equal(legal(change(DUTCH, { "opening.lead": "any_card" }), "7C AC 9H"), "7C AC 9H");
});

test("the opening card binds nobody in later tricks", () => {
  assert.equal(legal(DUTCH, "9C AC 9H", { after: [DIAMONDS] }), "9C AC 9H");
});

test("suit is followed where possible", () => {
  assert.deepEqual(judged(DUTCH, "2S KD", { trick: "A 9S", after: [DIAMONDS] }), {
    legal: "2S",
    bars: { KD: ["play.follow-suit"] },
  });
});

test("a player without the suit led may discard anything", () => {
  assert.equal(legal(DUTCH, "QS AH 8D", { trick: "A KC, B JC", after: [DIAMONDS] }), "QS AH 8D");
});

test("nobody has to play higher", () => {
  assert.equal(legal(DUTCH, "8C AC", { trick: "A KC", after: [DIAMONDS] }), "8C AC");
});

test("without a ban penalty cards may be discarded to the first trick", () => {
  assert.equal(legal(DUTCH, "QS 9H 8D", { trick: "A 7C" }), "QS 9H 8D");
});

test("hearts and the queen are kept out of the first trick", () => {
  assert.deepEqual(judged(INTERNATIONAL, "10H QS 4D", { trick: "A 2C" }), {
    legal: "4D",
    bars: { "10H": ["first-trick.hearts"], QS: ["first-trick.queen"] },
  });
});

test("a player with nothing else may play hearts and the queen to the first trick", () => {
  assert.equal(legal(INTERNATIONAL, "9H QS", { trick: "A 2C" }), "9H QS");
  assert.equal(legal(INTERNATIONAL, "2H 5H", { trick: "A 2C" }), "2H 5H");
});

test("the ban ends with the first trick", () => {
  assert.equal(legal(INTERNATIONAL, "10H QS 4D", { trick: "A 3C", after: [DIAMONDS] }), "10H QS 4D");
});

test("hearts alone may be kept out of the first trick", () => {
  const rules = change(INTERNATIONAL, { "first_trick.queen": "allowed" });
  assert.equal(legal(rules, "9H QS", { trick: "A 2C" }), "QS");
});

test("the queen alone may be kept out of the first trick", () => {
  const rules = change(INTERNATIONAL, { "first_trick.hearts": "allowed" });
  assert.equal(legal(rules, "9H QS", { trick: "A 2C" }), "9H");
});

test("another penalty card is kept out of the first trick only where the rules say so", () => {
  assert.equal(legal(REVERSAL, "9C JC", { trick: "A 7C" }), "9C JC");
  const gentlemen = change(REVERSAL, { "first_trick.others": "banned" });
  assert.deepEqual(judged(gentlemen, "9C JC", { trick: "A 7C" }), {
    legal: "9C",
    bars: { JC: ["first-trick.others"] },
  });
  assert.equal(legal(gentlemen, "JC 9D QS", { trick: "A 7C" }), "JC");
});

test("following suit comes before the ban and the ban is lifted as a whole", () => {
  const rules = change(REVERSAL, { "first_trick.others": "banned", "opening.lead": "any_card" });
  assert.deepEqual(judged(rules, "QS 8H 9H 9D", { trick: "A 7S" }), {
    legal: "QS",
    bars: { "8H": ["play.follow-suit"], "9H": ["play.follow-suit"], "9D": ["play.follow-suit"] },
  });
  assert.equal(legal(rules, "JC QS 8H", { trick: "A 7D" }), "JC QS 8H");
});

test("what is kept out of the first trick may not be led to it where the ban covers the lead", () => {
  const gateless = change(REVERSAL, {
    "hearts.lead": "free", "hearts.broken_by": undefined, "hearts.queen_breaks": undefined,
    "hearts.exception": undefined, "queen.lead": undefined,
  });
  assert.deepEqual(judged(gateless, "7C QS 9H JC"), {
    legal: "7C JC",
    bars: { QS: ["first-trick.queen", "first-trick.lead"], "9H": ["first-trick.hearts", "first-trick.lead"] },
  });
  assert.equal(legal(change(gateless, { "first_trick.lead": "free" }), "7C QS 9H JC"), "7C QS 9H JC");
  assert.equal(legal(gateless, "QS 9H"), "QS 9H");
});

test("hearts may not be led until they are broken", () => {
  assert.deepEqual(judged(INTERNATIONAL, "3H 4S", { after: [DIAMONDS] }), {
    legal: "4S",
    bars: { "3H": ["lead.hearts"] },
  });
  assert.equal(legal(INTERNATIONAL, "3H 4S", { after: [HEART_DISCARDED] }), "3H 4S");
});

test("where hearts may be led at any time they need no breaking", () => {
  assert.equal(legal(DUTCH, "9H 8S", { after: [DIAMONDS] }), "9H 8S");
});

test("a player with only hearts may lead one", () => {
  assert.equal(legal(INTERNATIONAL, "3H 4H", { after: [DIAMONDS] }), "3H 4H");
});

test("with only hearts and the queen the queen must be led", () => {
  assert.equal(legal(INTERNATIONAL, "QS 3H 4H", { after: [DIAMONDS] }), "QS");
});

test("some tables let a hand of hearts and the queen lead a heart", () => {
  const rules = change(INTERNATIONAL, { "hearts.exception": "only_hearts_and_queen" });
  assert.equal(legal(rules, "QS 3H 4H", { after: [DIAMONDS] }), "QS 3H 4H");
  assert.equal(legal(rules, "QS 3H 4H 5D", { after: [DIAMONDS] }), "QS 5D");
});

test("a heart led breaks hearts where any heart played does, and not where only a discard does", () => {
  assert.equal(legal(INTERNATIONAL, "3H 4S", { after: [HEART_LED] }), "3H 4S");
  assert.equal(legal(REVERSAL, "9H 8S", { after: [HEART_LED] }), "8S");
});

test("a heart discarded breaks hearts in both", () => {
  assert.equal(legal(INTERNATIONAL, "3H 4S", { after: [HEART_DISCARDED, DIAMONDS] }), "3H 4S");
  assert.equal(legal(REVERSAL, "9H 8S", { after: [HEART_DISCARDED, DIAMONDS] }), "9H 8S");
});

test("the queen of spades breaks nothing", () => {
  assert.equal(legal(INTERNATIONAL, "3H 4S", { after: [QUEEN_DISCARDED] }), "4S");
});

test("where the queen breaks hearts she does so under the same condition as a heart", () => {
  const played = change(INTERNATIONAL, { "hearts.queen_breaks": "yes" });
  assert.equal(legal(played, "3H 4S", { after: [QUEEN_LED] }), "3H 4S");
  assert.equal(legal(played, "3H 4S", { after: [QUEEN_DISCARDED] }), "3H 4S");
  const discarded = change(REVERSAL, { "hearts.queen_breaks": "yes" });
  assert.equal(legal(discarded, "9H 8S", { after: [QUEEN_LED] }), "8S");
  assert.equal(legal(discarded, "9H 8S", { after: [QUEEN_DISCARDED] }), "9H 8S");
});

test("the queen of spades may always be led where the rules say so", () => {
  assert.equal(legal(INTERNATIONAL, "QS 3D", { after: [DIAMONDS] }), "QS 3D");
});

test("the queen may wait for broken hearts too, unless she is all there is", () => {
  const rules = change(INTERNATIONAL, { "queen.lead": "when_broken" });
  assert.deepEqual(judged(rules, "QS 4D", { after: [DIAMONDS] }), { legal: "4D", bars: { QS: ["lead.queen"] } });
  assert.equal(legal(rules, "QS", { after: [DIAMONDS] }), "QS");
  assert.equal(legal(rules, "QS 3H", { after: [DIAMONDS] }), "QS");
  assert.equal(legal(rules, "QS 4D", { after: [HEART_DISCARDED] }), "QS 4D");
});

test("with the wider exception and a queen that waits, only hearts are left", () => {
  const rules = change(INTERNATIONAL, { "queen.lead": "when_broken", "hearts.exception": "only_hearts_and_queen" });
  assert.equal(legal(rules, "QS 3H 4H", { after: [DIAMONDS] }), "3H 4H");
});

test("the gate says nothing of following: hearts may be discarded before they are broken", () => {
  assert.equal(legal(INTERNATIONAL, "3H 4S", { trick: "A 9D", after: [DIAMONDS] }), "3H 4S");
});
