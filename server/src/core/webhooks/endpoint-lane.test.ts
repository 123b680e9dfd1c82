import assert from "node:assert/strict"
import { test } from "node:test"
import { priorities } from "#core/queue/queue.ts"
import { EndpointLane } from "./endpoint-lane.ts"

test("new deliveries go before replayed ones, each in the order in which they came", () => {
  const lane = new EndpointLane({ accountId: "", targetId: "" })
  const { urgent, bulk, replay } = priorities
  for (const [id, priority] of Object.entries({ a: replay, b: bulk, c: replay, d: urgent, e: bulk })) {
    const job = { id, subjectId: id, priority, attempts: 0, memo: null, wasLost: false }
    const delivery = { id, event_id: id, event_type: null, status: "pending", attempts: 0, body: "" } as const
    lane.add({ job, delivery, body: "", claimId: "", leaseUntil: 0 })
  }
  assert.equal(lane.waiting.map(({ job }) => job.id).join(""), "bdeac")
})
