/** Lines of bytes out of a stream. */

const NEWLINE = 0x0a;

/**
 * The lines of a stream, without their ends; the last one need not have an end. A line longer than `limit` bytes is
 * given as null, and no more of it than that is ever held.
 *
 * @param {AsyncIterable<Buffer>} stream
 * @param {number} limit
 * @returns {AsyncGenerator<Buffer | null>}
 */
export async function* readLines(stream, limit) {
  const line = new Line(limit);
  for await (const chunk of stream) {
    let start = 0;
    let end = chunk.indexOf(NEWLINE);
    while (end !== -1) {
      line.add(chunk.subarray(start, end));
      yield line.take();
      start = end + 1;
      end = chunk.indexOf(NEWLINE, start);
    }
    line.add(chunk.subarray(start));
  }
  if (line.length > 0) yield line.take();
}

class Line {
  /** @type {Buffer[]} */
  #parts = [];
  length = 0;

  /** @param {number} limit */
  constructor(limit) {
    this.limit = limit;
  }

  /** @param {Buffer} part */
  add(part) {
    this.length += part.length;
    this.#parts = this.length > this.limit ? [] : [...this.#parts, part];
  }

  /** @returns {Buffer | null} */
  take() {
    const whole = this.length > this.limit ? null : Buffer.concat(this.#parts);
    this.#parts = [];
    this.length = 0;
    return whole;
  }
}
