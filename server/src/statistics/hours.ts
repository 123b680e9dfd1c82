export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** The beginning of the hour of a time, as UTC has them. */
export function hourOf(ms: number): number {
  return ms - (ms % hourMs)
}
