import { createHmac } from "node:crypto"
import type { CallbackEvent, TwilioForm } from "#core/webhooks/build-request.ts"
import type { messageResource } from "#messaging/messages/message-resource.ts"
import { errorNumberOf, sidOf, version } from "./message-form.ts"

/** A status callback as Twilio sends it: each parameter once, and without an auth token no signature. */
export const statusCallbackForm: TwilioForm = ({ url, event, authToken }) => {
  const parameters = parametersOf(event)
  const signature = authToken === null ? "" : signatureOf(authToken, url, parameters)
  return { body: new URLSearchParams(parameters).toString(), signature }
}

/**
 * `X-Twilio-Signature`: HMAC-SHA1 over the exact URL, and the name and value of each parameter, sorted by
 * name.
 */
export function signatureOf(authToken: string, url: string, parameters: Readonly<Record<string, string>>): string {
  const signed = Object.keys(parameters)
    .toSorted()
    .reduce((text, name) => text + name + parameters[name], url)
  return createHmac("sha1", authToken).update(signed).digest("base64")
}

/** The status comes from the event, because a read message stays `delivered`. */
function parametersOf({ type, data }: CallbackEvent): Record<string, string> {
  const message = data as unknown as ReturnType<typeof messageResource>
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
