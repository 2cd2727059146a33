/**
 * The smallest useful adapter: copy this file, put your own game in the place of the toy, and change what does not fit.
 *
 *     hartenjagen check nl-short -- node adapter.mjs
 */

import { createInterface } from "node:readline";

// ---- The game. Yours comes here, or is imported. Nothing in this part knows of the protocol. ----

class IllegalMove extends Error {}

/** One deal of the Dutch game with 32 cards; players are numbered 0 to 3, clockwise. */
class ToyGame {
  static ranks = ["7", "8", "9", "10", "J", "Q", "K", "A"];
  table = /** @type {{player: number, card: string}[]} */ ([]);
  points = [0, 0, 0, 0];

  /** @param {string[][]} hands */
  constructor(hands) {
    this.hands = hands.map((hand) => new Set(hand));
    this.player = hands.findIndex((hand) => hand.includes("7C"));
  }

  get over() {
    return this.hands.every((hand) => hand.size === 0);
  }

  /** @param {number} player @param {string} card */
  play(player, card) {
    const hand = this.hands[player];
    const led = this.table[0]?.card.at(-1);
    if (this.over || player !== this.player || !hand.has(card)) throw new IllegalMove();
    if (hand.has("7C") && card !== "7C") throw new IllegalMove();
    if (card.at(-1) !== led && [...hand].some((held) => held.at(-1) === led)) throw new IllegalMove();
    hand.delete(card);
    this.table.push({ player, card });
    this.player = (player + 1) % 4;
    if (this.table.length === 4) this.takeTrick();
  }

  takeTrick() {
    /** @param {string} card */
    const height = (card) => ToyGame.ranks.indexOf(card.slice(0, -1));
    const inSuit = this.table.filter(({ card }) => card.at(-1) === this.table[0].card.at(-1));
    this.player = inSuit.reduce((best, each) => (height(each.card) > height(best.card) ? each : best)).player;
    for (const { card } of this.table) {
      this.points[this.player] += card === "QS" ? 5 : card === "JC" ? 2 : card.endsWith("H") ? 1 : 0;
    }
    this.table = [];
  }

  /** The points, or 15 for everybody else where one player has them all. */
  score() {
    return this.points.includes(15) ? this.points.map((points) => 15 - points) : this.points;
  }
}

// ---- The adapter. It says what the game can say, and leaves out the rest. ----

const SEATS = ["A", "B", "C", "D"];
const RULES = { // what the game plays and cannot change; matches and totals are not its business
  "table.players": 4, "pack.ranks": ["7", "8", "9", "10", "J", "Q", "K", "A"], "passing.cycle": ["none"],
  "opening.leader": "holder_of_card", "opening.card": "7C", "opening.lead": "that_card", "hearts.lead": "free",
  "first_trick.hearts": "allowed", "first_trick.queen": "allowed", "first_trick.others": "allowed",
  "scoring.values": { hearts: 1, QS: 5, JC: 2 },
  "sweep.needs": "all_penalty_cards", "sweep.sweeper": 0, "sweep.others": 15,
};
let game = new ToyGame([]);

/** @type {Record<string, (params: any) => object>} */
const methods = {
  hello: () => ({ protocol: 1, app: { name: "toy" }, capabilities: [], rules: RULES }),
  ping: () => ({}),
  start({ hands }) {
    game = new ToyGame(SEATS.map((seat) => hands[seat]));
    return { state: state(), applied: RULES };
  },
  play({ seat, card }) {
    try {
      game.play(SEATS.indexOf(seat), card);
    } catch (fault) {
      if (fault instanceof IllegalMove) return { accepted: false, state: state() };
      throw fault;
    }
    return { accepted: true, state: state() };
  },
  bye: () => ({}),
};

/** What is to be seen of the game. */
function state() {
  /** @param {number[]} numbers */
  const bySeat = (numbers) => Object.fromEntries(SEATS.map((seat, player) => [seat, numbers[player]]));
  return {
    stage: game.over ? "deal_over" : "playing",
    turn: game.over ? null : SEATS[game.player],
    trick: game.table.map(({ player, card }) => ({ seat: SEATS[player], card })),
    points: bySeat(game.points),
    ...(game.over ? { score: bySeat(game.score()) } : {}),
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  /** @type {object} */
  let outcome;
  try {
    outcome = { result: methods[method](params) };
  } catch (fault) { // whatever goes wrong in the game is told, and the next deal may go better
    outcome = { error: { code: -32603, message: String(fault) } };
  }
  console.log(JSON.stringify({ jsonrpc: "2.0", id, ...outcome }));
  if (method === "bye") break;
}
