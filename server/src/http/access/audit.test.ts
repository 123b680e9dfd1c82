import assert from "node:assert/strict"
import { after, test } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { listEntries } from "#core/members/list-entries.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { Audit } from "./audit.ts"
import { fieldsMax, textMax } from "./change-details.ts"

const { db, close } = await openTestStore()
after(close)

test("the longest entry that a change can make is stored", async () => {
  const newId = createIds(systemClock)
  const audit = new Audit({ db, clock: systemClock, newId, log: silentLog })
  const accountId = newId()
  // JSON writes such a character with six.
  const text = "\u0001".repeat(textMax)
  const changes = Array.from({ length: fieldsMax }, () => ({ field: text, before: text, after: text, isHidden: false }))
  const change = {
    accountId,
    memberId: null,
    credential: "auth_token",
    operation: "updateWebhook",
    path: "/v1/webhooks/{sid}",
    sid: undefined,
    ip: "192.0.2.17",
    userAgent: "",
  }
  const details = { subjectName: text, changes }
  await audit.recordChange(
    change,
    () => ({ status: 200 }),
    () => details,
  )
  const { entries } = await listEntries(db, accountId, {}, { limit: 1, before: null })
  assert.deepEqual([entries[0]?.status, entries[0]?.changes], [200, changes])
})
