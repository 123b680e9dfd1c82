import type { Clock } from "./clock.ts"

/**
 * Returns a function that runs `act` at most once in `everyMs`, and never concurrently. Callers in between
 * share the result or the failure of the last run. For work that any client can request, at the same cost for
 * each.
 */
export function shareResult<Result>(
  clock: Pick<Clock, "elapsed">,
  everyMs: number,
  act: () => Promise<Result>,
): () => Promise<Result> {
  let shared: Promise<Result> | null = null
  let endedAt: number | null = null
  return () => {
    if (shared && (endedAt === null || isWithin(clock.elapsed() - endedAt, everyMs))) return shared
    const run = act().finally(() => (endedAt = clock.elapsed()))
    endedAt = null
    return (shared = run)
  }
}

/** An old result does not stay valid when the clock was set back. */
function isWithin(agoMs: number, everyMs: number): boolean {
  return agoMs >= 0 && agoMs < everyMs
}
