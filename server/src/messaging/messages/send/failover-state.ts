/** The history of a message across carriers. The message's job keeps it as its memo. */
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

const initial: FailoverState = { tried: [], excluded: [], throttledSince: null, hasPart: false }

/** Jobs of earlier versions call the excluded carriers `barred`. */
type Stored = Partial<FailoverState> & { barred?: readonly string[] }

export function readFailoverState(memo: string | null): FailoverState {
  if (memo === null) return initial
  const { barred = [], ...state } = JSON.parse(memo) as Stored
  return { ...initial, excluded: barred, ...state }
}

/** Null when there is nothing to remember. */
export function writeFailoverState(state: FailoverState): string | null {
  const { tried, excluded, throttledSince, hasPart } = state
  if (!tried.length && !excluded.length && throttledSince === null && !hasPart) return null
  return JSON.stringify(state)
}
