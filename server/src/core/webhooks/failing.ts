import { hourMs } from "#core/std/durations.ts"
import type { Health } from "./endpoint-health.ts"
import { warningHours, type WarningHours } from "./warn-of-failing.ts"

/**
 * Standard Webhooks 1.0.0, "Deliverability and reliability": an endpoint that fails for days is disabled, and
 * its owner is notified.
 */
export const failingMs = 120 * hourMs
export const failuresMin = 20

/**
 * Returns whether to disable an endpoint that has just failed, to warn its owner, or to do nothing. The time
 * counts from the first failure after the last success. So an endpoint that received nothing for days was not
 * failing all that time. The first and the last failure before it is disabled are five days apart.
 */
export function failureActionOf(health: Health, now: number): "give_up" | WarningHours | null {
  const { first_failure_at: since, consecutive_failures: failures, warned_hours: warned } = health
  if (since === null) return null
  const failingFor = now - since
  if (failingFor >= failingMs && failures >= failuresMin) return "give_up"
  const due = warningHours.findLast((hours) => failingFor >= hours * hourMs)
  return due !== undefined && due > warned ? due : null
}
