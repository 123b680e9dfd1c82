/** Several processes behind one port, as `PROCESSES` makes them: what dies, who notices, and what stays. */
import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { isAlive } from "#core/db/embedded/process-identity.ts"
import { eventually } from "./support/eventually.ts"
import { Installation } from "./support/installation.ts"
import { signal, workersOf } from "./support/processes.ts"
import { RestClient } from "./support/rest-client.ts"

const to = "+14155550123"
const from = "+15005550006"

const posthorn = new Installation({ environment: { PROCESSES: "2" } })
let accepted = 0

before(() => posthorn.start())
after(() => posthorn[Symbol.asyncDispose]())

const workers = () => workersOf(posthorn.pid)

/** One request a connection, so that they spread over the processes. */
async function ask<T>(
  method: "GET" | "POST" | "DELETE",
  at: string,
  body?: object,
): Promise<{ status: number; body: T }> {
  const client = new RestClient({ ...posthorn, connections: 1 })
  try {
    const answer = method === "POST" ? await client.post(at, body ?? {}) : await client.get(at)
    return { status: answer.status, body: answer.body as T }
  } finally {
    await client.close()
  }
}

async function send(body: string): Promise<void> {
  const { status } = await ask("POST", "/v1/messages", { to, from, body })
  assert.equal(status, 201)
  accepted++
}

async function allDelivered(): Promise<void> {
  const isWhole = async () => {
    const { body } = await ask<{ data: { status: string }[] }>("GET", "/v1/messages?limit=1000")
    return body.data.length >= accepted && body.data.every(({ status }) => status === "delivered")
  }
  await eventually("every message is delivered", isWhole)
}

test("processes share the port, and the simulator and the metrics are of all of them", async () => {
  for (let number = 0; number < 10; number++) await send(`first ${number}`)
  await allDelivered()
  for (let number = 0; number < 4; number++) {
    const inbox = await ask<{ data: { body: string }[] }>("GET", "/v1/simulator/messages?contains=first")
    assert.equal(inbox.body.data.length, 10)
  }
  const counts = [
    /posthorn_http_request_seconds_count\{operation="createMessage",status="201"\} 10\n/,
    /posthorn_messages_total\{status="delivered"\} 10\n/,
  ]
  // A process counts what it did after others can see it.
  let metrics = ""
  await eventually("all is counted", async () => {
    metrics = (await ask<string>("GET", "/metrics")).body
    return counts.every((count) => count.test(metrics))
  }).catch(() => undefined)
  for (const count of counts) assert.match(metrics, count)
})

test("a wait for a message of the simulator ends whichever process it came to", async () => {
  const waits = [1, 2, 3, 4].map(() =>
    ask<{ message: { body: string } | null }>("GET", "/v1/simulator/messages/wait?contains=awaited&timeout_ms=20000"),
  )
  await send("awaited")
  for (const { body } of await Promise.all(waits)) assert.equal(body.message?.body, "awaited")
})

test("receipts are held and released through whichever process is asked", async () => {
  const held = "+15552340188"
  await ask("POST", "/v1/simulator/holds", { to: held })
  for (let number = 0; number < 4; number++) {
    const { body } = await ask<{ data: { to: string }[] }>("GET", "/v1/simulator/holds")
    assert.deepEqual(
      body.data.map((hold) => hold.to),
      [held],
    )
  }
  const response = await fetch(`${posthorn.baseUrl}/v1/simulator/holds`, {
    method: "DELETE",
    headers: { authorization: `Basic ${btoa(`${posthorn.account.sid}:${posthorn.account.token}`)}` },
  })
  assert.equal(response.status, 204)
  assert.deepEqual((await ask<{ data: object[] }>("GET", "/v1/simulator/holds")).body.data, [])
})

test("a change of one process reaches the others: a revoked key", async () => {
  const { status, body } = await ask<{ sid: string; secret: string }>("POST", "/v1/api_keys", {
    name: "k",
    scope: "full",
  })
  assert.equal(status, 201)
  const keyed = () => new RestClient({ baseUrl: posthorn.baseUrl, account: { sid: body.sid, token: body.secret } })
  const clients = [keyed(), keyed(), keyed(), keyed()]
  const statuses = () => Promise.all(clients.map(async (client) => (await client.get("/v1/messages?limit=1")).status))
  assert.deepEqual(await statuses(), [200, 200, 200, 200])
  const authorization = `Basic ${Buffer.from(`${posthorn.account.sid}:${posthorn.account.token}`).toString("base64")}`
  await fetch(`${posthorn.baseUrl}/v1/api_keys/${body.sid}`, { method: "DELETE", headers: { authorization } })
  // Sooner than the five seconds for which a process believes what it saw.
  await eventually("no process takes the key", async () => (await statuses()).every((each) => each === 401))
  for (const client of clients) await client.close()
})

test("a process that is killed is started again, and no message is lost", async () => {
  for (const index of [0, 1]) {
    const before = workers()
    assert.equal(before.length, 2)
    signal(before[index] ?? 0, "SIGKILL")
    for (let number = 0; number < 10; number++) await eventually("it is accepted", () => send(`after ${index} ${number}`).then(() => true, () => false)) // oxfmt-ignore
    await eventually("there are two again", () => workers().length === 2 && !workers().includes(before[index] ?? 0))
  }
  await allDelivered()
})

test("the others end when the watching process is killed, and the next start continues", async () => {
  await send("before the end")
  const orphans = workers()
  await posthorn.kill()
  await eventually("the others have ended", () => orphans.every((pid) => !isAlive(pid)))
  await posthorn.start()
  await allDelivered()
})

test("a taken port has the same message as with one process", async () => {
  const other = new Installation({ environment: { PROCESSES: "2" }, port: Number(new URL(posthorn.baseUrl).port) })
  await assert.rejects(other.start(), /cannot listen on \S+: another program uses the port/)
  await other[Symbol.asyncDispose]()
})

test("Ctrl-C ends all of them in order, and leaves no process behind", async () => {
  const all = workers()
  const { code, signal: by } = await posthorn.end("SIGINT", { toGroup: true })
  assert.deepEqual([code, by], [0, null])
  assert.deepEqual(all.filter((pid) => isAlive(pid)), []) // oxfmt-ignore
  assert.doesNotMatch(posthorn.output, /"level":50.*Ctrl|orphan/)
})
