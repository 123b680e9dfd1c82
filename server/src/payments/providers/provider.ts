import { minuteMs } from "#core/std/durations.ts"

/**
 * The interface to payment providers, as `messaging/carriers/carrier.ts` is the one to networks. An adapter
 * gets values and returns outcomes; it knows no payment and no table of ours. `conformance.ts` tests the
 * duties of an adapter.
 */

/**
 * A request to a provider to charge `amount` to a customer. All amounts are minor units of `currency`
 * (ISO 4217).
 */
export interface Charge {
  /**
   * Names this charge at the provider, derived from our sids: `PY…-1`. It is the idempotency key of a
   * provider that has them. It is also in the metadata, so that `find` finds a charge whose answer was lost.
   */
  key: string
  /** `PY…`. */
  paymentSid: string
  accountSid: string
  amount: number
  currency: string
  captureMethod: "automatic" | "manual"
  method: ChargeMethod
  description: string | null
  /** The caller's own reference. */
  reference: string | null
  /** The URL to which the customer returns from a page of the provider. */
  returnUrl: string
  /** The end of the time to pay, in milliseconds. */
  expiresAt: number | null
  /** The language of a page of the provider, BCP 47. */
  locale: string
}

/** The provider's token of a card or account, or a page of the provider on which the customer chooses. */
export type ChargeMethod = { kind: "token"; token: string } | { kind: "hosted" }

/**
 * A charge whose answer was lost. It has everything of the first request except the customer's token. A
 * provider without a search finds a charge by repeating the request under the same key, and the repetition
 * must be the same request.
 */
export type FindRequest = Omit<Charge, "method">

/** A request about an existing charge. `key` is as in `Charge`. */
export interface ProviderOperation {
  key: string
  /** The provider's reference of the charge. */
  reference: string
  /** Minor units. Of a capture and a refund. */
  amount: number
  currency: string
}

export interface Capture extends ProviderOperation {
  /** Whether the provider releases the rest. */
  isFinal: boolean
}

export interface RefundRequest extends ProviderOperation {
  /** `RF…`. */
  refundSid: string
  reason: RefundReason | null
}

export type RefundReason = "duplicate" | "fraudulent" | "requested_by_customer"

/**
 * The state of a charge after an exchange with its provider. `unknown` is an outcome: money may have
 * moved, and the charge has to be looked up. No adapter throws.
 */
export type ProviderOutcome =
  /** The current state. Answers such as "already captured" are this, and not `refused`. */
  | { kind: "known"; charge: ProviderCharge }
  /** The provider answered, and did nothing. `isOfProvider`: another provider could do it. */
  | { kind: "refused"; decline: Decline; isOfProvider: boolean; detail: string }
  /**
   * Nothing left this machine, or the provider did nothing because of too many requests (429). The same
   * request is sent again, not before `retryAfterMs`. `isBusy`: the provider answered with 429.
   */
  | { kind: "not_sent"; detail: string; retryAfterMs?: number | undefined; isBusy?: boolean }
  /** No answer, a fault of the provider, or an answer that is not what the provider documents. */
  | { kind: "unknown"; detail: string; retryAfterMs?: number | undefined }
  /** Only of `find` and `fetch`: the provider does not know the charge. */
  | { kind: "not_found"; detail: string }

export type ChargeState =
  /** The customer has to act, on a page of the provider or in their bank's app. */
  | "requires_action"
  /** The provider does not know the state yet. */
  | "processing"
  | "authorized"
  | "completed"
  | "failed"
  | "canceled"
  | "expired"

/**
 * A snapshot of one charge at its provider. Snapshots can arrive out of order. All amounts except
 * `capturable` only grow.
 */
export interface ProviderCharge {
  reference: string
  state: ChargeState
  amount: number
  currency: string
  /** Authorized and not captured yet. */
  capturable: number
  captured: number
  /**
   * The provider's fee so far, in `currency`; null while it is unknown, or for fees in another currency.
   */
  fee: number | null
  /**
   * The page on which the customer acts; null if there is nothing to do, or if it is our page. A path is
   * relative to the installation: the simulator's is `/pay/simulator/<reference>`. A URL of the provider is
   * one that people may see (`isShownUrl`).
   */
  actionUrl: string | null
  method: MethodDetails | null
  /** The latest refusal, including one after which the customer can try again. */
  decline: Decline | null
  refunds: readonly ProviderRefund[]
  disputes: readonly ProviderDispute[]
}

export interface MethodDetails {
  type: string
  brand: string | null
  last4: string | null
  expMonth: number | null
  expYear: number | null
}

/** The reasons that every provider's own codes are mapped to. */
export const declineReasons = [
  "insufficient_funds",
  "do_not_honor",
  "expired_card",
  "incorrect_cvc",
  "lost_or_stolen_card",
  "suspected_fraud",
  "authentication_failed",
  "invalid_payment_method",
  "currency_not_supported",
  "issuer_unavailable",
  "processing_error",
  "provider_unavailable",
  "not_received",
  "generic_decline",
] as const
export type DeclineReason = (typeof declineReasons)[number]

export interface Decline {
  reason: DeclineReason
  /** The provider's own code. */
  providerCode: string | null
}

export interface ProviderRefund {
  reference: string
  /** The `refundSid` of our request; null for a refund that was made at the provider. */
  refundSid: string | null
  amount: number
  state: "pending" | "completed" | "failed" | "canceled"
  failureReason: string | null
}

export type DisputeState = "warning" | "needs_response" | "under_review" | "won" | "lost" | "closed"

export interface ProviderDispute {
  reference: string
  amount: number
  state: DisputeState
  reason: string
  evidenceDueAt: number | null
  /** The provider has taken the amount back, temporarily or permanently. */
  isWithdrawn: boolean
}

/**
 * A notification with a valid signature. It is only a hint: Posthorn fetches the charge before it acts on it.
 */
export interface Notification {
  /** The provider's id of the notification, to recognize repetitions. */
  reference: string
  /** The charge of the notification; null without one. */
  chargeReference: string | null
  /** `paymentSid` of the charge, where the notification has it. */
  paymentSid: string | null
}

/** One movement in the provider's own books. */
export interface ProviderTransaction {
  reference: string
  type: "charge" | "refund" | "refund_reversal" | "dispute" | "dispute_reversal" | "fee" | "payout" | "adjustment"
  /** Signed minor units: positive is money to the account. Without `fee`. */
  amount: number
  /** The provider's fee: positive minor units. */
  fee: number
  currency: string
  /** The charge that it belongs to. */
  chargeReference: string | null
  /** The refund or dispute that it belongs to. */
  sourceReference: string | null
  at: number
}

export interface TransactionPage {
  transactions: readonly ProviderTransaction[]
  /** Null after the last one. */
  nextCursor: string | null
}

export interface ProviderAbilities {
  /** Whether the customer can pay on a page of the provider, or on ours. */
  hosted: boolean
  tokens: boolean
  manualCapture: boolean
  /** Whether it supports several captures of one authorization. */
  multipleCaptures: boolean
  partialRefunds: boolean
  listsTransactions: boolean
}

/**
 * The reason why a provider cannot charge this amount in this currency: a sentence for the caller, or null.
 * Checked before anything is stored.
 */
export type AmountFault = { kind: "currency" | "amount"; sentence: string }

export interface PaymentProvider {
  readonly kind: string
  readonly abilities: ProviderAbilities
  /** False for one that moves no real money. */
  readonly isLive: boolean
  /** Refuses amounts that the provider cannot represent exactly, or does not accept. */
  amountFault(amount: number, currency: string): AmountFault | null
  charge(charge: Charge): Promise<ProviderOutcome>
  capture(capture: Capture): Promise<ProviderOutcome>
  /** Releases an authorization, or ends the page of the provider. */
  cancel(operation: ProviderOperation): Promise<ProviderOutcome>
  refund(refund: RefundRequest): Promise<ProviderOutcome>
  /** Returns the current charge, by the provider's reference. */
  fetch(reference: string): Promise<ProviderOutcome>
  /** Returns the current charge, by our key, when its answer was lost. */
  find(charge: FindRequest): Promise<ProviderOutcome>
  /**
   * False if no body makes these headers a notification of the provider. Called before the body is read.
   * `headers` have lower-case names.
   */
  admitsNotification(headers: Readonly<Record<string, string>>): boolean
  /** Null for a notification that is not the provider's. The senders of a `network` share its turns. */
  readNotification(
    body: Uint8Array,
    headers: Readonly<Record<string, string>>,
    network?: string,
  ): Promise<Notification | null>
  /**
   * The provider's own books from `since` (milliseconds) on, the oldest first. This is the only function that
   * rejects: with an `Error` when the provider's answer differs from its documentation. Otherwise its books
   * would look empty.
   */
  listTransactions(since: number, cursor: string | null): Promise<TransactionPage>
}

/** The longest `Retry-After` of a provider that Posthorn obeys, so that a customer is not forgotten. */
export const retryAfterMsMax = 5 * minuteMs

/** The longest wait for an answer of a provider. */
export const providerTimeoutMs = 20_000
