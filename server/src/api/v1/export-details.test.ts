import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, test } from "node:test"
import { startTestApi } from "#api/testing.ts"

const api = await startTestApi()
after(() => api[Symbol.asyncDispose]())

async function ask(method: string, path: string, body?: object): Promise<string> {
  const response = await fetch(api.baseUrl + path, {
    method,
    headers: {
      authorization: api.account.authorization,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return await response.text()
}

async function pay(more: object): Promise<string> {
  const text = await ask("POST", "/v1/payments", { amount: 4_000, currency: "EUR", payment_method: "sim_ok", ...more })
  return String((JSON.parse(text) as { sid: string }).sid)
}

type Line = Record<string, string>

/** No cell of these tables has a comma or a line break. */
async function exported(query: string): Promise<Line[]> {
  const [names = [], ...lines] = (await ask("GET", `/v1/transactions/export?${query}`))
    .trim()
    .split("\r\n")
    .map((line) => line.split(","))
  return lines.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""])))
}

test("an export with details names the order, the method, the fee and the net amount, each amount once", async () => {
  const sid = await pay({ reference: "order-8731", description: "Table 12" })
  await ask("POST", "/v1/refunds", { payment_sid: sid, amount: 500 })
  const lines = await exported(`details=true&payment_sid=${sid}`)
  assert.ok(lines.every(({ reference, description, method }) => `${reference} ${description} ${method}` === "order-8731 Table 12 simulator"), JSON.stringify(lines)) // oxfmt-ignore
  assert.deepEqual(
    lines.flatMap(({ type, fee, net }) => (net ? [[type, fee, net]] : [])),
    [
      ["charge", "1.46", "38.54"],
      ["refund", "0.00", "-5.00"],
    ],
  )
  const [line] = await exported(`payment_sid=${sid}`)
  assert.equal(line && "reference" in line, false)
})

test("an export is filtered by currency, by provider and by payment", async () => {
  const sid = await pay({ currency: "CHF" })
  const [line] = await exported(`payment_sid=${sid}`)
  const ofProvider = await exported(`provider_sid=${line?.["provider_sid"]}`)
  assert.deepEqual(new Set(ofProvider.map(({ currency }) => currency)), new Set(["EUR", "CHF"]))
  const swiss = await exported("currency=chf")
  assert.deepEqual(new Set(swiss.map(({ payment_sid }) => payment_sid)), new Set([sid]))
  assert.deepEqual(await exported(`provider_sid=PP${"0".repeat(32)}`), [])
})
