import type { Database } from "#db/database.ts"
import type { Charge, ProviderCharge, ProviderOutcome } from "#providers/provider.ts"
import { assert } from "#std/assert.ts"
import { FakeClock } from "#std/fake-clock.ts"
import { createIds, toSid } from "#std/ids.ts"
import { silentLog } from "#std/log.ts"
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

/** The simulator of one account, with a clock of its own. */
export class SimulatorStage {
  readonly clock = new FakeClock()
  readonly accountId = newId()
  readonly notified: Notified[] = []
  /** Notifications that are not taken before others are. */
  refusals = 0
  readonly payments: SimulatedPayments
  readonly provider: SimulatedProvider

  constructor(db: Database) {
    this.payments = new SimulatedPayments({
      db,
      clock: this.clock,
      newId: createIds(this.clock),
      log: silentLog,
      key: stageKey,
      notify: (accountId, body, headers) => {
        if (this.refusals-- > 0) return Promise.reject(new Error("The intake is away."))
        this.notified.push({ accountId, body, headers })
        return Promise.resolve()
      },
    })
    this.provider = new SimulatedProvider(this.accountId, this.payments)
  }

  /** The charge after it was made. */
  async charge(more: Parameters<typeof newCharge>[0] = {}): Promise<ProviderCharge> {
    return chargeOf(await this.provider.charge(newCharge(more)))
  }

  async fetch(reference: string): Promise<ProviderCharge> {
    return chargeOf(await this.provider.fetch(reference))
  }

  /** Moves the clock. */
  pass(ms: number): void {
    this.clock.advance(ms)
  }
}

export function chargeOf(outcome: ProviderOutcome): ProviderCharge {
  assert(outcome.kind === "known", `The outcome is known, not ${JSON.stringify(outcome)}`)
  return outcome.charge
}
