/** The methods of the move protocol: requests are checked, put to the match, and answered in the protocol's words. */

import { SEATS, isCard, packOf, seatsOf } from "./cards.mjs";
import { INVALID_PARAMS, METHOD_NOT_FOUND, RequestError } from "./jsonrpc.mjs";
import { nextDeal, observe, pass, play, startMatch } from "./match.mjs";
import { isRecord, unsupported } from "./rules.mjs";

/**
 * @typedef {import("./cards.mjs").CardsBySeat} CardsBySeat
 * @typedef {import("./match.mjs").Match} Match
 * @typedef {import("./match.mjs").MatchMove} MatchMove
 * @typedef {import("./rules.mjs").Rules} Rules
 * @typedef {Record<string, any>} Params
 */

export const VERSION = 1;
export const CAPABILITIES = ["legal", "passing", "match", "resume", "reasons", "replay", "seat_views", "several_matches"];

/** What an app can no longer say of a position when it lacks a capability. */
const SAID_BY = {
  legal: ["legal"],
  passing: ["waiting"],
  match: ["totals", "phase", "winners"],
};

/** Without this capability there is no such method. */
const METHOD_NEEDS = /** @type {Record<string, string>} */ ({
  pass: "passing",
  deal: "match",
  replay: "replay",
  view: "seat_views",
});

export class App {
  /** @type {Map<string, Match>} */
  #matches = new Map();
  #capabilities;
  #rules;
  finished = false;

  /**
   * @param {readonly string[]} withheld  capabilities to do without, to see how a smaller app fares
   * @param {Rules | null} rules  rules to play by whatever it is told; it says nothing of them
   */
  constructor(withheld = [], rules = null) {
    this.#rules = rules;
    this.#capabilities = new Set(CAPABILITIES.filter((each) => !withheld.includes(each)));
  }

  /**
   * Answer a request with its result; throws a RequestError where it makes no sense.
   *
   * @param {string} method
   * @param {unknown} params
   * @returns {unknown}
   */
  handle(method, params) {
    need(isRecord(params), "params: expected an object");
    if (!this.#can(METHOD_NEEDS[method])) throw new RequestError(METHOD_NOT_FOUND, `this app has no method '${method}'`);
    switch (method) {
      case "hello":
        return this.#hello(params);
      case "ping":
        return {};
      case "start":
        return this.#start(params);
      case "pass":
      case "play":
      case "deal":
        return this.#move(method, params);
      case "replay":
        return this.#replay(params);
      case "view":
        return this.#view(params);
      case "bye":
        this.finished = true;
        return {};
      default:
        throw new RequestError(METHOD_NOT_FOUND, `there is no method '${method}'`);
    }
  }

  /** @param {string | undefined} capability */
  #can(capability) {
    return capability === undefined || this.#capabilities.has(capability);
  }

  /** @param {Params} params */
  #hello({ protocol }) {
    need(Array.isArray(protocol) && protocol.includes(VERSION), `protocol: this app speaks version ${VERSION} only`);
    return {
      protocol: VERSION,
      app: { name: "hartenjagen-javascript", version: "1.0.0", language: "JavaScript" },
      capabilities: [...this.#capabilities],
    };
  }

  /** @param {Params} params */
  #start(params) {
    need(isRecord(params.rules), "rules: expected an object of parameters and values");
    const rules = this.#rules ?? /** @type {Rules} */ (params.rules);
    const problems = this.#unsupported(rules);
    if (problems.length > 0) return { unsupported: problems };
    const match = startMatch(rules, readHands(rules, params.hands), this.#readFrom(rules, params));
    this.#matches.set(this.#nameOf(params), match);
    return { state: this.#observe(match), ...(this.#rules === null ? { applied: rules } : {}) };
  }

  /** @param {Rules} rules */
  #unsupported(rules) {
    const problems = unsupported(rules);
    if (problems.length === 0 && !this.#can("passing") && "passing.cards" in rules) {
      return [{ parameter: "passing.cycle", reason: "this app passes no cards" }];
    }
    return problems;
  }

  /** @param {Rules} rules @param {Params} params */
  #readFrom(rules, { deal = 1, dealer = "A", totals, phase = "adding" }) {
    const seats = seatsOf(rules["table.players"]);
    need(Number.isSafeInteger(deal) && deal >= 1, "deal: expected a whole number from 1");
    need(seats.includes(dealer), `dealer: expected one of ${seats.join(" ")}`);
    need(phase === "adding" || phase === "subtracting", "phase: expected adding or subtracting");
    need(phase === "adding" || rules["match.finish"] === "reversal", "phase: nothing is subtracted under these rules");
    if (totals !== undefined) {
      need(isRecord(totals) && hasExactly(totals, seats), `totals: expected one for each of ${seats.join(" ")}`);
      need(Object.values(totals).every(Number.isSafeInteger), "totals: expected whole numbers");
    }
    if (!this.#can("resume")) {
      const fresh = phase === "adding" && Object.values(totals ?? {}).every((each) => each === 0);
      need(fresh, "this app cannot take up a match: everybody begins at 0");
    }
    return { number: deal, dealer, totals, phase };
  }

  /** @param {string} kind @param {Params} params */
  #move(kind, params) {
    const match = this.#find(params);
    const move = MOVES[kind](match, params);
    if (move.refused !== undefined) {
      const reason = this.#can("reasons") ? { reason: move.refused } : {};
      return { accepted: false, state: this.#observe(match), ...reason };
    }
    this.#matches.set(this.#nameOf(params), move.match);
    return { accepted: true, state: this.#observe(move.match) };
  }

  /** @param {Params} params */
  #replay({ start, moves }) {
    need(isRecord(start), "start: expected the parameters of a start");
    need(Array.isArray(moves), "moves: expected a list");
    const started = this.#start(start);
    if (started.state === undefined) return { started, answers: [] };
    const answers = moves.map((/** @type {unknown} */ move, /** @type {number} */ index) => {
      const [[kind, params] = [], ...more] = isRecord(move) ? Object.entries(move) : [];
      need(
        kind !== undefined && more.length === 0 && Object.hasOwn(MOVES, kind) && isRecord(params),
        `moves[${index}]: expected one of play, pass and deal`,
      );
      return this.#move(kind, { ...params, match: start.match });
    });
    return { started, answers };
  }

  /**
   * The match with the eyes of one seat: no other hand, and no card it could be told from.
   *
   * @param {Params} params
   */
  #view(params) {
    const { hands, legal, ...state } = this.#observe(this.#find(params));
    const seat = params.seat;
    need(Object.hasOwn(hands, seat), `seat: expected one of ${Object.keys(hands).join(" ")}`);
    return { ...state, hands: { [seat]: hands[seat] }, ...(state.turn === seat || state.turn === null ? { legal } : {}) };
  }

  /** @param {Params} params */
  #find(params) {
    const name = this.#nameOf(params);
    const match = this.#matches.get(name);
    if (match === undefined) throw new RequestError(INVALID_PARAMS, `match: there is no match '${name}'; start one first`);
    return match;
  }

  /** @param {Params} params */
  #nameOf({ match = "1" }) {
    need(typeof match === "string", "match: expected a name");
    return this.#can("several_matches") ? match : "1";
  }

  /**
   * What can be said of a match, less what goes with the capabilities withheld.
   *
   * @param {Match} match
   */
  #observe(match) {
    const state = /** @type {Record<string, any>} */ (observe(match));
    for (const [capability, fields] of Object.entries(SAID_BY)) {
      if (!this.#can(capability)) fields.forEach((field) => delete state[field]);
    }
    if (!this.#can("match") && state.stage === "match_over") state.stage = "deal_over";
    return state;
  }
}

/** @type {Record<string, (match: Match, params: Params) => MatchMove>} */
const MOVES = {
  play(match, { seat, card }) {
    needSeat(seat);
    need(isCard(card), "card: expected a card, like 7C");
    return play(match, seat, card);
  },
  pass(match, { seat, cards }) {
    needSeat(seat);
    need(Array.isArray(cards) && cards.every(isCard), "cards: expected a list of cards, like 7C");
    return pass(match, seat, cards);
  },
  deal(match, { hands }) {
    return nextDeal(match, readHands(match.rules, hands));
  },
};

/**
 * @param {Rules} rules
 * @param {unknown} hands
 * @returns {CardsBySeat}
 */
function readHands(rules, hands) {
  const seats = seatsOf(rules["table.players"]);
  const pack = packOf(rules["pack.ranks"]);
  need(isRecord(hands) && hasExactly(hands, seats), `hands: expected one for each of ${seats.join(" ")}`);
  const dealt = seats.map((seat) => hands[seat]);
  need(
    dealt.every((hand) => Array.isArray(hand) && hand.length === pack.length / seats.length),
    `hands: expected ${pack.length / seats.length} cards for each seat`,
  );
  const cards = new Set(dealt.flat());
  need(pack.every((card) => cards.has(card)), "hands: expected every card of the pack once");
  return /** @type {CardsBySeat} */ (hands);
}

/** @param {Record<string, unknown>} record @param {readonly string[]} keys */
function hasExactly(record, keys) {
  return Object.keys(record).length === keys.length && keys.every((key) => Object.hasOwn(record, key));
}

/** @param {unknown} seat */
function needSeat(seat) {
  need(typeof seat === "string" && SEATS.includes(seat), `seat: expected one of ${SEATS.join(" ")}`);
}

/** @param {boolean} condition @param {string} message @returns {asserts condition} */
function need(condition, message) {
  if (!condition) throw new RequestError(INVALID_PARAMS, message);
}
