import { hourMs } from "#core/std/durations.ts"

/** Returns the beginning of the UTC hour of a time. */
export function hourOf(ms: number): number {
  return ms - (ms % hourMs)
}
