import type { MessageErrorCode } from "#messaging/carriers/error-codes.ts"
import { permanentRefusal, temporaryRefusal } from "#messaging/carriers/refusals.ts"
import { unansweredRequest, unreachableReason, type FailedRequest } from "#messaging/carriers/requests/message-api.ts"
import { errorOf, type HomeserverAnswer } from "./homeserver.ts"

/** Codes by the error's name (Matrix specification, client-server API 5.5). */
const codes: Readonly<Record<string, MessageErrorCode>> = {
  M_TOO_LARGE: "message_invalid",
  M_BAD_JSON: "message_invalid",
  M_INVALID_PARAM: "invalid_recipient",
  M_USER_DEACTIVATED: "unknown_user",
  M_FORBIDDEN: "blocked_by_recipient",
  M_EXCLUSIVE: "sender_not_permitted",
}

/**
 * Returns the meaning of an answer that is not a success for its message. `hasPart`: an earlier event of the
 * message was sent.
 */
export function refusedByHomeserver(answer: HomeserverAnswer, { hasPart } = { hasPart: false }): FailedRequest {
  const part = hasPart ? { hasPart } : {}
  if (answer.kind === "failure") {
    const failed = unansweredRequest(answer)
    if (failed.kind !== "unknown") return { ...failed, ...part }
    return { kind: "unreachable", reason: homeserverFault(answer), outcome: failed }
  }
  const { status, body } = answer
  // Another server may have answered, with or without the homeserver behind it.
  if (status === 200) return { kind: "unknown", reason: "The response contains no event id." }
  const error = errorOf(body)
  if (status === 429 || error === "M_LIMIT_EXCEEDED") {
    const wait = body["retry_after_ms"]
    return {
      ...temporaryRefusal("throttled"),
      ...part,
      ...(typeof wait === "number" && wait > 0 ? { retryAfterMs: Math.min(wait, 60_000) } : {}),
    }
  }
  // The homeserver has a fault, or does not know the tokens. Every other message would fail in the same way.
  if (status >= 500 || status === 401) {
    const outcome = { ...temporaryRefusal("carrier_unavailable"), ...part }
    return { kind: "unreachable", reason: homeserverFault(answer), outcome }
  }
  return { ...permanentRefusal(codes[error] ?? "carrier_rejected"), ...part }
}

/** Describes the fault to the operator. */
export function homeserverFault(answer: HomeserverAnswer): string {
  if (answer.kind === "failure") return unreachableReason(answer.failure)
  if (answer.status === 401) return "The homeserver does not accept the token. Set the password to the as_token."
  return `The homeserver responded with ${answer.status} ${errorOf(answer.body)}.`
}
