import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestAccount, type TestApi } from "#http/testing.ts"
import { holdsOfAccountMax } from "#messaging/carriers/simulator/holds.ts"

const path = "/v1/simulator/holds"
const to = "+14155550188"

let api: TestApi
before(async () => {
  api = await startTestApi()
})
after(() => api[Symbol.asyncDispose]())

async function ask(method: string, query = "", { account = api.account, body, key }: Given = {}) {
  const response = await fetch(`${api.baseUrl}${path}${query}`, {
    method,
    headers: { authorization: account.authorization, ...(key !== undefined && { "idempotency-key": key }) },
    ...(body && { body: new URLSearchParams(body) }),
  })
  const text = await response.text()
  return { status: response.status, json: JSON.parse(text || "null") as Record<string, never> | null }
}

interface Given {
  account?: Pick<TestAccount, "authorization">
  body?: Record<string, string>
  key?: string
}

async function heldTo(account: TestAccount = api.account): Promise<string[]> {
  const { data } = (await ask("GET", "", { account })).json as unknown as { data: { to: string }[] }
  return data.map((hold) => hold.to)
}

test("a recipient's receipts are held, listed and released, by their account alone", async () => {
  const stranger = await api.addAccount("Stranger")
  const { status, json } = await ask("POST", "", { body: { To: to } })
  assert.deepEqual([status, json?.["to"], json?.["num_held_receipts"]], [201, to, 0])
  assert.equal((await ask("POST", "", { body: { To: "+14155550189" } })).status, 201)
  assert.deepEqual(await heldTo(), ["+14155550189", to])
  assert.deepEqual(await heldTo(stranger), [])
  assert.equal((await ask("DELETE", "", { account: stranger })).status, 204)
  assert.equal((await ask("DELETE", `?to=${encodeURIComponent(to)}`)).status, 204)
  assert.deepEqual(await heldTo(), ["+14155550189"])
  assert.equal((await ask("DELETE")).status, 204)
  assert.deepEqual(await heldTo(), [])
})

test("a repeated request gets its first answer, and does not hold a released recipient again", async () => {
  const account = await api.addAccount("Repeated")
  const hold = () => ask("POST", "", { account, body: { To: to }, key: "hold" })
  const first = await hold()
  await ask("DELETE", "", { account })
  assert.deepEqual(await hold(), first)
  assert.deepEqual(await heldTo(account), [])
  const other = await ask("POST", "", { account, body: { To: "+14155550189" }, key: "hold" })
  assert.deepEqual([other.status, other.json?.["code"]], [422, "idempotency_key_reused"])
  assert.deepEqual(await heldTo(account), [])
})

test("a hold without a recipient, or with a wrong one, is refused at `to`", async () => {
  assert.equal((await ask("POST", "", { body: {} })).json?.["param"], "to")
  assert.deepEqual((await ask("POST", "", { body: { To: "+1" } })).json?.["code"], "invalid_address")
  assert.equal((await ask("DELETE", "?to=12")).json?.["param"], "to")
})

test("the refusal of one recipient too many names the limit and the remedy", async () => {
  const account = await api.addAccount("Many")
  for (let number = 0; number < holdsOfAccountMax; number++)
    await api.simulator.hold(account.accountId, `+1415555${1_000 + number}`)
  const { status, json } = await ask("POST", "", { account, body: { To: to } })
  assert.deepEqual([status, json?.["code"]], [409, "simulator_holds_exhausted"])
})
