import { Overloaded } from "#core/std/batcher.ts"
import { currencies } from "#payments/ledger/currencies.ts"
import type {
  AmountFault,
  Capture,
  Charge,
  Notification,
  ProviderOperation,
  PaymentProvider,
  ProviderOutcome,
  RefundRequest,
  TransactionPage,
} from "#payments/providers/provider.ts"
import { referenceOf } from "./charge-record.ts"
import { refused, type SimulatedCharge } from "./simulated-charge.ts"
import type { SimulatedPayments } from "./simulated-payments.ts"
import { behaviourOf, simulatorTokens } from "./tokens.ts"

/** Eight digits, as at most providers. */
const amountMax = 99_999_999

/**
 * One account's adapter to the simulated payment provider. `SimulatedPayments` holds the charges of all
 * accounts. The `actionUrl` of a hosted charge or of one with a check of the bank is the path
 * `/pay/simulator/<reference>` of this installation.
 */
export class SimulatedProvider implements PaymentProvider {
  readonly kind = "simulator"
  readonly isLive = false
  readonly abilities = {
    hosted: true,
    tokens: true,
    manualCapture: true,
    multipleCaptures: true,
    partialRefunds: true,
    listsTransactions: true,
  }
  readonly #accountId: string
  readonly #payments: SimulatedPayments

  constructor(accountId: string, payments: SimulatedPayments) {
    this.#accountId = accountId
    this.#payments = payments
  }

  amountFault(amount: number, currency: string): AmountFault | null {
    if (!currencies.has(currency))
      return { kind: "currency", sentence: "The simulator supports currencies with a code of ISO 4217, such as EUR." }
    if (Number.isSafeInteger(amount) && amount >= 1 && amount <= amountMax) return null
    return { kind: "amount", sentence: `The simulator supports amounts from 1 to ${amountMax} minor units.` }
  }

  charge(charge: Charge): Promise<ProviderOutcome> {
    return attempt(() => this.#charge(charge))
  }

  capture(capture: Capture): Promise<ProviderOutcome> {
    return this.#change(capture, (charge) => charge.capture(capture))
  }

  cancel(operation: ProviderOperation): Promise<ProviderOutcome> {
    return this.#change(operation, (charge) => charge.cancel())
  }

  refund(refund: RefundRequest): Promise<ProviderOutcome> {
    return this.#change(refund, (charge) => charge.refund(refund))
  }

  fetch(reference: string): Promise<ProviderOutcome> {
    return attempt(async () => {
      const charge = await this.#payments.read(this.#accountId, reference)
      return charge?.known ?? { kind: "not_found", detail: "The simulator has no such charge." }
    })
  }

  find({ key }: Pick<Charge, "key">): Promise<ProviderOutcome> {
    return this.fetch(referenceOf(key))
  }

  admitsNotification(headers: Readonly<Record<string, string>>): boolean {
    return this.#payments.admitsNotification(headers)
  }

  readNotification(body: Uint8Array, headers: Readonly<Record<string, string>>): Promise<Notification | null> {
    return Promise.resolve(this.#payments.readNotification(this.#accountId, body, headers))
  }

  listTransactions(since: number, cursor: string | null): Promise<TransactionPage> {
    return this.#payments.listTransactions(this.#accountId, since, cursor)
  }

  async #charge(charge: Charge): Promise<ProviderOutcome> {
    const fault = this.amountFault(charge.amount, charge.currency)
    if (fault) return refused(`invalid_${fault.kind}`, fault.sentence)
    const behaviour = behaviourOf(charge)
    if (!behaviour) return unknownToken
    if (behaviour.kind === "lost") return lostAnswer
    const opened = await this.#payments.open(this.#accountId, charge, behaviour)
    if (opened) return opened.record.token === "sim_timeout" ? lostAnswer : opened.known
    const existing = await this.#payments.read(this.#accountId, referenceOf(charge.key))
    if (!existing) return lostAnswer
    return existing.isOf(charge)
      ? existing.known
      : refused("idempotency_key_reused", "The key was used for another charge.")
  }

  #change(
    { reference }: Pick<ProviderOperation, "reference">,
    act: (charge: SimulatedCharge) => ProviderOutcome,
  ): Promise<ProviderOutcome> {
    return attempt(async () => {
      const outcome = await this.#payments.change(this.#accountId, reference, act)
      return outcome ?? refused("no_such_charge", "The simulator has no such charge.")
    })
  }
}

const lostAnswer: ProviderOutcome = { kind: "unknown", detail: "The simulator did not respond in time." }

const unknownToken: ProviderOutcome = {
  kind: "refused",
  decline: { reason: "invalid_payment_method", providerCode: "unknown_token" },
  isOfProvider: false,
  detail: `The simulator knows these tokens: ${simulatorTokens.join(", ")}.`,
}

/** An adapter never throws. If the store fails, the provider counts as not answering. */
async function attempt(work: () => Promise<ProviderOutcome>): Promise<ProviderOutcome> {
  try {
    return await work()
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return { kind: error instanceof Overloaded ? "not_sent" : "unknown", detail }
  }
}
