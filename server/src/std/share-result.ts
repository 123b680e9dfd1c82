import type { Clock } from "./clock.ts"

/**
 * Makes `act` run at most once in `everyMs`, and never twice at the same time. Callers in between share the result of the last run, or
 * its failure. For what costs the same whoever asks, and may be asked by anybody.
 */
export function shareResult<Result>(clock: Clock, everyMs: number, act: () => Promise<Result>): () => Promise<Result> {
  let shared: Promise<Result> | null = null
  let endedAt: number | null = null
  return () => {
    if (shared && (endedAt === null || isWithin(clock.now() - endedAt, everyMs))) return shared
    const run = act().finally(() => (endedAt = clock.now()))
    endedAt = null
    return (shared = run)
  }
}

/** A clock that was set back does not keep an old result. */
function isWithin(agoMs: number, everyMs: number): boolean {
  return agoMs >= 0 && agoMs < everyMs
}
