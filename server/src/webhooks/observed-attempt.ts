import type { Outcome } from "#outgoing/exchange.ts"
import { idTime } from "#std/ids.ts"
import { askedBy } from "./attempt-result.ts"
import type { HeldDelivery } from "./endpoint-lane.ts"

/** An attempt, as the metrics count it. */
export interface ObservedAttempt {
  /** `success`, the class of the status, or the reason of the failure: a closed set. */
  outcome: string
  durationMs: number
  /** From the event to this success. Null for a failure, and for a delivery that a person sent again. */
  latencyMs: number | null
}

export function observedAttempt(
  held: HeldDelivery,
  outcome: Outcome,
  { startedAt, endedAt }: { startedAt: number; endedAt: number },
): ObservedAttempt {
  const label = labelOf(outcome)
  const isFromEvent = label === "success" && askedBy(held) === "schedule"
  const latencyMs = isFromEvent ? Math.max(endedAt - idTime(held.delivery.id), 0) : null
  return { outcome: label, durationMs: endedAt - startedAt, latencyMs }
}

function labelOf(outcome: Outcome): string {
  if (outcome.kind === "failure") return outcome.failure.kind
  const { status } = outcome
  return status >= 200 && status < 300 ? "success" : `${Math.trunc(status / 100)}xx`
}
