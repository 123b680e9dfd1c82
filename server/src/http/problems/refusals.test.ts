import assert from "node:assert/strict"
import { test } from "node:test"
import { basic } from "#core/accounts/testing.ts"
import { startTestApi, type TestApi } from "#http/testing.ts"
import { SchemaChanged, StoreUnavailable, StoreFull } from "#core/db/errors.ts"
import { createLog } from "#core/std/log.ts"
import { problemOf } from "./failure.ts"
import { retryAfter } from "./problem.ts"

function get(api: TestApi, path: string, authorization: string, headers: Record<string, string> = {}) {
  return fetch(api.baseUrl + path, { headers: { authorization, ...headers } })
}

test("the server answers 503 without its store, and says when to come back", async () => {
  await using api = await startTestApi()
  const { authorization } = api.account
  assert.equal((await get(api, "/v1/messages", authorization)).status, 200)
  await api.dropStore()
  const answer = await get(api, "/v1/messages", authorization)
  assert.equal(answer.status, 503)
  assert.ok(Number(answer.headers.get("retry-after")) >= 1)
  assert.equal(((await answer.json()) as { code: string }).code, "store_unavailable")
})

test("each fault of the store has its code, and always Retry-After", () => {
  assert.equal(problemOf(new StoreUnavailable("gone")).code, "store_unavailable")
  assert.equal(problemOf(new StoreFull("full")).code, "store_full")
  assert.equal(problemOf(new SchemaChanged("newer")).code, "schema_changed")
  for (const error of [new StoreUnavailable("gone"), new StoreFull("full"), new SchemaChanged("newer")])
    assert.ok(problemOf(error).headers["retry-after"])
})

test("Retry-After is whole seconds and never too few", () => {
  for (const [ms, seconds] of [
    [0, "1"],
    [1_000, "1"],
    [1_001, "2"],
    [59_999, "60"],
  ] as const)
    assert.equal(retryAfter(ms)["retry-after"], seconds)
})

test("the log has an unexpected error, and the client does not see it", async () => {
  const lines: string[] = []
  const log = createLog({ level: "error", destination: { write: (line: string) => lines.push(line) } })
  await using api = await startTestApi({ log })
  await api.db.query("alter table api_keys rename to elsewhere")
  const answer = await get(api, "/v1/api_keys", api.account.authorization)
  const text = await answer.text()
  assert.equal(answer.status, 500)
  assert.doesNotMatch(text, /api_keys" does not exist|at |\.ts/)
  const { request_id } = JSON.parse(text) as { request_id: string }
  assert.ok(lines.some((line) => line.includes(request_id) && line.includes("does not exist")))
})

test("failed sign-ins are limited by address, but not for credentials that were right", async () => {
  await using api = await startTestApi()
  assert.equal((await get(api, "/v1/account", api.account.authorization)).status, 200)
  const statuses = new Map<number, number>()
  for (let index = 0; index < 20; index++) {
    const answer = await get(api, "/v1/account", basic(api.account.sid, `guess${index}`))
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (answer.status === 429) assert.ok(Number(answer.headers.get("retry-after")) >= 1)
  }
  assert.deepEqual(
    [...statuses],
    [
      [401, 10],
      [429, 10],
    ],
  )
  assert.equal((await get(api, "/v1/account", api.account.authorization)).status, 200)
})

test("an account is limited to its rate, sees the rest of it, and is served again after Retry-After", async () => {
  await using api = await startTestApi({ ratePerSecond: 2 })
  const answers: Response[] = []
  for (let index = 0; index < 4; index++) answers.push(await get(api, "/v1/event_types", api.account.authorization))
  assert.equal(answers[0]?.headers.get("ratelimit-policy"), '"account";q=2;w=1')
  assert.match(answers[0]?.headers.get("ratelimit") ?? "", /^"account";r=1;t=\d+$/)
  const last = answers.at(-1)
  assert.equal(last?.status, 429)
  assert.equal(last?.headers.get("retry-after"), "1")
})
