import { hash } from "node:crypto"
import { networkOf } from "#core/std/network-of.ts"
import type { CountedFailure } from "./failure-store.ts"

/** The origin of a guess, and the person whose secret is guessed. */
export type Guess =
  | { ip: string; email: string | null }
  /** A browser in which the member signed in before, or a session of the member. */
  | { known: string }

/** The time after which a failure from one address no longer counts. */
const addressEveryMs = 6_000
/**
 * The time after which a failure for one person no longer counts. It is longer, because guesses can come from
 * many addresses, and a known browser may be stolen.
 */
const personEveryMs = 30_000

/**
 * Returns the keys under which a failed guess is counted. They are hashes, so the store holds no clear text
 * of them.
 */
export function failureKeysOf(guess: Guess): CountedFailure[] {
  if ("known" in guess) return [{ key: keyOf("known", guess.known), everyMs: personEveryMs }]
  const byAddress = { key: keyOf("address", networkOf(guess.ip)), everyMs: addressEveryMs }
  if (guess.email === null) return [byAddress]
  return [byAddress, { key: keyOf("email", guess.email), everyMs: personEveryMs }]
}

/** Formatted as the store's uuid. */
function keyOf(kind: string, value: string): string {
  return hash("sha256", `${kind} ${value}`).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5")
}
