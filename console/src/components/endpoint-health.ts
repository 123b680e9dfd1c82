import type { Webhook } from "@posthorn/client"
import * as strings from "./strings.ts"

export type Mood = "enabled" | "failing" | "paused" | "disabled"

const disabledReasons: Record<NonNullable<Webhook["disabled_reason"]>, string> = {
  gone: strings.healthGone,
  failing: strings.healthFailing,
  by_user: strings.healthDisabled,
}

/** The state of an endpoint in a word. */
export function moodOf({ status, consecutive_failures, circuit }: Webhook): Mood {
  if (status !== "enabled") return status
  return consecutive_failures > 0 || circuit.state !== "closed" ? "failing" : "enabled"
}

/** The most important fact about an endpoint's health; undefined for a healthy one. */
export function warningOf(webhook: Webhook): string | undefined {
  const { status, disabled_reason, circuit, paused_until, consecutive_failures: failures } = webhook
  if (status === "disabled") return disabledReasons[disabled_reason ?? "by_user"]
  if (status === "paused") return strings.healthPaused
  if (circuit.state === "open") return strings.healthOpen(failures)
  if (circuit.state === "half_open") return strings.healthHalfOpen(failures)
  return paused_until && Date.parse(paused_until) > Date.now() ? strings.healthRetryAfter : undefined
}

/**
 * The endpoint's description, or its host and path. The query is omitted because it may be long or secret.
 */
export function endpointName({ description, url }: Pick<Webhook, "description" | "url">): string {
  if (description || !URL.canParse(url)) return description || url
  const { host, pathname } = new URL(url)
  return host + pathname.replace(/\/$/, "")
}
