/** A living process that wants sessions of a carrier, and the number that it holds. */
export interface ShareState {
  processId: string
  held: number
}

export interface Division {
  /** The number of sessions that the carrier allows. */
  sessions: number
  /** The number of sessions without a holder. */
  free: number
  /** All processes that want sessions. */
  standings: readonly ShareState[]
}

/**
 * Returns how many sessions a process must release (above 0) or can claim (below 0). All processes get the
 * same number, and a remainder stays with its holder. So sessions move only when a process starts or ends,
 * and no more than necessary.
 */
export function surplusOf(processId: string, { sessions, free, standings }: Division): number {
  const own = standings.find((standing) => standing.processId === processId)
  if (!own) return 0
  const least = Math.floor(sessions / standings.length)
  const most = Math.ceil(sessions / standings.length)
  if (own.held > most) return own.held - most
  const wanted = standings.reduce((sum, { held }) => sum + Math.max(least - held, 0), 0)
  if (own.held < least) return -Math.min(least - own.held, free)
  if (own.held < most) {
    const extras = sessions - standings.length * least
    const isLeft = standings.filter(({ held }) => held > least).length < extras && free > wanted
    return isLeft ? -1 : 0
  }
  // A process releases a session for one that has less than the minimum, one at a time.
  const givers = standings.filter(({ held }) => held === most && most > least)
  const last = givers.toSorted((a, b) => (a.processId < b.processId ? -1 : 1)).at(-1)
  return wanted > free && last === own ? 1 : 0
}
