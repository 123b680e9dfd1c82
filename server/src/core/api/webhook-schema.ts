import { z } from "zod"
import { exampleOf } from "#http/wire/example-of.ts"
import { list, named, noted, sid, spelled, timestamp } from "#http/wire/schemas.ts"
import { lowerCase } from "#http/wire/spellings.ts"
import { eventTypeNames, parsePatterns } from "#core/events/catalogue.ts"
import { EventRefusal } from "#core/events/refusals.ts"
import { sendingFields } from "./webhook-sending.ts"
import { settingsFields } from "./webhook-settings.ts"

/** `events` as a list, or as one string with commas, parsed to known names and patterns. */
export const eventPatterns = noted(
  list(spelled(z.string().max(100), lowerCase), { max: 50, isCommaSeparated: true }).transform(
    (names, context): string[] => {
      try {
        return parsePatterns(names)
      } catch (refusal) {
        if (!(refusal instanceof EventRefusal)) throw refusal
        context.addIssue({ code: "custom", message: refusal.message, params: { code: refusal.code } })
        return z.NEVER
      }
    },
  ),
  "The events to send: names from `GET /v1/event_types`, `messages.*` for all events of an area, or `*`. Send a list, or one string with commas.",
  ["messages.delivered", "messages.undelivered"],
)

export const eventName = z.enum(eventTypeNames as [string, ...string[]])

const fields = {
  sid: sid("webhook", "Identifier of the endpoint."),
  account_sid: sid("account", "The account of the endpoint."),
  url: noted(z.string(), "The URL that receives the events.", "https://example.com/hooks"),
  description: noted(z.string(), "The display name.", "Booking system"),
  events: noted(z.array(z.string()), "The names and patterns of the events to send.", ["messages.*"]),
  callback_form: noted(
    z.enum(["posthorn", "twilio"]).nullable(),
    "For an endpoint of status callbacks: the form of its requests. Posthorn creates such an endpoint for each origin of a `status_callback`. `url` is the origin, and `events` is empty. Null for an endpoint that you registered.",
    null,
  ),
  status: noted(
    z.enum(["enabled", "paused", "disabled"]),
    "The status. Posthorn sends nothing to a paused or disabled endpoint. Deliveries to a paused endpoint wait. Deliveries to a disabled endpoint are canceled.",
    "enabled",
  ),
  disabled_reason: noted(
    z.enum(["gone", "failing", "by_user"]).nullable(),
    "The reason for `disabled`. `gone`: the endpoint responded with 410. `failing`: no success for five days. `by_user`: through the API or the console.",
    null,
  ),
  ...sendingFields,
  last_success_at: timestamp("The time of the last successful delivery. Null without one.").nullable(),
  last_failure_at: timestamp("The time of the last failed attempt. Null without one.").nullable(),
  last_failure: noted(z.string().nullable(), "The error of the last failed attempt. Null without one.", null),
  first_failure_at: timestamp(
    "The time of the first failure since the last success. Null without a failure.",
  ).nullable(),
  consecutive_failures: noted(z.int().min(0), "The number of failures since the last success.", 0),
  paused_until: timestamp(
    "The time before which Posthorn sends nothing, as the endpoint requested with Retry-After. Null without such a request.",
  ).nullable(),
  ...settingsFields,
  created_at: timestamp("The time of registration."),
  updated_at: timestamp("The time of the last change."),
}

const secret = noted(
  z.string().regex(/^whsec_/),
  "The secret that signs the deliveries (Standard Webhooks). `GET …/secret` returns it again.",
  "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=",
)

export const webhookSchema = named("Webhook", "A webhook endpoint: a URL that receives events.", z.object(fields))
export const webhookWithSecretSchema = named(
  "WebhookWithSecret",
  "A webhook endpoint with its secret.",
  z.object({ ...fields, secret }),
)
export const webhookSecretSchema = named("WebhookSecret", "The secret of a webhook endpoint.", z.object({ secret }))

export const webhookExample = exampleOf(webhookSchema, {
  events: ["messages.delivered", "messages.undelivered"],
  header_names: [],
  filter: null,
})

export const secretExample = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo="
