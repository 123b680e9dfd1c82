import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"

let api: TestApi
before(async () => {
  api = await startTestApi()
})
after(() => api[Symbol.asyncDispose]())

test("the operator lists the inbound messages that could not be stored, and accounts do not", async () => {
  const [older, newer] = ["01900000-0000-7000-8000-000000000001", "01900000-0000-7000-8000-000000000002"]
  for (const id of [older, newer])
    await api.db.query(
      `insert into inbound_dead_letters values ($1, sha256($2::bytea), $1, '+15551234567', '+15550000001', $3, '22021', $4, $5)`,
      [id, id, JSON.stringify({ body: "evil\0", media: [] }), new Date(0), new Date(3_600_000)],
    )
  const first = await ask("/operator/v1/dead_letters?limit=1")
  const second = await ask(`/operator/v1/dead_letters?limit=1&cursor=${first.body.next_cursor as string}`)
  const sidOf = (id: string) => `DE${id.replaceAll("-", "")}`
  assert.deepEqual(first.body.data, [
    {
      sid: sidOf(newer),
      carrier_sid: `CR${newer.replaceAll("-", "")}`,
      from: "+15551234567",
      to: "+15550000001",
      body: "evil\0",
      error: "22021",
      received_at: "1970-01-01T00:00:00.000Z",
      retry_at: "1970-01-01T01:00:00.000Z",
    },
  ])
  assert.deepEqual([(second.body.data as { sid: string }[])[0]?.sid, second.body.has_more], [sidOf(older), false])
  assert.notEqual((await ask("/operator/v1/dead_letters", api.account.authorization)).status, 200)
})

test("the operator retries one immediately and discards one, the log of the installation has both, and accounts cannot", async () => {
  const [older, newer] = (await ask("/operator/v1/dead_letters")).body.data as { sid: string }[]
  const retry = `/operator/v1/dead_letters/${newer?.sid}/retry`
  const discard = `/operator/v1/dead_letters/${older?.sid}`
  for (const [path, method] of [
    [retry, "POST"],
    [discard, "DELETE"],
  ] as const)
    // oxfmt-ignore
    assert.notEqual((await ask(path, api.account.authorization, method)).status, 204)
  await api.db.query("update inbound_dead_letters set retry_at = '2100-01-01'")
  assert.equal((await ask(retry, api.operator, "POST")).status, 204)
  assert.equal((await ask(discard, api.operator, "DELETE")).status, 204)
  const again = await ask(discard, api.operator, "DELETE")
  assert.deepEqual([again.status, again.body.code], [404, "dead_letter_not_found"])
  const left = (await ask("/operator/v1/dead_letters")).body.data as { sid: string; retry_at: string }[]
  assert.deepEqual(left.map(({ sid, retry_at: at }) => [sid, at < "2100"]), [[newer?.sid, true]]) // oxfmt-ignore
  const entries = await api.db.query(
    "select operation, subject_sid, status from console_audit where operation like '%DeadLetter' and status = 204 order by operation",
  )
  assert.deepEqual(entries, [
    { operation: "discardDeadLetter", subject_sid: older?.sid, status: 204 },
    { operation: "retryDeadLetter", subject_sid: newer?.sid, status: 204 },
  ])
})

async function ask(path: string, authorization = api.operator, method = "GET") {
  const response = await fetch(api.baseUrl + path, { method, headers: { authorization } })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> }
}
