import { randomUUID } from "node:crypto"
import { startTestApi, type TestAccount, type TestApi } from "#http/testing.ts"
import { newCharge } from "#payments/providers/simulator/testing.ts"
import { SimulatedProvider } from "#payments/providers/simulator/simulator-provider.ts"
import { assert } from "#core/std/assert.ts"
import { FakeClock } from "#core/std/fake-clock.ts"

export interface Json {
  [field: string]: string | number | boolean | null
}

/** An API with the simulated provider. The test moves its clock and runs its reconciler. */
export class ReconciliationStage {
  readonly clock: FakeClock
  readonly api: TestApi
  account: TestAccount

  private constructor(clock: FakeClock, api: TestApi) {
    this.clock = clock
    this.api = api
    this.account = api.account
  }

  /** `peersCa` is the authority of peers on this machine that requests can then reach. */
  static async start(
    clock = new FakeClock(Date.parse("2026-11-23T08:00:00Z")),
    peersCa?: string,
  ): Promise<ReconciliationStage> {
    return new ReconciliationStage(clock, await startTestApi({ clock, ...(peersCa === undefined ? {} : { peersCa }) }))
  }

  get accountId(): string {
    return this.account.accountId
  }

  /** Creates a new account, so that tests do not see each other's differences. */
  async enter(): Promise<void> {
    this.account = await this.api.addAccount("Shop")
  }

  /** The simulator, for charges that this installation did not request. */
  get simulator(): SimulatedProvider {
    return new SimulatedProvider(this.accountId, this.api.payments.simulatedPayments)
  }

  /** Creates a charge directly at the provider, as another program would. */
  async chargeElsewhere(amount = 1_050): Promise<string> {
    const outcome = await this.simulator.charge(newCharge({ amount }))
    assert(outcome.kind === "known", "The simulator takes it.")
    return outcome.charge.reference
  }

  async ask(
    method: "GET" | "POST",
    path: string,
    body?: object,
  ): Promise<{ status: number; body: Json & { data: Json[] } }> {
    const headers = {
      authorization: this.account.authorization,
      "content-type": "application/json",
      ...(method === "POST" ? { "idempotency-key": randomUUID() } : {}),
    }
    const answer = await fetch(this.api.baseUrl + path, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, body: (await answer.json()) as Json & { data: Json[] } }
  }

  /** Returns the sid of a payment that is charged at once. */
  async pay(amount = 1_250, token = "sim_ok", more: object = {}): Promise<string> {
    const { body } = await this.ask("POST", "/v1/payments", { amount, currency: "EUR", payment_method: token, ...more })
    return String(body["sid"])
  }

  pass(ms: number): void {
    this.clock.advance(ms)
  }

  /** Begins a run and performs it. */
  async reconcile(more: object = {}): Promise<Json> {
    const { status, body } = await this.ask("POST", "/v1/reconciliations", more)
    assert(status === 201, `It begins: ${JSON.stringify(body)}`)
    await this.api.payments.reconciler.round()
    return (await this.ask("GET", `/v1/reconciliations/${String(body["sid"])}`)).body
  }

  /** Returns the differences, oldest first, each as `kind type ledger/provider status`. */
  async differences(): Promise<string[]> {
    const { body } = await this.ask("GET", "/v1/differences")
    const said = ({ kind, type, amount_ledger: ledger, amount_provider: provider, resolution }: Json) =>
      `${kind} ${type} ${ledger}/${provider} ${resolution ?? "open"}`
    return body.data.map(said).toReversed()
  }

  async openDifference(): Promise<Json> {
    const { body } = await this.ask("GET", "/v1/differences?status=open")
    const [only, ...more] = body.data
    assert(only !== undefined && !more.length, `There is one: ${JSON.stringify(body.data)}`)
    return only
  }

  /** Returns the bookings, oldest first: `type amount reconciled`. */
  async booked(): Promise<string[]> {
    const { body } = await this.ask("GET", "/v1/transactions?limit=1000")
    return body.data.map(({ type, amount, reconciled }) => `${type} ${amount} ${reconciled ? "ok" : "-"}`).toReversed()
  }

  async events(): Promise<string[]> {
    const rows = await this.api.db.query<{ type: string }>(
      "select type from event_log where account_id = $1 and type like 'differences.%' order by id",
      [this.accountId],
    )
    return rows.map(({ type }) => type)
  }
}
