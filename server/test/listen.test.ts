/** `posthorn listen` as its user runs it: beside a running server, with receivers of this machine. */
import assert from "node:assert/strict"
import { spawn, spawnSync, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync } from "node:fs"
import { rm } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, afterEach, before, test } from "node:test"
import { Webhook } from "standardwebhooks"
import { eventually } from "./support/eventually.ts"
import { codeBlocks, readGuide, ReadersTerminal } from "./support/guides.ts"
import { startHttpsReceiver, type Received } from "./support/https-receiver.ts"
import { Installation } from "./support/installation.ts"
import { signal, workersOf } from "./support/processes.ts"
import { program } from "./support/program.ts"
import { RestClient } from "./support/rest-client.ts"

const blocks = codeBlocks(readGuide("listen")).map((block) => block.trim())
const hasCurl = spawnSync("curl", ["--version"]).status === 0

/** With two processes, so that an answer may come from either. */
const posthorn = new Installation({ environment: { PROCESSES: "2" } })
let client: RestClient
const received: Received[] = []
let status = 204
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on("data", (chunk: Buffer) => chunks.push(chunk))
  request.on("end", () => {
    const { method = "", url = "", headers } = request
    received.push({ method, path: url, headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(status).end()
  })
})
let target = ""
before(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve))
  target = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`
  await posthorn.start()
  client = new RestClient({ baseUrl: posthorn.baseUrl, account: posthorn.account })
})
after(async () => {
  await client?.close()
  await posthorn[Symbol.asyncDispose]()
  receiver.close()
})
/** Of a test that fails they still run. */
const listeners = new Set<ChildProcess>()
afterEach(() => {
  for (const child of listeners) child.kill("SIGKILL")
})

function environment(): NodeJS.ProcessEnv {
  const { sid, token } = posthorn.account
  return {
    PATH: process.env.PATH,
    ACCOUNT_SID: sid,
    AUTH_TOKEN: token,
    BASE_URL: posthorn.baseUrl,
    // Somebody else's: of the program that is being written.
    PORT: "a port",
    DATABASE_URL: "mysql://127.0.0.1/shop",
  }
}

/** A `posthorn listen` that has begun to listen. */
async function listen(words: string[], own: Record<string, string> = {}) {
  const child: ChildProcess = spawn(process.execPath, [program, "listen", ...words], {
    cwd: tmpdir(),
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...environment(), ...own },
  })
  listeners.add(child)
  const exited = once(child, "exit").then(() => listeners.delete(child))
  const said = { out: "", err: "" }
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (said.out += text))
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (said.err += text))
  await eventually("it listens", () => {
    assert.equal(child.exitCode, null, said.err)
    return /Ctrl-C ends it/.test(said.out + said.err)
  })
  return {
    child,
    said,
    async stop(): Promise<number | null> {
      child.kill("SIGINT")
      await exited
      return child.exitCode
    },
  }
}

async function send(): Promise<string> {
  const { body, status: answered } = await client.post("/v1/messages", {
    to: "+14155550123",
    from: "+14155550100",
    body: "Grüße \u{1F600}",
  })
  assert.equal(answered, 201)
  return (body as { sid: string }).sid
}

async function readText(place: string): Promise<string> {
  const { sid, token } = posthorn.account
  const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`
  const answer = await fetch(posthorn.baseUrl + place, { headers: { authorization } })
  // An answer ends with a newline, and the body of a webhook does not.
  return (await answer.text()).trimEnd()
}

interface Event {
  sid: string
  type: string
  sequence: number
  data: { sid: string }
}

const eventsOf = (message: string) =>
  received.map(({ body }) => JSON.parse(body) as Event).filter((event) => event.data.sid === message)
const isDelivered = (message: string) => () => eventsOf(message).length >= 4
const life = ["messages.queued", "messages.sending", "messages.sent", "messages.delivered"]

test("each event reaches a local URL once, in order, signed, with the bytes that a webhook would have", async () => {
  const { said, stop } = await listen(["--forward-to", target])
  const message = await send()
  await eventually("the message's events arrive", isDelivered(message))
  const secret = /^Signing secret: (whsec_\S+)$/m.exec(said.out)?.[1] ?? ""
  for (const { body, headers, method, path: place } of received) {
    assert.deepEqual([method, place, headers["content-type"]], ["POST", "/hooks", "application/json"])
    const event = new Webhook(secret).verify(body, headers as Record<string, string>) as Event
    assert.equal(headers["webhook-id"], event.sid)
    assert.equal(body, await readText(`/v1/events/${event.sid}`))
  }
  assert.deepEqual(
    eventsOf(message).map(({ type, sequence }) => [type, sequence]),
    life.map((type, index) => [type, index + 1]),
  )
  await eventually("all are shown", () => (said.out.match(/ {2}204 {2}\d+ ms$/gm)?.length ?? 0) === 4)
  assert.match(said.out, /^\S+Z {2}messages.queued +EV[0-9a-f]{32} {2}204 {2}\d+ ms$/m)
  assert.equal(await stop(), 0)
  assert.match(said.out, /^Stopped after 4 events; refused: 0\.$/m)

  const again = await listen(["--forward-to", target])
  assert.ok(again.said.out.includes(`Signing secret: ${secret}\n`), "a restart does not change the secret")
  await again.stop()
})

test("an event that was not taken is shown as such and not sent again", async () => {
  status = 500
  const { said, stop } = await listen(["--forward-to", target, "--events", "messages.queued"])
  const message = await send()
  await eventually("it is shown", () => /500 {2}\d+ ms {2}REFUSED$/m.test(said.out))
  status = 204
  const next = await send()
  await eventually("the next is forwarded", () => eventsOf(next).length > 0)
  assert.equal(eventsOf(message).length, 1)
  assert.equal(await stop(), 0)
  assert.match(said.out, /^Stopped after 2 events; refused: 1\.$/m)
})

test("the command waits for a server that went away, and continues where it was", async () => {
  const { child, said, stop } = await listen(["--forward-to", target])
  await posthorn.kill()
  await eventually("it says so", () => {
    assert.equal(child.exitCode, null, said.out + said.err)
    // The last answer of a worker that outlives the main process for a moment can be a refusal.
    return /^The server (does not respond|responded with) .* The command retries/m.test(said.out)
  })
  await posthorn.start()
  const message = await send()
  await eventually("what happened meanwhile arrives", isDelivered(message))
  assert.deepEqual(
    eventsOf(message).map(({ type }) => type),
    life,
  )
  assert.match(said.out, /^The server is reachable again\.$/m)
  await posthorn.end("SIGTERM")
  await posthorn.start()
  const after = await send()
  await eventually("and after a stop that was asked for", isDelivered(after))
  const sids = received.filter(({ headers }) => eventsOf(after).some(({ sid }) => sid === headers["webhook-id"]))
  assert.equal(sids.length, 4, "none comes twice")
  await stop()
})

test("each event arrives once, and those of a message in order, whichever process is killed meanwhile", async () => {
  const known = new Set(await listSids())
  const { stop } = await listen(["--forward-to", target])
  received.length = 0
  for (const index of [0, 1]) {
    const victim = workers()[index] ?? 0
    signal(victim, "SIGKILL")
    for (let count = 0; count < 10; count++) await eventually("one is accepted", () => send().catch(() => false))
    await eventually("there are two again", () => workers().length === 2 && !workers().includes(victim))
  }
  await eventually("every message is delivered", async () => {
    const { data } = await client.read<{ data: { status: string }[] }>("/v1/messages?limit=1000")
    return data.every((message) => message.status === "delivered")
  })
  const expected = (await listSids()).filter((sid) => !known.has(sid)).toSorted()
  assert.ok(expected.length >= 80)
  await eventually("all events arrive", () => received.length >= expected.length)
  await stop()
  const events = received.map(({ body }) => JSON.parse(body) as Event)
  assert.deepEqual(events.map(({ sid }) => sid).toSorted(), expected)
  for (const [message, its] of Map.groupBy(events, ({ data }) => data.sid)) {
    const sequences = its.map(({ sequence }) => sequence)
    assert.deepEqual(sequences, sequences.map((_, index) => index + 1), message) // oxfmt-ignore
  }
})

async function listSids(): Promise<string[]> {
  return (await Array.fromAsync(client.list<{ sid: string }>("/v1/events"))).map(({ sid }) => sid)
}

const workers = () => workersOf(posthorn.pid)

test("the standard output of --print-json is events only", async () => {
  const { said, stop } = await listen(["--print-json", "--events", "messages.*"])
  const message = await send()
  await eventually("they are printed", () => said.out.split("\n").length > 4)
  await stop()
  const events = said.out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Event)
  assert.deepEqual(
    events.map(({ type, data }) => [type, data.sid]),
    life.map((type) => [type, message]),
  )
})

test("a receiver with a certificate of its own is taken with --skip-verify, and named without", async (t) => {
  const secure = await startHttpsReceiver()
  t.after(() => secure.close())
  const secret = `whsec_${Buffer.alloc(32, 9).toString("base64")}`
  const own = { WEBHOOK_SECRET: secret }
  const events = ["--events", "messages.queued"]
  const strict = await listen(["--forward-to", secure.url, ...events], own)
  const trusting = await listen(["--forward-to", secure.url, "--skip-verify", ...events], own)
  await send()
  const [first] = await secure.received(1)
  assert.ok(first)
  new Webhook(secret).verify(first.body, first.headers as Record<string, string>)
  await eventually("the other says why not", () => /certificate is not trusted .*--skip-verify/.test(strict.said.out))
  await strict.stop()
  await trusting.stop()
  assert.equal(secure.requests.length, 1)
})

test("listen.md's commands do what it says", { skip: hasCurl ? false : "there is no curl here" }, async () => {
  const [forward = "", show = "", begin = "", follow = ""] = blocks
  assert.equal(blocks.length, 4, "every block is run here")
  const wordsOf = (block: string) => block.replaceAll('"', "").split(" ").slice(2)
  const place = forward.replace("http://localhost:3000/hooks", target)
  assert.notEqual(place, forward)
  for (const block of [place, show]) assert.equal(await (await listen(wordsOf(block))).stop(), 0)

  await using stack = new AsyncDisposableStack()
  const folder = mkdtempSync(path.join(tmpdir(), "posthorn-guide-"))
  stack.defer(() => rm(folder, { recursive: true }))
  const { sid, token } = posthorn.account
  const terminal = new ReadersTerminal(folder, { ACCOUNT_SID: sid, AUTH_TOKEN: token, BASE_URL: posthorn.baseUrl })
  await terminal.paste(begin)
  const message = await send()
  const feed = JSON.parse(await terminal.paste(follow)) as { data: Event[] }
  assert.deepEqual([feed.data[0]?.type, feed.data[0]?.data.sid], ["messages.queued", message])
})
