import type { Difference } from "@posthorn/client"
import { formatAmount } from "../../money.ts"
import * as strings from "./strings.ts"

/** The difference in one sentence. */
export function differenceInWords({ kind, type }: Pick<Difference, "kind" | "type">): string {
  const noun = strings.differenceTypes[type]
  if (kind === "missing_in_ledger") return strings.missingInLedger(noun)
  return kind === "missing_at_provider" ? strings.missingAtProvider(noun) : strings.otherAmount(noun)
}

/** An amount of one side; a dash where that side has nothing. */
export function amountOf(minor: number | null, currency: string): string {
  return minor === null ? "–" : formatAmount(minor, currency)
}
