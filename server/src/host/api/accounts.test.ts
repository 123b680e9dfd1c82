import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { basic } from "#core/accounts/testing.ts"
import { startTestApi, type TestApi } from "#http/testing.ts"

let api: TestApi
before(async () => void (api = await startTestApi()))
after(() => api[Symbol.asyncDispose]())

interface Account {
  sid: string
  name: string
  status: string
  rate_per_second: number | null
  auth_token?: string
  sender_notice?: string
  messages_last_day: Record<string, number>
}

async function ask(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(api.baseUrl + path, {
    method,
    headers: { authorization: api.operator, "content-type": "application/json", ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: (await answer.json()) as Account & { data: Account[]; next_cursor: string } }
}

const signsIn = async ({ sid }: Account, token: string) =>
  (await fetch(`${api.baseUrl}/v1/account`, { headers: { authorization: basic(sid, token) } })).status

test("a new account signs in with the token that only its creation shows, and repeats its answer for the same key", async () => {
  const parameters = { name: "Ann's Restaurant", rate_per_second: 500 }
  const made = await ask("POST", "/operator/v1/accounts", parameters, { "idempotency-key": "new-account" })
  const { auth_token: token = "", sender_notice: notice = "", ...account } = made.body
  assert.match(notice, /only from numbers that the operator assigns/)
  assert.deepEqual([made.status, await signsIn(account, token)], [201, 200])
  const shown = await ask("GET", `/operator/v1/accounts/${account.sid}`)
  assert.deepEqual(shown.body, account)
  const again = await ask("POST", "/operator/v1/accounts", parameters, { "idempotency-key": "new-account" })
  assert.deepEqual(again.body, made.body)
  const [stored] = await api.db.query<{ response: string }>(
    "select response from idempotency_keys where key = 'new-account'",
  )
  assert.ok(!stored?.response.includes(token))
})

test("the list holds every account, page by page, with the traffic of its last day", async () => {
  const account = await api.addAccount("Busy")
  await api.db.query(
    "insert into message_hours values ($1, now(), 5, 4, 3, 1, 0, 2), ($1, now() - interval '3 days', 9, 9, 9, 9, 9, 9)",
    [account.accountId],
  )
  const found: Account[] = []
  for (let cursor = ""; ;) {
    const { body } = await ask("GET", `/operator/v1/accounts?limit=1${cursor && `&cursor=${cursor}`}`)
    found.push(...body.data)
    if (!body.next_cursor) break
    cursor = body.next_cursor
  }
  const [row] = await api.db.query<{ count: number }>("select count(*) from accounts")
  assert.equal(new Set(found.map(({ sid }) => sid)).size, row?.count)
  const traffic = found.find(({ sid }) => sid === account.sid)?.messages_last_day
  assert.deepEqual(traffic, { queued: 5, sent: 4, delivered: 3, undelivered: 1, failed: 0, received: 2 })
})

test("a suspended account is refused from the answer on, and works again when it is active", async () => {
  const { body: account } = await ask("POST", "/operator/v1/accounts", { name: "Late to pay" })
  const token = account.auth_token ?? ""
  assert.equal(await signsIn(account, token), 200)
  const path = `/operator/v1/accounts/${account.sid}`
  assert.equal((await ask("PATCH", path, { status: "suspended" })).body.status, "suspended")
  assert.equal(await signsIn(account, token), 401)
  await ask("PATCH", path, { status: "active" })
  assert.equal(await signsIn(account, token), 200)
})

test("an omitted field stays, and a rate of null is the installation's", async () => {
  const { body: made } = await ask("POST", "/operator/v1/accounts", { name: "One", rate_per_second: 5 })
  const path = `/operator/v1/accounts/${made.sid}`
  const renamed = await ask("PATCH", path, { name: "Two" })
  assert.deepEqual([renamed.body.name, renamed.body.rate_per_second, renamed.body.status], ["Two", 5, "active"])
  assert.equal((await ask("PATCH", path, { rate_per_second: null })).body.rate_per_second, null)
})

test("a wrong request is refused with a reason, and an account cannot make one", async () => {
  const unknown = `/operator/v1/accounts/AC${"0".repeat(32)}`
  assert.equal((await ask("PATCH", unknown, { name: "Nobody" })).status, 404)
  assert.equal((await ask("GET", unknown)).status, 404)
  assert.equal((await ask("POST", "/operator/v1/accounts", { name: "" })).status, 400)
  assert.equal((await ask("POST", "/operator/v1/accounts", { name: "x", rate_per_second: 0 })).status, 400)
  const own = { authorization: api.account.authorization }
  assert.equal((await ask("GET", "/operator/v1/accounts", undefined, own)).status, 401)
  assert.equal((await ask("POST", "/operator/v1/accounts", { name: "x" }, own)).status, 401)
})
