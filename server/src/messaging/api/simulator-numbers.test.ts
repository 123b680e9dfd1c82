import assert from "node:assert/strict"
import { test } from "node:test"
import { startTestApi } from "#http/testing.ts"
import { refusalOf, troubleOf } from "#messaging/carriers/simulator/troubles.ts"

test("each listed number causes the trouble that the list names", async () => {
  await using api = await startTestApi()
  const { authorization } = api.account
  const response = await fetch(`${api.baseUrl}/v1/simulator/numbers`, { headers: { authorization } })
  const { data } = (await response.json()) as {
    data: { number: string; parameter: "to" | "from"; trouble: string }[]
  }
  assert.ok(data.length > 20)
  for (const { number, parameter, trouble } of data) {
    const pair = parameter === "to" ? { to: number, from: "+15005550006" } : { to: "+14155550123", from: number }
    assert.equal(refusalOf(pair) ?? troubleOf(pair.to)?.name, trouble, number)
  }
})
