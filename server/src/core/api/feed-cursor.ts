import { decodeCursor, encodeCursor, isIdKey } from "#http/wire/page.ts"
import type { Position } from "#core/events/follow-events.ts"
import { slowMax, type SlowWriter } from "#core/events/slow-writers.ts"
import { isoTimeMax } from "#core/std/iso-time.ts"

const feed = "event_feed"

/** Encodes the position of a follower of events, for the feed and for streams. */
export function encodePosition({ after, snapshot, at, horizon }: Position): string {
  const slow = horizon.slow.flatMap(({ xid, since }) => [xid, since])
  return encodeCursor(feed, after, snapshot, [at, horizon.at, ...slow].join())
}

/** Returns null when the cursor is no position. Can throw `invalid_cursor`. */
export function decodePosition(cursor: string): Position | null {
  const [after = "", snapshot = "", numbers = ""] = decodeCursor(feed, cursor, 3) ?? []
  if (!isIdKey(after) || !isSnapshot(snapshot) || !/^\d{1,15}(?:,\d{1,15})*$/.test(numbers)) return null
  // Cursors from before the horizon existed have one number.
  const [at = 0, horizonAt = at, ...pairs] = numbers.split(",").map(Number)
  if ([at, horizonAt, ...pairs].some((number) => number > isoTimeMax)) return null
  const slow: SlowWriter[] = []
  for (let index = 0; index < pairs.length; index += 2)
    slow.push({ xid: pairs[index] ?? 0, since: pairs[index + 1] ?? 0 })
  return slow.length <= slowMax ? { after, snapshot, at, horizon: { at: horizonAt, slow } } : null
}

/**
 * Returns whether the text is a snapshot as PostgreSQL accepts it: `xmin:xmax:` and the ids of open
 * transactions between them, ascending.
 */
function isSnapshot(text: string): boolean {
  const [, xmin = "", xmax = "", underWay = ""] = /^([1-9]\d{0,14}):([1-9]\d{0,14}):([\d,]*)$/.exec(text) ?? []
  if (!xmin) return false
  const numbers = [Number(xmin) - 1, ...(underWay ? underWay.split(",").map(Number) : [])]
  const isGrowing = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))
  return isGrowing && Number(xmax) >= Number(xmin) && (numbers.at(-1) ?? 0) < Number(xmax)
}
