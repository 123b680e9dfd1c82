import assert from "node:assert/strict"
import { test } from "node:test"
import { signedIn } from "#core/api/member-testing.ts"
import { startTestApi } from "#http/testing.ts"

interface Timeline {
  data: { type: string; detail: Record<string, unknown> | null }[]
}

test("an account sees the sids of route and carrier on a timeline, and operators alone see the route's conditions", async () => {
  await using api = await startTestApi()
  const headers = { authorization: api.account.authorization, "content-type": "application/json" }
  const body = JSON.stringify({ to: "+15552345678", from: "+15551234567", body: "Hello" })
  const sent = await fetch(`${api.baseUrl}/v1/messages`, { method: "POST", headers, body })
  const path = `/v1/messages/${((await sent.json()) as { sid: string }).sid}/events`
  const choice = { route: "RT1", carrier: "CR1", conditions: { prefix: "49", tag: "cheap" } }
  await api.db.query("update events set heads = jsonb_set(heads::jsonb, '{0,4}', $1::jsonb) where account_id = $2", [
    JSON.stringify(choice),
    api.account.accountId,
  ])
  const { conditions: _, ...shown } = choice
  const detailOf = (answer: unknown) => (answer as Timeline).data[0]?.detail

  const own = (await (await fetch(api.baseUrl + path, { headers })).json()) as unknown
  assert.deepEqual(detailOf(own), shown)
  const owner = await signedIn(api, "owner@example.com", { role: "owner" })
  assert.deepEqual(detailOf((await owner.ask("GET", path, { account: api.account.sid })).body), shown)
  const operator = await signedIn(api, "operator@example.com", { role: "viewer", isOperator: true })
  assert.deepEqual(detailOf((await operator.ask("GET", path, { account: api.account.sid })).body), choice)
  const authorization = api.operator
  const whole = (await (
    await fetch(`${api.baseUrl}/operator${path}`, { headers: { authorization } })
  ).json()) as unknown
  assert.deepEqual(detailOf(whole), choice)
})
