/**
 * Strangers choose much of the text that Posthorn reads, so no regular expression may take more than linear
 * time.
 */
import assert from "node:assert/strict"
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { parseSync, Visitor } from "oxc-parser"
import { analyse } from "scslre"
import { root } from "../scripts/checks.ts"

const folders = ["server/src", "console/src", "sdk/typescript/src"]

/**
 * Expressions that may stay, as `file expression`, each with the reason why its text is short or no
 * stranger's.
 */
const exceptions = new Map([
  ["server/src/messaging/routing/money.ts /0+$/", "The text has six digits."],
  [String.raw`server/src/host/cli/listen.ts /\/+$/`, "The URL is what the person who runs the command gave."],
  [String.raw`sdk/typescript/src/core/options.ts /\/+$/`, "The URL is what the developer gave."],
  [
    "server/src/messaging/channels/numbering-plan.ts new RegExp(`^(?:${trunkPrefix})`)",
    "Both come with the metadata of a library.",
  ],
  [
    "server/src/http/wire/path-index.ts new RegExp(`^${source}$`)",
    "It is made of the paths of the operations: `[^/]+` between slashes.",
  ],
  ["server/src/http/wire/schemas.ts new RegExp(`^${prefix}[0-9a-f]{32}$`)", "The prefix is one of a closed list."],
  [
    String.raw`server/src/messaging/api/messages.ts new RegExp(` +
      '`^(?:\\\\+?[0-9]{3,15}|(?:${prefixedChannels.join("|")}):[^\\\\x00]{1,320})$`)',
    "The words of channels are letters.",
  ],
  [
    'server/src/auth/api/verification-schema.ts new RegExp(`^(?:${codeChannels.join("|")})(?::\\\\d{1,3})?$`)',
    "The words of channels are letters.",
  ],
  [
    'console/src/pages/messages/filter-bar.tsx new RegExp(`^(?:${prefixes.join("|")}):.`, "i")',
    "The words of channels are letters.",
  ],
])

const expressions = folders.flatMap((folder) =>
  globSync("**/*.{ts,tsx}", { cwd: path.join(root, folder) })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => expressionsOf(`${folder}/${file}`)),
)

test("every regular expression takes linear time, whatever the text", () => {
  const slow = expressions.filter(({ file, text, regex }) => !exceptions.has(`${file} ${text}`) && !isLinear(regex))
  assert.deepEqual(
    slow.map(({ file, text }) => `${file} ${text}`),
    [],
  )
})

test("every exception is still needed", () => {
  const found = new Set(expressions.filter(({ regex }) => !isLinear(regex)).map(({ file, text }) => `${file} ${text}`))
  assert.deepEqual(
    [...exceptions.keys()].filter((exception) => !found.has(exception)),
    [],
  )
})

test("expressions of quadratic and exponential time are found, and those of linear time are not", () => {
  const slow = [String.raw`\0+$`, String.raw`\s+$`, "(a+)+$", "a*a*b", "a+b"]
  const linear = [String.raw`^\s+`, String.raw`[\s,]+`, "^a+b", String.raw`^(id|stat)\s*:`]
  assert.deepEqual(
    [...slow, ...linear].filter((pattern) => !isLinear({ pattern, flags: "" })),
    slow,
  )
})

interface Expression {
  file: string
  /** As it is written. */
  text: string
  /** Null for one that is put together at run time, which cannot be analysed. */
  regex: { pattern: string; flags: string } | null
}

function expressionsOf(file: string): Expression[] {
  const source = readFileSync(path.join(root, file), "utf8")
  const found: Expression[] = []
  const add = ({ start, end }: { start: number; end: number }, regex: Expression["regex"]) =>
    found.push({ file, text: source.slice(start, end), regex })
  const ofRegExp = (node: { start: number; end: number; callee: { type: string; name?: string } }) => {
    if (node.callee.name === "RegExp") add(node, null)
  }
  const visitor = new Visitor({
    Literal: (node) => void ("regex" in node && node.regex && add(node, node.regex)),
    NewExpression: ofRegExp as never,
    CallExpression: ofRegExp as never,
  })
  visitor.visit(parseSync(file, source).program)
  return found
}

function isLinear(regex: Expression["regex"]): boolean {
  if (regex === null) return false
  const { reports } = analyse({ source: regex.pattern, flags: regex.flags }, { assumeRejectingSuffix: false })
  return reports.length === 0
}
