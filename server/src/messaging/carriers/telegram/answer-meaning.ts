import type { MessageErrorCode } from "#messaging/carriers/error-codes.ts"
import { permanentRefusal, temporaryRefusal } from "#messaging/carriers/refusals.ts"
import { unansweredRequest, type FailedRequest } from "#messaging/carriers/requests/message-api.ts"
import type { BotAnswer } from "./bot-api.ts"

export type BotFailure = Exclude<BotAnswer, { kind: "result" }>

/**
 * Meanings by the description, because only it distinguishes errors of one status. The first match counts.
 */
const meanings: readonly (readonly [RegExp, MessageErrorCode])[] = [
  [/bot was (?:blocked|kicked)|bot can't initiate|bot is not a member|have no rights|not enough rights/i, "blocked_by_recipient"],
  [/user is deactivated|chat not found|user not found|PEER_ID_INVALID|group chat was (?:upgraded|deleted|deactivated)/i, "unknown_user"],
  [/bots can't send messages to bots/i, "invalid_recipient"],
  [/message is too long|caption is too long|message text is empty/i, "message_invalid"],
  [/PHOTO_|IMAGE_PROCESS|wrong file|wrong type|can't parse inputmedia|VIDEO_|AUDIO_/i, "media_type_unsupported"],
  [/too large|too big/i, "media_too_large"],
] // oxfmt-ignore

/**
 * Returns the meaning of an answer for its message. The token can become valid again, so its refusal concerns
 * the bot and not the message. After any 5xx, Telegram may have the message.
 */
export function meaningOf(answer: BotFailure): FailedRequest {
  if (answer.kind === "failure") return unansweredRequest(answer)
  const { status } = answer
  if (answer.kind === "malformed" || status >= 500)
    return { kind: "unknown", reason: `Telegram responded with status ${status} and without a result.` }
  const { description, retryAfterMs } = answer
  if (status === 429)
    return { ...temporaryRefusal("throttled"), ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
  if (status === 401 || status === 404)
    return {
      ...temporaryRefusal("carrier_rejected", "Telegram does not accept the token of the bot."),
      blame: "carrier",
    }
  const usual = status === 413 ? "media_too_large" : status === 403 ? "blocked_by_recipient" : "carrier_rejected"
  return permanentRefusal(meanings.find(([pattern]) => pattern.test(description))?.[1] ?? usual)
}
