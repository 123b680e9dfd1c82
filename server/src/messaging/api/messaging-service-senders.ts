import { z } from "zod"
import type { Transaction } from "#core/db/database.ts"
import { toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { operation } from "#http/operation.ts"
import { country } from "#http/parameters/country.ts"
import { listing, removal } from "#http/resource-operations.ts"
import { runIdempotent } from "#http/run-idempotent.ts"
import { exampleOf } from "#http/wire/example-of.ts"
import { withLookahead } from "#http/wire/page.ts"
import { named, noted, sid, timestamp } from "#http/wire/schemas.ts"
import { refuseSender } from "#messaging/messages/accept/check-sender.ts"
import { parseSender, type Address } from "#messaging/numbers/address.ts"
import { serviceSenderKinds, type ServiceSender } from "#messaging/numbers/messaging-service.ts"
import {
  addServiceSender as add,
  listServiceSenders as list,
  removeServiceSender as remove,
} from "#messaging/numbers/messaging-services.ts"
import { address, planned } from "./message-schema.ts"
import type { MessagingServiceNeeds } from "./messaging-services.ts"

export const pooledSender = address(
  planned(parseSender),
  "The sender: a phone number, a short code, a name, or a chat or email address with its prefix, as in `from` of a message.",
  "+15551234567",
)

const schema = named(
  "ServiceSender",
  "A sender in a messaging service.",
  z.object({
    messaging_service_sid: sid("messagingService", "The messaging service of the sender."),
    sender: noted(z.string(), "The sender.", "+15551234567"),
    kind: noted(z.enum(serviceSenderKinds), "The kind of sender.", "phone_number"),
    country: noted(
      z.string().nullable(),
      "The country of a phone number, or the `country` of the request (ISO 3166-1). Null for other senders.",
      "US",
    ),
    created_at: timestamp("The time when the sender was added."),
  }),
)

const example = exampleOf(schema)

export const addServiceSender = operation<MessagingServiceNeeds>()({
  id: "addServiceSender",
  tag: "Messaging services",
  summary: "Add a sender",
  description:
    "Adds a sender to the messaging service. The account must be able to send from it, and no other messaging service of the account can have it. A sender that the service already has stays as it is.",
  scopes: ["messages"],
  sid: "messagingService",
  body: z.object({
    sender: pooledSender,
    country: noted(
      country.optional(),
      "The country of a short code (ISO 3166-1). Recipients in other countries then get no message from it.",
      "US",
    ),
  }),
  bodyExamples: {
    number: { summary: "A phone number", value: { sender: "+15551234567" } },
    code: { summary: "A short code", value: { sender: "12345", country: "US" } },
  },
  responses: { 201: { description: "Sender added.", schema, example } },
  problems: [
    "invalid_address",
    "sender_not_owned",
    "sender_not_allowed",
    "messaging_service_not_found",
    "service_sender_taken",
    "service_senders_exhausted",
  ],
  async handle(needs, request) {
    const { accountId, id, body } = request
    const wanted = { address: body.sender as Address, country: body.country ?? null }
    const sender = await needs.senders.check(accountId, wanted.address.text)
    refuseSender(sender, wanted.address.text, "sender")
    return await runIdempotent(needs, request, async (tx) => {
      const added = await addSender(tx, needs, { accountId, id }, wanted)
      return { status: 201, json: render(added) }
    })
  },
})

/** Adds a sender that the account can use, and makes it visible to the next message. */
export async function addSender(
  tx: Transaction,
  { newId, clock, intake }: MessagingServiceNeeds,
  service: { accountId: string; id: string },
  wanted: Parameters<typeof add>[2],
): Promise<ServiceSender> {
  const added = await add(tx, service, wanted, { newId, now: clock.now() })
  tx.onCommit(() => intake.forgetPool(service.accountId, service.id))
  return added
}

export const listServiceSenders = listing<MessagingServiceNeeds>()({
  id: "listServiceSenders",
  tag: "Messaging services",
  noun: "senders",
  list: "service_senders",
  description: "Returns the senders of the messaging service, newest first.",
  scopes: ["messages", "read"],
  sid: "messagingService",
  filters: { sender: noted(pooledSender.optional(), "The sender to filter by.", "+15551234567") },
  schema,
  example,
  problems: ["invalid_address", "messaging_service_not_found"],
  pages: ({ db }, { accountId, id: serviceId, query }) =>
    withLookahead((page) => list(db, { accountId, serviceId }, { sender: query.sender?.text }, page)),
  render,
})

export const removeServiceSender = removal<MessagingServiceNeeds>()({
  id: "removeServiceSender",
  tag: "Messaging services",
  summary: "Remove a sender",
  description:
    "Removes the sender from the messaging service. Posthorn still sends the messages that it has accepted from it. You can also send `sender` in a body, as a form or JSON.",
  scopes: ["messages"],
  sid: "messagingService",
  query: z.object({ sender: pooledSender }),
  outcome: "Sender removed.",
  problems: ["invalid_address", "messaging_service_not_found", "service_sender_not_found"],
  async remove({ db, intake }, { accountId, id: serviceId, query }) {
    await db.transaction((tx) => remove(tx, { accountId, serviceId, sender: query.sender.text }))
    intake.forgetPool(accountId, serviceId)
  },
})

function render(row: ServiceSender) {
  return {
    messaging_service_sid: toSid("messagingService", row.serviceId),
    sender: row.sender,
    kind: row.kind,
    country: row.country,
    created_at: isoTime(row.createdAt),
  }
}
