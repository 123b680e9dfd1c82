import assert from "node:assert/strict"
import { after, afterEach, beforeEach, test } from "node:test"
import type { ServerResponse } from "node:http"
import { plainArray } from "#core/db/literals.ts"
import { seal } from "#core/std/secret-box.ts"
import type { Dispatcher } from "./dispatcher.ts"
import { startTestDispatch } from "./testing.ts"

const dispatch = await startTestDispatch()
const { clock, db, receiver, endpoints, announce, deliveries, jobs, idle, pass } = dispatch
after(() => dispatch.close())

let accountId: string
let running: Dispatcher[] = []
/** Requests without an answer. */
let open: { path: string; response: ServerResponse }[] = []
beforeEach(() => {
  accountId = dispatch.newId()
  receiver.requests.length = 0
  receiver.respond = (response) => response.end()
  open = []
})
afterEach(async () => {
  receiver.respond = (response) => response.end()
  const stopped = running.splice(0).map((dispatcher) => dispatch.stop(dispatcher))
  for (const { response } of open) response.end()
  await Promise.all(stopped)
  await db.query("delete from delivery_jobs")
  await db.query("delete from delivery_lanes")
})

function start(count: number, jobsMax?: number): Dispatcher[] {
  running = Array.from({ length: count }, () => dispatch.start(jobsMax === undefined ? {} : { jobsMax }))
  return running
}

function keepOpen(paths: string): void {
  receiver.respond = (response, { path }) => {
    if (path.startsWith(paths)) open.push({ path, response })
    else response.end()
  }
}

test("a rate is kept over several processes, and a delivery that waits for it has no claim and loses no attempt", async () => {
  const dispatchers = start(2)
  const { lane } = await endpoints.add(accountId, { rate_limit: 5 })
  for (const dispatcher of dispatchers) await announce(accountId, dispatcher, 20)
  const begunAt = clock.now()
  let last = 0
  while (last < 40) {
    await pass(200)
    const seconds = (clock.now() - begunAt) / 1_000
    const count = receiver.requests.length
    // One more, and one for a second process that was the first to send.
    assert.ok(count <= seconds * 5 + 2, `${count} requests in ${seconds} s`)
    assert.ok(seconds < 20, `only ${count} requests in ${seconds} s`)
    assert.equal((await jobs(lane)).filter(({ claim_id }) => claim_id !== null).length, 0)
    last = count
  }
  assert.ok((await deliveries(lane)).every(({ status, attempts }) => status === "succeeded" && attempts === 1))
})

test("a high rate is reached", async () => {
  const [dispatcher] = start(1)
  await endpoints.add(accountId, { rate_limit: 500 })
  await announce(accountId, dispatcher ?? null, 1_000)
  const begunAt = clock.now()
  while (receiver.requests.length < 1_000) {
    await idle({ isHolding: true })
    clock.advance(20)
  }
  const seconds = (clock.now() - begunAt) / 1_000
  assert.ok(seconds >= 1.9 && seconds < 4, `1,000 in ${seconds} s`)
  await idle()
})

test("a limit of requests under way is kept over several processes", async () => {
  keepOpen("/hook")
  const dispatchers = start(2)
  await endpoints.add(accountId, { max_in_flight: 3 })
  for (const dispatcher of dispatchers) await announce(accountId, dispatcher, 10)
  await receiver.received(3)
  await pass(2_000, { isHolding: true })
  assert.equal(open.length, 3)
  for (let count = 4; count <= 20; count++) {
    open.shift()?.response.end()
    await pass(500, { isHolding: true })
    await receiver.received(count)
    assert.ok(open.length <= 3)
  }
})

test("a limit above the usual one is reached", async () => {
  keepOpen("/hook")
  const [dispatcher] = start(1)
  const { lane } = await endpoints.add(accountId, { max_in_flight: 30 })
  await announce(accountId, dispatcher ?? null, 200)
  let most = 0
  for (let answered = 0; answered < 100; answered++) {
    await receiver.received(Math.min(answered + 10, 200))
    open.shift()?.response.end()
    await idle({ isHolding: true })
    most = Math.max(most, open.length)
  }
  assert.ok(most > 20 && most <= 30, `${most} at once`)
  await endpoints.change(lane, { max_in_flight: null })
})

test("endpoints that do not answer use only their own places, and no other endpoint waits for them", async () => {
  keepOpen("/hangs")
  const [dispatcher] = start(1)
  for (let number = 0; number < 20; number++) await endpoints.add(accountId, { url: `${receiver.url}/hangs/${number}` })
  const beside = await endpoints.add(accountId, { url: `${receiver.url}/beside` })
  const apart = await endpoints.add(dispatch.newId(), { url: `${receiver.url}/apart` })
  await announce(accountId, dispatcher ?? null, 50)
  await announce(apart.lane.accountId, dispatcher ?? null, 50)
  // All deliveries to healthy endpoints arrive while the others are unanswered.
  await receiver.received(20 * 10 + 50 + 50)
  const counts = Map.groupBy(receiver.requests, ({ path }) => path)
  assert.deepEqual([counts.get("/beside")?.length, counts.get("/apart")?.length], [50, 50])
  for (let number = 0; number < 20; number++) assert.equal(counts.get(`/hangs/${number}`)?.length, 10)
  await pass(1_000, { isHolding: true })
  for (const { lane } of [beside, apart])
    assert.ok((await deliveries(lane)).every(({ status, attempts }) => status === "succeeded" && attempts === 1))
  assert.equal(open.length, 200)
})

test("an account has half of the places at most, with any number of endpoints that do not answer", async () => {
  keepOpen("/hangs")
  const [dispatcher] = start(1, 60)
  for (let number = 0; number < 5; number++) await endpoints.add(accountId, { url: `${receiver.url}/hangs/${number}` })
  const other = await endpoints.add(dispatch.newId(), { url: `${receiver.url}/other` })
  await announce(accountId, dispatcher ?? null, 20)
  // The last places are reserved for lanes that hold little, and are not released one by one.
  await receiver.received(25)
  await announce(other.lane.accountId, dispatcher ?? null, 100)
  await pass(1_000, { isHolding: true })
  assert.ok((await deliveries(other.lane)).every(({ status }) => status === "succeeded"))
  assert.ok(open.length >= 25 && open.length <= 30, `${open.length} under way`)
  assert.equal(dispatcher?.usage().held, open.length)
})

test("a sweep finds a due endpoint behind more dead endpoints than it reads", async () => {
  const [dispatcher] = start(1)
  const due = clock.now() - 3_600_000
  const ids = Array.from({ length: 1_200 }, () => dispatch.newId())
  const secret = `whsec_${Buffer.alloc(32).toString("base64")}`
  const sealed = ids.map((id) => seal(dispatch.context().secretKeys, secret, id).toString("hex"))
  // Their lanes have been due the longest, and each of them is known to rest.
  await db.query(
    `insert into webhook_endpoints (account_id, id, url, events, secret, circuit_until, created_at, updated_at)
     select gen_random_uuid(), id, $1, '{*}', decode(sealed, 'hex'), now() + interval '1 day', now(), now()
     from unnest($2::uuid[], $3::text[]) as dead (id, sealed)`,
    [`${receiver.url}/dead`, plainArray(ids), plainArray(sealed)],
  )
  await db.query(
    `insert into delivery_jobs (account_id, id, target_id, subject_id, priority, run_at)
     select account_id, gen_random_uuid(), id, id, 1, $1::timestamptz from webhook_endpoints where url like '%/dead'`,
    [new Date(due).toISOString()],
  )
  await db.query(
    "insert into delivery_lanes (account_id, target_id, next_at) select account_id, target_id, run_at from delivery_jobs",
  )
  await pass(3_000)
  await endpoints.add(accountId, { url: `${receiver.url}/well` })
  // As another process would.
  await announce(accountId, null)
  await pass(1_000)
  assert.deepEqual(
    receiver.requests.map(({ path }) => path),
    ["/well"],
  )
  assert.equal(dispatcher?.usage().held, 0)
})
