/**
 * How long to wait before try number `tries + 1`: doubling from `firstMs` up to `mostMs`, and up to a fifth longer by chance,
 * never shorter, so that those who failed together do not come back together.
 */
export function backoffMs(
  tries: number,
  limits: { firstMs: number; mostMs: number },
  random: () => number = Math.random,
): number {
  const delayMs = Math.min(limits.firstMs * 2 ** Math.min(Math.max(tries, 0), 30), limits.mostMs)
  return Math.round(delayMs * (1 + random() * 0.2))
}
