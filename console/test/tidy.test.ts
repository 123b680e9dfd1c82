/** Holds of the console what a machine can hold of STYLE.md and of console/README.md. */
import assert from "node:assert/strict"
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { functionsOf, linesOf, textsOf } from "../../server/test/support/measure.ts"

const home = path.join(import.meta.dirname, "..")
const sources = globSync("src/**/*.{ts,tsx}", { cwd: home })
  .toSorted()
  .map((file) => ({ file, text: readFileSync(path.join(home, file), "utf8") }))
const generated = /^src\/(?:api|snippets)\/generated\//

const bans: readonly { ban: RegExp; use: string; except?: string }[] = [
  { ban: /\bfetch\(/, use: "the client of useAccount", except: "src/api/watched-fetch.ts" },
  { ban: /^\s*console\.\w+\(/m, use: "tell, or an ErrorAlert" },
  { ban: /dangerouslySetInnerHTML|\.innerHTML\b/, use: "elements" },
  { ban: /\bexport default\b/, use: "a named export" },
  { ban: /(?::|\bas|<|,|\|)\s*any\b(?!["'`])/, use: "unknown, or the type" },
]

/** In pages beside. */
const pageBans: typeof bans = [
  { ban: /\b(?:client|people)\.(?:request|list)\b[<(]/, use: "the operation of the SDK, or of api/generated" },
  { ban: /\bpath: ["`]\/(?:operator|console|v1)\//, use: "the operation of the SDK, or of api/generated" },
]

const fileLinesMax = 400
const functionLinesMax = 70

test("the console imports the SDK and the libraries of its package.json, and no file of the server", () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(home, "package.json"), "utf8")) as Manifest
  const known = Object.keys(dependencies)
  const imported = sources.flatMap(({ file, text }) =>
    specifiersOf(text).map((specifier) => ({ file, specifier, target: path.join(path.dirname(file), specifier) })),
  )
  const wrong = imported.filter(({ specifier, target }) =>
    specifier.startsWith(".")
      ? !target.startsWith("src/")
      : !known.some((name) => specifier === name || specifier.startsWith(`${name}/`)),
  )
  assert.deepEqual(wrong, [])
  // The starter builds the console on every machine, so the programs of its build are dependencies too.
  const build = specifiersOf(readFileSync(path.join(home, "vite.config.ts"), "utf8"))
  const specifiers = [...imported.map(({ specifier }) => specifier), ...build]
  const used = (name: string) => specifiers.some((specifier) => specifier === name || specifier.startsWith(`${name}/`))
  assert.deepEqual(
    known.filter((name) => !used(name) && !peers.includes(name)),
    [],
    "a dependency that nothing imports",
  )
})

test("a page imports no other page", () => {
  const pageOf = (file: string) => /^src\/pages\/([^/]+)\//.exec(file)?.[1]
  const wrong = sources.flatMap(({ file, text }) =>
    specifiersOf(text)
      .map((specifier) => pageOf(path.join(path.dirname(file), specifier)))
      .filter((page) => page && pageOf(file) && page !== pageOf(file))
      .map((page) => `${file} imports from ${page}`),
  )
  assert.deepEqual(wrong, [])
})

test("banned things stay banned", () => {
  const own = sources.filter(({ file }) => !file.startsWith("src/snippets/generated/"))
  const wrong = own.flatMap(({ file, text }) =>
    bans.filter(({ ban, except }) => file !== except && ban.test(text)).map(({ use }) => `${file}: use ${use}`),
  )
  assert.deepEqual(wrong, [])
})

test("a page asks by operation, and names no path of the API", () => {
  const wrong = sources
    .filter(({ file }) => file.startsWith("src/pages/"))
    .flatMap(({ file, text }) => pageBans.filter(({ ban }) => ban.test(text)).map(({ use }) => `${file}: use ${use}`))
  assert.deepEqual(wrong, [])
})

test("a file fits in a head, and a function on a screen", () => {
  const written = sources.filter(({ file }) => !generated.test(file))
  const long = written.filter(({ text }) => linesOf(text) > fileLinesMax).map(({ file }) => file)
  const functions = written.flatMap(({ file, text }) => functionsOf(file, text))
  assert.ok(functions.length > written.length, "the parser sees the functions")
  assert.deepEqual([...long, ...functions.filter(({ lines }) => lines > functionLinesMax).map(({ name }) => name)], [])
})

test("the texts of a folder are in its strings.ts", () => {
  const wrong = sources
    .filter(({ file }) => !generated.test(file) && !otherTexts.some(({ files }) => files.test(file)))
    .flatMap(({ file, text }) => textsOf(file, text).map((found) => ({ file, found })))
    .filter(({ found }) => !sameInAllLanguages.some(({ texts }) => texts.test(found)))
    .map(({ file, found }) => `${file}: ${found}`)
  assert.deepEqual(wrong, [])
})

test("a catalogue has every text that its folder uses, each once, and no other", () => {
  const wrong = sources
    .filter(({ file }) => path.basename(file) === "strings.ts")
    .flatMap(({ file, text }) => {
      const entries = [...text.matchAll(/^export const (\w+)(?:: .*?)? =\s+(.*(?:\n {2}.*)*)$/gm)]
      const names = entries.map(([, name = ""]) => name)
      const used = new Set(
        sources
          .filter((other) => catalogueOf(other) === file)
          .flatMap((other) => Array.from(other.text.matchAll(/\bstrings\.(\w+)/g), ([, name = ""]) => name)),
      )
      const texts = entries.map(([, , shown = ""]) => shown)
      return [
        ...names.filter((name) => !used.has(name)).map((name) => `${file}: nothing uses ${name}`),
        ...[...used].filter((name) => name !== "ts" && !names.includes(name)).map((name) => `${file}: no ${name}`),
        ...texts.filter((shown, at) => texts.indexOf(shown) !== at).map((shown) => `${file}: twice ${shown}`),
      ]
    })
  assert.deepEqual(wrong, [])
})

/** Files of texts besides the catalogues. */
const otherTexts: readonly { files: RegExp; why: string }[] = [
  { files: /\/strings\.ts$/, why: "a catalogue" },
  { files: /^src\/start\.ts$/, why: "it runs before everything else has loaded" },
  { files: /\/link-text\.ts$/, why: "the messages to customers, in each language" },
]

/** What stays in a page, because a translation would not change it. */
const sameInAllLanguages: readonly { texts: RegExp; why: string }[] = [
  { texts: /^(?:curl|await|const|import|for await|--data-urlencode) /, why: "a line for a terminal or a program" },
  { texts: /^[A-Z_]+=/, why: "a variable before a command" },
  { texts: /^[A-Z0-9_]+…?$/, why: "a code, a variable, a protocol or an example of one" },
  {
    texts: /^(?:Posthorn|WhatsApp|Matrix|Stripe|Samsung Internet|Mac OS X|ms|… bytes)$/,
    why: "a name or a unit",
  },
  { texts: /^(?:Edge|Opera|Firefox|Chrome|Safari|Android|Windows|Linux)$/, why: "a browser or a system" },
  { texts: /^[a-z]{2}_[A-Z]{2}$/, why: "an example of a locale" },
  { texts: /^(?:Enter|Shell)$/, why: "a key, or the name of a component" },
  { texts: /^(?:useAccount is |Failed to fetch dynamically )/, why: "a fault, which a program or its authors read" },
]

interface Manifest {
  dependencies: Record<string, string>
}

/** The catalogue that a file imports as `strings`, or the file itself if it is one. */
function catalogueOf({ file, text }: { file: string; text: string }): string | undefined {
  if (path.basename(file) === "strings.ts") return file
  const imported = /import \* as strings from "([^"]+)"/.exec(text)?.[1]
  return imported && path.join(path.dirname(file), imported)
}

/** Wanted by the libraries beside them. */
const peers = ["@mantine/hooks"]

function specifiersOf(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)"([^"]+)"/g)].map(([, specifier = ""]) => specifier)
}
