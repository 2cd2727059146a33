/** A match: deal after deal, until there are winners. Like a deal, a match is a value; a move gives a new one. */

import { bySeat, seatAfter, seatsOf } from "./cards.mjs";
import { capturedCards, choosePass, legalCards, playCard, startDeal, waitingFor } from "./deal.mjs";
import { pointsOf, sweeperOf } from "./scoring.mjs";
import { settleDeal, settleMidDeal } from "./totals.mjs";

/**
 * @typedef {import("./cards.mjs").Card} Card
 * @typedef {import("./cards.mjs").Seat} Seat
 * @typedef {import("./cards.mjs").CardsBySeat} CardsBySeat
 * @typedef {import("./cards.mjs").PointsBySeat} PointsBySeat
 * @typedef {import("./deal.mjs").Deal} Deal
 * @typedef {import("./deal.mjs").DealMove} DealMove
 * @typedef {import("./rules.mjs").Rules} Rules
 * @typedef {import("./totals.mjs").Phase} Phase
 *
 * @typedef {object} Match
 * @property {Rules} rules
 * @property {Deal} deal  the deal in play, or the last one
 * @property {PointsBySeat} totals
 * @property {Phase} phase  of the deal in play; once it is over, of the next
 * @property {PointsBySeat | null} score  of the deal, once it is over
 * @property {readonly Seat[]} winners  nobody, as long as the match goes on
 *
 * @typedef {{number?: number, dealer?: Seat, totals?: PointsBySeat, phase?: Phase}} From
 * @typedef {{match: Match, refused?: undefined} | {refused: string}} MatchMove
 */

/**
 * Begin a match, or take one up at a later deal.
 *
 * @param {Rules} rules
 * @param {CardsBySeat} hands
 * @param {From} [from]
 * @returns {Match}
 */
export function startMatch(rules, hands, { number = 1, dealer = "A", totals, phase = "adding" } = {}) {
  return {
    rules,
    deal: startDeal(rules, { number, dealer, hands }),
    totals: totals ?? bySeat(seatsOf(rules["table.players"]), () => 0),
    phase,
    score: null,
    winners: [],
  };
}

/**
 * Where the match is: cards are being passed, or played, or the next deal is due, or it is over.
 *
 * @param {Match} match
 * @returns {"passing" | "playing" | "deal_over" | "match_over"}
 */
export function stageOf({ deal, score, winners }) {
  if (winners.length > 0) return "match_over";
  if (score !== null) return "deal_over";
  return deal.stage === "passing" ? "passing" : "playing";
}

/** @param {Match} match @param {Seat} seat @param {readonly Card[]} cards @returns {MatchMove} */
export function pass(match, seat, cards) {
  return carryOn(match, choosePass(match.deal, seat, cards));
}

/** @param {Match} match @param {Seat} seat @param {Card} card @returns {MatchMove} */
export function play(match, seat, card) {
  if (match.score !== null) return { refused: "trick.order" };
  return carryOn(match, playCard(match.deal, seat, card));
}

/**
 * Deal the next hands; the deal moves on, to the left or not at all.
 *
 * @param {Match} match
 * @param {CardsBySeat} hands
 * @returns {MatchMove}
 */
export function nextDeal(match, hands) {
  if (match.score === null) return { refused: "trick.all" };
  if (match.winners.length > 0) return { refused: "match.end" };
  const { rules, deal, totals, phase } = match;
  const moves = rules["deal.next_dealer"] === "left" ? 1 : 0;
  const dealer = seatAfter(seatsOf(rules["table.players"]), deal.dealer, moves);
  return { match: startMatch(rules, hands, { number: deal.number + 1, dealer, totals, phase }) };
}

/**
 * Take over what a move made of the deal, and settle it when it is over.
 *
 * @param {Match} match
 * @param {DealMove} move
 * @returns {MatchMove}
 */
function carryOn(match, move) {
  if (move.refused !== undefined) return move;
  const { deal } = move;
  const result = deal.tricks.length > match.deal.tricks.length ? settle(match, deal) : null;
  return { match: { ...match, deal, ...result } };
}

/** @param {Match} match @param {Deal} deal */
function settle({ rules, totals, phase }, deal) {
  const captured = capturedCards(deal);
  if (deal.stage !== "played") return settleMidDeal(rules, { totals, phase }, pointsOf(rules, captured));
  const tricks = deal.tricks.map((trick) => pointsOf(rules, capturedCards({ ...deal, tricks: [trick] })));
  return settleDeal(rules, { totals, phase }, tricks, sweeperOf(rules, captured));
}

/**
 * Everything that can be said of a match, in the words of the protocol.
 *
 * @param {Match} match
 */
export function observe(match) {
  const { rules, deal, totals, phase, score, winners } = match;
  const captured = capturedCards(deal);
  const playing = score === null;
  return {
    stage: stageOf(match),
    deal: deal.number,
    dealer: deal.dealer,
    direction: deal.direction,
    waiting: waitingFor(deal),
    turn: playing ? deal.turn : null,
    legal: playing ? legalCards(deal) : [],
    trick: deal.trick,
    hands: deal.hands,
    captured,
    points: pointsOf(rules, captured),
    ...(playing ? {} : { score }),
    totals,
    phase,
    ...(winners.length > 0 ? { winners } : {}),
  };
}
