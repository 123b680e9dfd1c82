/** The rows that one page reads when its filter has no index (docs/decisions/022). */
export const lookedAtMax = 10_000

/** Returns how many rows to read: one more than the page shows, or the limit of a filtered page. */
export function rowsToRead(limit: number, isFiltered: boolean): number {
  return isFiltered ? lookedAtMax : limit + 1
}

/**
 * Returns one page of a list that is ordered by id. `rowsToRead` limited the rows. A filtered page can be
 * short or empty and still have a next one, below the id `nextBefore`.
 */
export function filteredPage<Row extends { id: string }, Entry extends { id: string }>(
  rows: readonly Row[],
  { limit, rowsMax, fits, read }: { limit: number; rowsMax: number; fits(row: Row): boolean; read(row: Row): Entry },
): { entries: Entry[]; nextBefore: string | null } {
  const fitting = rows.filter(fits)
  const entries = fitting.slice(0, limit).map(read)
  if (fitting.length > limit) return { entries, nextBefore: entries.at(-1)?.id ?? null }
  return { entries, nextBefore: rows.length < rowsMax ? null : (rows.at(-1)?.id ?? null) }
}
