import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import type { RowNames } from "#core/db/column-names.ts"
import type { Database, SqlValue, Transaction } from "#core/db/database.ts"
import { plainArray, textArray } from "#core/db/literals.ts"
import { notOnCitus } from "#core/db/testing.ts"
import { bookNow } from "#payments/ledger/testing.ts"
import { Providers } from "#payments/payments/connections/providers.ts"
import { PayPalPeer } from "#payments/providers/paypal/testing.ts"
import type { PaymentProvider } from "#payments/providers/provider.ts"
import { simulatedProviderId } from "#payments/providers/simulator-id.ts"
import { SimulatedProvider } from "#payments/providers/simulator/simulator-provider.ts"
import { fromSid } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { Reconciler } from "./reconciler.ts"
import { ReconciliationStage, type Json } from "./testing.ts"
import { hourMs, dayMs } from "#core/std/durations.ts"

const peer = await new PayPalPeer().start()
const outgoing = peer.newOutgoing()
const stage = await ReconciliationStage.start(peer.clock)
after(async () => {
  await stage.api[Symbol.asyncDispose]()
  await outgoing.stop()
  await peer.stop()
})
const { payments, simulatedPayments } = stage.api.payments
const { db, newId } = payments
/** The context of another process, whose adapters reach the peer on this machine. */
const context = {
  ...payments,
  providers: new Providers({
    db,
    clock: stage.clock,
    log: silentLog,
    outgoing,
    secretKeys: [new Uint8Array(32).fill(7)],
    simulated: (accountId) => new SimulatedProvider(accountId, simulatedPayments),
    simulator: null,
  }),
}
const reconciler = new Reconciler(context)

/** Payouts, and one charge of another program, on three pages of the report. */
const payouts = 250
for (let count = 0; count < payouts; count++)
  peer.addRow({ code: "T0403", id: `payout-${count}`, amount: { currency_code: "EUR", value: "-10.00" } })
peer.addRow({ code: "T0006", id: "shop-1", amount: { currency_code: "EUR", value: "20.00" }, fee: "-0.88" })
peer.clock.advance(hourMs)

beforeEach(async () => {
  await stage.enter()
  peer.trouble = null
  peer.before = () => {}
  peer.asked.length = 0
})

async function connectPayPal(): Promise<void> {
  const settings = { environment: "sandbox", client_id: "client-1", api_base: peer.base }
  const body = { kind: "paypal", name: "PayPal", settings, secrets: { client_secret: "secret-1" } }
  assert.equal((await stage.ask("POST", "/v1/payment_providers", body)).status, 201)
}

const monthBegan = "2026-11-01T00:00:00Z"

async function begin(): Promise<() => Promise<Json>> {
  const { status, body } = await stage.ask("POST", "/v1/reconciliations", { from: monthBegan })
  assert.equal(status, 201, JSON.stringify(body))
  return async () => (await stage.ask("GET", `/v1/reconciliations/${String(body["sid"])}`)).body
}

async function providerId(): Promise<string> {
  const { body } = await stage.ask("GET", "/v1/payment_providers")
  return fromSid("paymentProvider", String(body.data[0]?.["sid"])) ?? ""
}

/** Returns the requested pages of the report. */
function pages(): string[] {
  return peer.asked.filter(({ path }) => path.includes("reporting")).map(({ query }) => query.get("page") ?? "")
}

function onPage(page: string, act: () => void): void {
  peer.before = ({ path, query }) => {
    if (path.includes("reporting") && query.get("page") === page) act()
  }
}

async function bank(): Promise<number> {
  const { body } = await stage.ask("GET", "/v1/balances")
  return Number(body.data.find(({ ledger_account: code }) => code === "bank")?.["balance"] ?? 0)
}

test("payouts on several pages of PayPal's list are booked once, and its charge of another shop is a difference", async () => {
  await connectPayPal()
  const run = await begin()
  await reconciler.round()
  assert.deepEqual(pages(), ["1", "2", "3"])
  const { status, matched_count: matched, difference_count: differences } = await run()
  assert.deepEqual([status, matched, differences], ["completed", payouts, 1])
  assert.equal(await bank(), payouts * 1_000)
  const again = await begin()
  await reconciler.round()
  assert.deepEqual([(await again())["matched_count"], await bank()], [0, payouts * 1_000])
  const { provider_reference: reference, amount_provider: amount } = await stage.openDifference()
  assert.deepEqual([reference, amount], ["shop-1", 2_000])
})

test("a list that ends early makes no difference: the run fails with the reason, and is tried again", async () => {
  await connectPayPal()
  const run = await begin()
  peer.trouble = { kind: "answer", status: 503, contentType: "application/json", body: "{}" }
  peer.troubled = ({ path, query }) => path.includes("reporting") && query.get("page") === "3"
  await reconciler.round()
  const failed = await run()
  assert.equal(failed["status"], "failed")
  assert.match(String(failed["error"]), /^The payment provider's list could not be read to its end\. PayPal/)
  assert.deepEqual([await bank(), await stage.differences()], [0, []])
  peer.trouble = null
  stage.pass(4 * 60_000)
  await reconciler.round()
  assert.equal((await run())["status"], "failed")
  stage.pass(60_000)
  await reconciler.round()
  const { status, matched_count: matched, error } = await run()
  assert.deepEqual([status, matched, error], ["completed", payouts, null])
})

test(
  "another process continues behind the page at which one stopped, or died",
  notOnCitus("refuses the statements of this test"),
  async () => {
    await connectPayPal()
    const run = await begin()
    const first = new Reconciler(context)
    onPage("2", () => void first.stop())
    await assert.rejects(first.round())
    assert.deepEqual([pages(), (await run())["status"]], [["1", "2"], "running"])
    // The state that a killed process leaves.
    const died =
      "update reconciliations set claim_id = $2, due_at = due_at + interval '5 minutes' where account_id = $1"
    await db.query(died, [stage.accountId, newId()])
    await reconciler.round()
    assert.equal((await run())["status"], "running")
    stage.pass(5 * 60_000)
    await reconciler.round()
    // After the third page follows what the provider listed since.
    assert.deepEqual(pages(), ["1", "2", "3", "1"])
    assert.deepEqual([(await run())["matched_count"], await bank()], [payouts, payouts * 1_000])
  },
)

test("a process whose run went to another one meanwhile writes nothing more", async () => {
  await connectPayPal()
  const run = await begin()
  const provider = await context.providers.findProvider(stage.accountId, await providerId())
  assert.ok(provider)
  const { adapter } = provider
  const slow: Pick<PaymentProvider, "abilities" | "listTransactions"> = {
    abilities: adapter.abilities,
    async listTransactions(since, cursor) {
      const page = await adapter.listTransactions(since, cursor)
      const taken = "update reconciliations set claim_id = $2 where account_id = $1"
      if (cursor !== null) await db.query(taken, [stage.accountId, newId()])
      return page
    },
  }
  const find = () => Promise.resolve({ ...provider, adapter: slow as PaymentProvider })
  await new Reconciler({
    ...context,
    providers: Object.assign(Object.create(context.providers) as Providers, { findProvider: find }),
  }).round()
  const [count] = await db.query<{ count: number }>(
    "select count(*) as count from provider_records where account_id = $1",
    [stage.accountId],
  )
  assert.deepEqual([count?.count, (await run())["status"]], [100, "running"])
})

test("two processes do the run of a night once, and catch up on one that was missed", async () => {
  await stage.pay(1_250)
  stage.pass(dayMs)
  const processes = [stage.api.payments.reconciler, new Reconciler(payments)]
  await Promise.all(processes.map((each) => each.round()))
  // A reconciler that starts later in the same night.
  await new Reconciler(payments).round()
  const { body } = await stage.ask("GET", "/v1/reconciliations")
  assert.deepEqual(
    body.data.map(({ status, matched_count: matched }) => [status, matched]),
    [["completed", 2]],
  )
  stage.pass(3 * dayMs)
  await Promise.all(processes.map((each) => each.round()))
  const later = await stage.ask("GET", "/v1/reconciliations")
  const [second, first] = later.body.data
  assert.equal(later.body.data.length, 2)
  assert.equal(Date.parse(String(second?.["from"])), Date.parse(String(first?.["until"])) - 3 * dayMs)
})

test("a second run of a provider is refused while one is under way", async () => {
  await stage.pay(1_250)
  await begin()
  const { status, body } = await stage.ask("POST", "/v1/reconciliations", {})
  assert.deepEqual([status, body["code"]], [409, "reconciliation_running"])
  const tomorrow = new Date(stage.clock.now() + dayMs).toISOString()
  assert.equal((await stage.ask("POST", "/v1/reconciliations", { from: tomorrow })).body["param"], "from")
  await stage.api.payments.reconciler.round()
})

test("10,000 charges take statements by the page, and not by the charge", async () => {
  const many = 10_000
  await haveCharges(many)
  stage.pass(7 * hourMs)
  const run = await begin()
  const counted = { statements: 0 }
  await new Reconciler({ ...payments, db: countedDatabase(db, counted) }).round()
  const { status, matched_count: matched, difference_count: differences } = await run()
  assert.deepEqual([status, matched, differences], ["completed", many, 0])
  // 100 pages of the list, and 50 batches of 200 charges.
  assert.ok(counted.statements < 1_000, `${counted.statements} statements`)
})

/** Creates payments that both the simulator and the ledger contain. */
async function haveCharges(count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => newId())
  const references = ids.map((id) => `sim_${id}`)
  await db.query(
    `insert into payments (account_id, id, status, sequence, amount, currency, capture_method, amount_captured, provider_id, provider_kind,
       provider_reference, is_hosted, locale, completed_at, created_at, updated_at)
     select $1, id, 'completed', 1, 1000, 'EUR', 'automatic', 1000, $2, 'simulator', reference, false, 'en', $5, $5, $5
     from unnest($3::uuid[], $4::text[]) as made (id, reference)`,
    [
      stage.accountId,
      simulatedProviderId,
      plainArray(ids),
      textArray(references),
      new Date(stage.clock.now()).toISOString(),
    ],
  )
  await db.query(
    `insert into simulated_movements (account_id, id, charge_reference, type, amount, fee, currency)
     select $1, id, reference, 'charge', 1000, 0, 'EUR' from unnest($2::uuid[], $3::text[]) as made (id, reference)`,
    [stage.accountId, plainArray(ids), textArray(references)],
  )
  const postings = ids.map((id, index) => ({
    type: "charge" as const,
    source: id,
    paymentId: id,
    amount: 1_000,
    currency: "EUR",
    debit: `receivable:${simulatedProviderId}` as const,
    credit: "sales" as const,
    providerId: simulatedProviderId,
    providerReference: references[index] ?? "",
    effectiveAt: stage.clock.now(),
  }))
  for (let begins = 0; begins < count; begins += 1_000)
    await bookNow(db, stage.accountId, postings.slice(begins, begins + 1_000), stage.clock)
}

/** The same store, with a count of its statements. */
function countedDatabase(real: Database, counted: { statements: number }): Database {
  const query = <Row extends RowNames<Row>>(text: string, values?: readonly SqlValue[], name?: string) => {
    counted.statements++
    return real.query<Row>(text, values, name)
  }
  const counting = (tx: Transaction): Transaction => ({
    isOnCitus: tx.isOnCitus,
    query(...statement) {
      counted.statements++
      return tx.query(...statement)
    },
    send(...statement) {
      counted.statements++
      tx.send(...statement)
    },
    beforeCommit: (last) => tx.beforeCommit(last),
    onCommit: (act) => tx.onCommit(act),
  })
  const transaction = <T>(work: (tx: Transaction) => Promise<T> | T) => real.transaction((tx) => work(counting(tx)))
  const database: Partial<Database> = {
    query,
    transaction,
    withLongTimeout: () => countedDatabase(real.withLongTimeout(), counted),
  }
  return database as Database
}
