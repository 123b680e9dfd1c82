import { fail } from "node:assert/strict"
import { setImmediate as turn } from "node:timers/promises"
import type { Database } from "#core/db/database.ts"
import type {
  Charge,
  Notification,
  ProviderCharge,
  ProviderOutcome,
  RefundRequest,
} from "#payments/providers/provider.ts"
import { assert } from "#core/std/assert.ts"
import { stopwatch } from "#core/std/clock.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, toSid } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { patienceMs } from "../../../../test/support/eventually.ts"
import { SimulatedPayments } from "./simulated-payments.ts"
import { SimulatedProvider } from "./simulator-provider.ts"

export const stageKey = new Uint8Array(32).fill(1)

const clock = new FakeClock()
const newId = createIds(clock)

/** A charge of 1,050 minor units of EUR with `sim_ok`. */
export function newCharge({ token = "sim_ok", ...more }: Partial<Charge> & { token?: string } = {}): Charge {
  const paymentSid = toSid("payment", newId())
  return {
    key: `${paymentSid}-1`,
    paymentSid,
    accountSid: toSid("account", newId()),
    amount: 1_050,
    currency: "EUR",
    captureMethod: "automatic",
    method: { kind: "token", token },
    description: null,
    reference: null,
    returnUrl: "https://example.com/pay/token",
    expiresAt: null,
    locale: "en",
    ...more,
  }
}

export interface Notified {
  accountId: string
  body: Uint8Array
  headers: Readonly<Record<string, string>>
}

/**
 * The simulator of one account, in a new process. With `beside`, it is another process with the same clock
 * and account.
 */
export class SimulatorStage {
  readonly clock: FakeClock
  readonly accountId: string
  readonly notified: Notified[] = []
  readonly payments: SimulatedPayments
  readonly provider: SimulatedProvider
  /** The number of notifications to refuse from now on. */
  refusals = 0
  refused = 0
  /** The intake does not answer. */
  isHung = false
  #hung: (() => void)[] = []

  constructor(db: Database, beside?: SimulatorStage) {
    this.clock = beside?.clock ?? new FakeClock()
    this.accountId = beside?.accountId ?? newId()
    this.payments = new SimulatedPayments({
      db,
      clock: this.clock,
      newId: createIds(this.clock),
      log: silentLog,
      key: stageKey,
      notify: (accountId, body, headers) => this.#receive({ accountId, body, headers }),
    })
    this.provider = new SimulatedProvider(this.accountId, this.payments)
  }

  async stop(): Promise<void> {
    this.release()
    await this.payments.stop()
  }

  /** Notifications that wait for an answer. */
  get hung(): number {
    return this.#hung.length
  }

  release(): void {
    this.isHung = false
    for (const go of this.#hung.splice(0)) go()
  }

  /** Returns the charge after its creation. */
  async charge(more: Parameters<typeof newCharge>[0] = {}): Promise<ProviderCharge> {
    return chargeOf(await this.provider.charge(newCharge(more)))
  }

  async fetch(reference: string): Promise<ProviderCharge> {
    return chargeOf(await this.provider.fetch(reference))
  }

  async refund(reference: string, amount: number): Promise<ProviderCharge> {
    return chargeOf(await this.provider.refund(this.refundRequest(reference, amount)))
  }

  refundRequest(reference: string, amount: number): RefundRequest {
    const [key, refundSid] = [`${toSid("payment", newId())}-2`, toSid("refund", newId())]
    return { key, reference, amount, currency: "EUR", refundSid, reason: null }
  }

  pass(ms: number): void {
    this.clock.advance(ms)
  }

  /** Waits until exactly this many signed notifications arrived. */
  async notifications(count: number): Promise<Notification[]> {
    await this.until(() => this.notified.length >= count, 50)
    const read = await Promise.all(
      this.notified.map(({ body, headers }) => this.provider.readNotification(body, headers)),
    )
    assert(read.length === count, `There are ${count} notifications, not ${read.length}.`)
    return read.map((each) => each ?? fail("It is signed."))
  }

  /**
   * Moves the clock by `stepMs` again and again until the condition holds. It stands still during a round, so
   * that a slow store does not end the lease of notifications that are being sent.
   */
  async until(holds: () => boolean, stepMs: number): Promise<void> {
    const elapsedMs = stopwatch()
    while (!holds()) {
      assert(elapsedMs() < patienceMs, `It holds within ${patienceMs} ms: ${String(holds)}`)
      if (this.clock.untilNext() !== undefined) this.pass(stepMs)
      await turn()
    }
  }

  /** Waits until the due rounds have ended. */
  async idle(): Promise<void> {
    await this.payments.stop()
  }

  async #receive(notified: Notified): Promise<void> {
    if (this.isHung) await new Promise<void>((resolve) => this.#hung.push(resolve))
    if (this.refusals-- > 0) {
      this.refused++
      throw new Error("The intake is away.")
    }
    this.notified.push(notified)
  }
}

export function chargeOf(outcome: ProviderOutcome): ProviderCharge {
  assert(outcome.kind === "known", `The outcome is known, not ${JSON.stringify(outcome)}`)
  return outcome.charge
}
