import type { CarrierMedia } from "#messaging/carriers/carrier.ts"
import type { HttpClient, Outcome } from "#core/outgoing/http-client.ts"
import { isTemporary } from "#core/outgoing/failure.ts"
import { followRedirects } from "#core/outgoing/follow-redirects.ts"
import { Overloaded } from "#core/std/batcher.ts"
import { pause, type Clock } from "#core/std/clock.ts"

export interface WebhookMediaSource {
  outgoing: Pick<HttpClient, "request">
  clock: Clock
  /** Only for the origin of the carrier's API. Redirects lead to storage that must not receive them. */
  credentials: { origin: string; authorization: string } | null
}

/** The limit for one message. */
const mediaMax = 10
const mediaBytesMax = 5 * 1024 * 1024
/** Carriers wait for 10 s or more for the answer to a webhook (Bandwidth 10, Twilio 15). */
export const webhookMediaMs = 8_000
/**
 * Storage of a carrier can answer so until a new file has reached all of its machines. Amazon S3 answers 403
 * for a missing file. After these pauses, the file is gone.
 */
const missingStatuses: readonly number[] = [403, 404]
const missingPausesMs = [500, 1_000, 2_000]

/**
 * Fetches the media of an inbound message from the carrier's URLs. Omits media that is gone, too large or at
 * a forbidden address. A file that is missing at first is fetched again for some seconds. Rejects if media
 * may be available later, so that the carrier sends the message again.
 */
export async function fetchWebhookMedia(
  urls: readonly string[],
  source: WebhookMediaSource,
  deadlineMs: number,
): Promise<CarrierMedia[]> {
  const until = source.clock.elapsed() + deadlineMs
  const media: CarrierMedia[] = []
  let bytesLeft = mediaBytesMax
  for (const url of urls.slice(0, mediaMax)) {
    const one = await fetchOne(url, source, { bytesMax: bytesLeft, until })
    if (!one) continue
    bytesLeft -= one.content.byteLength
    media.push(one)
  }
  return media
}

interface Limits {
  bytesMax: number
  until: number
}

async function fetchOne(url: string, source: WebhookMediaSource, limits: Limits): Promise<CarrierMedia | null> {
  const { clock } = source
  for (const pauseMs of missingPausesMs) {
    const outcome = await fetchFrom(url, source, limits)
    const isMissing = outcome.kind === "response" && missingStatuses.includes(outcome.status)
    if (!isMissing || limits.until - clock.elapsed() <= pauseMs) return mediaOf(outcome)
    await pause(clock, pauseMs)
  }
  return mediaOf(await fetchFrom(url, source, limits))
}

function fetchFrom(
  first: string,
  { outgoing, clock, credentials }: WebhookMediaSource,
  { bytesMax, until }: Limits,
): Promise<Outcome> {
  return followRedirects(first, (url) => {
    const isOwn = credentials !== null && URL.parse(url)?.origin === credentials.origin
    const headers = ["accept-encoding", "identity", "user-agent", "Posthorn"]
    return outgoing.request({
      method: "GET",
      url,
      headers: isOwn ? [...headers, "authorization", credentials.authorization] : headers,
      deadlineMs: Math.max(until - clock.elapsed(), 1),
      responseBytesMax: bytesMax,
    })
  })
}

function mediaOf(outcome: Outcome): CarrierMedia | null {
  if (outcome.kind === "failure") {
    if (isTemporary(outcome.failure))
      throw new Overloaded(`The media of a message could not be fetched: ${outcome.failure.reason}`)
    return null
  }
  const { status, headers, body, isCut } = outcome
  if (status === 429 || status >= 500)
    throw new Overloaded(`The storage of a message's media responded with status ${status}.`)
  const type = headers["content-type"]
  if (status !== 200 || isCut || typeof type !== "string") return null
  return { contentType: (type.split(";", 1)[0] ?? "").trim().toLowerCase(), content: body }
}
