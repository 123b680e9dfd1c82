import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { after, test } from "node:test"
import { startTestApi } from "#http/testing.ts"
import { fromSid } from "#core/std/ids.ts"

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

test("exports of adjoining ranges show each fee once, also one that was booked after its charge", async () => {
  const sid = await pay({ reference: "late-fee" })
  // A provider books a late fee, such as that of a dispute, also in another currency.
  await api.db.query(
    `insert into ledger_transactions
     select (jsonb_populate_record(fee, jsonb_build_object('id', late.id, 'source', fee.source || '-late',
       'effective_at', fee.effective_at + interval '2 hours', 'currency', late.currency))).*
     from ledger_transactions as fee, unnest($2::uuid[], array['EUR', 'USD']) as late (id, currency)
     where type = 'fee' and payment_id = $1`,
    [fromSid("payment", sid) ?? "", `{${randomUUID()},${randomUUID()}}`],
  )
  const [charge] = await exported(`payment_sid=${sid}&effective_before=2100-01-01T00:00:00Z`)
  const between = new Date(Date.parse(charge?.["effective_at"] ?? "") + 3_600_000).toISOString()
  const shown = async (range: string) =>
    (await exported(`details=true&payment_sid=${sid}&${range}`)).flatMap(({ type, fee, net }) =>
      net ? [[type, fee, net]] : [],
    )
  assert.deepEqual(await shown(`effective_before=${between}`), [["charge", "1.46", "38.54"]])
  const late = `effective_after=${between}&effective_before=2100-01-01T00:00:00Z`
  assert.deepEqual(await shown(late), [
    ["fee", "1.46", "-1.46"],
    ["fee", "1.46", "-1.46"],
  ])
  assert.deepEqual(await shown("effective_before=2100-01-01T00:00:00Z"), [
    ["charge", "2.92", "37.08"],
    ["fee", "1.46", "-1.46"],
  ])
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
