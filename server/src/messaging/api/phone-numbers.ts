import { z } from "zod"
import { runIdempotent, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { listing, removal, retrieval } from "#http/resource-operations.ts"
import { statusFilter } from "#http/wire/list-parameters.ts"
import { withLookahead } from "#http/wire/page.ts"
import { noted, text } from "#http/wire/schemas.ts"
import type { Database } from "#core/db/database.ts"
import type { NumberOwners } from "#messaging/numbers/owners.ts"
import { capabilities, phoneNumberStatuses } from "#messaging/numbers/phone-number.ts"
import {
  changeNumberSettings,
  deletePhoneNumber as remove,
  getPhoneNumber as get,
  listPhoneNumbers as list,
  requestPhoneNumber,
} from "#messaging/numbers/phone-numbers.ts"
import type { NewId } from "#core/std/ids.ts"
import { callbackParameters, readCallbackParameters } from "./callback-fields.ts"
import type { MessageNeeds } from "./messages.ts"
import {
  carried,
  ownedSender,
  phoneNumberExample as example,
  phoneNumberResource,
  phoneNumberSchema,
} from "./phone-number-schema.ts"

export interface PhoneNumberNeeds extends IdempotencyNeeds {
  db: Database
  intake: MessageNeeds["intake"]
  newId: NewId
  owners: Pick<NumberOwners, "forget">
  /** The default limit of an account. */
  phoneNumbersMax: number
}

export const createPhoneNumber = operation<PhoneNumberNeeds>()({
  id: "createPhoneNumber",
  tag: "Phone numbers",
  summary: "Request a phone number",
  description:
    "Requests a number, short code or sender id. The request is `pending` until the operator approves or rejects it. In an installation with one account, the number is `active` at once. Messages to an active number arrive at the account. Only one account in the installation can own a number.",
  body: z.object({
    number: ownedSender,
    capabilities: noted(
      carried.default([...capabilities]),
      "The channels that the number supports. Default: all. Send a list, or one string with commas.",
      ["sms", "mms"],
    ),
  }),
  bodyExamples: { number: { summary: "A number for text and media", value: { number: "+15551234567" } } },
  responses: { 201: { description: "The number is requested, or active.", schema: phoneNumberSchema, example } },
  problems: ["invalid_address", "phone_number_taken", "phone_numbers_exhausted"],
  handle: (needs, request) =>
    runIdempotent(needs, request, async (tx) => {
      const { accountId, body } = request
      const number = body.number.text
      const asked = { number, capabilities: [...new Set(body.capabilities)] }
      const context = { newId: needs.newId, now: needs.clock.now(), phoneNumbersMax: needs.phoneNumbersMax }
      const created = await requestPhoneNumber(tx, accountId, asked, context)
      tx.onCommit(() => needs.owners.forget(number))
      return { status: 201, json: phoneNumberResource(created) }
    }),
})

export const listPhoneNumbers = listing<PhoneNumberNeeds>()({
  id: "listPhoneNumbers",
  tag: "Phone numbers",
  noun: "phone numbers",
  description: "Returns phone numbers, including pending and rejected requests, newest first.",
  scopes: ["messages", "read"],
  filters: {
    number: noted(ownedSender.optional(), "The number to filter by.", "+15551234567"),
    status: statusFilter(phoneNumberStatuses, "active"),
  },
  schema: phoneNumberSchema,
  example,
  problems: ["invalid_address"],
  pages({ db }, { accountId, query }) {
    const filter = { accountId, number: query.number?.text, status: query.status }
    return withLookahead((page) => list(db, filter, page))
  },
  render: phoneNumberResource,
})

export const getPhoneNumber = retrieval<PhoneNumberNeeds>()({
  id: "getPhoneNumber",
  tag: "Phone numbers",
  noun: "phone number",
  description: "Returns one number of the account.",
  scopes: ["messages", "read"],
  sid: "phoneNumber",
  schema: phoneNumberSchema,
  example,
  read: async ({ db }, { accountId, id }) => phoneNumberResource(await get(db, accountId, id)),
})

export const configurePhoneNumber = operation<PhoneNumberNeeds>()({
  id: "configurePhoneNumber",
  tag: "Phone numbers",
  summary: "Change the settings of a phone number",
  description:
    "Changes the parameters that you send: the name of the number, and the URLs for its messages. The change applies to new messages, within two seconds. The URLs follow the rules of a webhook's URL. Posthorn creates a webhook endpoint for each origin.",
  scopes: ["messages"],
  sid: "phoneNumber",
  body: z.object({
    name: noted(text(64).nullable().optional(), "The name, up to 64 characters. Null removes it.", "Front desk"),
    ...callbackParameters,
  }),
  bodyExamples: {
    inbound: { summary: "Answer messages to the number", value: { inbound_url: "https://example.com/inbound" } },
    name: { summary: "Name the number", value: { name: "Front desk" } },
  },
  responses: { 200: { description: "The current phone number.", schema: phoneNumberSchema, example } },
  problems: ["phone_number_not_found", "invalid_webhook_url", "webhooks_exhausted"],
  async handle(needs, { accountId, id, body }) {
    const { db, intake } = needs
    const { name, ...urls } = body
    await get(db, accountId, id)
    const callbacks = await readCallbackParameters(needs, accountId, urls, "posthorn")
    const change = { ...callbacks, ...(name === undefined ? {} : { name }) }
    const changed = await db.transaction((tx) => changeNumberSettings(tx, { accountId, id }, change))
    intake.forgetSender(accountId, changed.number)
    return { status: 200, json: phoneNumberResource(changed) }
  },
})

export const deletePhoneNumber = removal<PhoneNumberNeeds>()({
  id: "deletePhoneNumber",
  tag: "Phone numbers",
  summary: "Give up a phone number",
  description:
    "Ends the ownership of the number, so messages to it no longer arrive at the account. For a pending request, withdraws the request. The account keeps its messages.",
  sid: "phoneNumber",
  outcome: "The account no longer owns the number.",
  async remove({ db, owners }, { accountId, id }) {
    owners.forget(await db.transaction((tx) => remove(tx, accountId, id)))
  },
})
