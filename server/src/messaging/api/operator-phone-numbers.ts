import { z } from "zod"
import { runIdempotent, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { listing, removal, retrieval } from "#http/resource-operations.ts"
import {
  carried,
  ownedSender,
  phoneNumberExample,
  phoneNumberFields,
  phoneNumberResource,
  rejectedReason,
} from "#messaging/api/phone-number-schema.ts"
import { statusFilter } from "#http/wire/list-parameters.ts"
import { withLookahead } from "#http/wire/page.ts"
import { exampleHex, named, noted, sid, sidParameter } from "#http/wire/schemas.ts"
import type { Database, Tx } from "#core/db/database.ts"
import type { NumberOwners } from "#messaging/numbers/owners.ts"
import * as domain from "#messaging/numbers/phone-numbers.ts"
import { capabilities, phoneNumberStatuses, type PhoneNumber } from "#messaging/numbers/phone-number.ts"
import { toSid, type NewId } from "#core/std/ids.ts"

export interface OperatorNumberNeeds extends IdempotencyNeeds {
  db: Tx & Pick<Database, "transaction">
  newId: NewId
  owners: Pick<NumberOwners, "forget">
}

const schema = named(
  "OperatorPhoneNumber",
  "A number of an account, as the operator sees it.",
  z.object({
    ...phoneNumberFields,
    owner_account_sid: sid("account", "The account that owns the number. Null if no account owns it.").nullable(),
  }),
)

const example = { ...phoneNumberExample, owner_account_sid: `AC${exampleHex}` }
const accountSid = sidParameter("account", "The account.")

export const assignPhoneNumber = operation<OperatorNumberNeeds>()({
  id: "assignPhoneNumber",
  tag: "Operator",
  summary: "Assign a phone number",
  description:
    "Makes an account the owner of a number, short code or sender id. Messages to the number arrive at the account, and no other account can send from it. This also approves a request of the account for the number. The account's limit of numbers does not apply.",
  body: z.object({
    account_sid: noted(accountSid, "The account that becomes the owner.", `AC${exampleHex}`),
    number: ownedSender,
    capabilities: noted(carried.default([...capabilities]), "The channels that the number supports.", ["sms", "mms"]),
  }),
  bodyExamples: {
    number: { summary: "A number", value: { account_sid: `AC${exampleHex}`, number: "+15551234567" } },
    senderId: { summary: "A sender id", value: { account_sid: `AC${exampleHex}`, number: "BellHotels" } },
  },
  responses: { 201: { description: "The number with its owner.", schema, example } },
  problems: ["invalid_address", "phone_number_taken"],
  handle: (needs, request) =>
    runIdempotent(needs, request, async (tx) => {
      const { account_sid: accountId, number, capabilities } = request.body
      const given = { number: number.text, capabilities: [...new Set(capabilities)] }
      const context = { newId: needs.newId, now: needs.clock.now() }
      const assigned = await domain.assignPhoneNumber(tx, accountId, given, context)
      tx.onCommit(() => needs.owners.forget(number.text))
      return { status: 201, json: render(assigned) }
    }),
})

export const listOperatorPhoneNumbers = listing<OperatorNumberNeeds>()({
  id: "listOperatorPhoneNumbers",
  tag: "Operator",
  noun: "phone numbers",
  summary: "List phone numbers of all accounts",
  description: "Returns phone numbers, newest first. `status=pending` returns the requests that wait for a decision.",
  filters: {
    account_sid: noted(accountSid.optional(), "The account to filter by.", `AC${exampleHex}`),
    status: statusFilter(phoneNumberStatuses, "pending"),
    number: noted(ownedSender.optional(), "The number to filter by.", "+15551234567"),
  },
  list: "operator_phone_numbers",
  schema,
  example,
  problems: ["invalid_address"],
  pages({ db }, { query }) {
    const filter = { accountId: query.account_sid ?? null, status: query.status, number: query.number?.text }
    return withLookahead((page) => domain.listPhoneNumbers(db, filter, page))
  },
  render,
})

export const getOperatorPhoneNumber = retrieval<OperatorNumberNeeds>()({
  id: "getOperatorPhoneNumber",
  tag: "Operator",
  noun: "number",
  summary: "Retrieve a phone number of any account",
  description: "Returns one phone number.",
  sid: "phoneNumber",
  schema,
  example,
  read: async ({ db }, { id }) => render(await domain.getAnyPhoneNumber(db, id)),
})

export const updatePhoneNumber = operation<OperatorNumberNeeds>()({
  id: "updatePhoneNumber",
  tag: "Operator",
  summary: "Approve, reject or move a phone number",
  description:
    "Changes the parameters that you send. `status=active` approves a request, `status=rejected` rejects it. `account_sid` moves the number to another account. Recipients who opted out from the number are also opted out at the new account. Messages and events remain with the previous account.",
  sid: "phoneNumber",
  body: z.object({
    status: noted(z.enum(["active", "rejected"]).optional(), "The decision about a request.", "active"),
    rejected_reason: noted(
      rejectedReason.nullable().optional(),
      "The reason for the rejection, up to 200 characters. The account can read it.",
      "The number belongs to another customer.",
    ),
    account_sid: noted(accountSid.optional(), "The new owner of the number.", `AC${exampleHex}`),
    capabilities: noted(carried.optional(), "The channels that it supports.", ["sms"]),
  }),
  bodyExamples: {
    approve: { summary: "Approve a request", value: { status: "active" } },
    reject: { summary: "Reject a request", value: { status: "rejected", rejected_reason: "The number is not yours." } },
    move: { summary: "Move it to another account", value: { account_sid: `AC${exampleHex}` } },
  },
  responses: { 200: { description: "The current phone number.", schema, example } },
  problems: ["phone_number_not_found", "phone_number_not_pending", "phone_number_taken"],
  async handle({ db, owners }, { id, body }) {
    const { status, rejected_reason, account_sid: accountId, capabilities } = body
    const change = { status, accountId, rejectedReason: rejected_reason, capabilities }
    const changed = await db.transaction((tx) => domain.changePhoneNumber(tx, id, change))
    owners.forget(changed.number)
    return { status: 200, json: render(changed) }
  },
})

export const releasePhoneNumber = removal<OperatorNumberNeeds>()({
  id: "releasePhoneNumber",
  tag: "Operator",
  summary: "Release a phone number",
  description:
    "Ends the ownership of the number, so messages to it no longer arrive at the account. Deletes a pending or rejected request. The account keeps its messages.",
  sid: "phoneNumber",
  outcome: "No account owns the number.",
  async remove({ db, owners }, { id }) {
    owners.forget(await db.transaction((tx) => domain.releasePhoneNumber(tx, id)))
  },
})

function render(number: PhoneNumber) {
  return { ...phoneNumberResource(number), owner_account_sid: number.ownerId && toSid("account", number.ownerId) }
}
