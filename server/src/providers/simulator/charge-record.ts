import type {
  Charge,
  ProviderCharge,
  ProviderDispute,
  ProviderRefund,
  ProviderTransaction,
} from "#providers/provider.ts"

/** What the simulator stores of a charge, as JSON. */
export interface ChargeRecord {
  accountId: string
  reference: string
  paymentSid: string
  /** Null when the customer chose on the page. */
  token: string | null
  captureMethod: Charge["captureMethod"]
  /** What was asked for; `amount` differs for `sim_amount_mismatch`. */
  requested: number
  state: ProviderCharge["state"]
  amount: number
  currency: string
  capturable: number
  captured: number
  hasPage: boolean
  /** The page declines whatever the customer does. */
  failsOnPage: boolean
  description: string | null
  returnUrl: string
  locale: string
  decline: ProviderCharge["decline"]
  refunds: (ProviderRefund & { key: string })[]
  disputes: ProviderDispute[]
  captures: { key: string; amount: number }[]
  /** What happens by itself. */
  due: DueStep[]
  /** Ids of notifications that are still to be sent, in the order in which they are. */
  unsent: string[]
  /** When they are sent, or tried again. */
  sendAt: number
  sendTries: number
  /** Notifications so far. */
  notifications: number
  createdAt: number
}

export interface DueStep {
  at: number
  act: "take" | "decline" | "expire" | "dispute" | "win" | "lose" | "complete_refund" | "fail_refund"
  /** Of the refund that it is about. */
  refund?: string
}

/** A movement before it has an id and a time. */
export type Movement = Pick<ProviderTransaction, "amount" | "fee" | "sourceReference"> & {
  type: "charge" | "refund" | "dispute" | "dispute_reversal"
}

/** When something happens to the charge next; null for never. */
export function chargeDueAt({ due, unsent, sendAt }: ChargeRecord): number | null {
  const times = [...due.map(({ at }) => at), ...(unsent.length ? [sendAt] : [])]
  return times.length ? Math.min(...times) : null
}

/** What the simulator answers about a charge. */
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

/** 2.9 % and 30 minor units of what was captured, rounded half up. */
export function feeOf(captured: number): number {
  return captured ? Math.floor((captured * 29 + 500) / 1_000) + 30 : 0
}

/** Relative to the installation. */
export function pagePathOf(reference: string): string {
  return `/pay/simulator/${encodeURIComponent(reference)}`
}

export function referenceOf(key: string): string {
  return `sim_${key}`
}
