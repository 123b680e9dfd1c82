import type { Clock } from "#std/clock.ts"

/**
 * Ctrl-C in a terminal comes up to three times: from the terminal itself, from npm, and from the starter. What comes within
 * this time after the first is the same wish.
 */
const sameWishMs = 1_000

/**
 * Resolves with the name of the signal that asks this process to stop, or when the starter that it belongs to has died.
 * A further signal after that ends the process at once: nothing that was acknowledged is lost by it.
 */
export function stopAsked(clock: Clock, exitNow: (code: number) => void): Promise<string> {
  return new Promise((resolve) => {
    let askedAt: number | undefined
    const ask = (reason: string) => {
      askedAt ??= clock.now()
      if (clock.now() - askedAt > sameWishMs) exitNow(130)
      resolve(reason)
    }
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, ask)
    process.on("disconnect", () => ask("the starter ended"))
    // The channel to the starter is only watched; it shall not keep this process alive.
    process.channel?.unref()
  })
}
