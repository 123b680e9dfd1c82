import { hash } from "node:crypto"
import { networkOf } from "#std/network-of.ts"
import type { CountedFailure } from "./failure-store.ts"

/** Where a guess comes from, and whose secret is guessed at. */
export type Guess =
  | { ip: string; email: string | null }
  /** By a browser that the member signed in with before, or by the session of a member. */
  | { known: string }

/** Of one address. */
const addressEveryMs = 6_000
/** An email is guessed at from many addresses, and a known browser may have been stolen. */
const personEveryMs = 30_000

/**
 * The keys under which a failed guess is counted. They are hashes, so the store holds no clear text of them.
 */
export function countedBy(guess: Guess): CountedFailure[] {
  if ("known" in guess) return [{ key: keyOf("known", guess.known), everyMs: personEveryMs }]
  const byAddress = { key: keyOf("address", networkOf(guess.ip)), everyMs: addressEveryMs }
  if (guess.email === null) return [byAddress]
  return [byAddress, { key: keyOf("email", guess.email), everyMs: personEveryMs }]
}

/** Spelt as the store spells a uuid. */
function keyOf(kind: string, value: string): string {
  return hash("sha256", `${kind} ${value}`).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5")
}
