import assert from "node:assert/strict"
import { after, test } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { Queue } from "#core/queue/queue.ts"
import { hourMs } from "#core/std/durations.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { createEndpoint, getEndpoint, rotateSecret } from "./endpoints.ts"
import { forgetSecrets } from "./forget-secrets.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
after(close)

const accountId = newId()
const context = () => ({
  newId,
  deliveryQueue: new Queue("delivery"),
  secretKeys: [Buffer.alloc(32, 1)] as const,
  now: clock.now(),
})

test("a secret is erased when it no longer signs, and not before", async () => {
  const { endpoint } = await db.transaction((tx) =>
    createEndpoint(tx, accountId, { url: "https://a.example" }, context()),
  )
  const rotate = (hours: number) =>
    db.transaction((tx) => rotateSecret(tx, accountId, endpoint.id, { ...context(), overlapMs: hours * hourMs }))
  await rotate(2)
  clock.advance(hourMs)
  await rotate(24)
  const left = async () => {
    await forgetSecrets(db, clock.now())
    const row = await getEndpoint(db, accountId, endpoint.id)
    return [row.secret, row.older_secret, row.oldest_secret].filter((secret) => secret !== null).length
  }
  clock.advance(hourMs - 1)
  assert.equal(await left(), 3)
  clock.advance(1)
  assert.equal(await left(), 2)
  clock.advance(23 * hourMs - 1)
  assert.equal(await left(), 2)
  clock.advance(1)
  assert.equal(await left(), 1)
})
