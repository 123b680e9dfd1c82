import { hourMs } from "#std/durations.ts"

/** The beginning of the hour of a time, as UTC has them. */
export function hourOf(ms: number): number {
  return ms - (ms % hourMs)
}
