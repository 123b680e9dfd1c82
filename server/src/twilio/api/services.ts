import { z } from "zod"
import { toSid } from "#core/std/ids.ts"
import { operation, type Answer } from "#http/operation.ts"
import { withLookahead } from "#http/wire/page.ts"
import { noted, text } from "#http/wire/schemas.ts"
import { deleteMessagingService, type MessagingServiceNeeds } from "#messaging/api/messaging-services.ts"
import type { MessagingService } from "#messaging/numbers/messaging-service.ts"
import {
  changeMessagingService,
  createMessagingService,
  getMessagingService,
  listMessagingServices,
} from "#messaging/numbers/messaging-services.ts"
import { isoDate } from "./dates.ts"
import { refuseParameter } from "./errors.ts"
import { answerPageWithMeta, twilioPageParameters } from "./page.ts"

const validityMaxSeconds = 36_000
const url = noted(z.string().optional(), "A URL for messages or their changes.")

const settings = {
  sticky_sender: noted(z.boolean().optional(), "Whether a recipient keeps its sender."),
  validity_period: noted(z.int().min(1).max(validityMaxSeconds).optional(), "Seconds."),
  inbound_request_url: url,
  fallback_url: url,
  status_callback: url,
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
  async handle({ db, newId, clock }, { accountId, body, baseUrl }): Promise<Answer> {
    refuseUrls(body)
    const { friendly_name: name, sticky_sender: stickySender = true, validity_period: seconds } = body
    const asked = { name, stickySender, validityMs: seconds === undefined ? null : seconds * 1000 }
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
  async handle({ db, clock, intake }, { accountId, id, body, baseUrl }): Promise<Answer> {
    refuseUrls(body)
    const { friendly_name: name, sticky_sender: stickySender, validity_period: seconds } = body
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(stickySender === undefined ? {} : { stickySender }),
      ...(seconds === undefined ? {} : { validityMs: seconds * 1000 }),
    }
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

/** A parameter without effect would promise what does not happen. */
function refuseUrls(
  body: Partial<Record<"inbound_request_url" | "fallback_url" | "status_callback", string | undefined>>,
) {
  for (const param of ["inbound_request_url", "fallback_url", "status_callback"] as const)
    if (body[param]) throw refuseParameter(param, `\`${param}\` is not supported. Create a webhook for the account.`)
}

function serviceForm(service: MessagingService, baseUrl: string) {
  const sid = toSid("messagingService", service.id)
  const url = `${baseUrl}/v1/Services/${sid}`
  return {
    account_sid: toSid("account", service.accountId),
    area_code_geomatch: true,
    date_created: isoDate(service.createdAt),
    date_updated: isoDate(service.updatedAt),
    fallback_method: "POST",
    fallback_to_long_code: false,
    fallback_url: null,
    friendly_name: service.name,
    inbound_method: "POST",
    inbound_request_url: null,
    links: {
      alpha_senders: `${url}/AlphaSenders`,
      phone_numbers: `${url}/PhoneNumbers`,
      short_codes: `${url}/ShortCodes`,
    },
    mms_converter: false,
    scan_message_content: "disable",
    sid,
    smart_encoding: false,
    status_callback: null,
    sticky_sender: service.stickySender,
    synchronous_validation: false,
    url,
    us_app_to_person_registered: false,
    use_inbound_webhook_on_number: false,
    usecase: "undeclared",
    validity_period: service.validityMs === null ? validityMaxSeconds : service.validityMs / 1000,
  }
}
