import { pause, stopwatch, systemClock } from "#std/clock.ts"

const lookEveryMs = 20

/**
 * Looks until `look` gives something that is not undefined or false, and gives that. Rejects, naming `what`,
 * after `withinMs`.
 */
export async function eventually<T>(
  what: string,
  withinMs: number,
  look: () => T | undefined | false | Promise<T | undefined | false>,
): Promise<T> {
  const elapsed = stopwatch()
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== false) return found
    if (elapsed() > withinMs) throw new Error(`Within ${withinMs / 1_000} s it did not come to this: ${what}.`)
    await pause(systemClock, lookEveryMs)
  }
}
