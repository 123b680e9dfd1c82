import assert from "node:assert/strict"
import { test } from "node:test"
import { outcomeOfSeries, type SeriesPart } from "./series.ts"
import { submissionOf } from "#messaging/carriers/testing.ts"

const accepted = (reference: string) => ({ kind: "accepted", reference, id: reference }) as const
const unknown = { kind: "unknown", reason: "silence" } as const
const refused = (isPermanent: boolean) =>
  ({ kind: "refused", isPermanent, code: "carrier_rejected", reason: String(isPermanent) }) as const

const notSent = { kind: "not_sent", reason: "Nobody is there." } as const

function outcomeOf(...outcomes: SeriesPart["outcome"][]) {
  const parts = outcomes.map((outcome) => ({
    segment: { fields: {}, tlvs: [] },
    masked: null,
    outcome,
    lateAcceptance: null,
  }))
  return outcomeOfSeries({ submission: submissionOf(), parts })
}

test("A message is refused for good, unknown, refused for now, not sent or accepted, in this order for parts in any order", () => {
  const [never, notNow] = [refused(true), refused(false)]
  assert.deepEqual(outcomeOf(accepted("a"), notNow, unknown, never), { ...never, hasPart: true })
  assert.deepEqual(outcomeOf(never, unknown, notNow), { ...never, hasPart: true })
  assert.deepEqual(outcomeOf(never, notNow), never)
  assert.deepEqual(outcomeOf(notNow, unknown, accepted("a")), unknown)
  assert.deepEqual(outcomeOf(accepted("a"), notNow, accepted("b")), { ...notNow, hasPart: true })
  assert.deepEqual(outcomeOf(notNow, notNow), notNow)
  assert.deepEqual(outcomeOf(notSent, notNow), notNow)
  assert.deepEqual(outcomeOf(notSent, unknown), unknown)
  assert.deepEqual(outcomeOf(notSent, notSent), notSent)
  assert.deepEqual(outcomeOf(accepted("a"), notSent), { ...notSent, hasPart: true })
  assert.deepEqual(outcomeOf(accepted("b"), accepted("a")), { kind: "accepted", references: ["b", "a"] })
})
