import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi } from "#api/testing.ts"
import type { TestApi } from "#api/testing.ts"

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

async function ask(path: string, authorization = api.operator) {
  const response = await fetch(api.baseUrl + path, { headers: { authorization } })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
