import type { Health } from "#events/endpoint-health.ts"
import { warningHours } from "#events/warn-of-failing.ts"
import type { WarningHours } from "#events/warn-of-failing.ts"

const hourMs = 3_600_000

/** Standard Webhooks 1.0.0, "Deliverability and reliability": an endpoint that fails for days is disabled and its owner told. */
export const failingMs = 120 * hourMs
export const failuresMin = 20

/**
 * What follows from the record of an endpoint that has just failed: it is given up, its owner is warned, or nothing. It counts from
 * the first failure after the last success and not from that success, so that one to which nothing was sent for days does not count
 * as failing all that time. So of the failures that give it up, the first and the last are five days apart.
 */
export function consequenceOf(health: Health, now: number): "give_up" | WarningHours | null {
  const { first_failure_at: since, consecutive_failures: failures, warned_hours: warned } = health
  if (since === null) return null
  const failingFor = now - since
  if (failingFor >= failingMs && failures >= failuresMin) return "give_up"
  const due = warningHours.findLast((hours) => failingFor >= hours * hourMs)
  return due !== undefined && due > warned ? due : null
}
