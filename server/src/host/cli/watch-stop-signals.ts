import { pause, type Clock } from "#core/std/clock.ts"

/**
 * One Ctrl-C in a terminal arrives up to three times: from the terminal itself, from npm, and from the
 * starter. Signals within this time after the first count as one.
 */
const sameWishMs = 1_000

/** The reason of a stop without a signal. No client waits for the drain of such a process. */
export const starterEnded = "the starter ended"

export interface StopSignals {
  /** Resolves with the name of the signal that stops this process, or when the starter of it has died. */
  asked: Promise<string>
  /** Resolves after this time, or with the next signal. */
  pause(delayMs: number): Promise<void>
}

/**
 * Watches the signals that stop this process. A signal during a pause skips the rest of it. Any other later
 * signal ends the process immediately; nothing that was acknowledged is lost.
 */
export function watchStopSignals(clock: Clock, exitNow: (code: number) => void): StopSignals {
  const asked = Promise.withResolvers<string>()
  let askedAt: number | undefined
  let pausing: AbortController | null = null
  const ask = (reason: string) => {
    askedAt ??= clock.elapsed()
    if (clock.elapsed() - askedAt <= sameWishMs) return asked.resolve(reason)
    if (!pausing) return exitNow(130)
    askedAt = clock.elapsed()
    pausing.abort()
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, ask)
  process.on("disconnect", () => ask(starterEnded))
  // The channel to the starter must not keep this process alive.
  process.channel?.unref()
  return {
    asked: asked.promise,
    async pause(delayMs) {
      if (delayMs === 0) return
      pausing = new AbortController()
      await pause(clock, delayMs, pausing.signal)
      pausing = null
    },
  }
}
