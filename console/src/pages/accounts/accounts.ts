import type { OperatorAccount } from "@posthorn/client"
import { countOf } from "../../components/count-of.ts"

/** Counts the messages of the last day, and those that failed. */
export function trafficOf({ messages_last_day: counts }: OperatorAccount): { total: number; lost: number } {
  return { total: counts.queued + counts.received, lost: counts.failed + counts.undelivered }
}

export function accountsInWords(count: number): string {
  return count === 0 ? "none" : countOf(count, "account")
}
