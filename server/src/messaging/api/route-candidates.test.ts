import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"

let api: TestApi
before(async () => {
  api = await startTestApi()
})
after(() => api[Symbol.asyncDispose]())

test("a message that no route fits has no candidates, and goes to the simulator where there is one", async () => {
  const { status, body } = await ask("to=%2B4915112345678&from=Acme&tag=reservations")
  assert.deepEqual([status, body], [200, { data: [], takes_simulator: true }])
})

test("every wrong part of the message asked about is named", async () => {
  const { status, body } = await ask("to=49&from=%2B1&channel=fax&account_sid=AC1")
  assert.equal(status, 400)
  assert.deepEqual((body.errors as { param: string }[]).map(({ param }) => param).toSorted(), [
    "account_sid",
    "channel",
    "from",
    "to",
  ])
})

async function ask(query: string) {
  const answer = await fetch(`${api.baseUrl}/operator/v1/routes/candidates?${query}`, {
    headers: { authorization: api.operator },
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
