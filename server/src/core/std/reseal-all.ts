import { reseal, type SecretKeys } from "./secret-box.ts"

/** A sealed value in its place in the store. */
export interface SealedValue {
  /** The owner that the value was sealed for. */
  owner: string
  sealed: Uint8Array
  /** Describes the value for an operator; contains no secret. */
  name: string
  /**
   * Stores another value in its place, unless the value has changed since it was read. Returns whether it was
   * stored.
   */
  replace(sealed: Buffer): Promise<boolean>
}

export type SealedValues = () => AsyncIterable<SealedValue>

export interface ResealReport {
  /** The number of values that were sealed again under the first key. */
  resealed: number
  /** The names of the values that none of the keys opens. These values stay unchanged. */
  unopened: string[]
  /** Whether every value that opens is now sealed under the first key. */
  isDone: boolean
}

/**
 * A concurrent write can change a value just before it is replaced. Each pass finds the values that the
 * previous one missed.
 */
const looksMax = 10

/**
 * Seals every value of an older key again under the first key (docs/decisions/065). It can be interrupted at
 * any moment and repeated. Several runs, and servers that write, can work at the same time: a value is
 * replaced only while it is unchanged.
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
      const newValue = resealed(keys, value)
      if (newValue === "unopened") found.unopened.push(value.name)
      else if (newValue !== null) found[(await value.replace(newValue)) ? "resealed" : "missed"]++
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
