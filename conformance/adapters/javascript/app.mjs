#!/usr/bin/env node
/**
 * Hartenjagen and its family, by any rules of the suite's parameters, over standard input and output:
 * one JSON-RPC message a line. Ends when its input ends, or with `bye`.
 *
 *     node app.mjs [--without CAPABILITY]… [--rules JSON]
 */

import { LONGEST_LINE, answerLine } from "./jsonrpc.mjs";
import { readLines } from "./lines.mjs";
import { App, CAPABILITIES } from "./protocol.mjs";
import { isRecord, unsupported } from "./rules.mjs";

const EXIT_USAGE = 2;

const USAGE = `usage: node app.mjs [--without CAPABILITY]… [--rules JSON]

  --rules JSON           play by these resolved rules, whatever it is told
  --without CAPABILITY   do without one of: ${CAPABILITIES.join(", ")}`;

/**
 * The capabilities to withhold and the rules to keep to, or null when the arguments are not understood.
 *
 * @param {string[]} words
 * @returns {{ withheld: string[], rules: import("./rules.mjs").Rules | null } | null}
 */
function readArguments(words) {
  const withheld = [];
  let rules = null;
  for (let i = 0; i < words.length; i += 2) {
    if (words[i] === "--without" && CAPABILITIES.includes(words[i + 1])) {
      withheld.push(words[i + 1]);
    } else if (words[i] === "--rules") {
      rules = readRules(words[i + 1]);
      if (rules === null) return null;
    } else {
      return null;
    }
  }
  return { withheld, rules };
}

/**
 * Rules that it can play by, or null.
 *
 * @param {string | undefined} text
 * @returns {import("./rules.mjs").Rules | null}
 */
function readRules(text) {
  try {
    const rules = JSON.parse(text ?? "");
    return isRecord(rules) && unsupported(rules).length === 0 ? /** @type {any} */ (rules) : null;
  } catch {
    return null;
  }
}

/** @param {{ withheld: readonly string[], rules: import("./rules.mjs").Rules | null }} how */
async function serve({ withheld, rules }) {
  const app = new App(withheld, rules);
  for await (const line of readLines(process.stdin, LONGEST_LINE)) {
    const answer = answerLine(line, (method, params) => app.handle(method, params));
    if (answer !== null) process.stdout.write(`${answer}\n`);
    if (app.finished) return;
  }
}

const words = process.argv.slice(2);
const how = readArguments(words);
if (words.includes("--help")) {
  console.log(USAGE);
} else if (how === null) {
  console.error(USAGE);
  process.exitCode = EXIT_USAGE;
} else {
  process.stdout.on("error", () => process.exit());
  await serve(how);
}
