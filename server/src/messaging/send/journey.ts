/** The history of a message between carriers, which its job keeps while there is one. */
export interface Journey {
  /** Carriers that refused it in this round. */
  tried: readonly string[]
  /** Carriers that refused it permanently. */
  barred: readonly string[]
  /** When its present carrier first throttled it. */
  throttledSince: number | null
  /** A carrier has, or may have, parts of it. */
  hasPart: boolean
}

const straight: Journey = { tried: [], barred: [], throttledSince: null, hasPart: false }

export function readJourney(memo: string | null): Journey {
  return memo === null ? straight : { ...straight, ...(JSON.parse(memo) as Partial<Journey>) }
}

/** Null when there is nothing to remember. */
export function writeJourney(journey: Journey): string | null {
  const { tried, barred, throttledSince, hasPart } = journey
  if (!tried.length && !barred.length && throttledSince === null && !hasPart) return null
  return JSON.stringify(journey)
}
