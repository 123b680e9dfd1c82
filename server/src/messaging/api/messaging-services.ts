import { z } from "zod"
import type { Database } from "#core/db/database.ts"
import { toSid, type NewId } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { operation } from "#http/operation.ts"
import { listing, removal, retrieval } from "#http/resource-operations.ts"
import { runIdempotent, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { exampleOf } from "#http/wire/example-of.ts"
import { withLookahead } from "#http/wire/page.ts"
import { named, noted, sid, text, timestamp } from "#http/wire/schemas.ts"
import type { SenderPolicy } from "#messaging/messages/accept/check-sender.ts"
import { noCallbacks } from "#messaging/numbers/callback-settings.ts"
import type { MessagingService } from "#messaging/numbers/messaging-service.ts"
import {
  changeMessagingService,
  createMessagingService as create,
  deleteMessagingService as remove,
  getMessagingService as get,
  listMessagingServices as list,
} from "#messaging/numbers/messaging-services.ts"
import { callbackFields, callbackParameters, callbackResource, readCallbackParameters } from "./callback-fields.ts"
import { validityPeriod, type MessageNeeds } from "./messages.ts"

export interface MessagingServiceNeeds extends IdempotencyNeeds {
  db: Database
  newId: NewId
  senders: SenderPolicy
  intake: MessageNeeds["intake"]
}

const name = text(64)

export const messagingServiceSchema = named(
  "MessagingService",
  "A pool of senders of the account.",
  z.object({
    sid: sid("messagingService", "Identifier of the messaging service."),
    account_sid: sid("account", "The account of the messaging service."),
    name: noted(z.string(), "The name.", "Reservations"),
    sticky_sender: noted(z.boolean(), "True if a recipient gets all messages from the same sender.", true),
    validity_period: noted(
      z.int().nullable(),
      "The `validity_period` in seconds of messages that set none. Null without a default.",
      3600,
    ),
    ...callbackFields,
    uses_number_url: noted(
      z.boolean(),
      "True if an inbound message goes to the `inbound_url` of its number, although the service has one.",
      false,
    ),
    created_at: timestamp("The time of creation."),
    updated_at: timestamp("The time of the last change."),
  }),
)

export const example = exampleOf(messagingServiceSchema)

const settings = {
  sticky_sender: noted(
    z.boolean().optional(),
    "True if a recipient gets all messages from the same sender. Default: true.",
    true,
  ),
  validity_period: noted(
    validityPeriod.nullable().optional(),
    "The `validity_period` in seconds of messages that set none. Null removes the default.",
    3600,
  ),
  ...callbackParameters,
  uses_number_url: noted(
    z.boolean().optional(),
    "True if an inbound message goes to the `inbound_url` of its number, although the service has one. Default: false.",
    false,
  ),
}

/** Reads the parameters of a messaging service, but not its name. Refuses with `EndpointRefusal`. */
async function readSettings(
  needs: Pick<MessagingServiceNeeds, "intake">,
  accountId: string,
  given: { [Name in keyof typeof settings]?: z.infer<(typeof settings)[Name]> | undefined },
) {
  const { sticky_sender: stickySender, validity_period: seconds, uses_number_url: usesNumberUrl, ...urls } = given
  const callbacks = await readCallbackParameters(needs, accountId, urls, "posthorn")
  return {
    ...(stickySender === undefined ? {} : { stickySender }),
    ...(seconds === undefined ? {} : { validityMs: seconds === null ? null : seconds * 1000 }),
    ...(usesNumberUrl === undefined ? {} : { usesNumberUrl }),
    callbacks,
  }
}

export const createMessagingService = operation<MessagingServiceNeeds>()({
  id: "createMessagingService",
  tag: "Messaging services",
  summary: "Create a messaging service",
  description:
    "Creates a pool without senders. Add senders with `POST /v1/messaging_services/{sid}/senders`, and then send messages with `messaging_service_sid`.",
  scopes: ["messages"],
  body: z.object({ name: noted(name, "The name, up to 64 characters.", "Reservations"), ...settings }),
  bodyExamples: { service: { summary: "A messaging service", value: { name: "Reservations", validity_period: 3600 } } },
  responses: { 201: { description: "Messaging service created.", schema: messagingServiceSchema, example } },
  problems: ["messaging_services_exhausted", "invalid_webhook_url", "webhooks_exhausted"],
  async handle(needs, request) {
    const { name: given, ...rest } = request.body
    // Outside the transaction, because the check asks the resolver.
    const { callbacks, ...read } = await readSettings(needs, request.accountId, rest)
    const defaults = { stickySender: true, validityMs: null }
    const asked = { ...defaults, ...read, name: given, callbacks: { ...noCallbacks, ...callbacks } }
    return await runIdempotent(needs, request, async (tx) => {
      const context = { newId: needs.newId, now: needs.clock.now() }
      return { status: 201, json: render(await create(tx, request.accountId, asked, context)) }
    })
  },
})

export const listMessagingServices = listing<MessagingServiceNeeds>()({
  id: "listMessagingServices",
  tag: "Messaging services",
  noun: "messaging services",
  description: "Returns the messaging services, newest first.",
  scopes: ["messages", "read"],
  schema: messagingServiceSchema,
  example,
  pages: ({ db }, { accountId }) => withLookahead((page) => list(db, accountId, page)),
  render,
})

export const getMessagingService = retrieval<MessagingServiceNeeds>()({
  id: "getMessagingService",
  tag: "Messaging services",
  noun: "messaging service",
  description: "Returns one messaging service.",
  scopes: ["messages", "read"],
  sid: "messagingService",
  schema: messagingServiceSchema,
  example,
  read: async ({ db }, { accountId, id }) => render(await get(db, accountId, id)),
})

export const updateMessagingService = operation<MessagingServiceNeeds>()({
  id: "updateMessagingService",
  tag: "Messaging services",
  summary: "Change a messaging service",
  description: "Changes the fields that you send. The change applies to new messages, within two seconds.",
  scopes: ["messages"],
  sid: "messagingService",
  body: z.object({ name: noted(name.optional(), "The name, up to 64 characters.", "Reservations"), ...settings }),
  bodyExamples: { even: { summary: "An even spread for each message", value: { sticky_sender: false } } },
  responses: { 200: { description: "The current messaging service.", schema: messagingServiceSchema, example } },
  problems: ["messaging_service_not_found", "invalid_webhook_url", "webhooks_exhausted"],
  async handle(needs, { accountId, id, body }) {
    const { db, clock, intake } = needs
    const { name: given, ...rest } = body
    await get(db, accountId, id)
    const change = { ...(await readSettings(needs, accountId, rest)), ...(given === undefined ? {} : { name: given }) }
    const changed = await db.transaction((tx) => changeMessagingService(tx, { accountId, id }, change, clock.now()))
    intake.forgetPool(accountId, id)
    return { status: 200, json: render(changed) }
  },
})

export const deleteMessagingService = removal<MessagingServiceNeeds>()({
  id: "deleteMessagingService",
  tag: "Messaging services",
  summary: "Delete a messaging service",
  description:
    "Deletes the messaging service. Its senders can join another one. Posthorn still sends the messages that it has accepted.",
  scopes: ["messages"],
  sid: "messagingService",
  outcome: "Messaging service deleted.",
  problems: ["messaging_service_not_found"],
  async remove({ db, intake }, { accountId, id }) {
    await db.transaction((tx) => remove(tx, accountId, id))
    intake.forgetPool(accountId, id)
  },
})

function render(service: MessagingService) {
  return {
    sid: toSid("messagingService", service.id),
    account_sid: toSid("account", service.accountId),
    name: service.name,
    sticky_sender: service.stickySender,
    validity_period: service.validityMs === null ? null : service.validityMs / 1000,
    ...callbackResource(service.callbacks),
    uses_number_url: service.usesNumberUrl,
    created_at: isoTime(service.createdAt),
    updated_at: isoTime(service.updatedAt),
  }
}
