/** What cards count, what a seat has captured, and who has made a sweep. */

import { QUEEN_OF_SPADES, bySeat, isHeart, packOf, suitOf } from "./cards.mjs";

/**
 * @typedef {import("./cards.mjs").Card} Card
 * @typedef {import("./cards.mjs").Seat} Seat
 * @typedef {import("./cards.mjs").CardsBySeat} CardsBySeat
 * @typedef {import("./cards.mjs").PointsBySeat} PointsBySeat
 * @typedef {import("./rules.mjs").Rules} Rules
 */

/** @type {Readonly<Record<string, string>>} */
export const SUIT_NAMES = { C: "clubs", D: "diamonds", S: "spades", H: "hearts" };

/**
 * The points of a card: its own, or else those of its suit.
 *
 * @param {Rules} rules
 * @param {Card} card
 * @returns {number}
 */
export function valueOf(rules, card) {
  const values = rules["scoring.values"];
  return values[card] || values[SUIT_NAMES[suitOf(card)]] || 0;
}

/**
 * A penalty card that is neither a heart nor the queen of spades, like the jack of clubs where it counts 2.
 *
 * @param {Rules} rules
 * @param {Card} card
 */
export function isOtherPenalty(rules, card) {
  return valueOf(rules, card) > 0 && !isHeart(card) && card !== QUEEN_OF_SPADES;
}

/**
 * The points of the cards each seat has captured, before any sweep is counted.
 *
 * @param {Rules} rules
 * @param {CardsBySeat} captured
 * @returns {PointsBySeat}
 */
export function pointsOf(rules, captured) {
  return bySeat(Object.keys(captured), (seat) =>
    captured[seat].reduce((sum, card) => sum + valueOf(rules, card), 0),
  );
}

/**
 * The seat that has made a sweep in a deal played to its end, or null.
 *
 * @param {Rules} rules
 * @param {CardsBySeat} captured
 * @returns {Seat | null}
 */
export function sweeperOf(rules, captured) {
  const needed = cardsOfSweep(rules);
  if (needed.length === 0) return null;
  const sweeper = Object.keys(captured).find((seat) => needed.every((card) => captured[seat].includes(card)));
  return sweeper ?? null;
}

/**
 * The cards that one seat must have captured for a sweep; every trick means every card of the pack.
 *
 * @param {Rules} rules
 * @returns {Card[]}
 */
function cardsOfSweep(rules) {
  const pack = packOf(rules["pack.ranks"]);
  switch (rules["sweep.needs"]) {
    case "all_penalty_cards":
      return pack.filter((card) => valueOf(rules, card) > 0);
    case "all_hearts":
      return pack.filter(isHeart);
    case "all_tricks":
      return pack;
    default:
      return [];
  }
}

/**
 * What a sweep scores.
 *
 * @param {Rules} rules
 * @param {readonly Seat[]} seats
 * @param {Seat} sweeper
 * @returns {PointsBySeat}
 */
export function sweepScore(rules, seats, sweeper) {
  return bySeat(seats, (seat) => rules[seat === sweeper ? "sweep.sweeper" : "sweep.others"]);
}
