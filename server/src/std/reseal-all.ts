import { reseal } from "./secret-box.ts"
import type { SecretKeys } from "./secret-box.ts"

/** A sealed value where it is kept. */
export interface SealedValue {
  /** As it was sealed for. */
  owner: string
  sealed: Uint8Array
  /** For people: whose it is. Nothing secret. */
  name: string
  /** Puts another in its place, if it is still the one that was read. Gives whether it was. */
  replace(sealed: Buffer): Promise<boolean>
}

/** Everything that one room keeps sealed. */
export type SealedValues = () => AsyncIterable<SealedValue>

export interface ResealReport {
  /** Sealed anew under the first key. */
  resealed: number
  /** Names of what none of the keys opens; it is left as it is. */
  unopened: string[]
  /** Nothing that opens is left under another key than the first. */
  isDone: boolean
}

/** While others write, a value can move on just before it is replaced. Each look finds what the one before has missed. */
const looksMax = 10

/**
 * Seals under the first key whatever an older one sealed. It may be ended at any moment and run again, by several at once and beside
 * servers that write: a value is replaced only while it is the one that was opened.
 */
export async function resealAll(keys: SecretKeys, places: readonly SealedValues[]): Promise<ResealReport> {
  let resealed = 0
  for (let look = 1; ; look++) {
    const found = await lookOnce(keys, places)
    resealed += found.resealed
    const isDone = found.resealed + found.missed === 0
    if (isDone || look === looksMax) return { resealed, unopened: found.unopened, isDone }
  }
}

async function lookOnce(keys: SecretKeys, places: readonly SealedValues[]) {
  const found = { resealed: 0, missed: 0, unopened: [] as string[] }
  for (const values of places)
    for await (const value of values()) {
      const anew = resealed(keys, value)
      if (anew === "unopened") found.unopened.push(value.name)
      else if (anew !== null) found[(await value.replace(anew)) ? "resealed" : "missed"]++
    }
  return found
}

function resealed(keys: SecretKeys, { sealed, owner }: SealedValue): Buffer | null | "unopened" {
  try {
    return reseal(keys, sealed, owner)
  } catch {
    return "unopened"
  }
}
