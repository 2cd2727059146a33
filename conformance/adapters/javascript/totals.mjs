/**
 * The arithmetic between deals: what a deal scores, what it does to the totals, and whether it ends the match.
 *
 * Points are added until the match ends or, where the rules know a reversal, until somebody reaches the threshold; from
 * then on they are subtracted, and whoever comes down to zero has finished. The deal that reaches the threshold is added
 * in full or cut back, or the trick that reaches it turns that deal round: what later tricks bring already comes off.
 */

import { bySeat } from "./cards.mjs";
import { sweepScore } from "./scoring.mjs";

/**
 * @typedef {import("./cards.mjs").Seat} Seat
 * @typedef {import("./cards.mjs").PointsBySeat} PointsBySeat
 * @typedef {import("./rules.mjs").Rules} Rules
 *
 * @typedef {"adding" | "subtracting"} Phase
 * @typedef {{totals: PointsBySeat, phase: Phase}} Standing
 *
 * @typedef {object} Result
 * @property {PointsBySeat} score  what the deal scores
 * @property {PointsBySeat} totals
 * @property {Phase} phase  of the next deal
 * @property {readonly Seat[]} winners  nobody, as long as the match goes on
 */

/**
 * Settle a deal that has been played to its end.
 *
 * @param {Rules} rules
 * @param {Standing} standing  before the deal
 * @param {readonly PointsBySeat[]} tricks  the points captured in each trick, in the order of play
 * @param {Seat | null} sweeper
 * @returns {Result}
 */
export function settleDeal(rules, standing, tricks, sweeper) {
  const points = sum(Object.keys(standing.totals), tricks);
  if (standing.phase === "subtracting") return settleSubtracting(rules, standing.totals, points, sweeper);
  if (sweeper === null && rules["reversal.crossing"] === "mid_deal") return settleTurning(rules, standing.totals, tricks);
  const score = sweeper === null ? points : sweepScore(rules, Object.keys(points), sweeper);
  const totals = plus(standing.totals, score, 1);
  return rules["match.finish"] === "reversal"
    ? reverse(rules, score, totals, sweeper)
    : { score, totals, phase: "adding", winners: lowestWins(rules, totals) };
}

/**
 * Settle a match that ends in the middle of a deal; null when it does not end there.
 *
 * @param {Rules} rules
 * @param {Standing} standing
 * @param {PointsBySeat} points  captured so far
 * @returns {Result | null}
 */
export function settleMidDeal(rules, standing, points) {
  if (rules["match.ends"] !== "at_once") return null;
  const result =
    standing.phase === "subtracting"
      ? settleSubtracting(rules, standing.totals, points, null)
      : settleAddingMidDeal(rules, standing.totals, points);
  return result.winners.length > 0 ? result : null;
}

/** @param {Rules} rules @param {PointsBySeat} totals @param {PointsBySeat} points @returns {Result} */
function settleAddingMidDeal(rules, totals, points) {
  const running = plus(totals, points, 1);
  const winners = rules["match.finish"] === "lowest_wins" ? lowestWins(rules, running) : [];
  return { score: points, totals: running, phase: "adding", winners };
}

/**
 * The winners of a match that ends at the threshold.
 *
 * @param {Rules} rules
 * @param {PointsBySeat} totals
 * @returns {Seat[]}
 */
function lowestWins(rules, totals) {
  if (!anyReached(rules, totals)) return [];
  const leaders = lowest(totals, Object.keys(totals));
  return leaders.length > 1 && rules["match.tie"] === "play_on" ? [] : leaders;
}

/** @param {Rules} rules @param {PointsBySeat} totals */
function anyReached(rules, totals) {
  const most = Math.max(...Object.values(totals));
  const threshold = rules["match.threshold"];
  return rules["match.reached"] === "above" ? most > threshold : most >= threshold;
}

/**
 * Begin the reversal after this deal, if somebody has reached the threshold.
 *
 * @param {Rules} rules
 * @param {PointsBySeat} score
 * @param {PointsBySeat} totals  with the deal added in full
 * @param {Seat | null} sweeper
 * @returns {Result}
 */
function reverse(rules, score, totals, sweeper) {
  if (!anyReached(rules, totals)) return { score, totals, phase: "adding", winners: [] };
  const crossing = rules[sweeper === null ? "reversal.crossing" : "reversal.crossing_sweep"];
  const most = crossing === "capped" ? rules["match.threshold"] : Infinity;
  const capped = bySeat(Object.keys(totals), (seat) => Math.min(totals[seat], most));
  const atZero = Object.keys(capped).filter((seat) => capped[seat] <= 0);
  const winners = rules["reversal.at_zero"] === "wins_at_once" ? amongSeveral(rules, capped, atZero) : [];
  return { score, totals: capped, phase: "subtracting", winners };
}

/**
 * Settle a deal that is turned round by the trick with which somebody reaches the threshold, if there is one: that trick
 * is still added in full, the later ones are subtracted.
 *
 * @param {Rules} rules
 * @param {PointsBySeat} before
 * @param {readonly PointsBySeat[]} tricks
 * @returns {Result}
 */
function settleTurning(rules, before, tricks) {
  const seats = Object.keys(before);
  const score = sum(seats, tricks);
  const running = tricks.map((_, index) => plus(before, sum(seats, tricks.slice(0, index + 1)), 1));
  const turning = running.findIndex((totals) => anyReached(rules, totals));
  if (turning === -1) return { score, totals: plus(before, score, 1), phase: "adding", winners: [] };

  const later = sum(seats, tricks.slice(turning + 1));
  const totals = bounced(rules, plus(running[turning], later, -1));
  const standingWins = rules["reversal.at_zero"] === "wins_at_once";
  const finished = seats.filter((seat) => totals[seat] <= 0 && (later[seat] !== 0 || standingWins));
  return { score, totals, phase: "subtracting", winners: amongSeveral(rules, totals, finished) };
}

/**
 * @param {Rules} rules
 * @param {PointsBySeat} before
 * @param {PointsBySeat} points
 * @param {Seat | null} sweeper
 * @returns {Result}
 */
function settleSubtracting(rules, before, points, sweeper) {
  const asCaptured = sweeper === null || rules["reversal.sweep"] === "as_captured";
  const score = asCaptured ? points : sweepScore(rules, Object.keys(points), sweeper);
  const sign = !asCaptured && rules["reversal.sweep"] === "added" ? 1 : -1;
  const totals = bounced(rules, plus(before, score, sign));
  const finished = Object.keys(totals).filter((seat) => totals[seat] <= 0);
  return { score, totals, phase: "subtracting", winners: amongSeveral(rules, totals, finished) };
}

/**
 * The totals after points were subtracted; those below zero may bounce.
 *
 * @param {Rules} rules
 * @param {PointsBySeat} totals
 * @returns {PointsBySeat}
 */
function bounced(rules, totals) {
  const bounces = rules["reversal.overshoot"] === "bounces";
  return bounces ? bySeat(Object.keys(totals), (seat) => Math.abs(totals[seat])) : totals;
}

/**
 * Who wins of those who finish with the same deal.
 *
 * @param {Rules} rules
 * @param {PointsBySeat} totals
 * @param {Seat[]} finished
 */
function amongSeveral(rules, totals, finished) {
  return rules["reversal.several"] === "lowest_wins" ? lowest(totals, finished) : finished;
}

/** @param {PointsBySeat} totals @param {Seat[]} seats */
function lowest(totals, seats) {
  const least = Math.min(...seats.map((seat) => totals[seat]));
  return seats.filter((seat) => totals[seat] === least);
}

/** @param {PointsBySeat} totals @param {PointsBySeat} score @param {1 | -1} sign */
function plus(totals, score, sign) {
  return bySeat(Object.keys(totals), (seat) => totals[seat] + sign * score[seat]);
}

/** @param {readonly Seat[]} seats @param {readonly PointsBySeat[]} tricks @returns {PointsBySeat} */
function sum(seats, tricks) {
  return bySeat(seats, (seat) => tricks.reduce((total, points) => total + points[seat], 0));
}
