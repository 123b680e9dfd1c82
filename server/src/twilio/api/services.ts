import { z } from "zod"
import { toSid } from "#core/std/ids.ts"
import { operation, type Answer } from "#http/operation.ts"
import { withLookahead } from "#http/wire/page.ts"
import { noted, text } from "#http/wire/schemas.ts"
import { readCallbackParameters } from "#messaging/api/callback-fields.ts"
import { deleteMessagingService, type MessagingServiceNeeds } from "#messaging/api/messaging-services.ts"
import { callbackMethods, noCallbacks } from "#messaging/numbers/callback-settings.ts"
import type { MessagingService } from "#messaging/numbers/messaging-service.ts"
import {
  changeMessagingService,
  createMessagingService,
  getMessagingService,
  listMessagingServices,
} from "#messaging/numbers/messaging-services.ts"
import { callbackUrl, orNull } from "./callback-url.ts"
import { isoDate } from "./dates.ts"
import { answerPageWithMeta, twilioPageParameters } from "./page.ts"

const validityMaxSeconds = 36_000
const method = noted(z.enum(callbackMethods).optional(), "The method of the requests.", "POST")

const settings = {
  sticky_sender: noted(z.boolean().optional(), "Whether a recipient keeps its sender."),
  validity_period: noted(z.int().min(1).max(validityMaxSeconds).optional(), "Seconds."),
  inbound_request_url: callbackUrl,
  inbound_method: method,
  fallback_url: callbackUrl,
  fallback_method: method,
  status_callback: callbackUrl,
  use_inbound_webhook_on_number: noted(z.boolean().optional(), "Whether the URL of the number counts."),
}
const friendlyName = noted(text(64), "The name.")

export const createTwilioService = operation<MessagingServiceNeeds>()({
  id: "createTwilioService",
  tag: "Messaging services",
  summary: "Create a messaging service",
  description: "Creates a pool without senders.",
  scopes: ["messages"],
  body: z.object({ friendly_name: friendlyName, ...settings }),
  responses: { 201: { description: "The service.", schema: null } },
  async handle(needs, { accountId, body, baseUrl }): Promise<Answer> {
    const { db, newId, clock } = needs
    const { callbacks, ...given } = await readSettings(needs, accountId, body)
    const defaults = { name: body.friendly_name, stickySender: true, validityMs: null }
    const asked = { ...defaults, ...given, callbacks: { ...noCallbacks, ...callbacks } }
    const context = { newId, now: clock.now() }
    const service = await db.transaction((tx) => createMessagingService(tx, accountId, asked, context))
    return { status: 201, json: serviceForm(service, baseUrl()) }
  },
})

export const listTwilioServices = operation<MessagingServiceNeeds>()({
  id: "listTwilioServices",
  tag: "Messaging services",
  summary: "List messaging services",
  description: "Returns the messaging services, newest first.",
  scopes: ["messages", "read"],
  query: z.object(twilioPageParameters),
  responses: { 200: { description: "A page of services.", schema: null } },
  async handle({ db }, { accountId, query, baseUrl }): Promise<Answer> {
    const list = {
      kind: "messagingService" as const,
      path: "/v1/Services",
      key: "services",
      filters: {},
      read: withLookahead((page) => listMessagingServices(db, accountId, page)),
      idOf: ({ id }: MessagingService) => id,
      render: (service: MessagingService) => serviceForm(service, baseUrl()),
    }
    return await answerPageWithMeta(query, list, baseUrl())
  },
})

export const getTwilioService = operation<MessagingServiceNeeds>()({
  id: "getTwilioService",
  tag: "Messaging services",
  summary: "Retrieve a messaging service",
  description: "Returns the messaging service.",
  scopes: ["messages", "read"],
  sid: "messagingService",
  responses: { 200: { description: "The service.", schema: null } },
  async handle({ db }, { accountId, id, baseUrl }): Promise<Answer> {
    return { status: 200, json: serviceForm(await getMessagingService(db, accountId, id), baseUrl()) }
  },
})

export const updateTwilioService = operation<MessagingServiceNeeds>()({
  id: "updateTwilioService",
  tag: "Messaging services",
  summary: "Change a messaging service",
  description: "Changes the given settings.",
  scopes: ["messages"],
  sid: "messagingService",
  body: z.object({ friendly_name: friendlyName.optional(), ...settings }),
  responses: { 200: { description: "The service.", schema: null } },
  async handle(needs, { accountId, id, body, baseUrl }): Promise<Answer> {
    const { db, clock, intake } = needs
    await getMessagingService(db, accountId, id)
    const change = await readSettings(needs, accountId, body)
    const changed = await db.transaction((tx) => changeMessagingService(tx, { accountId, id }, change, clock.now()))
    intake.forgetPool(accountId, id)
    return { status: 200, json: serviceForm(changed, baseUrl()) }
  },
})

export const deleteTwilioService = operation<MessagingServiceNeeds>()({
  id: "deleteTwilioService",
  tag: "Messaging services",
  summary: "Delete a messaging service",
  description: "Deletes the messaging service, and not its senders.",
  scopes: ["messages"],
  sid: "messagingService",
  responses: { 204: { description: "Service deleted.", schema: null } },
  handle: (needs, request) => deleteMessagingService.handle(needs, request),
})

type Given = { [Name in keyof typeof settings]?: z.infer<(typeof settings)[Name]> | undefined }

async function readSettings(
  needs: Pick<MessagingServiceNeeds, "intake">,
  accountId: string,
  given: Given & { friendly_name?: string | undefined },
) {
  const { friendly_name: name, sticky_sender: stickySender, validity_period: seconds } = given
  const urls = {
    inbound_url: orNull(given.inbound_request_url),
    inbound_method: given.inbound_method,
    fallback_url: orNull(given.fallback_url),
    fallback_method: given.fallback_method,
    status_callback: orNull(given.status_callback),
  }
  const { use_inbound_webhook_on_number: usesNumberUrl } = given
  return {
    ...(name === undefined ? {} : { name }),
    ...(stickySender === undefined ? {} : { stickySender }),
    ...(seconds === undefined ? {} : { validityMs: seconds * 1000 }),
    ...(usesNumberUrl === undefined ? {} : { usesNumberUrl }),
    callbacks: await readCallbackParameters(needs, accountId, urls, "twilio"),
  }
}

function serviceForm(service: MessagingService, baseUrl: string) {
  const sid = toSid("messagingService", service.id)
  const url = `${baseUrl}/v1/Services/${sid}`
  return {
    account_sid: toSid("account", service.accountId),
    area_code_geomatch: true,
    date_created: isoDate(service.createdAt),
    date_updated: isoDate(service.updatedAt),
    fallback_method: service.callbacks.fallbackMethod,
    fallback_to_long_code: false,
    fallback_url: service.callbacks.fallbackUrl,
    friendly_name: service.name,
    inbound_method: service.callbacks.inboundMethod,
    inbound_request_url: service.callbacks.inboundUrl,
    links: {
      alpha_senders: `${url}/AlphaSenders`,
      phone_numbers: `${url}/PhoneNumbers`,
      short_codes: `${url}/ShortCodes`,
    },
    mms_converter: false,
    scan_message_content: "disable",
    sid,
    smart_encoding: false,
    status_callback: service.callbacks.statusCallback?.url ?? null,
    sticky_sender: service.stickySender,
    synchronous_validation: false,
    url,
    us_app_to_person_registered: false,
    use_inbound_webhook_on_number: service.usesNumberUrl,
    usecase: "undeclared",
    validity_period: service.validityMs === null ? validityMaxSeconds : service.validityMs / 1000,
  }
}
