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

/** JSON, or null when there is nothing to say. */
export function writeDetail({ timing, extraHeaders, responseHeaders }: AttemptDetail): string | null {
  const stored: Stored = {}
  if (timing.dnsMs !== null) stored.d = timing.dnsMs
  if (timing.connectMs !== null) stored.c = timing.connectMs
  if (timing.tlsMs !== null) stored.t = timing.tlsMs
  if (timing.firstByteMs !== null) stored.b = timing.firstByteMs
  if (extraHeaders.length) stored.x = extraHeaders
  if (!isEmpty(responseHeaders)) stored.h = responseHeaders
  return isEmpty(stored) ? null : JSON.stringify(stored)
}

export function readDetail(text: string | null): AttemptDetail {
  const { d = null, c = null, t = null, b = null, x = [], h = {} } = JSON.parse(text ?? "{}") as Stored
  return { timing: { dnsMs: d, connectMs: c, tlsMs: t, firstByteMs: b }, extraHeaders: x, responseHeaders: h }
}

function isEmpty(object: object): boolean {
  for (const _key in object) return false
  return true
}
