const rememberedMax = 1_000
const remembered = new Map<number, string>()

/** ISO 8601 in UTC with milliseconds and `Z`. A batch has few different times and writes each many times, so some are kept. */
export function isoTime(ms: number): string {
  const known = remembered.get(ms)
  if (known !== undefined) return known
  if (remembered.size >= rememberedMax) remembered.clear()
  const text = new Date(ms).toISOString()
  remembered.set(ms, text)
  return text
}

/** The last millisecond of the year 9999: a later year has more than four digits, which PostgreSQL does not read. */
export const isoTimeMax = 253_402_300_799_999
