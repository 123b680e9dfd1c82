/**
 * A process dies after it stored a refresh and before it answered: the client repeats the refresh, and stays
 * signed in.
 */
import assert from "node:assert/strict"
import { test } from "node:test"
import type { RestClient } from "../support/rest-client.ts"
import { startWithMortalNode } from "./with-mortal-node.ts"
import { created } from "./with-smsc.ts"

/** The simulator's number whose code is always the same. */
const phone = "+15005550010"

test("a refresh whose process died before its answer gives the same successor again, and revokes nothing", async () => {
  await using nodes = await startWithMortalNode()
  const { mortal, cutter, client, otherClient } = nodes
  const { sid, refresh_token } = await signIn(client)

  const isCommitted = cutter.holdCommitOf("sessions_write_tokens")
  const lost = client.post("/v1/auth/sessions/refresh", { refresh_token }).catch(() => "no answer")
  await isCommitted
  await mortal.kill()
  assert.equal(await lost, "no answer")

  const refresh = (token: string) => otherClient.post("/v1/auth/sessions/refresh", { refresh_token: token })
  const [first, second] = [await refresh(refresh_token), await refresh(refresh_token)]
  assert.deepEqual([first.status, second.status], [200, 200], JSON.stringify(first.body))
  const successor = tokenOf(first.body)
  assert.equal(tokenOf(second.body), successor)
  const session = await otherClient.read<{ status: string; refreshed_at: string; created_at: string }>(
    `/v1/auth/sessions/${sid}`,
  )
  assert.equal(session.status, "active")
  assert.notEqual(session.refreshed_at, session.created_at)
  assert.equal((await refresh(successor)).status, 200)
})

async function signIn(client: RestClient): Promise<{ sid: string; refresh_token: string }> {
  const { sid } = await created(client, "/v1/auth/verifications", { to: phone, from: "+15005550006" })
  await client.post("/v1/auth/verification_checks", { verification_sid: sid, code: "000000" })
  const session = { subject: "user-0001", verification_sid: sid }
  return (await created(client, "/v1/auth/sessions", session)) as { sid: string; refresh_token: string }
}

function tokenOf(body: unknown): string {
  return (body as { refresh_token: string }).refresh_token
}
