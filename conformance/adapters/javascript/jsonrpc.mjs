/** JSON-RPC 2.0: what a request is, and how it is answered. */

import { isRecord } from "./rules.mjs";

export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;

/** A fault of the request that the peer is told, with one of the codes above. */
export class RequestError extends Error {
  /** @param {number} code @param {string} message */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** @typedef {(method: string, params: unknown) => unknown} Handler */

/** The bytes of the longest line that either side may send. */
export const LONGEST_LINE = 2 ** 20;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Answer one line; null when it asks for no answer.
 *
 * @param {Uint8Array | null} line  null stands for a line too long to be read
 * @param {Handler} handle
 * @returns {string | null}
 */
export function answerLine(line, handle) {
  /** @type {unknown} */
  let id = null;
  try {
    const request = parse(line);
    id = request.id ?? null;
    const result = handle(request.method, request.params ?? {});
    return request.id === undefined ? null : encode({ jsonrpc: "2.0", id, result });
  } catch (error) {
    return JSON.stringify({ jsonrpc: "2.0", id, error: describe(error) });
  }
}

/**
 * @param {Uint8Array | null} line
 * @returns {{method: string, params: unknown, id?: unknown}}
 */
function parse(line) {
  if (line === null) throw new RequestError(INVALID_REQUEST, "the line is too long");
  /** @type {unknown} */
  let request;
  try {
    request = JSON.parse(utf8.decode(line));
  } catch {
    throw new RequestError(PARSE_ERROR, "the line is not JSON in UTF-8");
  }
  if (!isRecord(request) || request.jsonrpc !== "2.0" || typeof request.method !== "string" || !isId(request.id)) {
    throw new RequestError(INVALID_REQUEST, "expected an object with jsonrpc, method and id, of JSON-RPC 2.0");
  }
  return { method: request.method, params: request.params, id: request.id };
}

/** @param {object} answer */
function encode(answer) {
  const line = JSON.stringify(answer);
  if (Buffer.byteLength(line) > LONGEST_LINE) throw new RequestError(INTERNAL_ERROR, "the answer is too long for a line");
  return line;
}

/** @param {unknown} id */
const isId = (id) => id === undefined || id === null || typeof id === "string" || Number.isFinite(id);

/** @param {unknown} error */
function describe(error) {
  if (error instanceof RequestError) return { code: error.code, message: error.message };
  return { code: INTERNAL_ERROR, message: `the app could not answer: ${error}` };
}
