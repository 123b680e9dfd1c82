import assert from "node:assert/strict"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { KeyedQueue } from "./listen/keyed-queue.ts"
import { runCommand } from "./run-command.ts"

let api: TestApi
let credentials: Record<string, string>
before(async () => {
  api = await startTestApi()
  const [name = "", secret = ""] = Buffer.from(api.account.authorization.slice("Basic ".length), "base64")
    .toString()
    .split(":")
  credentials = { ACCOUNT_SID: name, AUTH_TOKEN: secret, BASE_URL: api.baseUrl }
})
after(() => api[Symbol.asyncDispose]())

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Returns the error of a run that ends by itself. */
async function complaint(words: string[], environment: Record<string, string> = {}): Promise<string> {
  const complained: string[] = []
  const code = await runCommand(["listen", ...words], {
    environment,
    clock: systemClock,
    print: (line) => complained.push(`printed: ${line}`),
    printError: (line) => complained.push(line),
    promptHidden: null,
    readInput: () => Promise.resolve(""),
    program: "",
    exitNow: () => undefined,
  })
  assert.notEqual(code, 0)
  return complained.join("\n")
}

test("a fault that only the user can fix ends it, with a sentence that says how", async () => {
  assert.match(await complaint([]), /Set ACCOUNT_SID and AUTH_TOKEN/)
  assert.match(await complaint([], { ...credentials, AUTH_TOKEN: "wrong" }), /credentials/)
  assert.match(await complaint(["--events", "messages.delivred"], credentials), /Did you mean "messages.delivered"/)
  assert.match(await complaint(["--forward-to", "ftp://x"], credentials), /--forward-to must be an http or https URL/)
  assert.match(await complaint(["--forward", "x"], credentials), /The nearest is '--forward-to'/)
  assert.match(await complaint([], { ...credentials, WEBHOOK_SECRET: "s3cret" }), /WEBHOOK_SECRET is not a secret/)
  const gone = createServer()
  const url = await listening(gone)
  await new Promise((resolve) => gone.close(resolve))
  const closed = await complaint(["--url", url], credentials)
  assert.match(closed, /The server does not respond \(.*ECONNREFUSED.*\)\. Is http:\/\/127\.0\.0\.1:\d+ right\?/)
})

test("another server at the address gets a sentence of its own", async () => {
  const other = createServer((_, response) => response.writeHead(404).end("Nothing here"))
  const url = await listening(other)
  assert.match(
    await complaint(["--url", url.slice("http://".length)], credentials),
    /is not Posthorn \(404\)\. Set the URL of Posthorn with --url/,
  )
  other.close()
})

test("work of a subject is done in order, that of others meanwhile, and up to the limit simultaneously", async () => {
  const turns = new KeyedQueue(3)
  const log: string[] = []
  const open = new Map<string, () => void>()
  const work = (name: string) => async () => {
    log.push(name)
    await new Promise<void>((resolve) => open.set(name, resolve))
  }
  await turns.add("a", work("a1"))
  await turns.add("a", work("a2"))
  let isRoom = false
  const third = turns.add("b", work("b1")).then(() => (isRoom = true))
  await new Promise(setImmediate)
  assert.deepEqual([log, isRoom], [["a1", "b1"], false])
  open.get("b1")?.()
  await third
  open.get("a1")?.()
  await turns.add("c", async () => void log.push("c1"))
  await new Promise(setImmediate)
  open.get("a2")?.()
  await turns.drain()
  assert.deepEqual(log.toSorted(), ["a1", "a2", "b1", "c1"])
})
