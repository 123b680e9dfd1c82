import { createHmac } from "node:crypto"
import type { CallbackEvent, TwilioForm } from "#core/webhooks/build-request.ts"
import type { ReplyRequest } from "#messaging/messages/inbound/reply-request.ts"
import type { messageResource } from "#messaging/messages/message-resource.ts"
import { errorNumberOf, sidOf, version } from "./message-form.ts"

type Resource = ReturnType<typeof messageResource>
type Parameters = Readonly<Record<string, string>>

/**
 * Writes callbacks as Twilio sends them: status callbacks, and the requests for replies. Each parameter is
 * sent once, and without an auth token there is no signature. `baseUrl` is for the URLs of media.
 */
export function twilioCallbackForm({ baseUrl }: { baseUrl: () => string }): TwilioForm {
  return ({ event, authToken }) => {
    const message = event.data as unknown as Resource & { reply_request?: ReplyRequest }
    const { reply_request: request } = message
    const parameters = request ? replyParameters(message, request, baseUrl()) : statusParameters(event.type, message)
    const encoded = new URLSearchParams(parameters).toString()
    const url = requestedUrl(request ? request.url : String(message.status_callback))
    const method = request?.method ?? "POST"
    // With GET, the parameters are a part of the signed URL.
    const signed = method === "GET" ? [withQuery(url, encoded), {}] as const : [url, parameters] as const // oxfmt-ignore
    const signature = authToken === null ? "" : signatureOf(authToken, ...signed)
    return { method, url, parameters: encoded, signature }
  }
}

/** The URL as the client requests it, so that the receiver verifies the same one. It has no fragment. */
function requestedUrl(text: string): string {
  const { origin, pathname, search } = new URL(text)
  return origin + pathname + search
}

function withQuery(url: string, query: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}${query}`
}

/**
 * `X-Twilio-Signature`: HMAC-SHA1 over the exact URL, and the name and value of each parameter, sorted by
 * name.
 */
export function signatureOf(authToken: string, url: string, parameters: Parameters): string {
  const signed = Object.keys(parameters)
    .toSorted()
    .reduce((text, name) => text + name + parameters[name], url)
  return createHmac("sha1", authToken).update(signed).digest("base64")
}

/** The status comes from the event, because a read message stays `delivered`. */
function statusParameters(type: CallbackEvent["type"], message: Resource): Parameters {
  const sid = sidOf(message)
  const status = message.error_code === "canceled" ? "canceled" : type.slice(type.indexOf(".") + 1)
  const error = errorNumberOf(message)
  return {
    AccountSid: message.account_sid,
    ApiVersion: version,
    ...(error !== null && { ErrorCode: String(error) }),
    From: message.from,
    MessageSid: sid,
    MessageStatus: status,
    ...(message.messaging_service_sid !== null && { MessagingServiceSid: message.messaging_service_sid }),
    SmsSid: sid,
    SmsStatus: status,
    To: message.to,
  }
}

function replyParameters(message: Resource, request: ReplyRequest, baseUrl: string): Parameters {
  const sid = sidOf(message)
  const folder = `${baseUrl}/${version}/Accounts/${message.account_sid}/Messages/${sid}/Media`
  const { error, media, opt_out_type: optOutType } = request
  const files = media.flatMap((file, index) => [
    [`MediaContentType${index}`, file.content_type],
    [`MediaUrl${index}`, `${folder}/${file.sid}`],
  ])
  return {
    AccountSid: message.account_sid,
    ApiVersion: version,
    Body: message.body,
    ...(error && { ErrorCode: String(error.code), ErrorUrl: error.url }),
    From: message.from,
    ...(Object.fromEntries(files) as Parameters),
    MessageSid: sid,
    ...(message.messaging_service_sid !== null && { MessagingServiceSid: message.messaging_service_sid }),
    NumMedia: String(message.num_media),
    NumSegments: String(message.num_segments),
    ...(optOutType && { OptOutType: optOutType }),
    SmsMessageSid: sid,
    SmsSid: sid,
    SmsStatus: "received",
    To: message.to,
  }
}
