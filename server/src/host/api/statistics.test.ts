import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestAccount, type TestApi } from "#http/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds, toSid } from "#core/std/ids.ts"

let api: TestApi
before(async () => void (api = await startTestApi()))
after(() => api[Symbol.asyncDispose]())

interface Statistics {
  from: string
  to: string
  counted_until: string
  total: { messages: Record<string, number>; delivery_rate: number | null }
  buckets: { from: string; messages: Record<string, number> }[]
  errors: object[]
  webhooks: object[]
  detail: string
}

const ask = (account: TestAccount, path: string, options: RequestInit = {}) =>
  fetch(api.baseUrl + path, { ...options, headers: { authorization: account.authorization } })

async function statistics(account: TestAccount, query: Record<string, string> = {}): Promise<Statistics> {
  const answer = await ask(account, `/v1/statistics?${new URLSearchParams(query).toString()}`)
  return (await answer.json()) as Statistics
}

test("a sent message counts immediately, and only for its account", async () => {
  const [account, other] = [await api.addAccount("Sends"), await api.addAccount("Does not")]
  const body = new URLSearchParams({ to: "+15552345678", from: "+15551234567", body: "Hello" })
  await ask(account, "/v1/messages", { method: "POST", body })
  const found = await statistics(account)
  assert.equal(found.total.messages["queued"], 1)
  assert.equal(found.total.delivery_rate, null)
  assert.equal(found.buckets.length, 24)
  assert.equal((await statistics(other)).total.messages["queued"], 0)
})

test("buckets are whole hours or days, each once", async () => {
  const range = { from: "2025-11-01T10:30:00+02:00", to: "2025-11-03T00:00:01Z" }
  const days = await statistics(api.account, { ...range, interval: "day" })
  assert.deepEqual([days.from, days.to], ["2025-11-01T00:00:00.000Z", "2025-11-04T00:00:00.000Z"])
  assert.deepEqual(
    days.buckets.map(({ from }) => from.slice(0, 10)),
    ["2025-11-01", "2025-11-02", "2025-11-03"],
  )
  const hours = await statistics(api.account, range)
  assert.deepEqual([hours.from, hours.buckets.length], ["2025-11-01T08:00:00.000Z", 41])
})

test("a range that is upside down, too long or out of this world is refused with a sentence", async () => {
  const wrong: [Record<string, string>, RegExp][] = [
    [{ from: "2025-11-02T00:00:00Z", to: "2025-11-01T00:00:00Z" }, /`from` must be before `to`/],
    [{ from: "2025-01-02T00:00:00Z", to: "2025-11-01T00:00:00Z" }, /at most 744 buckets before `to`/],
    [{ from: "9999-12-31T23:59:59Z" }, /`from` must be before `to`/],
    [{ from: "0000-01-01T00:00:00Z", to: "0000-02-01T00:00:00Z" }, /`from` must be before `to`/],
    [{ from: "yesterday" }, /`from`/],
    [{ interval: "week" }, /`interval`/],
  ]
  for (const [query, sentence] of wrong) assert.match((await statistics(api.account, query)).detail, sentence)
})

test("the statistics name an endpoint with waiting or failed deliveries, even without an attempt", async () => {
  const account = await api.addAccount("Waits")
  const newId = createIds(systemClock)
  const endpointId = newId()
  await api.db.query(
    `insert into webhook_endpoints (account_id, id, url, events, secret, created_at, updated_at)
     values ($1, $2, 'https://example.com/', '{*}', '', now(), now())`,
    [account.accountId, endpointId],
  )
  await api.db.query(
    `insert into delivery_jobs (account_id, id, target_id, subject_id, priority, run_at) values ($1, $3, $2, $3, 1, now() + interval '1 hour')`,
    [account.accountId, endpointId, newId()],
  )
  await api.db.query(
    `insert into deliveries (account_id, id, event_id, endpoint_id, event_type, status, created_at, ended_at)
     values ($1, $3, $3, $2, 'messages.sent', 'failed', now(), now())`,
    [account.accountId, endpointId, newId()],
  )
  const sid = toSid("webhook", endpointId)
  const { webhooks } = await statistics(account)
  assert.deepEqual(webhooks, [{ sid, succeeded: 0, failed: 0, success_rate: null, pending: 1, gave_up: 1 }])
})
