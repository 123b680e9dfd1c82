import type { Difference } from "posthorn"
import { formatAmount } from "../../money.ts"

const types: Readonly<Record<Difference["type"], string>> = {
  charge: "charge",
  refund: "refund",
  dispute: "dispute",
  fee: "fee",
  payout: "payout",
  adjustment: "adjustment",
}

/** The difference in one sentence. */
export function differenceInWords({ kind, type }: Pick<Difference, "kind" | "type">): string {
  const what = types[type]
  if (kind === "missing_in_ledger") return `The provider lists a ${what} that is not in the ledger.`
  if (kind === "missing_at_provider") return `The ledger has a ${what} that the provider does not list.`
  return `The provider lists a ${what} with a different amount.`
}

/** An amount of one side; a dash where that side has nothing. */
export function amountOf(minor: number | null, currency: string): string {
  return minor === null ? "–" : formatAmount(minor, currency)
}

export const resolutionsInWords: Readonly<Record<NonNullable<Difference["resolution"]>, string>> = {
  booked: "Booked",
  ignored: "Ignored",
  matched_later: "Matched later",
}
