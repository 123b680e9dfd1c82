import type { Refused, SubmitOutcome } from "#carriers/carrier.ts"
import { messageErrorCodes, type MessageErrorCode } from "#carriers/error-codes.ts"
import { errorOf } from "./homeserver.ts"
import type { HomeserverAnswer } from "./homeserver.ts"

/** By the word of the error (Matrix specification, client-server API 5.5). */
const codes: Readonly<Record<string, MessageErrorCode>> = {
  M_TOO_LARGE: "message_invalid",
  M_BAD_JSON: "message_invalid",
  M_INVALID_PARAM: "invalid_recipient",
  M_USER_DEACTIVATED: "unknown_user",
  M_FORBIDDEN: "blocked_by_recipient",
  M_EXCLUSIVE: "sender_not_permitted",
}

/** What an answer means for its message that is no success. */
export function refusedByHomeserver(answer: HomeserverAnswer): SubmitOutcome {
  if (answer.kind === "failure")
    return answer.isSent
      ? { kind: "unknown", reason: `The request was sent. ${answer.failure.reason}` }
      : { ...forNow("carrier_unavailable"), reason: "The homeserver cannot be reached at this moment." }
  const { status, body } = answer
  const error = errorOf(body)
  if (status === 429 || error === "M_LIMIT_EXCEEDED") {
    const wait = body["retry_after_ms"]
    return {
      ...forNow("throttled"),
      ...(typeof wait === "number" && wait > 0 ? { retryAfterMs: Math.min(wait, 60_000) } : {}),
    }
  }
  // Its own trouble, or tokens that it does not know: another message would fare no better.
  if (status >= 500 || status === 401) return forNow("carrier_unavailable")
  const code = codes[error] ?? "carrier_rejected"
  return { kind: "refused", isPermanent: true, code, reason: messageErrorCodes[code] }
}

function forNow(code: MessageErrorCode): Refused {
  return { kind: "refused", isPermanent: false, code, reason: messageErrorCodes[code] }
}
