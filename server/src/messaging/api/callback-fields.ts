import { z } from "zod"
import type { CallbackForm } from "#core/endpoints/callback-endpoints.ts"
import { noted, text } from "#http/wire/schemas.ts"
import { callbackMethods, type CallbackSettings } from "#messaging/numbers/callback-settings.ts"
import type { MessageNeeds } from "./messages.ts"

const url = text(2000).nullable().optional()
const method = z.enum(callbackMethods)

const notes = {
  inbound_url:
    "The HTTPS URL that Posthorn requests for each inbound message. Its answer is the reply, as TwiML or as plain text. The request has the form and the signature of Twilio's.",
  inbound_method: "The method of the requests to `inbound_url`. Default: `POST`.",
  fallback_url:
    "The HTTPS URL that Posthorn requests when `inbound_url` fails. Without it, Posthorn retries `inbound_url`.",
  fallback_method: "The method of the requests to `fallback_url`. Default: `POST`.",
}

/** The URLs in the parameters of a number or a messaging service. Null removes a URL. */
export const callbackParameters = {
  inbound_url: noted(url, `${notes.inbound_url} Null removes it.`, "https://example.com/inbound"),
  inbound_method: noted(method.optional(), notes.inbound_method, "POST"),
  fallback_url: noted(url, `${notes.fallback_url} Null removes it.`, "https://example.com/fallback"),
  fallback_method: noted(method.optional(), notes.fallback_method, "POST"),
  status_callback: noted(
    url,
    "The `status_callback` of messages that set none. Null removes it.",
    "https://example.com/status",
  ),
}

/** The URLs in the resource of a number or a messaging service. */
export const callbackFields = {
  inbound_url: noted(z.string().nullable(), `${notes.inbound_url} Null without one.`, null),
  inbound_method: noted(method, "The method of the requests to `inbound_url`.", "POST"),
  fallback_url: noted(z.string().nullable(), `${notes.fallback_url} Null without one.`, null),
  fallback_method: noted(method, "The method of the requests to `fallback_url`.", "POST"),
  status_callback: noted(
    z.string().nullable(),
    "The `status_callback` of messages that set none. Null without one.",
    null,
  ),
}

type Given = { [Name in keyof typeof callbackParameters]?: z.infer<(typeof callbackParameters)[Name]> | undefined }

/**
 * Checks each URL as the URL of a webhook, and returns the given settings. `form` is the form of status
 * callbacks. Refuses with `EndpointRefusal`.
 */
export async function readCallbackParameters(
  { intake }: Pick<MessageNeeds, "intake">,
  accountId: string,
  given: Given,
  form: CallbackForm,
): Promise<Partial<CallbackSettings>> {
  const forms = { inbound_url: "twilio", fallback_url: "twilio", status_callback: form } as const
  for (const param of ["inbound_url", "fallback_url", "status_callback"] as const) {
    const asked = given[param]
    if (asked != null) await intake.checkCallback(accountId, { url: asked, form: forms[param], param })
  }
  const { status_callback: statusCallback } = given
  return {
    ...(given.inbound_url === undefined ? {} : { inboundUrl: given.inbound_url }),
    ...(given.inbound_method === undefined ? {} : { inboundMethod: given.inbound_method }),
    ...(given.fallback_url === undefined ? {} : { fallbackUrl: given.fallback_url }),
    ...(given.fallback_method === undefined ? {} : { fallbackMethod: given.fallback_method }),
    ...(statusCallback === undefined
      ? {}
      : { statusCallback: statusCallback === null ? null : { url: statusCallback, form } }),
  }
}

export function callbackResource({ statusCallback, ...settings }: CallbackSettings) {
  return {
    inbound_url: settings.inboundUrl,
    inbound_method: settings.inboundMethod,
    fallback_url: settings.fallbackUrl,
    fallback_method: settings.fallbackMethod,
    status_callback: statusCallback?.url ?? null,
  }
}
