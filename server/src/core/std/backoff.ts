/**
 * Returns how many milliseconds to wait before try number `tries + 1`. The wait doubles from `firstMs` up to
 * `mostMs`. A random part of up to a fifth is added, so that callers that failed together do not retry
 * together.
 */
export function backoffMs(
  tries: number,
  limits: { firstMs: number; mostMs: number },
  random: () => number = Math.random,
): number {
  const delayMs = Math.min(limits.firstMs * 2 ** Math.min(Math.max(tries, 0), 30), limits.mostMs)
  return Math.round(delayMs * (1 + random() * 0.2))
}
