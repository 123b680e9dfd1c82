/**
 * The parts of an attempt in milliseconds, which do not overlap. Null is a part that the attempt did not
 * have.
 */
export interface AttemptTiming {
  dnsMs: number | null
  connectMs: number | null
  tlsMs: number | null
  firstByteMs: number | null
}

/** Details of an attempt in addition to its outcome. They are stored as long as its delivery. */
export interface AttemptDetail {
  timing: AttemptTiming
  /** A reused connection ended without an answer, so the request was sent once more at once. */
  isRepeated: boolean
  /** Names of the sent headers in addition to the usual ones. Their values are not stored. */
  extraHeaders: readonly string[]
  /** The request was a status callback in Twilio's form. Absent for all others. */
  isTwilioForm?: true
  /** The few headers of a success that are stored. */
  responseHeaders: Readonly<Record<string, string>>
}

/** A hundred million of these may be stored, so keys have one letter and absent values are left out. */
interface Stored {
  d?: number
  c?: number
  t?: number
  b?: number
  r?: 1
  x?: readonly string[]
  f?: 1
  h?: Readonly<Record<string, string>>
}

/**
 * Returns JSON, or null without any detail. Nearly always there is only the time to the first byte, which is
 * stored as a plain number.
 */
export function writeDetail({
  timing,
  isRepeated,
  extraHeaders,
  isTwilioForm,
  responseHeaders,
}: AttemptDetail): string | null {
  const isKept = timing.dnsMs === null && timing.connectMs === null && timing.tlsMs === null
  const isBare = isKept && !isRepeated && !extraHeaders.length && !isTwilioForm && isEmpty(responseHeaders)
  if (isBare) return timing.firstByteMs === null ? null : String(timing.firstByteMs)
  const stored: Stored = {}
  if (timing.dnsMs !== null) stored.d = timing.dnsMs
  if (timing.connectMs !== null) stored.c = timing.connectMs
  if (timing.tlsMs !== null) stored.t = timing.tlsMs
  if (timing.firstByteMs !== null) stored.b = timing.firstByteMs
  if (isRepeated) stored.r = 1
  if (extraHeaders.length) stored.x = extraHeaders
  if (isTwilioForm) stored.f = 1
  if (!isEmpty(responseHeaders)) stored.h = responseHeaders
  return JSON.stringify(stored)
}

export function readDetail(text: string | null): AttemptDetail {
  const read = JSON.parse(text ?? "{}") as Stored | number
  const { d = null, c = null, t = null, b = null, r, x = [], f, h = {} } = typeof read === "number" ? { b: read } : read
  const timing = { dnsMs: d, connectMs: c, tlsMs: t, firstByteMs: b }
  return { timing, isRepeated: r === 1, extraHeaders: x, ...(f && { isTwilioForm: true }), responseHeaders: h }
}

function isEmpty(object: object): boolean {
  for (const _key in object) return false
  return true
}
