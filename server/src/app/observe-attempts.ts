import type { Metrics } from "#std/metrics.ts"
import type { ObservedAttempt } from "#webhooks/observed-attempt.ts"

/** Returns an observer that counts delivery attempts in the metrics. */
export function observeAttempts(metrics: Metrics) {
  return ({ outcome, durationMs, latencyMs }: ObservedAttempt): void => {
    metrics.attempts.inc({ outcome })
    metrics.attemptSeconds.observe(durationMs / 1_000)
    if (latencyMs !== null) metrics.deliverySeconds.observe(latencyMs / 1_000)
  }
}
