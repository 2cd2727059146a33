/**
 * One deal: passing, then trick after trick until all cards are played.
 *
 * A deal is a value: a move gives a new deal, and a refused move gives the clause it breaks and no deal at all, so that
 * nothing can have changed. What follows from the tricks (captured cards, broken hearts) is worked out, not stored.
 */

import { bySeat, rankOf, seatAfter, seatsOf, suitOf } from "./cards.mjs";
import { judge } from "./legality.mjs";

/**
 * @typedef {import("./cards.mjs").Card} Card
 * @typedef {import("./cards.mjs").Seat} Seat
 * @typedef {import("./cards.mjs").CardsBySeat} CardsBySeat
 * @typedef {import("./rules.mjs").Rules} Rules
 *
 * @typedef {{seat: Seat, card: Card}} Play
 * @typedef {{plays: readonly Play[], winner: Seat}} Trick
 *
 * @typedef {object} Deal
 * @property {Rules} rules
 * @property {number} number  in the match; the first deal is 1
 * @property {Seat} dealer
 * @property {"left" | "right" | "across" | "none"} direction  where cards are passed to
 * @property {"passing" | "playing" | "played"} stage
 * @property {CardsBySeat} hands
 * @property {CardsBySeat} chosen  the cards that seats have put aside to pass
 * @property {Seat | null} turn
 * @property {readonly Play[]} trick  the trick on the table
 * @property {readonly Trick[]} tricks  the tricks taken
 *
 * @typedef {{deal: Deal, refused?: undefined} | {refused: string}} DealMove
 */

/**
 * Deal these hands.
 *
 * @param {Rules} rules
 * @param {{number: number, dealer: Seat, hands: CardsBySeat}} dealt
 * @returns {Deal}
 */
export function startDeal(rules, { number, dealer, hands }) {
  const cycle = rules["passing.cycle"];
  const direction = cycle[(number - 1) % cycle.length];
  /** @type {Deal} */
  const deal = {
    rules, number, dealer, direction, hands,
    stage: "passing", chosen: {}, turn: null, trick: [], tricks: [],
  };
  return direction === "none" ? open(deal) : deal;
}

/**
 * Begin to play: who leads first is found after any passing.
 *
 * @param {Deal} deal
 * @returns {Deal}
 */
function open(deal) {
  const { rules, hands, dealer } = deal;
  const seats = seatsOf(rules["table.players"]);
  const opener =
    rules["opening.leader"] === "holder_of_card"
      ? seats.find((seat) => hands[seat].includes(rules["opening.card"]))
      : seatAfter(seats, dealer, 1);
  return { ...deal, stage: "playing", turn: opener ?? null };
}

/**
 * A seat chooses the cards to pass; they move when every seat has chosen.
 *
 * @param {Deal} deal
 * @param {Seat} seat
 * @param {readonly Card[]} cards
 * @returns {DealMove}
 */
export function choosePass(deal, seat, cards) {
  const mayChoose = waitingFor(deal).includes(seat);
  if (!mayChoose || !isPassable(deal, seat, cards)) return { refused: "passing.cards" };
  const chosen = { ...deal.chosen, [seat]: cards };
  const all = Object.keys(chosen).length === deal.rules["table.players"];
  return { deal: all ? open(exchange({ ...deal, chosen })) : { ...deal, chosen } };
}

/** @param {Deal} deal @param {Seat} seat @param {readonly Card[]} cards */
function isPassable({ rules, hands }, seat, cards) {
  return (
    cards.length === rules["passing.cards"] &&
    new Set(cards).size === cards.length &&
    cards.every((card) => hands[seat].includes(card))
  );
}

/**
 * Move the chosen cards, all at once.
 *
 * @param {Deal} deal
 * @returns {Deal}
 */
function exchange(deal) {
  const seats = seatsOf(deal.rules["table.players"]);
  const steps = { left: 1, right: -1, across: seats.length / 2, none: 0 }[deal.direction];
  const hands = bySeat(seats, (seat) => {
    const kept = deal.hands[seat].filter((card) => !deal.chosen[seat].includes(card));
    return [...kept, ...deal.chosen[seatAfter(seats, seat, -steps)]];
  });
  return { ...deal, hands, chosen: {} };
}

/**
 * The seats that still have to pass.
 *
 * @param {Deal} deal
 * @returns {Seat[]}
 */
export function waitingFor(deal) {
  if (deal.stage !== "passing") return [];
  return seatsOf(deal.rules["table.players"]).filter((seat) => !Object.hasOwn(deal.chosen, seat));
}

/**
 * A seat plays a card.
 *
 * @param {Deal} deal
 * @param {Seat} seat
 * @param {Card} card
 * @returns {DealMove}
 */
export function playCard(deal, seat, card) {
  if (seat !== deal.turn) return { refused: "trick.order" };
  const hand = deal.hands[seat];
  if (!hand.includes(card)) return { refused: "play.own-card" };
  const barred = judge({ ...deal, hand }).bars.get(card);
  if (barred) return { refused: barred[0] };

  const seats = seatsOf(deal.rules["table.players"]);
  const hands = { ...deal.hands, [seat]: hand.filter((each) => each !== card) };
  const trick = [...deal.trick, { seat, card }];
  if (trick.length < seats.length) return { deal: { ...deal, hands, trick, turn: seatAfter(seats, seat, 1) } };

  const winner = winnerOf(deal.rules, trick);
  const tricks = [...deal.tricks, { plays: trick, winner }];
  const over = hands[winner].length === 0;
  return { deal: { ...deal, hands, tricks, trick: [], turn: over ? null : winner, stage: over ? "played" : "playing" } };
}

/**
 * The highest card of the suit led takes the trick.
 *
 * @param {Rules} rules
 * @param {readonly Play[]} trick
 * @returns {Seat}
 */
export function winnerOf(rules, trick) {
  const led = suitOf(trick[0].card);
  /** @param {Play} play */
  const height = ({ card }) => rules["pack.ranks"].indexOf(rankOf(card));
  return trick
    .filter(({ card }) => suitOf(card) === led)
    .reduce((best, play) => (height(play) > height(best) ? play : best)).seat;
}

/**
 * The cards the seat in turn may play; none when nobody is in turn.
 *
 * @param {Deal} deal
 * @returns {Card[]}
 */
export function legalCards(deal) {
  return deal.turn === null ? [] : judge({ ...deal, hand: deal.hands[deal.turn] }).legal;
}

/**
 * The cards each seat has taken in tricks.
 *
 * @param {Deal} deal
 * @returns {Record<Seat, Card[]>}
 */
export function capturedCards(deal) {
  const seats = seatsOf(deal.rules["table.players"]);
  /** @type {Record<Seat, Card[]>} */
  const captured = bySeat(seats, () => []);
  for (const { plays, winner } of deal.tricks) captured[winner].push(...plays.map(({ card }) => card));
  return captured;
}
