/**
 * Which cards may be played.
 *
 * Restrictions narrow the cards of a hand one after the other. Each says of a card which clauses bar it. A restriction
 * that would leave nothing does not apply: that is how "unless there is nothing else" is played.
 */

import { QUEEN_OF_SPADES, isHeart, suitOf } from "./cards.mjs";
import { isOtherPenalty } from "./scoring.mjs";

/**
 * @typedef {import("./cards.mjs").Card} Card
 * @typedef {import("./deal.mjs").Play} Play
 * @typedef {import("./deal.mjs").Trick} Trick
 * @typedef {import("./rules.mjs").Rules} Rules
 *
 * @typedef {object} Position
 * @property {Rules} rules
 * @property {readonly Card[]} hand  the cards of the seat in turn
 * @property {readonly Play[]} trick  the trick on the table; empty means that the seat leads
 * @property {readonly Trick[]} tricks  the earlier tricks of the deal
 *
 * @typedef {(card: Card) => string[]} Restriction
 * @typedef {{legal: Card[], bars: Map<Card, string[]>}} Judgement
 */

/**
 * Every card of the hand is either legal or barred by the clauses named.
 *
 * @param {Position} position
 * @returns {Judgement}
 */
export function judge(position) {
  const restrictions = position.trick.length === 0 ? onLead(position) : onFollowing(position);
  /** @type {Map<Card, string[]>} */
  const bars = new Map();
  let legal = [...position.hand];
  for (const barring of restrictions) {
    const left = legal.filter((card) => barring(card).length === 0);
    if (left.length === 0) continue;
    for (const card of legal) {
      if (!left.includes(card)) bars.set(card, barring(card));
    }
    legal = left;
  }
  return { legal, bars };
}

/** @param {Position} position @returns {Restriction[]} */
function onLead({ rules, hand, tricks }) {
  const firstTrick = tricks.length === 0;
  /** @type {Restriction[]} */
  const restrictions = [];
  if (firstTrick && rules["opening.lead"] === "that_card") {
    restrictions.push((card) => (card === rules["opening.card"] ? [] : ["opening.card"]));
  }
  if (firstTrick && rules["first_trick.lead"] === "covered") {
    restrictions.push((card) => keptOut(rules, card).flatMap((clause) => [clause, "first-trick.lead"]));
  }
  if (rules["hearts.lead"] === "when_broken" && !heartsAreBroken(rules, tricks)) {
    if (!maySkipTheGate(rules, hand)) {
      restrictions.push((card) => (isHeart(card) ? ["lead.hearts"] : []));
    }
    if (rules["queen.lead"] === "when_broken") {
      restrictions.push((card) => (card === QUEEN_OF_SPADES ? ["lead.queen"] : []));
    }
  }
  return restrictions;
}

/** @param {Position} position @returns {Restriction[]} */
function onFollowing({ rules, trick, tricks }) {
  const led = suitOf(trick[0].card);
  /** @type {Restriction[]} */
  const restrictions = [(card) => (suitOf(card) === led ? [] : ["play.follow-suit"])];
  if (tricks.length === 0) restrictions.push((card) => keptOut(rules, card));
  return restrictions;
}

/**
 * The clause that keeps a card out of the first trick, if there is one.
 *
 * @param {Rules} rules
 * @param {Card} card
 */
function keptOut(rules, card) {
  if (isHeart(card)) return rules["first_trick.hearts"] === "banned" ? ["first-trick.hearts"] : [];
  if (card === QUEEN_OF_SPADES) return rules["first_trick.queen"] === "banned" ? ["first-trick.queen"] : [];
  return rules["first_trick.others"] === "banned" && isOtherPenalty(rules, card) ? ["first-trick.others"] : [];
}

/**
 * With nothing but hearts the gate never holds: it would leave no card. Some tables say the same of a hand of hearts
 * and the queen of spades, which could otherwise only lead the queen.
 *
 * @param {Rules} rules
 * @param {readonly Card[]} hand
 */
function maySkipTheGate(rules, hand) {
  return (
    rules["hearts.exception"] === "only_hearts_and_queen" &&
    hand.every((card) => isHeart(card) || card === QUEEN_OF_SPADES)
  );
}

/**
 * Whether hearts have been broken in one of these earlier tricks.
 *
 * @param {Rules} rules
 * @param {readonly Trick[]} tricks
 */
export function heartsAreBroken(rules, tricks) {
  return tricks.some(({ plays }) => {
    const led = suitOf(plays[0].card);
    return plays.some(({ card }) => {
      const breaks = isHeart(card) || (rules["hearts.queen_breaks"] === "yes" && card === QUEEN_OF_SPADES);
      return breaks && (rules["hearts.broken_by"] === "played" || suitOf(card) !== led);
    });
  });
}
