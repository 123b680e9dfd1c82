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
  x?: readonly string[]
  h?: Readonly<Record<string, string>>
}

/** JSON, or null when there is nothing to say. Of nearly all it is the first byte's time alone, and then a bare number. */
export function writeDetail({ timing, extraHeaders, responseHeaders }: AttemptDetail): string | null {
  const isKept = timing.dnsMs === null && timing.connectMs === null && timing.tlsMs === null
  const isBare = isKept && !extraHeaders.length && isEmpty(responseHeaders)
  if (isBare) return timing.firstByteMs === null ? null : String(timing.firstByteMs)
  const stored: Stored = {}
  if (timing.dnsMs !== null) stored.d = timing.dnsMs
  if (timing.connectMs !== null) stored.c = timing.connectMs
  if (timing.tlsMs !== null) stored.t = timing.tlsMs
  if (timing.firstByteMs !== null) stored.b = timing.firstByteMs
  if (extraHeaders.length) stored.x = extraHeaders
  if (!isEmpty(responseHeaders)) stored.h = responseHeaders
  return JSON.stringify(stored)
}

export function readDetail(text: string | null): AttemptDetail {
  const read = JSON.parse(text ?? "{}") as Stored | number
  const { d = null, c = null, t = null, b = null, x = [], h = {} } = typeof read === "number" ? { b: read } : read
  return { timing: { dnsMs: d, connectMs: c, tlsMs: t, firstByteMs: b }, extraHeaders: x, responseHeaders: h }
}

function isEmpty(object: object): boolean {
  for (const _key in object) return false
  return true
}
