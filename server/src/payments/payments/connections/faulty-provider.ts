import type { Notification, PaymentProvider, ProviderOutcome, TransactionPage } from "#payments/providers/provider.ts"

/**
 * Stands for an adapter that could not be created. It sends nothing, so a requested capture or refund waits.
 * The state of a charge stays unknown until the provider works again.
 */
export class FaultyProvider implements PaymentProvider {
  readonly kind: string
  readonly isLive = true
  readonly abilities = {
    hosted: false,
    tokens: false,
    manualCapture: false,
    multipleCaptures: false,
    partialRefunds: false,
    listsTransactions: false,
  }
  readonly #fault: string

  constructor(kind: string, fault: string) {
    this.kind = kind
    this.#fault = fault
  }

  amountFault(): null {
    return null
  }

  charge(): Promise<ProviderOutcome> {
    return this.#notSent()
  }

  capture(): Promise<ProviderOutcome> {
    return this.#notSent()
  }

  cancel(): Promise<ProviderOutcome> {
    return this.#notSent()
  }

  refund(): Promise<ProviderOutcome> {
    return this.#notSent()
  }

  fetch(): Promise<ProviderOutcome> {
    return Promise.resolve({ kind: "unknown", detail: this.#fault })
  }

  find(): Promise<ProviderOutcome> {
    return this.fetch()
  }

  /** The provider repeats a notification that was refused. */
  admitsNotification(): boolean {
    return false
  }

  readNotification(): Promise<Notification | null> {
    return Promise.resolve(null)
  }

  listTransactions(): Promise<TransactionPage> {
    return Promise.reject(new Error(this.#fault))
  }

  #notSent(): Promise<ProviderOutcome> {
    return Promise.resolve({ kind: "not_sent", detail: this.#fault })
  }
}
