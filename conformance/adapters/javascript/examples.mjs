/** Rules and a deal for the tests, written by hand from the published descriptions. */

const SHORT_PACK = ["7", "8", "9", "10", "J", "Q", "K", "A"];
const FULL_PACK = ["2", "3", "4", "5", "6", ...SHORT_PACK];

/** @param {string} text  cards with spaces between them */
export function cards(text) {
  return text.split(" ").filter((word) => word !== "");
}

/** The Dutch game with 32 cards: no passing, no gate, no ban, one race to 50. */
export const DUTCH = Object.freeze({
  "table.players": 4,
  "pack.ranks": SHORT_PACK,
  "deal.next_dealer": "left",
  "passing.cycle": ["none"],
  "opening.leader": "holder_of_card",
  "opening.card": "7C",
  "opening.lead": "that_card",
  "hearts.lead": "free",
  "first_trick.hearts": "allowed",
  "first_trick.queen": "allowed",
  "first_trick.others": "allowed",
  "scoring.values": { hearts: 1, QS: 5, JC: 2 },
  "sweep.needs": "all_penalty_cards",
  "sweep.sweeper": 0,
  "sweep.others": 15,
  "match.threshold": 50,
  "match.reached": "at_or_above",
  "match.ends": "after_deal",
  "match.finish": "lowest_wins",
  "match.tie": "shared",
});

/** The Dutch game with the reversal: hearts broken by a discard, a ban in the first trick, down to zero from 50 on. */
export const REVERSAL = Object.freeze({
  "table.players": 4,
  "pack.ranks": SHORT_PACK,
  "deal.next_dealer": "left",
  "passing.cycle": ["none"],
  "opening.leader": "holder_of_card",
  "opening.card": "7C",
  "opening.lead": "any_card",
  "hearts.lead": "when_broken",
  "hearts.broken_by": "discarded",
  "hearts.queen_breaks": "no",
  "hearts.exception": "only_hearts",
  "queen.lead": "free",
  "first_trick.hearts": "banned",
  "first_trick.queen": "banned",
  "first_trick.others": "allowed",
  "first_trick.lead": "covered",
  "scoring.values": { hearts: 1, QS: 5, JC: 2 },
  "sweep.needs": "all_penalty_cards",
  "sweep.sweeper": 0,
  "sweep.others": 15,
  "match.threshold": 50,
  "match.reached": "at_or_above",
  "match.ends": "after_deal",
  "match.finish": "reversal",
  "reversal.crossing": "whole",
  "reversal.crossing_sweep": "whole",
  "reversal.sweep": "as_scored",
  "reversal.at_zero": "next_deal",
  "reversal.overshoot": "wins",
  "reversal.several": "all_win",
});

/** The international game with 52 cards: passing, a gate, a ban in the first trick, one race to 100. */
export const INTERNATIONAL = Object.freeze({
  "table.players": 4,
  "pack.ranks": FULL_PACK,
  "deal.next_dealer": "left",
  "passing.cycle": ["left", "right", "across", "none"],
  "passing.cards": 3,
  "opening.leader": "holder_of_card",
  "opening.card": "2C",
  "opening.lead": "that_card",
  "hearts.lead": "when_broken",
  "hearts.broken_by": "played",
  "hearts.queen_breaks": "no",
  "hearts.exception": "only_hearts",
  "queen.lead": "free",
  "first_trick.hearts": "banned",
  "first_trick.queen": "banned",
  "scoring.values": { hearts: 1, QS: 13 },
  "sweep.needs": "all_penalty_cards",
  "sweep.sweeper": 0,
  "sweep.others": 26,
  "match.threshold": 100,
  "match.reached": "at_or_above",
  "match.ends": "after_deal",
  "match.finish": "lowest_wins",
  "match.tie": "shared",
});

/**
 * A deal of the Dutch game with the trick that the rules give as an example: the king of clubs catches the jack and the
 * queen of spades. Its owner later takes two hearts and nothing else that counts: nine points. D takes the other six.
 */
export const COSTLY_CLUB = Object.freeze({
  hands: {
    A: cards("7C KC 7H 10D JD AD KS AS"),
    B: cards("9C JC AC 8H 7D 7S 9S JS"),
    C: cards("QC 9H 10H JH QH 8D QD QS"),
    D: cards("8C 10C KH AH 9D KD 8S 10S"),
  },
  before: "A 7C, B AC, C QC, D 10C, B 7D, C 8D, D 9D, A AD",
  allButLast:
    "A 7C, B AC, C QC, D 10C, B 7D, C 8D, D 9D, A AD, A KC, B JC, C QS, D 8C, A AS, B 7S, C 9H, D 8S, " +
    "A KS, B 9S, C 10H, D 10S, A 7H, B 8H, C JH, D AH, D KH, A 10D, B 9C, C QH",
  last: "D KD, A JD, B JS, C QD",
});

/**
 * Rules with some values changed; undefined leaves a parameter out.
 *
 * @param {Readonly<Record<string, any>>} rules
 * @param {Record<string, any>} changes
 */
export function change(rules, changes) {
  return Object.fromEntries(Object.entries({ ...rules, ...changes }).filter(([, value]) => value !== undefined));
}

/**
 * Plays out of "A KC, B JC, C QS, D 8C".
 *
 * @param {string} text
 */
export function plays(text) {
  return text.split(", ").map((play) => {
    const [seat, card] = play.split(" ");
    return { seat, card };
  });
}
