/**
 * Cards and seats.
 *
 * A card is its rank and the letter of its suit: "7C", "10H", "QS". Seats are "A", "B", "C" …, clockwise.
 *
 * @typedef {string} Card
 * @typedef {string} Seat
 * @typedef {Readonly<Record<Seat, readonly Card[]>>} CardsBySeat
 * @typedef {Readonly<Record<Seat, number>>} PointsBySeat
 */

export const SUITS = ["C", "D", "S", "H"];
export const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
export const SEATS = ["A", "B", "C", "D", "E", "F"];
export const QUEEN_OF_SPADES = "QS";

/** @param {Card} card */
export const suitOf = (card) => card.slice(-1);

/** @param {Card} card */
export const rankOf = (card) => card.slice(0, -1);

/** @param {unknown} value @returns {value is Card} */
export function isCard(value) {
  return typeof value === "string" && RANKS.includes(rankOf(value)) && SUITS.includes(suitOf(value));
}

/** @param {Card} card */
export const isHeart = (card) => suitOf(card) === "H";

/**
 * The pack with these ranks in every suit.
 *
 * @param {readonly string[]} ranks
 * @returns {Card[]}
 */
export function packOf(ranks) {
  return SUITS.flatMap((suit) => ranks.map((rank) => rank + suit));
}

/**
 * The seats of a table, clockwise.
 *
 * @param {number} players
 * @returns {Seat[]}
 */
export function seatsOf(players) {
  return SEATS.slice(0, players);
}

/**
 * The seat so many places further clockwise; a negative number goes back.
 *
 * @param {readonly Seat[]} seats
 * @param {Seat} seat
 * @param {number} steps
 */
export function seatAfter(seats, seat, steps) {
  return seats[(seats.indexOf(seat) + steps + seats.length) % seats.length];
}

/**
 * A record with one value for each seat.
 *
 * @template T
 * @param {readonly Seat[]} seats
 * @param {(seat: Seat) => T} valueOf
 * @returns {Record<Seat, T>}
 */
export function bySeat(seats, valueOf) {
  return Object.fromEntries(seats.map((seat) => [seat, valueOf(seat)]));
}
