import assert from "node:assert/strict"
import { once } from "node:events"
import { createServer, type AddressInfo, type Socket } from "node:net"
import { after, describe, it } from "node:test"
import fastify from "fastify"
import type { Carrier } from "#messaging/carriers/carrier.ts"
import { simulatorId } from "#messaging/carriers/simulator/simulator-id.ts"
import { Database } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { Queue } from "#core/queue/queue.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, toSid } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { Metrics } from "#core/std/metrics.ts"
import { serverVersion } from "#core/std/version.ts"
import { eventually, patienceMs } from "../../../test/support/eventually.ts"
import type { MetricsAccess } from "./metrics-access.ts"
import { addOperationsRoutes } from "./probes.ts"
import { createScrape } from "./scrape.ts"
import { StoreRoom } from "./store-room.ts"

describe("the routes of operations", async () => {
  const database = await createTestDatabase()
  const db = new Database({ url: database.url, log: silentLog })
  const clock = new FakeClock()
  const newId = createIds(clock)
  const queue = new Queue("message")
  const carrier = {
    id: simulatorId,
    kind: "simulator",
    status: () => ({ state: "paused", reason: "For a test." }),
  } as unknown as Carrier
  const carrierId = newId()
  const unableId = newId()
  const connection = { name: "", reason: null, retryAt: null, segmentsPerSecond: null, windowMax: 10 }
  const ofTwo = {
    id: carrierId,
    kind: "smpp",
    status: () => ({ state: "up", reason: null }),
    connections: () => [
      { ...connection, state: "up", unanswered: 4, throttled: 2 },
      { ...connection, state: "down", unanswered: 0, throttled: 1 },
    ],
  } as unknown as Carrier
  const resting = newId()
  let isStopping = false
  /** How often the metrics were collected. */
  let readings = 0
  const app = serverOn(db)
  after(async () => {
    await app.close()
    await database.close()
  })

  function serverOn(store: Database, metricsAccess: MetricsAccess = "open") {
    const created = fastify()
    const metrics = new Metrics()
    const storeRoom = new StoreRoom({ db: store, dataFolder: null })
    const scrape = createScrape({
      db: store,
      storeRoom,
      clock,
      metrics,
      carriers: [carrier, ofTwo],
      unable: () => [unableId],
      queues: [
        { name: "message", queue, held: () => 3 },
        { name: "delivery", queue: new Queue("delivery"), held: () => 0 },
      ],
      waiting: [{ name: "accept", count: () => 7 }],
      readUnavailableEndpoints: () => {
        readings++
        return Promise.resolve({ open: 2, halfOpen: 1, ids: [resting] })
      },
    })
    addOperationsRoutes(created, {
      db: store,
      storeRoom,
      clock,
      metrics,
      scrape,
      metricsAccess,
      isSchemaChanged: () => false,
      isStopping: () => isStopping,
    })
    return created
  }
  const get = async (url: string, from = app, headers: Record<string, string> = {}) => {
    const answer = await from.inject({ url, headers })
    // The next request gets new readings.
    clock.advance(1_000)
    return { status: answer.statusCode, headers: answer.headers, body: answer.body }
  }

  it("say that the process lives and is ready", async () => {
    const { status, body } = await get("/healthz")
    assert.deepEqual([status, JSON.parse(body)], [200, { status: "ok", version: serverVersion }])
    assert.equal((await get("/readyz")).status, 200)
  })

  it("say that a stopping process is alive and not ready", async () => {
    isStopping = true
    const { status, body } = await get("/readyz")
    assert.deepEqual(
      [status, JSON.parse(body), (await get("/healthz")).status],
      [503, { status: "not_ready", reason: "stopping" }, 200],
    )
    isStopping = false
  })

  it("give the metrics: the queue's age, its lanes, the waiting jobs and the carrier's results", async () => {
    const [accountId, targetId, id] = [newId(), newId(), newId()]
    await db.transaction((tx) =>
      queue.enqueue(tx, [{ accountId, targetId, id, subjectId: id, priority: 1, runAt: clock.now() }]),
    )
    clock.advance(90_000)
    const { headers, body } = await get("/metrics")
    assert.match(String(headers["content-type"]), /^text\/plain/)
    const lines = body.split("\n")
    for (const line of [
      'posthorn_queue_oldest_due_seconds{queue="message"} 90',
      'posthorn_queue_lanes{queue="message"} 1',
      'posthorn_queue_held{queue="message"} 3',
      'posthorn_batch_waiting{batch="accept"} 7',
      'posthorn_carrier_up{carrier="simulator"} 0',
    ]) {
      assert.ok(lines.includes(line), line)
    }
    assert.equal(body.includes(accountId), false)
  })

  it("give the size of the store, and no free space of a disk that only another machine knows", async () => {
    const { body } = await get("/metrics")
    assert.match(body, /^posthorn_store_size_bytes [1-9]\d{6,}$/m)
    assert.doesNotMatch(body, /^posthorn_store_free_bytes/m)
    assert.match(body, /^posthorn_store_full_total 0$/m)
  })

  it("give the circuits of webhook endpoints, and the age of the oldest delivery that is not theirs", async () => {
    const deliveryQueue = new Queue("delivery")
    const add = (targetId: string, runAt: number) => {
      const [accountId, id] = [newId(), newId()]
      return db.transaction((tx) =>
        deliveryQueue.enqueue(tx, [{ accountId, targetId, id, subjectId: id, priority: 1, runAt }]),
      )
    }
    await add(resting, clock.now() - 3_600_000)
    await add(newId(), clock.now() - 7_000)
    await add(newId(), clock.now() + 7_000)
    const lines = (await get("/metrics")).body.split("\n")
    for (const line of [
      'posthorn_webhook_circuits{state="open"} 2',
      'posthorn_webhook_circuits{state="half_open"} 1',
      "posthorn_delivery_oldest_due_seconds 7",
    ])
      assert.ok(lines.includes(line), line)
  })

  it("give for each carrier its connections, its window and how often it throttled, at every reading", async () => {
    const name = `carrier="${toSid("carrier", carrierId)}"`
    for (let readings = 0; readings < 2; readings++) {
      const lines = new Set((await get("/metrics")).body.split("\n"))
      for (const line of [
        `posthorn_carrier_up{${name}} 1`,
        `posthorn_carrier_connections{${name},state="up"} 1`,
        `posthorn_carrier_connections{${name},state="down"} 1`,
        `posthorn_carrier_window_used{${name}} 4`,
        `posthorn_carrier_window_max{${name}} 10`,
        `posthorn_carrier_throttled_total{${name}} 3`,
        `posthorn_carrier_up{carrier="${toSid("carrier", unableId)}"} 0`,
      ])
        assert.ok(lines.has(line), line)
    }
  })

  it("say within two seconds that a store gives no answer", async () => {
    const frozen = createServer()
    await new Promise<void>((resolve) => frozen.listen(0, "127.0.0.1", resolve))
    const { port } = frozen.address() as AddressInfo
    // The attempt to connect ends by itself too, but long after the test has given up.
    const url = `postgres://nobody@127.0.0.1:${port}/none?connect_timeout=${(2 * patienceMs) / 1_000}`
    const away = serverOn(new Database({ url, log: silentLog }))
    const connected = once(frozen, "connection")
    let answer: Awaited<ReturnType<typeof get>> | undefined
    const asked = get("/readyz", away).then((given) => (answer = given))
    const [socket] = (await connected) as [Socket]
    clock.advance(2_000)
    const { status, body } = await eventually("an answer comes", () => answer)
    assert.deepEqual([status, JSON.parse(body)], [503, { status: "not_ready", reason: "store_unavailable" }])
    socket.destroy()
    await asked
    await away.close()
    frozen.close()
  })

  it("say that the store is away, and still give the other metrics", async () => {
    const gone = await createTestDatabase()
    const away = serverOn(new Database({ url: gone.url, log: silentLog }))
    await gone.close()
    const { status, headers, body } = await get("/readyz", away)
    assert.deepEqual(
      [status, headers["retry-after"], JSON.parse(body)],
      [503, "1", { status: "not_ready", reason: "store_unavailable" }],
    )
    assert.equal((await get("/healthz", away)).status, 200)
    const metrics = await get("/metrics", away)
    assert.equal(metrics.status, 200)
    assert.match(metrics.body, /posthorn_carrier_up/)
    await away.close()
  })

  it("collect the metrics once a second at most, for any number of readers", async () => {
    readings = 0
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject({ url: "/metrics" })))
    assert.equal((await get("/metrics")).status, 200)
    assert.equal(new Set(answers.map(({ body }) => body)).size, 1)
    assert.equal(readings, 1)
    await get("/metrics")
    assert.equal(readings, 2)
  })

  it("ask the store once a second at most whether it answers", async () => {
    let asked = 0
    const counting = { query: (text: string) => (asked++, db.query(text)) } as unknown as Database
    const counted = serverOn(counting)
    const answers = await Promise.all(Array.from({ length: 20 }, () => counted.inject({ url: "/readyz" })))
    assert.ok(answers.every(({ statusCode }) => statusCode === 200))
    assert.equal(asked, 1)
    await counted.close()
  })

  it("give the metrics to the holder of the token alone, where there is one", async () => {
    const guarded = serverOn(db, { token: "sixteen-letters-" })
    for (const authorization of ["", "Bearer", "Bearer x", "Basic sixteen-letters-", "Bearer sixteen-letters-x"]) {
      const { status, headers, body } = await get("/metrics", guarded, { authorization })
      assert.deepEqual([status, headers["www-authenticate"]], [401, 'Bearer realm="posthorn metrics"'], authorization)
      assert.equal(body.includes("posthorn_"), false)
    }
    assert.equal((await get("/metrics", guarded, { authorization: "bearer sixteen-letters-" })).status, 200)
    assert.equal((await get("/healthz", guarded)).status, 200)
    await guarded.close()
  })

  it("give no metrics where access is closed, and say which variables change that", async () => {
    const closed = serverOn(db, "closed")
    const { status, body } = await get("/metrics", closed)
    assert.equal(status, 404)
    assert.match(body, /METRICS_PORT.*METRICS_TOKEN/)
    await closed.close()
  })
})
