/**
 * The store stops answering, or is gone, while messages come in: clients are told so soon, and nothing needs
 * a restart.
 */
import assert from "node:assert/strict"
import { renameSync } from "node:fs"
import { createServer, type AddressInfo, type Socket } from "node:net"
import path from "node:path"
import { test, type TestContext } from "node:test"
import { pause, stopwatch, systemClock } from "#core/std/clock.ts"
import { eventually } from "../support/eventually.ts"
import { Installation } from "../support/installation.ts"
import { serverProcesses, signal } from "../support/processes.ts"
import { RestClient, type Answer } from "../support/rest-client.ts"
import { Load } from "./load.ts"

test("requests get 503 in time while the store says nothing, and succeed afterwards", async (t) => {
  await using whole = await startWhole()
  const { postmaster } = whole.posthorn
  // The postmaster first, so that there will be no others.
  const toAll = (name: NodeJS.Signals) => {
    signal(postmaster, name)
    for (const pid of serverProcesses(postmaster).all) signal(pid, name)
  }
  try {
    await assertRiddenOut(t, whole, { begin: () => toAll("SIGSTOP"), end: () => toAll("SIGCONT") })
  } finally {
    toAll("SIGCONT")
  }
})

test("requests get 503 while the store is dead and cannot start, and succeed afterwards", async (t) => {
  await using whole = await startWhole()
  const { posthorn } = whole
  const rows = path.join(posthorn.dataDir, "postgres")
  const { postmaster } = posthorn
  await assertRiddenOut(t, whole, {
    async begin() {
      renameSync(rows, `${rows}.away`)
      signal(postmaster, "SIGKILL")
      // Its other processes notice a moment later.
      await eventually("the store is dead", async () => (await whole.client.get("/readyz")).status === 503)
    },
    end: () => renameSync(`${rows}.away`, rows),
  })
  assert.notEqual(posthorn.postmaster, postmaster, "it is another server now")
})

test("a start without its PostgreSQL says so in a sentence and ends", async (t) => {
  // Nobody is given this port, as another test may be one that was free a moment ago.
  await assertStartFails(t, "postgres://somebody:hidden@127.0.0.1:1/posthorn")
})

test("a start whose PostgreSQL takes connections and says nothing ends too", async (t) => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket))
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve))
  t.after(() => (silent.close(), sockets.forEach((socket) => socket.destroy())))
  const { port } = silent.address() as AddressInfo
  await assertStartFails(t, `postgres://somebody:hidden@127.0.0.1:${port}/posthorn`)
})

interface Whole {
  posthorn: Installation
  client: RestClient
}

/** Under a light load: one outage, with what is promised of it. */
async function assertRiddenOut(
  t: TestContext,
  { client }: Whole,
  outage: { begin(): void | Promise<void>; end(): void },
): Promise<void> {
  using load = new Load({ client, perSecond: 100, random: Math.random })
  load.start()
  await eventually("messages are accepted", () => load.accepted.size >= 50)
  await outage.begin()
  const message = { to: "+14155552000", from: "+15005550006", body: "Is anybody there?" }
  // Not just the first: those of the next seconds too, that wait behind it, or for a connection, or to be
  // signed in.
  const asked: Promise<number>[] = []
  for (let count = 0; count < 28; count++) {
    const answered = assertAway(() => (count % 4 ? client.post("/v1/messages", message) : client.get("/v1/messages")))
    answered.catch(() => undefined)
    asked.push(answered)
    await pause(systemClock, 250)
  }
  // The outage goes on until all of them have their answers.
  const slowestMs = Math.max(...(await Promise.all(asked)))
  t.diagnostic(`${asked.length} requests answered with 503, the slowest in ${Math.round(slowestMs)} ms`)
  assert.equal((await client.get("/readyz")).status, 503)
  assert.equal((await client.get("/healthz")).status, 200)

  const { accepted } = load
  const before = accepted.size
  const elapsed = stopwatch()
  outage.end()
  await eventually("messages are accepted again", () => accepted.size >= before + 50)
  t.diagnostic(`recovered in ${Math.round(elapsed())} ms`)
  await eventually("it is ready again", async () => (await client.get("/readyz")).status === 200)
  await load.stop()
  assert.deepEqual(load.faults, [])
  await eventually("all that was accepted is delivered", async () => {
    const delivered = new Set<string>()
    for await (const { sid, status } of client.list<{ sid: string; status: string }>("/v1/messages")) {
      if (status === "delivered") delivered.add(sid)
    }
    return [...accepted.keys()].every((sid) => delivered.has(sid))
  })
}

/** Gives how long the answer took. */
async function assertAway(ask: () => Promise<Answer>): Promise<number> {
  const elapsed = stopwatch()
  const answer = await ask()
  const ms = elapsed()
  assert.equal(answer.status, 503)
  assert.match(String(answer.headers["content-type"]), /^application\/problem\+json/)
  assert.equal((answer.body as { code: string }).code, "store_unavailable")
  assert.ok(Number(answer.headers["retry-after"]) >= 1)
  return ms
}

async function assertStartFails(t: TestContext, url: string): Promise<void> {
  await using posthorn = new Installation({ environment: { DATABASE_URL: url } })
  const elapsed = stopwatch()
  await assert.rejects(posthorn.start(), /It ended at its start/)
  t.diagnostic(`${posthorn.output.trim()} (${Math.round(elapsed())} ms)`)
  assert.match(posthorn.output, /^The PostgreSQL at 127\.0\.0\.1:\d+ .+\.\n$/)
  assert.doesNotMatch(posthorn.output, /hidden|somebody|\n {4}at /)
  const { code } = await posthorn.end("SIGTERM")
  assert.equal(code, 1)
}

async function startWhole() {
  const stack = new AsyncDisposableStack()
  const posthorn = stack.use(new Installation())
  await posthorn.start()
  const client = new RestClient({ baseUrl: posthorn.baseUrl, account: posthorn.account, connections: 120 })
  stack.defer(() => client.close())
  return { posthorn, client, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}
