import type {
  AmountFault,
  Capture,
  Charge,
  FindRequest,
  Notification,
  ProviderOperation,
  PaymentProvider,
  ProviderOutcome,
  RefundRequest,
  TransactionPage,
} from "#payments/providers/provider.ts"
import { pause, type Clock } from "#core/std/clock.ts"

/** What the network between a process and its provider does, for all processes. */
export interface FaultyNetwork {
  clock: Clock
  random: () => number
  /** How likely a request, or its answer, is disturbed. */
  troubleChance: number
  /** Requests on their way, also those whose process is dead. */
  underWay: number
  note(about: string, happening: string): void
}

const timeoutMs = 20_000
/**
 * Of a request that arrives after its sender gave it up: less than a charge that is not found is waited for.
 */
const lateMs = 30_000

/**
 * An adapter whose requests and answers get lost, come late, or overtake each other. What the provider took,
 * it took, whatever the process hears. Outcomes are those that the adapters of real providers give in these
 * cases.
 */
export class FaultyProvider implements PaymentProvider {
  readonly kind
  readonly abilities
  readonly isLive
  readonly #inner: PaymentProvider
  readonly #network: FaultyNetwork

  constructor(inner: PaymentProvider, network: FaultyNetwork) {
    this.kind = inner.kind
    this.abilities = inner.abilities
    this.isLive = inner.isLive
    this.#inner = inner
    this.#network = network
  }

  amountFault(amount: number, currency: string): AmountFault | null {
    return this.#inner.amountFault(amount, currency)
  }

  async charge(charge: Charge): Promise<ProviderOutcome> {
    // Only a charge may go elsewhere when the provider is too busy for it.
    if (this.#network.random() < this.#network.troubleChance / 10) return tooBusy
    return await this.#send("charge", charge.key, () => this.#inner.charge(charge))
  }

  capture(capture: Capture): Promise<ProviderOutcome> {
    return this.#send("capture", capture.key, () => this.#inner.capture(capture))
  }

  cancel(operation: ProviderOperation): Promise<ProviderOutcome> {
    return this.#send("cancel", operation.key, () => this.#inner.cancel(operation))
  }

  refund(refund: RefundRequest): Promise<ProviderOutcome> {
    return this.#send("refund", refund.key, () => this.#inner.refund(refund))
  }

  fetch(reference: string): Promise<ProviderOutcome> {
    return this.#send("fetch", reference, () => this.#inner.fetch(reference))
  }

  find(charge: FindRequest): Promise<ProviderOutcome> {
    return this.#send("find", charge.key, () => this.#inner.find(charge))
  }

  admitsNotification(headers: Readonly<Record<string, string>>): boolean {
    return this.#inner.admitsNotification(headers)
  }

  readNotification(body: Uint8Array, headers: Readonly<Record<string, string>>): Promise<Notification | null> {
    return this.#inner.readNotification(body, headers)
  }

  async listTransactions(since: number, cursor: string | null): Promise<TransactionPage> {
    if (this.#network.random() < this.#network.troubleChance) throw new Error("The provider did not answer.")
    return await this.#inner.listTransactions(since, cursor)
  }

  async #send(kind: string, about: string, ask: () => Promise<ProviderOutcome>): Promise<ProviderOutcome> {
    const network = this.#network
    network.note(about, `${kind} sent`)
    const outcome = await this.#carry(async () => {
      const answer = await ask()
      network.note(about, `${kind} arrived: ${inShort(answer)}`)
      return answer
    })
    network.note(about, `${kind} heard: ${inShort(outcome)}`)
    return outcome
  }

  async #carry(ask: () => Promise<ProviderOutcome>): Promise<ProviderOutcome> {
    const { clock, random, troubleChance } = this.#network
    const chance = random() / troubleChance
    if (chance >= 1) return await this.#travel(0, ask)
    if (chance < 0.1) return { kind: "not_sent", detail: "The connection was refused." }
    if (chance < 0.2) return { kind: "unknown", detail: "The provider answered 500, and did nothing." }
    if (chance < 0.3) return await this.#travel(0, ask).then(() => noAnswer)
    if (chance < 0.5) return await this.#travel(0, ask).then(() => this.#afterTimeout())
    if (chance < 0.65) return await this.#afterTimeout()
    if (chance < 0.85) {
      void this.#travel(timeoutMs + Math.floor(random() * (lateMs - timeoutMs)), ask)
      return await this.#afterTimeout()
    }
    // An answer that another one overtakes.
    const outcome = await this.#travel(0, ask)
    await pause(clock, Math.floor(random() * 5_000))
    return outcome
  }

  async #afterTimeout(): Promise<ProviderOutcome> {
    await pause(this.#network.clock, timeoutMs)
    return noAnswer
  }

  async #travel(delayMs: number, ask: () => Promise<ProviderOutcome>): Promise<ProviderOutcome> {
    const network = this.#network
    network.underWay++
    try {
      if (delayMs) await pause(network.clock, delayMs)
      return await ask()
    } finally {
      network.underWay--
    }
  }
}

function inShort(outcome: ProviderOutcome): string {
  if (outcome.kind !== "known") return `${outcome.kind}, ${outcome.detail}`
  const { state, captured, capturable, refunds, disputes } = outcome.charge
  return `${state}, captured ${captured} of ${captured + capturable}, ${refunds.length} refunds, ${disputes.length} disputes`
}

const noAnswer: ProviderOutcome = { kind: "unknown", detail: "The provider did not answer." }

const tooBusy: ProviderOutcome = {
  kind: "refused",
  decline: { reason: "provider_unavailable", providerCode: "rate_limit" },
  isOfProvider: true,
  detail: "The provider has too much to do.",
}
