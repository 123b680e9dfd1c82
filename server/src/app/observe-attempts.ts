import type { Metrics } from "#std/metrics.ts"
import type { AttemptTally } from "#statistics/attempt-tally.ts"
import type { ObservedAttempt } from "#webhooks/observed-attempt.ts"

/** Counts attempts to deliver events, for the metrics and for the accounts. */
export function observeAttempts(metrics: Metrics, tally: AttemptTally) {
  return ({ outcome, durationMs, latencyMs, ...attempt }: ObservedAttempt): void => {
    tally.count({ ...attempt, isSuccess: outcome === "success" })
    metrics.attempts.inc({ outcome })
    metrics.attemptSeconds.observe(durationMs / 1_000)
    if (latencyMs !== null) metrics.deliverySeconds.observe(latencyMs / 1_000)
  }
}
