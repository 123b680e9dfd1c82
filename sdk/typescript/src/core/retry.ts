import type { Call } from "./call.ts"
import { ApiError, ConnectionError, TimeoutError } from "./errors.ts"

const delayMsFirst = 500
const delayMsMax = 8_000
/** The longest `Retry-After` that the client waits for. Beyond it the caller decides. */
const retryAfterMsMax = 60_000
/** Spreads clients with the same delay. */
const spreadMs = 250

const passing = [408, 500, 502, 503, 504]

/**
 * Returns how long to wait before the call is sent again after its `attempt`-th failure, counted from 1.
 * Undefined if it must not be repeated.
 */
export function retryDelayMs(
  failure: unknown,
  call: Call,
  attempt: number,
  random: () => number = Math.random,
): number | undefined {
  if (!maySendAgain(failure, call)) return undefined
  const asked = failure instanceof ApiError ? failure.retryAfterMs : null
  if (asked !== null) return asked > retryAfterMsMax ? undefined : asked + random() * spreadMs
  const delay = Math.min(delayMsMax, delayMsFirst * 2 ** (attempt - 1))
  return delay * (0.5 + random() / 2)
}

function maySendAgain(failure: unknown, call: Call): boolean {
  // A PATCH of the API sets values, so a repetition changes nothing more.
  const isHarmless = call.method !== "POST" || call.takesKey === true
  if (failure instanceof ConnectionError || failure instanceof TimeoutError) return isHarmless
  if (!(failure instanceof ApiError)) return false
  // The server refused the request before processing it. Wrong credentials stay wrong.
  if (failure.status === 429) return failure.code !== "too_many_failed_sign_ins"
  if (failure.code === "idempotency_in_progress") return true
  return isHarmless && passing.includes(failure.status)
}

/** Returns whether the request may have been performed although it failed. */
export function isInDoubt(failure: unknown): boolean {
  if (failure instanceof ConnectionError || failure instanceof TimeoutError) return true
  return failure instanceof ApiError && [500, 502, 504].includes(failure.status)
}
