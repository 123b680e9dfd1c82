/**
 * Whatever dies between a client and its carrier, nothing is lost: not what was accepted, not what the
 * carrier was told that we have. `KILL_ROUNDS` sets the number of deaths of each kind, `KILL_TARGETS` names
 * the kinds, `KILL_SEED` repeats the choices of an earlier run, as far as the machine's own timing allows.
 * `KILL_PER_SECOND` sets the load: what gathers while the sender is away has to be sent before its next
 * death, or the messages that are waited for stand behind it.
 */
import assert from "node:assert/strict"
import { after, before, describe, test } from "node:test"
import { random, runRounds, type Target } from "./smpp-rounds.ts"
import { startWithSmsc, type WithSmsc } from "./with-smsc.ts"

const rounds = Number(process.env.KILL_ROUNDS ?? 1)
const wanted = process.env.KILL_TARGETS?.split(",")
const isWanted = (target: Target) => wanted?.includes(target) ?? true

describe("the API and the sender in processes of their own, under at_least_once", () => {
  const targets = (["api", "sender", "database", "smsc", "network"] as const).filter(isWanted)
  let whole: WithSmsc
  before(async () => {
    if (targets.length) whole = await startWithSmsc({ random, isApart: true })
  })
  after(() => whole?.[Symbol.asyncDispose]())

  for (const target of targets)
    test(`${target}: no message is lost, and only messages without an answer are sent twice`, async (t) => {
      const verdict = await runRounds(t, whole, { kinds: [target], count: rounds, policy: "at_least_once" })
      // Deaths of others take nothing from the process that knows the answers.
      if (target !== "sender") assert.equal(verdict.claimsLost, 0)
      if (target === "database") assert.equal(verdict.doubled, 0)
      assert.deepEqual(verdict.givenUpWithoutReason, [])
    })
})

describe("one process that is both, under at_least_once", () => {
  test(
    "no message is lost, and only messages without an answer are sent twice",
    { skip: !isWanted("process") },
    async (t) => {
      await using whole = await startWithSmsc({ random })
      const verdict = await runRounds(t, whole, { kinds: ["process"], count: rounds, policy: "at_least_once" })
      assert.deepEqual(verdict.givenUpWithoutReason, [])
    },
  )
})

describe("the policy at_most_once", () => {
  const kinds = (["process", "network"] as const).filter(isWanted)
  test("no message is sent twice, and a possible loss is reported as unknown", { skip: !kinds.length }, async (t) => {
    await using whole = await startWithSmsc({ random, environment: { SUBMIT_POLICY: "at_most_once" } })
    const count = Math.max(rounds, kinds.length)
    const verdict = await runRounds(t, whole, { kinds, count, policy: "at_most_once" })
    assert.equal(verdict.doubled, 0)
    assert.deepEqual(verdict.givenUpWithoutReason, [])
  })
})
