#!/usr/bin/env node
/**
 * Hartenjagen and its family, by any rules of the suite's parameters, over standard input and output:
 * one JSON-RPC message a line. Ends when its input ends, or with `bye`.
 *
 *     node app.mjs [--without CAPABILITY]…
 */

import { LONGEST_LINE, answerLine } from "./jsonrpc.mjs";
import { readLines } from "./lines.mjs";
import { App, CAPABILITIES } from "./protocol.mjs";

const EXIT_USAGE = 2;

const USAGE = `usage: node app.mjs [--without CAPABILITY]…

  --without CAPABILITY   do without one of: ${CAPABILITIES.join(", ")}`;

/**
 * The capabilities to withhold, or null when the arguments are not understood.
 *
 * @param {string[]} words
 * @returns {string[] | null}
 */
function readArguments(words) {
  const withheld = [];
  for (let i = 0; i < words.length; i += 2) {
    if (words[i] !== "--without" || !CAPABILITIES.includes(words[i + 1])) return null;
    withheld.push(words[i + 1]);
  }
  return withheld;
}

/** @param {readonly string[]} withheld */
async function serve(withheld) {
  const app = new App(withheld);
  for await (const line of readLines(process.stdin, LONGEST_LINE)) {
    const answer = answerLine(line, (method, params) => app.handle(method, params));
    if (answer !== null) process.stdout.write(`${answer}\n`);
    if (app.finished) return;
  }
}

const words = process.argv.slice(2);
const withheld = readArguments(words);
if (words.includes("--help")) {
  console.log(USAGE);
} else if (withheld === null) {
  console.error(USAGE);
  process.exitCode = EXIT_USAGE;
} else {
  process.stdout.on("error", () => process.exit());
  await serve(withheld);
}
