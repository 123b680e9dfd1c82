import assert from "node:assert/strict"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, test } from "node:test"
import { pathToFileURL } from "node:url"
import { allCarrierKinds, findCarrierKind } from "#messaging/carriers/kinds.ts"
import { findProviderKind } from "#payments/providers/kinds.ts"
import { minuteMs } from "#core/std/durations.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { serverFolder } from "#core/std/server-folder.ts"
import { loadExtensions } from "./load-extensions.ts"

const folder = mkdtempSync(path.join(tmpdir(), "posthorn-extensions-"))
after(() => rmSync(folder, { recursive: true }))

const source = (file: string) => JSON.stringify(pathToFileURL(path.join(serverFolder, "src", file)).href)

/** A module with a function that defines a kind. */
const preface = `
  import { z } from ${JSON.stringify(import.meta.resolve("zod"))}
  import { z as z3 } from ${JSON.stringify(import.meta.resolve("zod/v3"))}
  import { field } from ${source("core/std/form-schema.ts")}
  import { defineKind } from ${source("messaging/carriers/kind.ts")}
  import { defineProviderKind } from ${source("payments/providers/kind.ts")}
  const empty = z.strictObject({})
  const carrier = (kind) => defineKind({
    kind, name: kind, description: "A test.", channels: ["sms"], settings: empty, secrets: empty, groups: [],
    independent: [], create: async () => { throw new Error("No carrier is made here.") },
  })
  const provider = (kind) => defineProviderKind({
    kind, name: kind, description: "A test.", settings: empty, secrets: empty, independent: [],
    setup: { credentials: [], notifications: [] }, create: () => { throw new Error("No provider is made here.") },
  })
`

let files = 0

/** Writes a module that exports this. Returns its path. */
function moduleOf(exported: string): string {
  const file = path.join(folder, `module${++files}.mjs`)
  writeFileSync(file, `${preface}\n${exported}`)
  return file
}

test("a module adds its kinds of carriers and of payment providers, also when it is named twice", async () => {
  const file = moduleOf(
    `export default { carriers: [carrier("pigeon"), carrier("bottle")], providers: [provider("shells")] }`,
  )
  assert.deepEqual(await loadExtensions([file, file], folder), [])
  assert.deepEqual(await loadExtensions([file], folder), [])
  assert.deepEqual([findCarrierKind("pigeon")?.name, findCarrierKind("bottle")?.name], ["pigeon", "bottle"])
  assert.equal(findProviderKind("shells")?.name, "shells")
})

test("a module can have kinds with names that objects of JavaScript have", async () => {
  const file = moduleOf(`export default { carriers: [carrier("constructor")], providers: [provider("constructor")] }`)
  assert.deepEqual([findCarrierKind("constructor"), findProviderKind("constructor")], [undefined, undefined])
  assert.deepEqual(await loadExtensions([file], folder), [])
  assert.equal(findCarrierKind("constructor")?.name, "constructor")
})

test("a package is found in the folder of the start", async () => {
  const home = path.join(folder, "node_modules/posthorn-carrier-drum")
  mkdirSync(home, { recursive: true })
  writeFileSync(path.join(home, "package.json"), '{ "name": "posthorn-carrier-drum", "exports": "./drum.mjs" }')
  writeFileSync(path.join(home, "drum.mjs"), `${preface}\nexport default { carriers: [carrier("drum")] }`)
  assert.deepEqual(await loadExtensions(["posthorn-carrier-drum"], folder), [])
  assert.ok(findCarrierKind("drum"))
})

test("a package whose exports are only for the condition import is found", async () => {
  const home = path.join(folder, "node_modules/@acme/whistle")
  mkdirSync(home, { recursive: true })
  const exports = { ".": { import: "./whistle.mjs" } }
  writeFileSync(path.join(home, "package.json"), JSON.stringify({ name: "@acme/whistle", exports }))
  writeFileSync(path.join(home, "whistle.mjs"), `${preface}\nexport default { carriers: [carrier("whistle")] }`)
  assert.deepEqual(await loadExtensions(["@acme/whistle"], folder), [])
  assert.ok(findCarrierKind("whistle"))
})

test("a module whose top level never ends is a problem after a minute", async () => {
  const clock = new FakeClock()
  const loaded = loadExtensions([moduleOf(`await new Promise(() => {})`)], folder, clock)
  assert.equal(clock.untilNext(), minuteMs)
  clock.advance(minuteMs)
  const [problem = "", ...others] = await loaded
  assert.deepEqual(others, [])
  assert.match(problem, /^EXTENSIONS names \S+\.mjs, which cannot be loaded: its top-level `await` has not ended within 60 s\. Correct the module, or remove it/) // oxfmt-ignore
})

test("a package beside the server is found from any folder", async () => {
  const [problem = ""] = await loadExtensions(["zod"], folder)
  assert.match(problem, /^EXTENSIONS names zod, but its default export is no extension: /)
})

const faulty: readonly [sentence: string, exported: string, problem: RegExp][] = [
  ["throws while it is loaded", `throw new Error("The licence has ended.")`, /which cannot be loaded: The licence has ended\. Correct/],
  ["has a fault of syntax", `export default {`, /which cannot be loaded: Unexpected end of input\. Correct/],
  ["has no default export", `export const carriers = [carrier("a")]`, /which has no default export\. docs\/extending/],
  ["exports no kinds", `export default {}`, /is no extension: it is not a list of kinds\. docs\/extending/],
  ["exports an unknown word", `export default { carrier: [carrier("a")] }`, /is no extension: carrier is not a setting\. /],
  ["exports a kind without a name", `export default { carriers: [{ ...carrier("a"), name: undefined }] }`, /is no extension: carriers\[0\]\.name is missing\. /],
  ["exports a kind with a word in capitals", `export default { carriers: [carrier("Acme")] }`, /carriers\[0\]\.kind is not a word of at most 40 /],
  ["exports a kind with a channel that no address has", `export default { carriers: [{ ...carrier("a"), channels: ["sms", "smoke"] }] }`, /carriers\[0\]\.channels\[1\] is not one of sms, mms, /],
  ["exports a provider without a schema", `export default { providers: [{ ...provider("a"), settings: {} }] }`, /providers\[0\]\.settings is not a schema\. /],
  ["has another interface of carriers", `export default { carriers: [{ ...carrier("a"), interfaceVersion: 2, name: 1 }] }`, /but its carriers\[0\]\.interfaceVersion is not one of 1\. Install a release/],
  ["has another interface of providers", `export default { providers: [{ ...provider("a"), interfaceVersion: 0 }] }`, /but its providers\[0\]\.interfaceVersion is not one of 1\. Install a release/],
  ["throws a value that is no error", `throw Object.create(null)`, /cannot be loaded: a value that is no error\. Correct/],
  ["exports a promise", `export default Promise.resolve({ carriers: [carrier("a")] })`, /is no extension: it is not a list of kinds\./],
  ["exports a value that throws when it is read", `export default { get carriers() { throw new Error("Not now.") } }`, /cannot be loaded: Not now\. Correct/],
  ["exports a kind without its forms", `export default { carriers: [{ ...carrier("a"), forms: undefined }] }`, /carriers\[0\]\.forms is missing/],
  ["exports a kind with settings that no form can have", `export default { carriers: [{ ...carrier("a"), get forms() { return z.toJSONSchema(z.date()) } }] }`, /cannot be loaded: Date cannot be represented in JSON Schema\. Correct/],
  ["exports a kind with schemas of zod 3", `export default { carriers: [{ ...carrier("a"), get forms() { return defineKind({ ...carrier("a"), settings: z3.object({}), secrets: empty, groups: [], independent: [] }).forms } }] }`, /cannot be loaded: the settings or secrets cannot be described as JSON Schema \(.+\)\. Use only schemas of `z`/],
  ["has a field of zod 3", `export default field(z3.string(), { label: "A" })`, /cannot be loaded: a field is no schema of zod 4\. Use only/],
  ["exports a kind with a control character in its name", `export default { carriers: [{ ...carrier("a"), name: "A\\u001b[31m" }] }`, /carriers\[0\]\.name has a control character/],
  ["exports a kind with a control character in a label", `export default { carriers: [{ ...carrier("a"), forms: { settings: { properties: { a: { title: "A\\u0000" } } }, secrets: {} } }] }`, /forms\.settings has a label or a meaning with a control character/],
  ["exports a kind with a form that is too large", `export default { carriers: [{ ...carrier("a"), forms: { settings: { title: "a".repeat(300_000) }, secrets: {} } }] }`, /forms\.settings has more than 262144 characters/],
  ["exports a kind with the word of a prototype", `export default { carriers: [carrier("__proto__")] }`, /carriers\[0\]\.kind is not a word of at most 40 /],
  ["exports a kind with a path as its word", `export default { providers: [provider("../a")] }`, /providers\[0\]\.kind is not a word of at most 40 /],
  ["exports a kind with a long word", `export default { providers: [provider("a".repeat(1_000))] }`, /providers\[0\]\.kind is not a word of at most 40 /],
  ["has a kind whose word is taken", `export default { carriers: [carrier("smpp")] }`, /There is already a kind of carrier with the name smpp\. Correct/],
  ["has a kind of provider whose word is taken", `export default { providers: [provider("stripe")] }`, /There is already a kind of payment provider with the name stripe\. Correct/],
] // oxfmt-ignore

for (const [sentence, exported, problem] of faulty) {
  test(`a module that ${sentence} is a problem that names it`, async () => {
    const before = allCarrierKinds().length
    const file = moduleOf(exported)
    const problems = await loadExtensions([file], folder)
    assert.equal(problems.length, 1)
    assert.ok(problems[0]?.startsWith(`EXTENSIONS names ${file}, `), problems[0])
    assert.match(problems[0] ?? "", problem)
    assert.equal(allCarrierKinds().length, before)
  })
}

test("each module that cannot be used has its own problem, and a missing package says where it was sought", async () => {
  const problems = await loadExtensions(["posthorn-carrier-none", path.join(folder, "none.mjs")], folder)
  assert.equal(problems.length, 2)
  assert.match(problems[0] ?? "", /^EXTENSIONS names posthorn-carrier-none, but no such package is installed in /)
  assert.ok(problems[0]?.includes(folder))
  assert.match(problems[1] ?? "", /which cannot be loaded: Cannot find module /)
})
