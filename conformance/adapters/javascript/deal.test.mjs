import assert from "node:assert/strict";
import { test } from "node:test";

import { capturedCards, choosePass, legalCards, playCard, startDeal, waitingFor, winnerOf } from "./deal.mjs";
import { COSTLY_CLUB, DUTCH, INTERNATIONAL, cards, change, plays } from "./examples.mjs";
import { pointsOf } from "./scoring.mjs";

/** @typedef {import("./deal.mjs").Deal} Deal */

/** One whole suit each: A clubs, B diamonds, C spades, D hearts. */
const SUIT_EACH = {
  A: cards("2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"),
  B: cards("2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD"),
  C: cards("2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS"),
  D: cards("2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"),
};

/**
 * @param {Deal} deal
 * @param {string} text
 */
function played(deal, text) {
  return plays(text).reduce((now, { seat, card }) => {
    const move = playCard(now, seat, card);
    assert.equal(move.refused, undefined, `${seat} ${card}`);
    return /** @type {{deal: Deal}} */ (move).deal;
  }, deal);
}

/**
 * Everybody passes these cards.
 *
 * @param {Deal} deal
 * @param {Record<string, string>} chosen
 */
function passed(deal, chosen) {
  return Object.entries(chosen).reduce((now, [seat, text]) => {
    const move = choosePass(now, seat, cards(text));
    assert.equal(move.refused, undefined, seat);
    return /** @type {{deal: Deal}} */ (move).deal;
  }, deal);
}

/** @param {number} number */
const internationalDeal = (number) => startDeal(INTERNATIONAL, { number, dealer: "A", hands: SUIT_EACH });

const THREE_LOWEST = { A: "2C 3C 4C", B: "2D 3D 4D", C: "2S 3S 4S", D: "2H 3H 4H" };

for (const { number, direction, from } of [
  { number: 1, direction: "left", from: { A: "D", B: "A", C: "B", D: "C" } },
  { number: 2, direction: "right", from: { A: "B", B: "C", C: "D", D: "A" } },
  { number: 3, direction: "across", from: { A: "C", B: "D", C: "A", D: "B" } },
  { number: 5, direction: "left", from: { A: "D", B: "A", C: "B", D: "C" } },
]) {
  test(`in deal ${number} cards are passed ${direction}`, () => {
    const dealt = internationalDeal(number);
    assert.equal(dealt.direction, direction);
    const { hands } = passed(dealt, THREE_LOWEST);
    for (const [to, giver] of Object.entries(from)) {
      const received = hands[to].filter((card) => !SUIT_EACH[/** @type {"A"} */ (to)].includes(card));
      assert.deepEqual(received, cards(THREE_LOWEST[/** @type {"A"} */ (giver)]), `${giver} to ${to}`);
      assert.equal(hands[to].length, 13);
    }
  });
}

test("in the fourth deal nobody passes and the opener leads at once", () => {
  const deal = internationalDeal(4);
  assert.equal(deal.direction, "none");
  assert.deepEqual(waitingFor(deal), []);
  assert.equal(deal.turn, "A");
  assert.deepEqual(choosePass(deal, "A", cards("2C 3C 4C")), { refused: "passing.cards" });
});

test("three players pass to the right without anybody across", () => {
  const rules = change(INTERNATIONAL, {
    "table.players": 3, "pack.ranks": cards("6 7 8 9 10 J Q K A"), "passing.cycle": ["right"], "passing.cards": 1,
    "opening.card": "6C",
  });
  const hands = {
    A: cards("6C 7C 8C 9C 10C JC QC KC AC 6H 7H 8H"),
    B: cards("6D 7D 8D 9D 10D JD QD KD AD 9H 10H JH"),
    C: cards("6S 7S 8S 9S 10S JS QS KS AS QH KH AH"),
  };
  const deal = passed(startDeal(rules, { number: 1, dealer: "A", hands }), { A: "6C", B: "6D", C: "6S" });
  assert.ok(deal.hands.C.includes("6C"));
  assert.ok(deal.hands.A.includes("6D"));
  assert.ok(deal.hands.B.includes("6S"));
});

test("nothing moves until everybody has chosen", () => {
  const dealt = internationalDeal(1);
  const deal = passed(dealt, { D: "2H 3H 4H", B: "2D 3D 4D", A: "2C 3C 4C" });
  assert.deepEqual(deal.hands, SUIT_EACH);
  assert.deepEqual(waitingFor(deal), ["C"]);
  assert.equal(deal.turn, null);
  assert.deepEqual(legalCards(deal), []);
  assert.deepEqual(playCard(deal, "A", "5C"), { refused: "trick.order" });
});

test("the opener is found after passing", () => {
  const deal = passed(internationalDeal(1), THREE_LOWEST);
  assert.equal(deal.turn, "B");
  assert.deepEqual(legalCards(deal), ["2C"]);
});

for (const { what, seat, chosen } of [
  { what: "too few cards", seat: "A", chosen: "2C 3C" },
  { what: "too many cards", seat: "A", chosen: "2C 3C 4C 5C" },
  { what: "a card twice", seat: "A", chosen: "2C 3C 3C" },
  { what: "a card of another hand", seat: "A", chosen: "2C 3C 4D" },
  { what: "cards of a seat that is not at the table", seat: "E", chosen: "2C 3C 4C" },
]) {
  test(`passing ${what} is refused`, () => {
    assert.deepEqual(choosePass(internationalDeal(1), seat, cards(chosen)), { refused: "passing.cards" });
  });
}

test("a seat that has chosen cannot choose again", () => {
  const deal = passed(internationalDeal(1), { A: "2C 3C 4C" });
  assert.deepEqual(choosePass(deal, "A", cards("5C 6C 7C")), { refused: "passing.cards" });
});

test("the player left of the dealer leads where the rules say so", () => {
  const rules = change(DUTCH, {
    "opening.leader": "left_of_dealer", "opening.card": undefined, "opening.lead": undefined,
  });
  const deal = startDeal(rules, { number: 1, dealer: "D", hands: COSTLY_CLUB.hands });
  assert.equal(deal.turn, "A");
  assert.deepEqual(legalCards(deal), COSTLY_CLUB.hands.A);
  assert.equal(startDeal(rules, { number: 1, dealer: "A", hands: COSTLY_CLUB.hands }).turn, "B");
});

test("the holder of the opening card leads whoever dealt", () => {
  assert.equal(startDeal(DUTCH, { number: 1, dealer: "C", hands: COSTLY_CLUB.hands }).turn, "A");
});

test("play goes clockwise and out of turn is refused", () => {
  const deal = played(startDeal(DUTCH, { number: 1, dealer: "A", hands: COSTLY_CLUB.hands }), "A 7C");
  assert.equal(deal.turn, "B");
  assert.deepEqual(playCard(deal, "C", "QC"), { refused: "trick.order" });
});

test("a card is played once and only from the own hand", () => {
  const deal = played(startDeal(DUTCH, { number: 1, dealer: "A", hands: COSTLY_CLUB.hands }), "A 7C");
  for (const card of ["8C", "7C", "2C"]) assert.deepEqual(playCard(deal, "B", card), { refused: "play.own-card" });
});

test("a costly club trick: the king takes jack and queen, seven points, and its owner leads", () => {
  const before = played(startDeal(DUTCH, { number: 1, dealer: "A", hands: COSTLY_CLUB.hands }), COSTLY_CLUB.before);
  const open = played(before, "A KC, B JC");
  assert.deepEqual(legalCards(open), open.hands.C, "C has no clubs left and may discard anything");
  const after = played(open, "C QS, D 8C");
  assert.equal(after.turn, "A");
  assert.deepEqual(pointsOf(DUTCH, capturedCards(after)), { A: 7, B: 0, C: 0, D: 0 });
});

test("the highest card of the suit led takes the trick, whatever else is played", () => {
  assert.equal(winnerOf(INTERNATIONAL, plays("B 5D, C AS, D 9D, A 7D")), "D");
  assert.equal(winnerOf(INTERNATIONAL, plays("B 2C, C 8C, D 10H, A 3C")), "C");
  assert.equal(winnerOf(INTERNATIONAL, plays("A KD, B AD, C 2D, D 3D")), "B");
});

test("the order of the ranks is the pack's", () => {
  const rules = change(DUTCH, { "pack.ranks": cards("7 8 9 10 A J Q K") });
  assert.equal(winnerOf(rules, plays("A AD, B JD, C 10D, D 9D")), "B");
});

test("all tricks are played, also when every penalty card is gone", () => {
  const { hands } = COSTLY_CLUB;
  const allButOne = played(startDeal(DUTCH, { number: 1, dealer: "A", hands }), COSTLY_CLUB.allButLast);
  assert.deepEqual(pointsOf(DUTCH, capturedCards(allButOne)), { A: 9, B: 0, C: 0, D: 6 });
  assert.equal(allButOne.stage, "playing");
  assert.equal(allButOne.turn, "D");
  const over = played(allButOne, COSTLY_CLUB.last);
  assert.equal(over.stage, "played");
  assert.equal(over.turn, null);
  assert.deepEqual(legalCards(over), []);
});
