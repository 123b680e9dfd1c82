import assert from "node:assert/strict"
import { isoTime } from "#core/std/iso-time.ts"
import { z } from "zod"
import { operation } from "#http/operation.ts"
import { removal } from "#http/resource-operations.ts"
import { Problem } from "#http/problems/problem.ts"
import { decodeCursor, encodeCursor, filteredPageNote, pageAnswer } from "#http/wire/page.ts"
import { named, noted, pageOf, pageParameters, timestamp } from "#http/wire/schemas.ts"
import { runIdempotent, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { messageAnnouncerOf, type MessagingContext } from "#messaging/messages/context.ts"
import { optOutRecipient } from "#messaging/messages/inbound/obey-keyword.ts"
import { listOptOuts as listStored, type OptOut, type OptOutKey } from "#messaging/numbers/list-opt-outs.ts"
import { deleteOptOut as deleteStored, everySender, optedOutPairs } from "#messaging/numbers/opt-outs.ts"
import { recipient, sender } from "./message-schema.ts"

export interface OptOutNeeds extends IdempotencyNeeds {
  messaging: MessagingContext
}

const optOutSchema = named(
  "OptOut",
  "A recipient who opted out of messages from a sender of the account.",
  z.object({
    from: noted(
      z.string().nullable(),
      "The sender that can no longer send to the recipient. Null if the opt-out holds for every sender of the account, on every channel.",
      "+15551234567",
    ),
    to: noted(z.string(), "The recipient who opted out.", "+15552345678"),
    keyword: noted(
      z.string().nullable(),
      "The words that the recipient sent. Null if the account recorded the opt-out.",
      "STOP",
    ),
    created_at: timestamp("The time of the opt-out."),
  }),
)

export const listOptOuts = operation<OptOutNeeds>()({
  id: "listOptOuts",
  tag: "Opt-outs",
  summary: "List opt-outs",
  description: `Returns opt-outs, ordered by sender, then recipient. With \`from\`, it also returns those for every sender. With \`to\` and without \`from\`, ${filteredPageNote}`,
  scopes: ["messages", "read"],
  query: z.object({
    from: noted(sender.optional(), "The sender to filter by.", "+15551234567"),
    to: noted(recipient.optional(), "The recipient to filter by.", "+15552345678"),
    ...pageParameters,
  }),
  responses: {
    200: {
      description: "A page of opt-outs.",
      schema: pageOf("OptOutPage", "A page of opt-outs.", optOutSchema),
    },
  },
  problems: ["invalid_address", "invalid_cursor"],
  async handle({ messaging: { db } }, { accountId, query }) {
    const { from, to, limit, cursor } = query
    const filter = { sender: from?.text ?? null, recipient: to?.text ?? null }
    const after = decodeCursor("opt_outs", cursor, 2) as OptOutKey | null
    const { optOuts, nextAfter } = await listStored(db, accountId, filter, { limit, after })
    return pageAnswer(optOuts.map(optOutResource), nextAfter && encodeCursor("opt_outs", ...nextAfter))
  },
})

export const createOptOut = operation<OptOutNeeds>()({
  id: "createOptOut",
  tag: "Opt-outs",
  summary: "Record an opt-out",
  description:
    "Records that a recipient wants no more messages, as they said it in another way than by STOP, such as on the phone. Posthorn cancels queued messages to the recipient, refuses later ones with `recipient_opted_out`, and sends no reply. Without `from`, the opt-out holds for every sender of the account. A repeated request returns the stored opt-out.",
  scopes: ["messages"],
  body: z.object({
    from: noted(sender.optional(), "The sender. Default: every sender of the account.", "+15551234567"),
    to: recipient,
  }),
  bodyExamples: {
    sender: { summary: "For one sender", value: { from: "+15551234567", to: "+15552345678" } },
    account: { summary: "For every sender of the account", value: { to: "+15552345678" } },
  },
  responses: {
    201: {
      description: "The opt-out.",
      schema: optOutSchema,
      example: { from: "+15551234567", to: "+15552345678", keyword: null, created_at: "2026-11-21T08:30:00.000Z" },
    },
  },
  problems: ["invalid_address"],
  handle: (needs, request) =>
    runIdempotent(needs, request, async (tx) => {
      const { accountId, body } = request
      const pair = { accountId, sender: body.from?.text ?? everySender, recipient: body.to.text }
      const announcer = messageAnnouncerOf(tx, [accountId], needs.messaging)
      await optOutRecipient(tx, needs.messaging, { ...pair, keyword: "" }, announcer)
      const { optOuts } = await listStored(tx, accountId, pair, { limit: 1, after: null })
      const [stored] = optOuts.map(optOutResource)
      assert(stored, "An opt-out is stored once it is recorded.")
      return { status: 201, json: stored }
    }),
})

export const deleteOptOut = removal<OptOutNeeds>()({
  id: "deleteOptOut",
  tag: "Opt-outs",
  summary: "Delete an opt-out",
  description:
    "Lets the sender send to the recipient again. Without `from`, deletes the opt-out that holds for every sender. Use it only for recipients who asked for messages in another way than START, such as on paper. You can also send `from` and `to` in a body, as a form or JSON.",
  scopes: ["messages"],
  query: z.object({
    from: noted(sender.optional(), "The sender. Default: the opt-out for every sender.", "+15551234567"),
    to: recipient,
  }),
  outcome: "The sender can send to the recipient again.",
  problems: ["invalid_address", "not_found"],
  async remove({ messaging: { db } }, { accountId, query }) {
    const pair = { accountId, sender: query.from?.text ?? everySender, recipient: query.to.text }
    if (await deleteStored(db, pair)) return
    const [isForAll] = await optedOutPairs(db, [pair])
    const detail = isForAll
      ? "This opt-out holds for every sender of the account. Delete it without `from`."
      : `This recipient has not opted out of ${query.from ? "this sender" : "every sender. To delete an opt-out of one sender, send `from`"}.`
    throw new Problem("not_found", detail)
  },
})

function optOutResource({ sender: from, recipient: to, keyword, createdAt }: OptOut) {
  return { from: from === everySender ? null : from, to, keyword: keyword || null, created_at: isoTime(createdAt) }
}
