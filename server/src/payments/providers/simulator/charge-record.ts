import type {
  Charge,
  ProviderCharge,
  ProviderDispute,
  ProviderRefund,
  ProviderTransaction,
} from "#payments/providers/provider.ts"

/** A charge as the simulator stores it, as JSON. */
export interface ChargeRecord {
  accountId: string
  reference: string
  paymentSid: string
  /** Null when the customer chose on the page. */
  token: string | null
  captureMethod: Charge["captureMethod"]
  /** The requested amount. `amount` differs for `sim_amount_mismatch`. */
  requested: number
  state: ProviderCharge["state"]
  amount: number
  currency: string
  capturable: number
  captured: number
  hasPage: boolean
  /** The page declines every action of the customer. */
  failsOnPage: boolean
  description: string | null
  returnUrl: string
  locale: string
  decline: ProviderCharge["decline"]
  refunds: (ProviderRefund & { key: string })[]
  disputes: ProviderDispute[]
  captures: { key: string; amount: number }[]
  /** The steps that happen automatically. */
  due: DueStep[]
  /** Ids of notifications to send, in order. */
  unsent: string[]
  /** When they are sent or retried. */
  sendAt: number
  sendTries: number
  /** The number of notifications so far. */
  notifications: number
  createdAt: number
}

export interface DueStep {
  at: number
  act: "take" | "decline" | "expire" | "dispute" | "win" | "lose" | "complete_refund" | "fail_refund"
  /** The refund of the step. */
  refund?: string
}

/** A movement before it has an id and a time. */
export type Movement = Pick<ProviderTransaction, "amount" | "fee" | "sourceReference"> & {
  type: "charge" | "refund" | "dispute" | "dispute_reversal"
}

/** Returns when the charge next changes automatically. Null for never. */
export function chargeDueAt({ due, unsent, sendAt }: ChargeRecord): number | null {
  const times = [...due.map(({ at }) => at), ...(unsent.length ? [sendAt] : [])]
  return times.length ? Math.min(...times) : null
}

/** Returns the simulator's answer about a charge. */
export function simulatedSnapshotOf(record: ChargeRecord): ProviderCharge {
  const { reference, state, amount, currency, capturable, captured, decline, token } = record
  return {
    reference,
    state,
    amount,
    currency,
    capturable,
    captured,
    fee: feeOf(captured),
    actionUrl: state === "requires_action" ? pagePathOf(reference) : null,
    method: token ? { type: "card", brand: "simulator", last4: "4242", expMonth: 12, expYear: 2040 } : null,
    decline,
    refunds: record.refunds.map(({ key: _, ...refund }) => refund),
    disputes: record.disputes,
  }
}

/** 2.9 % and 30 minor units of the captured amount, rounded half up. */
export function feeOf(captured: number): number {
  return captured ? Math.floor((captured * 29 + 500) / 1_000) + 30 : 0
}

/** A path relative to the installation. */
export function pagePathOf(reference: string): string {
  return `/pay/simulator/${encodeURIComponent(reference)}`
}

export function referenceOf(key: string): string {
  return `sim_${key}`
}
