import type pg from "pg"
import type { LoadResult } from "../load/run-load.ts"
import { expectOnly, percentiles, type Bench } from "../system/bench.ts"
import { costOf, type Way } from "./measure-cost.ts"

const amount = 1250

type Counts = Record<string, number>

/** A server at whose API one account is paid. */
export class PayingShop implements Way {
  readonly #bench: Bench
  readonly #stored: Counts
  #number = 0
  #last: LoadResult | undefined

  private constructor(bench: Bench, stored: Counts) {
    this.#bench = bench
    this.#stored = stored
  }

  static async open(bench: Bench): Promise<PayingShop> {
    return new PayingShop(bench, await countAll(bench.store))
  }

  get server() {
    return this.#bench.server
  }

  get store() {
    return this.#bench.store
  }

  get postgresql() {
    return this.#bench.postgresql
  }

  async run(requests: number): Promise<void> {
    const result = await this.#bench.load({
      requests,
      firstNumber: this.#number,
      request: {
        method: "POST",
        path: "/v1/payments",
        headers: {
          authorization: this.server.authorization,
          "content-type": "application/json",
          "idempotency-key": "order-{number:9}",
        },
        body: `{"amount":${amount},"currency":"EUR","payment_method":"sim_ok","reference":"order-{number:9}"}`,
      },
    })
    this.#number += requests
    expectOnly(201, result)
    this.#last = result
  }

  async measure(many: number) {
    const used = await costOf(this, many)
    await this.#refuseIncomplete()
    const { ratePerSecond, latency, cpuMicrosPerRequest } = this.#last!
    const { p50Ms, p99Ms } = percentiles(latency)
    return {
      "payments/s": ratePerSecond,
      "p50 ms": p50Ms,
      "p99 ms": p99Ms,
      "processor us": used.server + used.store + cpuMicrosPerRequest,
      "server us": used.server,
      "store us": used.store,
      "load us": cpuMicrosPerRequest,
      "WAL bytes": used.walBytes,
    }
  }

  /**
   * Rejects unless every payment is completed, with two events and with its charge and fee in the ledger, and
   * nothing else is booked.
   */
  async #refuseIncomplete(): Promise<void> {
    const counts = Object.entries(await countAll(this.store)).map(([what, count]) => [
      what,
      count - this.#stored[what]!,
    ])
    const wrong = counts.filter(([, count]) => count !== this.#number)
    if (wrong.length)
      throw new Error(`Of ${this.#number} payments, ${wrong.map((each) => each.join(": ")).join(", ")}.`)
  }

  stop(): Promise<void> {
    return this.#bench.stop()
  }
}

async function countAll(store: pg.Client): Promise<Counts> {
  const { rows } = await store.query<Record<string, string>>(
    `select (select count(*) from payments where status = 'completed') as completed,
            (select count(*) from ledger_transactions where type = 'charge') as charges,
            (select count(*) from ledger_transactions where type = 'fee') as fees,
            (select count(*) / 2 from event_log where type in ('payments.created', 'payments.completed')) as announced,
            (select -coalesce(sum(balance), 0) / ${amount} from ledger_balances where code = 'sales') as sold`,
  )
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([what, count]) => [what, Number(count)]))
}
