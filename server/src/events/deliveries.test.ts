import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, test } from "node:test"
import { plainArray, timeArray } from "#db/literals.ts"
import { openTestStore } from "#db/testing.ts"
import { Queue } from "#queue/queue.ts"
import { FakeClock } from "#std/fake-clock.ts"
import { createIds, firstIdAt, idTime } from "#std/ids.ts"
import { replay } from "./deliveries.ts"
import { createEndpoint } from "./endpoints.ts"
import type { DeliveryStatus } from "./store.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
after(close)
const deliveryQueue = new Queue("delivery")
const context = () => ({ newId, now: clock.now(), deliveryQueue, secretKeys: [Buffer.alloc(32, 1)] as const })
const start = clock.now()

/** Adds deliveries of one millisecond to an endpoint. */
async function add(accountId: string, endpointId: string, count: number, status: DeliveryStatus): Promise<void> {
  clock.advance(1)
  // One process makes 4,096 ids a millisecond; several make more.
  const ids = Array.from({ length: count }, () => firstIdAt(clock.now()).slice(0, 14) + randomUUID().slice(14))
  await db.query(
    `insert into deliveries (account_id, id, event_id, endpoint_id, event_type, status, created_at, ended_at)
     select $1, id, id, $2, 'messages.sent', $3, at, at from unnest($4::uuid[], $5::timestamptz[]) as new (id, at)`,
    [accountId, endpointId, status, plainArray(ids), timeArray(ids.map(idTime))],
  )
}

/** The counts of one replay after the other, each from where the one before ended. */
async function counts(accountId: string, endpointId: string, isOnlyFailed: boolean): Promise<number[]> {
  const found: number[] = []
  const next = (from: number) => {
    const range = { from, until: clock.now() + 1, isOnlyFailed }
    return db.transaction((tx) => replay(tx, accountId, endpointId, range, context()))
  }
  for (let from: number | null = start; from !== null;) {
    const answer: Awaited<ReturnType<typeof next>> = await next(from)
    found.push(answer.count)
    from = answer.nextFrom
  }
  return found
}

for (const [isOnlyFailed, expected] of [
  [true, [3, 0, 2]],
  [false, [6_003, 12_000, 6_002]],
] as const) {
  test(`a replay of ${isOnlyFailed ? "failed" : "all"} deliveries looks at ten thousand, and the next goes on from there`, async () => {
    const accountId = newId()
    const asked = { ...context(), checkUrl: () => undefined }
    const { endpoint } = await db.transaction((tx) =>
      createEndpoint(tx, accountId, { url: "https://example.com/hook" }, asked),
    )
    await add(accountId, endpoint.id, 3, "failed")
    await add(accountId, endpoint.id, 6_000, "succeeded")
    // More than ten thousand of one millisecond stay together.
    await add(accountId, endpoint.id, 12_000, "succeeded")
    await add(accountId, endpoint.id, 6_000, "succeeded")
    await add(accountId, endpoint.id, 2, "failed")
    assert.deepEqual(await counts(accountId, endpoint.id, isOnlyFailed), expected)
  })
}
