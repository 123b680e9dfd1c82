import { pause, stopwatch, systemClock } from "#core/std/clock.ts"

/**
 * The only limit of what a test waits for. It has to hold for a machine that is ten times slower and does other
 * work, where a first start alone takes minutes. It only ends a test that would wait for ever.
 */
export const patienceMs = 600_000

const lookEveryMs = 20

/**
 * Looks until `look` gives something that is not undefined or false, and gives that. Rejects, naming `what`,
 * after `patienceMs`.
 */
export async function eventually<T>(
  what: string,
  look: () => T | undefined | false | Promise<T | undefined | false>,
): Promise<T> {
  const elapsed = stopwatch()
  for (;;) {
    const found = await look()
    if (found !== undefined && found !== false) return found
    if (elapsed() > patienceMs) throw new Error(`Within ${patienceMs / 1_000} s it did not come to this: ${what}.`)
    await pause(systemClock, lookEveryMs)
  }
}
