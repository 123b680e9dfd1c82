/** Holds of the client what a machine can hold of STYLE.md and of ARCHITECTURE.md. */
import assert from "node:assert/strict"
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { functionsOf, linesOf } from "../../../server/test/support/measure.ts"
import { version } from "../src/index.ts"

const home = path.join(import.meta.dirname, "..")
const files = globSync(["src/**/*.ts", "scripts/**/*.ts", "../{behaviours,generate,snippets/scripts}/*.ts"], {
  cwd: home,
})
  .toSorted()
  .map((file) => ({ file, text: readFileSync(path.join(home, file), "utf8") }))
/** The server for tests runs in Node alone. */
const ofNode = "src/testing.ts"
const sources = files.filter(({ file }) => file.startsWith("src/") && file !== ofNode)
const written = files.filter(({ file }) => !file.startsWith("src/generated/"))

const fileLinesMax = 400
const functionLinesMax = 70

/** Where its imports lead, from the package's folder; those of types alone are left out unless asked for. */
function targetsOf({ file, text }: { file: string; text: string }, withTypes = true): string[] {
  const pattern = withTypes ? /\bfrom "([^"]+)"/g : /^(?:import|export) (?!type\b)[^;]*?\bfrom "([^"]+)"/gm
  return [...text.matchAll(pattern)].map(([, target = ""]) =>
    target.startsWith(".") ? path.posix.join(path.posix.dirname(file), target) : target,
  )
}

test("the published files import only each other", () => {
  const elsewhere = sources.flatMap((source) => targetsOf(source).filter((target) => !target.startsWith("src/")))
  assert.deepEqual(elsewhere, [])
})

test("only the server for tests uses modules of Node", () => {
  const text = files.find(({ file }) => file === ofNode)?.text ?? ""
  assert.match(text, /from "node:/)
  assert.doesNotMatch(sources.map(({ text: source }) => source).join("\n"), /testing\.ts"/)
})

test("the core knows no resource, but for the type of the codes", () => {
  const core = sources.filter(({ file }) => file.startsWith("src/core/"))
  const wrong = core.flatMap((source) => [
    ...targetsOf(source, false).filter((target) => !target.startsWith("src/core/")),
    ...targetsOf(source).filter((target) => !/^src\/(?:core\/|generated\/problem-codes\.ts$)/.test(target)),
  ])
  assert.ok(core.length > 5)
  assert.deepEqual(wrong, [])
})

test("a file written by hand is short, and so is each function", () => {
  const long = written.filter(({ text }) => linesOf(text) > fileLinesMax).map(({ file }) => file)
  const functions = written.flatMap(({ file, text }) => functionsOf(file, text))
  assert.ok(functions.length > written.length, "the parser sees the functions")
  assert.deepEqual([...long, ...functions.filter(({ lines }) => lines > functionLinesMax).map(({ name }) => name)], [])
})

test("the SDK uses only features that browsers have too, and prints nothing", () => {
  const bans = /\bprocess\.|\bBuffer\b|\bconsole\.|\brequire\(|\bexport default\b|(?::|\bas|<)\s*any\b/
  const code = sources.map(({ file, text }) => ({ file, text: text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "") }))
  assert.deepEqual(
    code.filter(({ text }) => bans.test(text)).map(({ file }) => file),
    [],
  )
})

test("the client says the version of its package", () => {
  const manifest = JSON.parse(readFileSync(path.join(home, "package.json"), "utf8")) as { version: string }
  assert.equal(version, manifest.version)
})
