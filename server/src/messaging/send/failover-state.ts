/** The history of a message between carriers, which its job keeps while there is one. */
export interface FailoverState {
  /** Carriers that refused it in this round. */
  tried: readonly string[]
  /** Carriers that refused it permanently. */
  excluded: readonly string[]
  /** When its present carrier first throttled it. */
  throttledSince: number | null
  /** A carrier has, or may have, parts of it. */
  hasPart: boolean
}

const straight: FailoverState = { tried: [], excluded: [], throttledSince: null, hasPart: false }

export function readFailoverState(memo: string | null): FailoverState {
  return memo === null ? straight : { ...straight, ...(JSON.parse(memo) as Partial<FailoverState>) }
}

/** Null when there is nothing to remember. */
export function writeFailoverState(journey: FailoverState): string | null {
  const { tried, excluded: barred, throttledSince, hasPart } = journey
  if (!tried.length && !barred.length && throttledSince === null && !hasPart) return null
  return JSON.stringify(journey)
}
