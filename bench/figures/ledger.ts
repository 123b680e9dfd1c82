import { encodeCursor } from "../../server/src/http/wire/page.ts"
import { toSid } from "../../server/src/core/std/ids.ts"
import { Bench, expectOnly, percentiles } from "../system/bench.ts"
import type { Figure } from "./figure.ts"
import { once } from "./measure-cost.ts"
import { PayingShop } from "./paying-shop.ts"
import { someTransactions, storedMs, storeLedger } from "./store-ledger.ts"

const storedDefault = 5_000_000
const paymentsDefault = 6_000
const warmUp = 1_000
const readsWarmUp = 100
const reads = 1_000
const picksMax = 500
const monthMs = 30 * 86_400_000

/**
 * The measured requests, by the name of their columns. `{pick}` is a random cursor, or the sid of a payment.
 * `month` is a range in the middle of the year.
 */
const readings: Record<string, (parts: { month: string }) => string> = {
  balances: () => "/v1/balances",
  list: () => "/v1/transactions?limit=50&cursor={pick}",
  charges: () => "/v1/transactions?limit=50&type=charge&cursor={pick}",
  disputes: () => "/v1/transactions?limit=50&type=dispute&cursor={pick}",
  "rare currency": () => "/v1/transactions?limit=50&currency=CHF&cursor={pick}",
  month: ({ month }) => `/v1/transactions?limit=50&${month}&cursor={pick}`,
  "month disputes": ({ month }) => `/v1/transactions?limit=50&${month}&type=dispute&cursor={pick}`,
  "of a payment": () => "/v1/transactions?payment_sid={pick}",
}

export const ledger: Figure = {
  name: "ledger",
  sentence:
    "Balances and lists of transactions from anywhere in a full ledger of one account, one request at a time; then payments, the export of a month, and the closing of periods.",
  goals: Object.keys(readings).map((name) => ({ column: `${name} p99 ms`, is: "at most", value: 20 })),
  async measure(settings, say) {
    const stored = settings.stored ?? storedDefault
    const bench = await Bench.start(settings)
    try {
      const seconds = await storeLedger(bench.store, bench.server.account.sid, stored)
      say(`${stored} transactions, twice as many entries, stored in ${seconds.toFixed(0)} s`)
      const shop = await PayingShop.open(bench)
      await once(shop, warmUp)
      const rows = []
      for (let run = 1; run <= settings.runs; run++) {
        const row: Record<string, number> = await readAll(bench)
        const paid = await shop.measure(settings.messages ?? paymentsDefault)
        row["payments/s"] = paid["payments/s"]
        row["processor us a payment"] = paid["processor us"]
        Object.assign(row, await exportMonth(bench), await closePeriods(bench, run), { stored })
        rows.push(row)
        say(
          `run ${run}: balances ${row["balances p99 ms"]?.toFixed(1)} ms, list ${row["list p99 ms"]?.toFixed(1)} ms (p99)`,
        )
      }
      return { rows, postgresql: bench.postgresql }
    } finally {
      await bench.stop()
    }
  },
}

async function readAll(bench: Bench): Promise<Record<string, number>> {
  const now = Date.now()
  const middle = { from: now - storedMs / 2, until: now - storedMs / 2 + monthMs }
  const month = `effective_after=${new Date(middle.from).toISOString()}&effective_before=${new Date(middle.until).toISOString()}`
  const [all, ofMonth] = await Promise.all([
    someTransactions(bench.store, picksMax, { from: 0, until: now }),
    someTransactions(bench.store, picksMax, middle),
  ])
  const row: Record<string, number> = {}
  for (const [name, pathOf] of Object.entries(readings)) {
    const path = pathOf({ month })
    const picks = (path.includes("effective_after") ? ofMonth : all).map(({ id, payment_id: paymentId }) =>
      path.includes("payment_sid") ? toSid("payment", paymentId) : encodeCursor("transactions", id),
    )
    const { p50Ms, p99Ms } = await readOften(bench, path, picks)
    row[`${name} p50 ms`] = p50Ms
    row[`${name} p99 ms`] = p99Ms
  }
  return row
}

async function readOften(bench: Bench, path: string, picks: string[]) {
  const { authorization } = bench.server
  const request = { method: "GET", path, headers: { authorization }, picks } as const
  await bench.load({ requests: readsWarmUp, request, connections: 1 })
  const result = await bench.load({ requests: reads, request, connections: 1, firstNumber: readsWarmUp })
  expectOnly(200, result)
  return percentiles(result.latency)
}

/** The last thirty days as CSV, with two lines for each transaction. */
async function exportMonth({ server }: Bench): Promise<Record<string, number>> {
  const startedAt = performance.now()
  const from = new Date(Date.now() - monthMs).toISOString()
  const response = await fetch(`${server.baseUrl}/v1/transactions/export?effective_after=${from}`, {
    headers: { authorization: server.authorization },
  })
  if (!response.ok || !response.body) throw new Error(`The export was answered ${response.status}.`)
  let lines = 0
  for await (const chunk of response.body) for (const byte of chunk) if (byte === 10) lines++
  const seconds = (performance.now() - startedAt) / 1_000
  return { "exported transactions/s": (lines - 1) / 2 / seconds }
}

/**
 * The first run closes half of the year, and then the year without its last month. Each later run closes one
 * more day.
 */
async function closePeriods({ server }: Bench, run: number): Promise<Record<string, number>> {
  const close = async (endsAt: number) => {
    const startedAt = performance.now()
    await server.call("POST", "/v1/ledger_periods", { ends_at: new Date(endsAt).toISOString() })
    return performance.now() - startedAt
  }
  const now = Date.now()
  const half = run === 1 ? { "close half a year ms": await close(now - storedMs / 2) } : {}
  return { ...half, "close last month ms": await close(now - monthMs + run * 86_400_000) }
}
