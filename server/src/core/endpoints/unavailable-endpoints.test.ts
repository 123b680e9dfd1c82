import assert from "node:assert/strict"
import { after, test } from "node:test"
import { time } from "#core/db/literals.ts"
import { openTestStore } from "#core/db/testing.ts"
import { Queue } from "#core/queue/queue.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { createEndpoint } from "./endpoints.ts"
import { readUnavailableEndpoints } from "./unavailable-endpoints.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
after(close)

test("an endpoint rests while its circuit is not closed, and while it asked for patience", async () => {
  const accountId = newId()
  const now = clock.now()
  const rows = {
    open: { circuit: now + 1_000, paused: null },
    halfOpen: { circuit: now - 1_000, paused: null },
    patient: { circuit: null, paused: now + 1_000 },
    ready: { circuit: null, paused: now - 1_000 },
  }
  const ids = new Map<string, string>()
  for (const [name, { circuit, paused }] of Object.entries(rows)) {
    const { id } = (await create(accountId, name)).endpoint
    ids.set(name, id)
    await db.query("update webhook_endpoints set circuit_until = $2, paused_until = $3 where id = $1", [
      id,
      circuit && time(circuit),
      paused && time(paused),
    ])
  }
  const { open, halfOpen, ids: resting } = await readUnavailableEndpoints(db, now)
  assert.deepEqual([open, halfOpen], [1, 1])
  const expected = ["open", "halfOpen", "patient"].map((name) => ids.get(name) ?? "")
  assert.deepEqual(resting.toSorted(), expected.toSorted())
})

function create(accountId: string, name: string) {
  const context = {
    newId,
    now: clock.now(),
    deliveryQueue: new Queue("delivery"),
    secretKeys: [Buffer.alloc(32, 1)] as const,
  }
  return db.transaction((tx) => createEndpoint(tx, accountId, { url: `https://example.com/${name}` }, context))
}
