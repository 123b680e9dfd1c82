import type { Submission } from "#messaging/carriers/carrier.ts"
import { nameOfSubmission } from "#messaging/carriers/submission-name.ts"
import { toSid } from "#core/std/ids.ts"
import type { HttpCarrierConfig } from "./config.ts"
import type { messageValues } from "./request-template.ts"
import type { TemplateValue } from "./template.ts"

type MessageValues = Record<(typeof messageValues)[number], TemplateValue>

/** Returns the values of a message for the templates of a carrier. */
export function valuesOf(
  submission: Submission,
  { encodings }: Pick<HttpCarrierConfig, "encodings">,
  now: number,
): MessageValues {
  const { to, from, body, encoding, segments, expiresAt, attempt, mediaUrls = [] } = submission
  const secondsLeft = expiresAt === null ? null : Math.max(Math.floor((expiresAt - now) / 1_000), 1)
  const [mediaUrl = null] = mediaUrls
  return {
    message_sid: toSid("message", submission.messageId),
    attempt,
    reference: nameOfSubmission(submission),
    to: plainAddress(to),
    from: plainAddress(from),
    to_digits: withoutPlus(plainAddress(to)),
    from_digits: withoutPlus(plainAddress(from)),
    body: body === "" && mediaUrls.length ? null : body,
    gsm7_body: encoding === "gsm7" ? body : null,
    ucs2_hex: encoding === "ucs2" ? Buffer.from(body, "utf16le").swap16().toString("hex") : null,
    encoding: encodings[encoding],
    segments,
    media_url: mediaUrl,
    media_urls: mediaUrls.length ? mediaUrls : null,
    validity_seconds: secondsLeft,
    validity_minutes: secondsLeft === null ? null : Math.ceil(secondsLeft / 60),
  }
}

/** Returns the address without the prefix of its channel, such as `whatsapp:`. */
function plainAddress(address: string): string {
  return address.slice(address.indexOf(":") + 1)
}

function withoutPlus(address: string): string {
  return address.startsWith("+") ? address.slice(1) : address
}
