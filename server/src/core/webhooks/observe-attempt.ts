import type { Outcome } from "#core/outgoing/http-client.ts"
import { idTime } from "#core/std/ids.ts"
import type { Metrics } from "#core/std/metrics.ts"
import { triggerOf } from "./attempt-result.ts"
import type { HeldDelivery } from "./endpoint-lane.ts"

/**
 * Counts an attempt. The label of its outcome is of a closed set. `isFailing` is the endpoint's state before
 * the attempt. The lag and the latency are from the event to the first attempt and to the success. They do
 * not count for a delivery that a person sent again.
 */
export function observeAttempt(
  metrics: Metrics,
  held: HeldDelivery,
  outcome: Outcome,
  { startedAt, endedAt, isFailing }: { startedAt: number; endedAt: number; isFailing: boolean },
): void {
  const label = labelOf(outcome)
  metrics.attempts.inc({ outcome: label })
  metrics.attemptSeconds.observe((endedAt - startedAt) / 1_000)
  if (triggerOf(held) !== "schedule") return
  const ageSeconds = (at: number) => Math.max(at - idTime(held.delivery.id), 0) / 1_000
  if (held.delivery.attempts === 0)
    metrics.firstAttemptLagSeconds.observe({ state: isFailing ? "failing" : "healthy" }, ageSeconds(startedAt))
  if (label === "success") metrics.deliverySeconds.observe(ageSeconds(endedAt))
}

/** `success`, the class of the status, or the reason of the failure. */
function labelOf(outcome: Outcome): string {
  if (outcome.kind === "failure") return outcome.failure.kind
  const { status } = outcome
  return status >= 200 && status < 300 ? "success" : `${Math.trunc(status / 100)}xx`
}
