import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { createApiKey } from "#core/accounts/api-keys.ts"
import { basic } from "#core/accounts/testing.ts"
import { bookNow, posting, testProvider } from "#payments/ledger/testing.ts"
import { parseCsv } from "#messaging/routing/csv.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, toSid } from "#core/std/ids.ts"
import type { Scope } from "#http/operation.ts"
import { startTestApi, type TestAccount, type TestApi } from "#http/testing.ts"
import { dayMs } from "#core/std/durations.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const receivable = `receivable:${testProvider}` as const
const providerSid = toSid("paymentProvider", testProvider)
const paymentId = newId()

let api: TestApi
let account: TestAccount

before(async () => {
  api = await startTestApi({ clock })
  account = await api.addAccount("Bookkeeper")
  await bookNow(
    api.db,
    account.accountId,
    [
      posting({ paymentId, providerReference: "=HYPERLINK(1)", effectiveAt: clock.now() - 3 * dayMs }),
      posting({
        paymentId,
        type: "fee",
        amount: 74,
        debit: "fees",
        credit: receivable,
        effectiveAt: clock.now() - 3 * dayMs,
      }),
      posting({ amount: 500, currency: "JPY", effectiveAt: clock.now() - dayMs }),
    ],
    clock,
  )
})
after(() => api[Symbol.asyncDispose]())

interface Asked {
  authorization?: string
  json?: object
  key?: string
}

async function ask(path: string, { authorization = account.authorization, json, key }: Asked = {}) {
  const headers = {
    authorization,
    "content-type": "application/json",
    ...(key === undefined ? {} : { "idempotency-key": key }),
  }
  const init = json ? { method: "POST", headers, body: JSON.stringify(json) } : { headers }
  const answer = await fetch(api.baseUrl + path, init)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

async function askJson(path: string, asked?: Asked) {
  const { text, ...answer } = await ask(path, asked)
  return { ...answer, body: JSON.parse(text) as Record<string, unknown> & { data: Record<string, unknown>[] } }
}

async function keyOf(scope: Scope): Promise<string> {
  const context = { newId, now: clock.now() }
  const { apiKey, secret } = await createApiKey(api.db, account.accountId, { name: scope, scope }, context)
  return basic(toSid("apiKey", apiKey.id), secret)
}

test("a transaction has its signed amount and both entries, and is found by its sid", async () => {
  const { body } = await askJson("/v1/transactions")
  assert.deepEqual(
    body.data.map(({ amount, currency, type }) => [amount, currency, type]),
    [
      [500, "JPY", "charge"],
      [-74, "EUR", "fee"],
      [1500, "EUR", "charge"],
    ],
  )
  const fee = body.data[1] ?? {}
  assert.deepEqual(
    { ...fee, sid: 0, created_at: 0 },
    {
      sid: 0,
      account_sid: account.sid,
      type: "fee",
      amount: -74,
      currency: "EUR",
      payment_sid: toSid("payment", paymentId),
      provider_sid: providerSid,
      provider_reference: null,
      reconciled: false,
      effective_at: new Date(clock.now() - 3 * dayMs).toISOString(),
      created_at: 0,
      entries: [
        { ledger_account: "fees", debit: 74, credit: 0 },
        { ledger_account: `receivable:${providerSid}`, debit: 0, credit: 74 },
      ],
    },
  )
  const one = await askJson(`/v1/transactions/${String(fee["sid"])}`)
  assert.deepEqual(one.body, fee)
})

test("pages of transactions follow each other, under each filter", async () => {
  const before = new Date(clock.now()).toISOString()
  const filters = {
    "": [500, -74, 1500],
    [`&payment_sid=${toSid("payment", paymentId)}`]: [-74, 1500],
    "&type=fee": [-74],
    "&currency=jpy": [500],
    [`&effective_before=${before}`]: [500, -74, 1500],
    "&created_before=2020-01-01T00:00:00Z": [],
    "&effective_before=0000-01-01T00:00:00Z": [],
    "&effective_after=9999-12-31T23:59:59-23:00": [],
  }
  for (const [filter, expected] of Object.entries(filters)) {
    const amounts: unknown[] = []
    for (let cursor: string | null = ""; cursor !== null;) {
      const { status, body } = await askJson(`/v1/transactions?limit=1${filter}${cursor ? `&cursor=${cursor}` : ""}`)
      assert.equal(status, 200, filter)
      amounts.push(...body.data.map(({ amount }) => amount))
      cursor = body["next_cursor"] as string | null
    }
    assert.deepEqual(amounts, expected, filter)
  }
})

test("a wrong filter is refused by its name", async () => {
  const wrong = {
    currency: "euro",
    type: "gift",
    payment_sid: "PY1",
    created_after: "yesterday",
    effective_after: "2026",
  }
  for (const [param, value] of Object.entries(wrong)) {
    const { status, body } = await askJson(`/v1/transactions?${param}=${value}`)
    assert.deepEqual([status, body["code"], body["param"]], [400, "invalid_parameter", param])
  }
  const turned = await askJson(
    "/v1/transactions/export?effective_after=2026-02-01T00:00:00Z&effective_before=2026-01-01T00:00:00Z",
  )
  assert.deepEqual([turned.status, turned.body["param"]], [400, "effective_after"])
})

test("no account sees another's transactions, balances or periods", async () => {
  const { authorization } = await api.addAccount("Stranger")
  const [mine] = (await askJson("/v1/transactions")).body.data
  const { status, body } = await askJson(`/v1/transactions/${String(mine?.["sid"])}`, { authorization })
  assert.deepEqual([status, body["code"]], [404, "transaction_not_found"])
  for (const path of ["/v1/transactions", "/v1/balances", "/v1/ledger_periods"])
    assert.deepEqual((await askJson(path, { authorization })).body.data, [], path)
  assert.equal(parseCsv((await ask("/v1/transactions/export", { authorization })).text).length, 1)
})

test("balances name their ledger account and their provider, and sum to 0 in each currency", async () => {
  const { body } = await askJson("/v1/balances")
  const owed = {
    ledger_account: `receivable:${providerSid}`,
    name: "Receivable from provider",
    provider_sid: providerSid,
  }
  assert.deepEqual(body.data, [
    { ledger_account: "fees", name: "Provider fees", provider_sid: null, currency: "EUR", balance: 74 },
    { ...owed, currency: "EUR", balance: 1426 },
    { ...owed, currency: "JPY", balance: 500 },
    { ledger_account: "sales", name: "Sales", provider_sid: null, currency: "EUR", balance: -1500 },
    { ledger_account: "sales", name: "Sales", provider_sid: null, currency: "JPY", balance: -500 },
  ])
})

test("a key of scope payments reads and closes, one of scope read only reads, others do neither", async () => {
  const expected = { payments: [200, 409], read: [200, 403], messages: [403, 403], auth: [403, 403] } as const
  const future = { ends_at: new Date(clock.now() + dayMs).toISOString() }
  for (const [scope, [reads, closes]] of Object.entries(expected)) {
    const authorization = await keyOf(scope as Scope)
    for (const path of ["/v1/transactions", "/v1/transactions/export", "/v1/balances", "/v1/ledger_periods"])
      assert.equal((await ask(path, { authorization })).status, reads, `${scope} ${path}`)
    assert.equal((await ask("/v1/ledger_periods", { authorization, json: future })).status, closes, scope)
  }
})

test("the export has a line for each entry in the order of time, in decimals and minor units, without formulas", async () => {
  const { headers, text } = await ask("/v1/transactions/export")
  assert.equal(headers.get("content-type"), "text/csv; charset=utf-8; header=present")
  assert.match(headers.get("content-disposition") ?? "", /^attachment; filename="transactions.csv"$/)
  assert.ok(text.split("\n").every((line) => line === "" || line.endsWith("\r")))
  const [names = [], ...lines] = parseCsv(text).map(({ cells }) => cells)
  const table = lines.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at]])))
  const shown = ["type", "ledger_account_name", "debit", "credit", "debit_minor", "currency", "provider_reference"]
  assert.deepEqual(
    table.map((line) => shown.map((name) => line[name])),
    [
      ["charge", "Receivable from provider", "15.00", "0.00", "1500", "EUR", "'=HYPERLINK(1)"],
      ["charge", "Sales", "0.00", "15.00", "0", "EUR", "'=HYPERLINK(1)"],
      ["fee", "Provider fees", "0.74", "0.00", "74", "EUR", ""],
      ["fee", "Receivable from provider", "0.00", "0.74", "0", "EUR", ""],
      ["charge", "Receivable from provider", "500", "0", "500", "JPY", ""],
      ["charge", "Sales", "0", "500", "0", "JPY", ""],
    ],
  )
  const day = (days: number) => new Date(clock.now() - days * dayMs).toISOString()
  const some = await ask(`/v1/transactions/export?effective_after=${day(3)}&effective_before=${day(1)}`)
  assert.equal(parseCsv(some.text).length, 5)
})

test("an export breaks off when its key is revoked, and does not look complete", async () => {
  const [big, key] = [await api.addAccount("Big"), newId()]
  // In parts, because a statement can take five seconds.
  for (let from = 1; from < 30_000; from += 3_000)
    await api.db.query(
      `insert into ledger_transactions (account_id, id, type, source, amount, currency, debit, credit, effective_at,
         created_at, provider_reference)
       select $1, gen_random_uuid(), 'charge', n::text, 1, 'EUR', 'bank', 'sales', to_timestamp(n), now(), repeat('x', 900)
         from generate_series($2::integer, $2 + 2999) n`,
      [big.accountId, from],
    )
  const context = { newId: () => key, now: clock.now() }
  const { secret } = await createApiKey(api.db, big.accountId, { name: "Export", scope: "read" }, context)
  const headers = { authorization: basic(toSid("apiKey", key), secret) }
  const answer = await fetch(`${api.baseUrl}/v1/transactions/export`, { headers })
  const reader = answer.body?.getReader()
  await reader?.read()
  const revoke = { method: "DELETE", headers: { authorization: big.authorization } }
  await fetch(`${api.baseUrl}/v1/api_keys/${toSid("apiKey", key)}`, revoke)
  clock.advance(1_000)
  await assert.rejects(async () => {
    while (!(await reader?.read())?.done);
  })
})

test("a period is closed once for a key, and refused when it is not over or closed before", async () => {
  const ends_at = new Date(clock.now() - 2 * dayMs).toISOString()
  const first = await askJson("/v1/ledger_periods", { json: { ends_at }, key: "october" })
  const again = await askJson("/v1/ledger_periods", { json: { ends_at }, key: "october" })
  assert.deepEqual([first.status, again.status, again.headers.get("idempotent-replayed")], [201, 201, "true"])
  assert.deepEqual(again.body, first.body)
  assert.deepEqual(
    (first.body["balances"] as { ledger_account: string; balance: number }[]).map((each) => each.balance),
    [74, 1426, -1500],
  )
  const refused = {
    period_already_closed: [ends_at, new Date(clock.now() - 3 * dayMs).toISOString()],
    period_not_over: [new Date(clock.now() + 1).toISOString()],
  }
  for (const [code, times] of Object.entries(refused)) {
    for (const at of times) {
      const { status, body } = await askJson("/v1/ledger_periods", { json: { ends_at: at } })
      assert.deepEqual([status, body["code"], body["param"]], [409, code, "ends_at"])
    }
  }
  await askJson("/v1/ledger_periods", { json: { ends_at: new Date(clock.now()).toISOString() } })
  const newest = await askJson("/v1/ledger_periods?limit=1")
  const older = await askJson(`/v1/ledger_periods?limit=1&cursor=${String(newest.body["next_cursor"])}`)
  assert.deepEqual([older.body.data, older.body["next_cursor"]], [[first.body], null])
  const [row] = await api.db.query<{ operation: string; status: number }>(
    "select operation, status from console_audit where account_id = $1 and status = 201 order by id limit 1",
    [account.accountId],
  )
  assert.equal(row?.operation, "closeLedgerPeriod")
})
