/** Two nodes check the same codes, and one of them dies: a code approves once at most. */
import assert from "node:assert/strict"
import { test } from "node:test"
import type { RestClient } from "../support/rest-client.ts"
import { startWithMortalNode } from "./with-mortal-node.ts"
import { created } from "./with-smsc.ts"

/** The simulator's number whose code is always the same. */
const to = "+15005550010"
const rightCode = "000000"

interface Verification {
  status: string
  checks: number
}

test("five wrong ones of sixty simultaneous checks at two nodes count, and one right one approves; so too when a node dies", async () => {
  await using nodes = await startWithMortalNode()
  const { mortal, cutter, client, otherClient } = nodes
  const newVerification = async (purpose: string) =>
    (await created(client, "/v1/auth/verifications", { to, purpose, from: "+15005550006" })).sid
  const read = (sid: string) => otherClient.read<Verification>(`/v1/auth/verifications/${sid}`)
  // Its other limits would refuse most of the checks.
  await created(client, "/v1/auth/safe_list", { to })

  const guessed = await newVerification("guessed")
  const wrong = await checkAtOnce([client, otherClient], guessed, "111111")
  assert.deepEqual(wrong, { valid: 0, remaining: [4, 3, 2, 1, ...Array<number>(56).fill(0)] })
  assert.deepEqual(pick(await read(guessed)), ["max_attempts_reached", 5])
  assert.equal((await check(otherClient, guessed, rightCode)).valid, false)

  const typed = await newVerification("typed")
  assert.equal((await checkAtOnce([client, otherClient], typed, rightCode)).valid, 1)
  assert.deepEqual(pick(await read(typed)), ["approved", 0])

  const lost = await newVerification("lost")
  const isCommitted = cutter.holdCommitOf("verifications_write_progress")
  const unanswered = check(client, lost, rightCode).catch(() => "no answer")
  await isCommitted
  await mortal.kill()
  assert.equal(await unanswered, "no answer")
  assert.deepEqual(pick(await read(lost)), ["approved", 0])
  assert.equal((await check(otherClient, lost, rightCode)).valid, false)

  const { data: events } = await otherClient.read<{ data: { data: { sid: string } }[] }>(
    "/v1/events?type=verifications.approved&limit=100",
  )
  assert.deepEqual(events.map(({ data }) => data.sid).toSorted(), [typed, lost].toSorted())
})

interface Checked {
  valid: boolean
  attempts_remaining: number
}

async function check(client: RestClient, verification_sid: string, code: string): Promise<Checked> {
  const { status, body } = await client.post("/v1/auth/verification_checks", { verification_sid, code })
  assert.equal(status, 200, JSON.stringify(body))
  return body as Checked
}

async function checkAtOnce(clients: readonly RestClient[], sid: string, code: string) {
  const checks = Array.from({ length: 60 }, (_, index) => check(clients[index % 2] as RestClient, sid, code))
  const answers = await Promise.all(checks)
  return {
    valid: answers.filter(({ valid }) => valid).length,
    remaining: answers.map(({ attempts_remaining: left }) => left).toSorted((a, b) => b - a),
  }
}

function pick({ status, checks }: Verification) {
  return [status, checks]
}
