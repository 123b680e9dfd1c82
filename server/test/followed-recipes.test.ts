/**
 * The recipes for a preset, an event type and an operation as a developer follows them: what their blocks show
 * is written into one copy of the sources, where the checks pass and Posthorn has all three.
 */
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, test } from "node:test"
import { root } from "../scripts/checks.ts"
import { eventually } from "./support/eventually.ts"
import { codeBlocks } from "./support/guides.ts"
import { Installation } from "./support/installation.ts"
import { RestClient } from "./support/rest-client.ts"

const copy = mkdtempSync(path.join(tmpdir(), "posthorn-recipes-"))
const recipes = ["preset", "event", "operation"].map((name) =>
  readFileSync(path.join(root, `docs/extending/${name}.md`), "utf8"),
)
/** The commands of all recipes, each once. */
const commands = [...new Set(recipes.flatMap((recipe) => codeBlocks(recipe).join("").trimEnd().split("\n")))]
/** Of the tests that recipes run, those that take minutes, because they try each operation. */
const whole = new Set(["server/test/api-properties.test.ts", "server/test/write-paths.test.ts"])
const tests = new Set(commands.flatMap((command) => command.match(/\S+\.test\.ts/g) ?? []))

before(() => {
  const left = new Set([".git", ".cache", "node_modules", "data", "dist"])
  for (const entry of readdirSync(root))
    if (!left.has(entry))
      cpSync(path.join(root, entry), path.join(copy, entry), {
        recursive: true,
        filter: (file) => !left.has(path.basename(file)),
      })
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"))
  for (const recipe of recipes) writeBlocks(recipe)
})
after(() => rm(copy, { recursive: true }))

/** Writes each whole file under the last path before its block, and applies each `diff`. */
function writeBlocks(recipe: string): void {
  let file = ""
  for (const [, named, language, block = ""] of recipe.matchAll(/`([\w./-]+)`|^```(\w+)\n(.*?)^```$/gms))
    if (named !== undefined) file = named
    else if (language === "diff") applyDiff(block)
    else if (language !== "sh") writeFileSync(path.join(copy, file), block)
}

/** Replaces the lines of each hunk, which are at one place of the file. */
function applyDiff(diff: string): void {
  for (const part of diff.split(/^--- /m).slice(1)) {
    const end = part.indexOf("\n")
    const place = path.join(copy, part.slice(0, end))
    for (const hunk of part.slice(end + 1).split(/^@@\n/m)) {
      const lines = hunk.trimEnd().split("\n")
      const without = (sign: string) =>
        lines.flatMap((line) => (line.startsWith(sign) ? [] : [line.slice(1)])).join("\n") // oxfmt-ignore
      const pieces = readFileSync(place, "utf8").split(without("+"))
      assert.equal(pieces.length, 2, `${place} has one place for:\n${hunk}`)
      writeFileSync(place, pieces.join(without("-")))
    }
  }
}

/** Runs Node in the copy. Returns what it prints. */
function run(words: readonly string[], more: Record<string, string> = {}): string {
  // A runner of tests does not run within another one, and the bundle of the repository is not of the copy.
  const { NODE_TEST_CONTEXT: _, TEST_PROGRAM: _program, ...environment } = process.env
  const done = spawnSync(process.execPath, words, { cwd: copy, encoding: "utf8", env: { ...environment, ...more } })
  assert.equal(done.status, 0, `${words.join(" ")}: ${done.stdout}${done.stderr}`)
  return done.stdout
}

test("the recipes run known commands only", () => {
  const others = commands.filter((command) => command !== "npm run generate" && !command.startsWith("npm test -- "))
  assert.deepEqual(others, [])
})

test("the types fit after the changes of the recipes", () => {
  const config = JSON.stringify({ extends: "./tsconfig.json", include: ["src/main.ts"] })
  writeFileSync(path.join(copy, "server/tsconfig.main.json"), config)
  run(["node_modules/typescript/bin/tsc", "-p", "server/tsconfig.main.json"])
})

test("the clients get the operation and the event type", () => {
  run(["sdk/typescript/scripts/generate.ts"])
  const home = path.join(copy, "sdk/typescript/src/generated")
  const written = readdirSync(home).map((file) => readFileSync(path.join(home, file), "utf8")).join("") // oxfmt-ignore
  for (const pattern of [/"\/v1\/currencies"/, /"payments\.updated"/]) assert.match(written, pattern)
})

test("the tests that the recipes name pass", () => {
  // The schemas of examples take half of the time.
  const words = ["--test", "--test-skip-pattern=every example"]
  const printed = run([...words, ...[...tests].filter((file) => !whole.has(file))])
  assert.match(printed, /the preset acme/)
})

test("Posthorn sends over the preset, announces the event and answers the operation", async () => {
  const texts: string[] = []
  const provider = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request as AsyncIterable<Buffer>)
    texts.push((JSON.parse(Buffer.concat(chunks).toString()) as { text: string }).text)
    response.end('{ "id": "a1" }')
  }).listen(0, "127.0.0.1")
  await once(provider, "listening")
  const program = path.join(copy, "server/src/main.ts")
  await using posthorn = new Installation({
    environment: { CARRIER_ALLOWED_RANGES: "127.0.0.0/8", ALLOW_SIMULATOR: "false" },
    paste: { block: `exec "${process.execPath}" "${program}" start`, folder: copy },
  })
  await posthorn.start()
  const token =
    /^Operator Token: (\w+)$/m.exec(run([program, "operator", "token"], { DATA_DIR: posthorn.dataDir }))?.[1] ?? ""
  const client = new RestClient(posthorn)
  const operator = new RestClient({ baseUrl: posthorn.baseUrl, account: { sid: "operator", token } })
  try {
    const values = { base_url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}` }
    const carrier = { name: "Acme", kind: "http", settings: { preset: "acme", values }, password: "key" }
    const { sid: carrier_sid } = await made(operator, "/operator/v1/carriers", carrier)
    await made(operator, "/operator/v1/routes", { carrier_sid })
    await made(client, "/v1/phone_numbers", { number: "+15551230001" })
    const { sid } = await made(client, "/v1/messages", { to: "+4915112345678", from: "+15551230001", body: "Hello" })
    await eventually("the message is sent", async () => {
      return (await client.read<{ status: string }>(`/v1/messages/${sid}`)).status === "sent"
    })
    assert.deepEqual(texts, ["Hello"])

    await made(client, "/v1/payment_providers", { kind: "manual", name: "Cash", settings: { instructions: "Pay." } })
    const payment = await made(client, "/v1/payments", { amount: 1250, currency: "EUR" })
    assert.equal((await client.patch(`/v1/payments/${payment.sid}`, { reference: "order-1" })).status, 200)
    const { data: events } = await client.read<{ data: { type: string; data: { reference: string } }[] }>("/v1/events?type=payments.updated") // oxfmt-ignore
    assert.deepEqual(events.map(({ data }) => data.reference), ["order-1"]) // oxfmt-ignore

    const { data: currencies } = await client.read<{ data: object[] }>("/v1/currencies")
    assert.partialDeepStrictEqual(currencies, [{ code: "JPY", decimals: 0 }])
  } finally {
    provider.close()
    await Promise.all([client.close(), operator.close()])
  }
})

async function made(client: RestClient, place: string, body: object): Promise<{ sid: string }> {
  const answer = await client.post(place, body, { "idempotency-key": randomUUID() })
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  return answer.body as { sid: string }
}
