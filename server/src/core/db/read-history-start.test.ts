import assert from "node:assert/strict"
import { after, test } from "node:test"
import { readHistoryStart } from "./read-history-start.ts"
import { dropOldPartitions } from "./partitions.ts"
import { openTestStore } from "./testing.ts"
import { weekMs } from "#core/std/durations.ts"

const { db, close } = await openTestStore()
after(close)

test("history begins with the first week that no table has dropped", async () => {
  const begins = await readHistoryStart(db, ["events", "deliveries"])
  assert.equal(new Date(begins).getUTCDay(), 1)
  const keptDays = { messages: 9_999, events: 30, receipts: 9_999, responses: 9_999, audit: 9_999 }
  await dropOldPartitions(db, keptDays, begins + weekMs + 30 * 86_400_000)
  assert.equal(await readHistoryStart(db, ["events", "deliveries"]), begins + weekMs)
  assert.equal(await readHistoryStart(db, ["messages"]), begins)
  assert.equal(await readHistoryStart(db, ["messages", "events"]), begins + weekMs)
})
