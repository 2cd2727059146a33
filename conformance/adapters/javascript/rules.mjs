/**
 * The rules as they arrive: a flat record from parameter to value, `{"table.players": 4, "hearts.lead": "free", …}`.
 *
 * Every parameter this app knows stands in PARAMETERS with the values it accepts and, where it does not always apply,
 * with the condition under which it does. Anything else is reported, never guessed at: a parameter or a value that is
 * not in the table, a parameter that is missing, one that has no meaning under the others.
 */

import { RANKS, isCard, packOf } from "./cards.mjs";
import { SUIT_NAMES, isOtherPenalty } from "./scoring.mjs";

/**
 * @typedef {Readonly<Record<string, any>>} Rules
 * @typedef {{parameter: string, reason: string}} Unsupported
 * @typedef {{accepts: (value: any) => boolean, expected: string, applies?: (rules: Rules) => boolean}} Parameter
 */

const DIRECTIONS = ["left", "right", "across", "none"];

/** @param {unknown} value @param {readonly string[]} words */
const isListOf = (value, words) => Array.isArray(value) && value.length > 0 && value.every((each) => words.includes(each));

/** @param {...string} words @returns {Parameter} */
function oneOf(...words) {
  return { accepts: (value) => words.includes(value), expected: `one of ${words.join(", ")}` };
}

/** @param {number} least @param {number} most @returns {Parameter} */
function wholeNumber(least, most) {
  return {
    accepts: (value) => Number.isInteger(value) && value >= least && value <= most,
    expected: `a whole number from ${least} to ${most}`,
  };
}

/** @type {Parameter} */
const points = { accepts: Number.isSafeInteger, expected: "a whole number" };

/** @type {Parameter} */
const card = { accepts: isCard, expected: "a card, like 7C" };

/** @type {Parameter} */
const ranks = {
  accepts: (value) => isListOf(value, RANKS) && new Set(value).size === value.length,
  expected: `different ranks out of ${RANKS.join(" ")}`,
};

/** @type {Parameter} */
const directions = {
  accepts: (value) => isListOf(value, DIRECTIONS),
  expected: `a list of ${DIRECTIONS.join(", ")}`,
};

/** @type {Parameter} */
const values = {
  accepts: (value) =>
    isRecord(value) &&
    Object.entries(value).every(([key, each]) => (isCard(key) || Object.values(SUIT_NAMES).includes(key)) && Number.isSafeInteger(each)),
  expected: "whole numbers by card (like QS) or by suit (like hearts)",
};

/** @param {(rules: Rules) => boolean} applies @param {Parameter} parameter @returns {Parameter} */
const when = (applies, parameter) => ({ ...parameter, applies });

/** @param {Rules} rules */
const somePass = (rules) => rules["passing.cycle"].some((/** @type {string} */ direction) => direction !== "none");
/** @param {Rules} rules */
const cardLeads = (rules) => rules["opening.leader"] === "holder_of_card";
/** @param {Rules} rules */
const gate = (rules) => rules["hearts.lead"] === "when_broken";
/** @param {Rules} rules */
const otherPenalties = (rules) => packOf(rules["pack.ranks"]).some((each) => isOtherPenalty(rules, each));
/** @param {Rules} rules */
const someBan = (rules) =>
  ["first_trick.hearts", "first_trick.queen", "first_trick.others"].some((path) => rules[path] === "banned");
/** @param {Rules} rules */
const freeLead = (rules) => rules["opening.lead"] !== "that_card";
/** @param {Rules} rules */
const sweeps = (rules) => rules["sweep.needs"] !== "nothing";
/** @param {Rules} rules */
const reverses = (rules) => rules["match.finish"] === "reversal";

/** @type {Readonly<Record<string, Parameter>>} */
export const PARAMETERS = {
  "table.players": wholeNumber(3, 6),
  "pack.ranks": ranks,
  "deal.next_dealer": oneOf("left", "same"),
  "passing.cycle": directions,
  "passing.cards": when(somePass, wholeNumber(1, 13)),
  "opening.leader": oneOf("holder_of_card", "left_of_dealer"),
  "opening.card": when(cardLeads, card),
  "opening.lead": when(cardLeads, oneOf("that_card", "any_card")),
  "hearts.lead": oneOf("free", "when_broken"),
  "hearts.broken_by": when(gate, oneOf("played", "discarded")),
  "hearts.queen_breaks": when(gate, oneOf("no", "yes")),
  "hearts.exception": when(gate, oneOf("only_hearts", "only_hearts_and_queen")),
  "queen.lead": when(gate, oneOf("free", "when_broken")),
  "first_trick.hearts": oneOf("allowed", "banned"),
  "first_trick.queen": oneOf("allowed", "banned"),
  "first_trick.others": when(otherPenalties, oneOf("allowed", "banned")),
  "first_trick.lead": when((rules) => someBan(rules) && freeLead(rules), oneOf("covered", "free")),
  "scoring.values": values,
  "sweep.needs": oneOf("all_penalty_cards", "all_hearts", "all_tricks", "nothing"),
  "sweep.sweeper": when(sweeps, points),
  "sweep.others": when(sweeps, points),
  "match.threshold": wholeNumber(1, 10000),
  "match.reached": oneOf("at_or_above", "above"),
  "match.ends": oneOf("after_deal", "at_once"),
  "match.finish": oneOf("lowest_wins", "reversal"),
  "match.tie": when((rules) => !reverses(rules), oneOf("shared", "play_on")),
  "reversal.crossing": when(reverses, oneOf("whole", "capped", "mid_deal")),
  "reversal.crossing_sweep": when((rules) => reverses(rules) && sweeps(rules), oneOf("whole", "capped")),
  "reversal.sweep": when((rules) => reverses(rules) && sweeps(rules), oneOf("as_scored", "as_captured", "added")),
  "reversal.at_zero": when(reverses, oneOf("wins_at_once", "next_deal")),
  "reversal.overshoot": when(reverses, oneOf("wins", "bounces")),
  "reversal.several": when(reverses, oneOf("all_win", "lowest_wins")),
};

/**
 * What of these rules the app does not play; an empty list means: all of it is understood.
 *
 * @param {Rules} rules
 * @returns {Unsupported[]}
 */
export function unsupported(rules) {
  for (const look of [notUnderstood, notApplying, notPlayable]) {
    const problems = look(rules);
    if (problems.length > 0) return problems;
  }
  return [];
}

/** @param {Rules} rules @returns {Unsupported[]} */
function notUnderstood(rules) {
  const unknown = Object.keys(rules)
    .filter((path) => !Object.hasOwn(PARAMETERS, path))
    .map((path) => ({ parameter: path, reason: "this app knows no such parameter" }));
  const given = Object.entries(PARAMETERS).filter(([path]) => Object.hasOwn(rules, path));
  const bad = given
    .filter(([path, { accepts }]) => !accepts(rules[path]))
    .map(([path, { expected }]) => ({ parameter: path, reason: `expected ${expected}` }));
  const missing = Object.entries(PARAMETERS)
    .filter(([path, { applies }]) => !applies && !Object.hasOwn(rules, path))
    .map(([path]) => ({ parameter: path, reason: "missing" }));
  return [...unknown, ...bad, ...missing];
}

/** @param {Rules} rules @returns {Unsupported[]} */
function notApplying(rules) {
  return Object.entries(PARAMETERS).flatMap(([parameter, { applies }]) => {
    const wanted = applies === undefined || applies(rules);
    if (wanted === Object.hasOwn(rules, parameter)) return [];
    return [{ parameter, reason: wanted ? "missing" : "it has no meaning beside the values of the others; leave it out" }];
  });
}

/** @param {Rules} rules @returns {Unsupported[]} */
function notPlayable(rules) {
  const pack = packOf(rules["pack.ranks"]);
  const players = rules["table.players"];
  /** @type {Unsupported[]} */
  const problems = [];
  if (pack.length % players !== 0) {
    problems.push({ parameter: "table.players", reason: `${pack.length} cards do not divide among ${players} players` });
  }
  if (players % 2 === 1 && rules["passing.cycle"].includes("across")) {
    problems.push({ parameter: "passing.cycle", reason: `nobody sits across at a table of ${players}` });
  }
  if (somePass(rules) && rules["passing.cards"] > Math.floor(pack.length / players)) {
    problems.push({ parameter: "passing.cards", reason: "nobody holds so many cards" });
  }
  if (cardLeads(rules) && !pack.includes(rules["opening.card"])) {
    problems.push({ parameter: "opening.card", reason: "it is not in the pack" });
  }
  return problems;
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
