import type { PaymentProvider } from "@posthorn/client"

export type Candidate = Pick<PaymentProvider, "sid" | "name" | "currencies" | "priority" | "status" | "created_at">

export interface Order {
  /** Null for every currency that no other entry names. */
  currency: string | null
  /** The providers in the order in which they are tried. */
  providers: readonly Candidate[]
}

/**
 * For each currency that a provider names, and for all others, the enabled providers in the order in which
 * they are tried.
 */
export function ordersOf(providers: readonly Candidate[]): readonly Order[] {
  const enabled = providers.filter(({ status }) => status === "enabled").toSorted(compare)
  const named = [...new Set(enabled.flatMap(({ currencies }) => currencies ?? []))].toSorted()
  return [...named, null].map((currency) => ({
    currency,
    providers: enabled.filter(({ currencies }) =>
      currency === null ? currencies === null : (currencies?.includes(currency) ?? true),
    ),
  }))
}

function compare(one: Candidate, other: Candidate): number {
  return one.priority - other.priority || Date.parse(one.created_at) - Date.parse(other.created_at)
}
