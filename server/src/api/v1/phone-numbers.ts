import { z } from "zod"
import { parseOwnNumber } from "#numbers/address.ts"
import type { NumberOwners } from "#numbers/owners.ts"
import {
  capabilities,
  createPhoneNumber as create,
  deletePhoneNumber as remove,
  getPhoneNumber as get,
  listPhoneNumbers as listOwned,
} from "#numbers/phone-numbers.ts"
import type { PhoneNumber } from "#numbers/phone-numbers.ts"
import type { Database } from "#db/database.ts"
import { toSid } from "#std/ids.ts"
import type { NewId } from "#std/ids.ts"
import { once } from "#api/once.ts"
import type { OnceNeeds } from "#api/once.ts"
import { operation } from "#api/operation.ts"
import { answerList, withOneMore } from "#api/page.ts"
import { exampleHex, list, named, noted, pageOf, pageParameters, sid, timestamp } from "#api/schemas.ts"
import { address } from "./message-schema.ts"

export interface PhoneNumberNeeds extends OnceNeeds {
  db: Database
  newId: NewId
  owners: Pick<NumberOwners, "forget">
}

const ownNumber = address(parseOwnNumber, "A phone number in E.164, or a short code.", "+15551234567")

const phoneNumberSchema = named(
  "PhoneNumber",
  "A number that the account owns: what is sent to it arrives there.",
  z.object({
    sid: sid("phoneNumber", "Identifier of the number."),
    account_sid: sid("account", "The account that owns it."),
    number: noted(z.string(), "The number.", "+15551234567"),
    capabilities: noted(z.array(z.enum(capabilities)), "What it can carry.", ["sms"]),
    created_at: timestamp("Since when the account owns it."),
  }),
)

const example = {
  sid: `PN${exampleHex}`,
  account_sid: `AC${exampleHex}`,
  number: "+15551234567",
  capabilities: ["sms", "mms"],
  created_at: "2026-11-21T08:30:00.000Z",
}

export const createPhoneNumber = operation<PhoneNumberNeeds>()({
  id: "createPhoneNumber",
  tag: "Phone numbers",
  summary: "Register a phone number",
  description:
    "Makes the account the owner of a number, so that messages to it arrive there. A number has one owner in the whole installation.",
  scopes: ["messages"],
  body: z.object({
    number: ownNumber,
    capabilities: noted(
      list(z.enum(capabilities), { max: capabilities.length, isCommaSeparated: true }).default([...capabilities]),
      "What it can carry; everything when left out. A list, or one string with commas between.",
      ["sms", "mms"],
    ),
  }),
  bodyExamples: { number: { summary: "A number for text and media", value: { number: "+15551234567" } } },
  responses: { 201: { description: "The number is the account's.", schema: phoneNumberSchema, example } },
  problems: ["invalid_address", "phone_number_taken"],
  handle: (needs, request) =>
    once(needs, request, async (tx, later) => {
      const { accountId, body } = request
      const number = body.number.text
      const owned = { number, capabilities: [...new Set(body.capabilities)] }
      const created = await create(tx, accountId, owned, { newId: needs.newId, now: needs.clock.now() })
      later(() => needs.owners.forget(number))
      return { status: 201, json: phoneNumberResource(accountId, created) }
    }),
})

export const listPhoneNumbers = operation<PhoneNumberNeeds>()({
  id: "listPhoneNumbers",
  tag: "Phone numbers",
  summary: "List phone numbers",
  description: "Newest first.",
  scopes: ["messages", "read"],
  query: z.object({ number: noted(ownNumber.optional(), "Only this number.", "+15551234567"), ...pageParameters }),
  responses: {
    200: {
      description: "A page of phone numbers.",
      schema: pageOf("PhoneNumberPage", "A page of phone numbers.", phoneNumberSchema),
      example: { data: [example], has_more: false, next_cursor: null },
    },
  },
  problems: ["invalid_address", "invalid_cursor"],
  handle({ db }, { accountId, query }) {
    const filter = query.number ? { number: query.number.text } : {}
    const read = withOneMore((page) => listOwned(db, accountId, { ...page, ...filter }))
    return answerList("phone_numbers", query, read, (number) => phoneNumberResource(accountId, number))
  },
})

export const getPhoneNumber = operation<PhoneNumberNeeds>()({
  id: "getPhoneNumber",
  tag: "Phone numbers",
  summary: "Retrieve a phone number",
  description: "One number of the account.",
  scopes: ["messages", "read"],
  sid: "phoneNumber",
  responses: { 200: { description: "The number.", schema: phoneNumberSchema, example } },
  problems: ["phone_number_not_found"],
  async handle({ db }, { accountId, id }) {
    return { status: 200, json: phoneNumberResource(accountId, await get(db, accountId, id)) }
  },
})

export const deletePhoneNumber = operation<PhoneNumberNeeds>()({
  id: "deletePhoneNumber",
  tag: "Phone numbers",
  summary: "Give up a phone number",
  description: "The account no longer owns it; messages to it are not taken in any more. Its messages stay.",
  scopes: ["messages"],
  sid: "phoneNumber",
  responses: { 204: { description: "The number is free.", schema: null } },
  problems: ["phone_number_not_found"],
  async handle({ db, owners }, { accountId, id }) {
    owners.forget(await db.transaction((tx) => remove(tx, accountId, id)))
    return { status: 204 }
  },
})

function phoneNumberResource(accountId: string, { id, number, capabilities: able, createdAt }: PhoneNumber) {
  return {
    sid: toSid("phoneNumber", id),
    account_sid: toSid("account", accountId),
    number,
    capabilities: able,
    created_at: new Date(createdAt).toISOString(),
  }
}
