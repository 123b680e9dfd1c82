import type { Clock } from "#std/clock.ts"

/**
 * One Ctrl-C in a terminal arrives up to three times: from the terminal itself, from npm, and from the
 * starter. Signals within this time after the first count as one.
 */
const sameWishMs = 1_000

/**
 * Resolves with the name of the signal that stops this process, or when the starter of this process has died.
 * A later signal ends the process immediately; nothing that was acknowledged is lost.
 */
export function waitForStopSignal(clock: Clock, exitNow: (code: number) => void): Promise<string> {
  return new Promise((resolve) => {
    let askedAt: number | undefined
    const ask = (reason: string) => {
      askedAt ??= clock.elapsed()
      if (clock.elapsed() - askedAt > sameWishMs) exitNow(130)
      resolve(reason)
    }
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, ask)
    process.on("disconnect", () => ask("the starter ended"))
    // The channel to the starter must not keep this process alive.
    process.channel?.unref()
  })
}
