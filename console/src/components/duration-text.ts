/** `640 ms`, `1.3 s`, `10 min` or `3 h`. */
export function durationText(ms: number): string {
  if (ms < 1_000) return `${ms} ms`
  const seconds = ms / 1_000
  if (seconds < 120) return `${seconds.toFixed(1)} s`
  return seconds < 7_200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`
}
