import type { Outcome } from "#outgoing/exchange.ts"
import { idTime } from "#std/ids.ts"
import type { Metrics } from "#std/metrics.ts"
import { triggerOf } from "./attempt-result.ts"
import type { HeldDelivery } from "./endpoint-lane.ts"

/**
 * Counts an attempt. The label of its outcome is of a closed set. The latency is from the event to this
 * success, and does not count for a delivery that a person sent again.
 */
export function observeAttempt(
  metrics: Metrics,
  held: HeldDelivery,
  outcome: Outcome,
  { startedAt, endedAt }: { startedAt: number; endedAt: number },
): void {
  const label = labelOf(outcome)
  metrics.attempts.inc({ outcome: label })
  metrics.attemptSeconds.observe((endedAt - startedAt) / 1_000)
  if (label === "success" && triggerOf(held) === "schedule")
    metrics.deliverySeconds.observe(Math.max(endedAt - idTime(held.delivery.id), 0) / 1_000)
}

/** `success`, the class of the status, or the reason of the failure. */
function labelOf(outcome: Outcome): string {
  if (outcome.kind === "failure") return outcome.failure.kind
  const { status } = outcome
  return status >= 200 && status < 300 ? "success" : `${Math.trunc(status / 100)}xx`
}
