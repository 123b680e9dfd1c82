import assert from "node:assert/strict"
import { test } from "node:test"
import type { Dispute } from "../../sdk/typescript/src/index.ts"
import { deadlineOf } from "../src/pages/payments/in-words.ts"

const now = Date.parse("2026-11-23T12:00:00.000Z")
const dispute = (evidence_due_at: string | null, status: Dispute["status"] = "needs_response") =>
  ({ evidence_due_at, status }) as Dispute

test("the deadline of a dispute counts down, and says when it has passed", () => {
  const textOf = (at: string) => deadlineOf(dispute(at), now)
  assert.deepEqual(textOf("2026-11-30T12:00:00.000Z"), { text: "Due in 7 days", isOverdue: false })
  assert.deepEqual(textOf("2026-11-24T13:00:00.000Z"), { text: "Due in 1 day", isOverdue: false })
  assert.deepEqual(textOf("2026-11-23T17:30:00.000Z"), { text: "Due in 5 hours", isOverdue: false })
  assert.deepEqual(textOf("2026-11-23T12:30:00.000Z"), { text: "Due in less than an hour", isOverdue: false })
  assert.deepEqual(textOf("2026-11-21T12:00:00.000Z"), { text: "2 days overdue", isOverdue: true })
})

test("a dispute that waits for no answer has no deadline", () => {
  assert.equal(deadlineOf(dispute(null), now), null)
  for (const status of ["under_review", "won", "lost", "closed"] as const)
    assert.equal(deadlineOf(dispute("2026-11-21T12:00:00.000Z", status), now), null)
})
