const rememberedMax = 1_000
const remembered = new Map<number, string>()

/**
 * Returns the time as ISO 8601 in UTC, with milliseconds and `Z`. The results are cached, because a batch
 * writes each of its few times often. Null stays null.
 */
export function isoTime(ms: number): string
export function isoTime(ms: number | null): string | null
export function isoTime(ms: number | null): string | null {
  if (ms === null) return null
  const known = remembered.get(ms)
  if (known !== undefined) return known
  if (remembered.size >= rememberedMax) remembered.clear()
  const text = new Date(ms).toISOString()
  remembered.set(ms, text)
  return text
}

/** The last millisecond of the year 9999. PostgreSQL does not read a year of more than four digits. */
export const isoTimeMax = 253_402_300_799_999
