/** Milliseconds that do not overlap; null is a part that the attempt did not have. */
export interface AttemptTiming {
  dnsMs: number | null
  connectMs: number | null
  tlsMs: number | null
  firstByteMs: number | null
}

/** What stands of an attempt beside its outcome, for as long as its delivery. */
export interface AttemptDetail {
  timing: AttemptTiming
  /** A connection that was kept ended without an answer, so the request was sent once more at once. */
  isRepeated: boolean
  /** Names of the headers that were sent beside the usual ones. Their values are nobody's business. */
  extraHeaders: readonly string[]
  /** Of a success: the few that are kept. */
  responseHeaders: Readonly<Record<string, string>>
}

/** A hundred million of these may be stored, so keys have one letter and what is not there is left out. */
interface Stored {
  d?: number
  c?: number
  t?: number
  b?: number
  r?: 1
  x?: readonly string[]
  h?: Readonly<Record<string, string>>
}

/** JSON, or null when there is nothing to say. Of nearly all it is the first byte's time alone, and then a bare number. */
export function writeDetail({ timing, isRepeated, extraHeaders, responseHeaders }: AttemptDetail): string | null {
  const isKept = timing.dnsMs === null && timing.connectMs === null && timing.tlsMs === null
  const isBare = isKept && !isRepeated && !extraHeaders.length && isEmpty(responseHeaders)
  if (isBare) return timing.firstByteMs === null ? null : String(timing.firstByteMs)
  const stored: Stored = {}
  if (timing.dnsMs !== null) stored.d = timing.dnsMs
  if (timing.connectMs !== null) stored.c = timing.connectMs
  if (timing.tlsMs !== null) stored.t = timing.tlsMs
  if (timing.firstByteMs !== null) stored.b = timing.firstByteMs
  if (isRepeated) stored.r = 1
  if (extraHeaders.length) stored.x = extraHeaders
  if (!isEmpty(responseHeaders)) stored.h = responseHeaders
  return JSON.stringify(stored)
}

export function readDetail(text: string | null): AttemptDetail {
  const read = JSON.parse(text ?? "{}") as Stored | number
  const { d = null, c = null, t = null, b = null, r, x = [], h = {} } = typeof read === "number" ? { b: read } : read
  const timing = { dnsMs: d, connectMs: c, tlsMs: t, firstByteMs: b }
  return { timing, isRepeated: r === 1, extraHeaders: x, responseHeaders: h }
}

function isEmpty(object: object): boolean {
  for (const _key in object) return false
  return true
}
