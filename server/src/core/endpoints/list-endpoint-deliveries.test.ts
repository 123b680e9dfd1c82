import assert from "node:assert/strict"
import { after, test } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { insertDeliveries } from "#core/deliveries/unattempted.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { listEndpointDeliveries } from "./list-endpoint-deliveries.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
after(close)

test("an endpoint that never existed has no list, nor has that of another account; a deleted one has its list", async () => {
  const [accountId, endpointId, page] = [newId(), newId(), { limit: 10, before: null }]
  const list = (account: string, status?: "failed") =>
    listEndpointDeliveries(db, account, { endpointId, status: status && [status] }, page)
  await assert.rejects(list(accountId), { code: "webhook_not_found" })
  const delivery = { id: newId(), eventId: newId(), endpointId, eventType: "messages.sent" } as const
  await insertDeliveries(db, accountId, [delivery], { status: "pending", now: clock.now() })
  assert.equal((await list(accountId)).deliveries.length, 1)
  assert.deepEqual((await list(accountId, "failed")).deliveries, [])
  await assert.rejects(list(newId()), { code: "webhook_not_found" })
})
