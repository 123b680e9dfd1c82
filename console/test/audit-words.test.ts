import assert from "node:assert/strict"
import { test } from "node:test"
import { routes } from "../../server/src/http/routes.ts"
import { sidPrefixes } from "../../server/src/core/std/ids.ts"
import { changeInWords, outcomeInWords, outcomeOf } from "../src/pages/audit-log/in-words.ts"
import { changes } from "../src/pages/audit-log/strings.ts"
import { subjectOf } from "../src/components/subject-of.ts"

test("each audited operation has words, and no other operation has", () => {
  const isAudited = ({ method, operation }: (typeof routes)[number]) => operation.audited ?? method !== "GET"
  const known = routes.filter(isAudited).map(({ operation }) => operation.id)
  assert.deepEqual(Object.keys(changes).toSorted(), known.filter((id) => id !== "lookAtInvite").toSorted())
  assert.equal(changeInWords("createWebhook"), "Added an endpoint")
  assert.equal(changeInWords("ofAnotherVersion"), "ofAnotherVersion")
})

test("each outcome has words, also an unknown outcome", () => {
  assert.deepEqual([201, 403, null].map(outcomeOf), ["done", "refused", "unknown"])
  assert.match(outcomeInWords(403), /Nothing was changed/)
})

test("each kind of sid has a name, and leads to its page", () => {
  const hex = "0".repeat(32)
  const unnamed = Object.values(sidPrefixes).filter((prefix) => subjectOf(prefix + hex).kind === "Subject")
  assert.deepEqual(unnamed, ["MD", "AU"], "no change is about media or entries")
  assert.equal(subjectOf(`WH${hex}`).to, `/webhooks/WH${hex}`)
  assert.equal(subjectOf(`SK${hex}`).to, "/credentials")
})
