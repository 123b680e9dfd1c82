/**
 * Returns the known name that a misspelt one means: the one with the smallest edit distance, or the first of
 * several. A change is an insertion, a deletion, a replacement, or a swap of two neighbours. Returns
 * undefined if no name needs fewer changes than a third of the letters, and none begins with the whole name.
 */
export function nearest(name: string, known: readonly string[]): string | undefined {
  const begun = known.find((candidate) => name.length >= beginningMin && candidate.startsWith(name))
  let best = begun
  let bestDistance = Math.max(1, Math.floor(Math.min(name.length, nameMax) / 3)) + (begun === undefined ? 1 : 0)
  for (const candidate of known) {
    const distance = editDistance(name.slice(0, nameMax), candidate)
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance]
  }
  return best
}

/** A shorter beginning fits too many names. */
const beginningMin = 3
/** Known names are shorter. The cost grows with the length of the name, which a client chooses. */
const nameMax = 40

/** The optimal string alignment distance. */
function editDistance(left: string, right: string): number {
  let before: number[] = []
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let i = 1; i <= left.length; i++) {
    const next = [i]
    for (let j = 1; j <= right.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1)
      const isSwap = j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]
      const swapped = isSwap ? (before[j - 2] ?? 0) + 1 : Infinity
      next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    before = row
    row = next
  }
  return row[right.length] ?? Infinity
}
