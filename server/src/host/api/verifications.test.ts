import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"

const path = "/operator/v1/verifications/summary"
let api: TestApi
before(async () => {
  api = await startTestApi()
})
after(() => api[Symbol.asyncDispose]())

test("the operator sees which accounts send messages that lead to few approvals", async () => {
  const [pumped, usual] = [await api.addAccount("Pumped"), await api.addAccount("Usual")]
  const insert = (accountId: string, ago: string, counts: string) =>
    api.db.query(`insert into verification_hours values ($1, now() - interval '${ago}', ${counts})`, [accountId])
  await insert(usual.accountId, "1 hour", "400, 390, 390, 0")
  await insert(pumped.accountId, "1 hour", "100, 90, 1, 2")
  await insert(pumped.accountId, "2 hours", "60, 60, 1, 0")
  await insert(pumped.accountId, "3 days", "9, 9, 9, 9")
  const lastDay = [
    { account_sid: pumped.sid, sent: 160, delivered: 150, approved: 2, blocked: 2, conversion: 0.0125 },
    { account_sid: usual.sid, sent: 400, delivered: 390, approved: 390, blocked: 0, conversion: 0.975 },
  ]
  assert.deepEqual((await ask("")).body.data, lastDay)
  assert.deepEqual((await ask("?limit=1")).body.data, lastDay.slice(0, 1))
  const week = await ask(`?from=${new Date(Date.now() - 7 * 24 * 3_600_000).toISOString()}`)
  assert.deepEqual(week.body.data?.[0], { ...lastDay[0], sent: 169, delivered: 159, approved: 11, blocked: 11, conversion: 0.0651 }) // oxfmt-ignore
})

test("a time of more than 31 days, or that has not begun, is refused", async () => {
  for (const from of ["2000-01-01T00:00:00Z", "2999-01-01T00:00:00Z"]) {
    const { status, body } = await ask(`?from=${from}`)
    assert.deepEqual([status, body.code], [400, "invalid_parameter"])
  }
})

async function ask(query: string) {
  const answer = await fetch(`${api.baseUrl}${path}${query}`, { headers: { authorization: api.operator } })
  return { status: answer.status, body: (await answer.json()) as { data?: object[]; code?: string } }
}
