import { isoTime } from "#std/iso-time.ts"
import { z } from "zod"
import { operation } from "#api/operation.ts"
import { Problem } from "#api/problems/problem.ts"
import { decodeCursor, encodeCursor, filteredPageNote, pageAnswer } from "#api/wire/page.ts"
import { named, noted, pageOf, pageParameters, timestamp } from "#api/wire/schemas.ts"
import type { Database } from "#db/database.ts"
import { listOptOuts as listStored, type OptOut, type OptOutKey } from "#numbers/list-opt-outs.ts"
import { optIn } from "#numbers/opt-outs.ts"
import { recipient, sender } from "./message-schema.ts"

export interface OptOutNeeds {
  db: Database
}

const optOutSchema = named(
  "OptOut",
  "A recipient who opted out of messages from a sender of the account.",
  z.object({
    from: noted(z.string(), "The sender that can no longer send to the recipient.", "+15551234567"),
    to: noted(z.string(), "The recipient who opted out.", "+15552345678"),
    keyword: noted(z.string(), "The text that the recipient sent.", "STOP"),
    created_at: timestamp("The time of the opt-out."),
  }),
)

export const listOptOuts = operation<OptOutNeeds>()({
  id: "listOptOuts",
  tag: "Opt-outs",
  summary: "List opt-outs",
  description: `Returns opt-outs, ordered by sender, then recipient. With \`to\` and without \`from\`, ${filteredPageNote}`,
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
      example: {
        data: [{ from: "+15551234567", to: "+15552345678", keyword: "STOP", created_at: "2026-11-21T08:30:00.000Z" }],
        has_more: false,
        next_cursor: null,
      },
    },
  },
  problems: ["invalid_address", "invalid_cursor"],
  async handle({ db }, { accountId, query }) {
    const { from, to, limit, cursor } = query
    const filter = { sender: from?.text ?? null, recipient: to?.text ?? null }
    const after = decodeCursor("opt_outs", cursor, 2) as OptOutKey | null
    const { optOuts, nextAfter } = await listStored(db, accountId, filter, { limit, after })
    return pageAnswer(optOuts.map(optOutResource), nextAfter && encodeCursor("opt_outs", ...nextAfter))
  },
})

export const deleteOptOut = operation<OptOutNeeds>()({
  id: "deleteOptOut",
  tag: "Opt-outs",
  summary: "Delete an opt-out",
  description:
    "Lets the sender send to the recipient again. Use it only for recipients who asked for messages in another way than START, such as on paper. You can also send `from` and `to` in a body, as a form or JSON.",
  scopes: ["messages"],
  query: z.object({ from: sender, to: recipient }),
  responses: { 204: { description: "The sender can send to the recipient again.", schema: null } },
  problems: ["invalid_address", "not_found"],
  async handle({ db }, { accountId, query }) {
    const pair = { accountId, sender: query.from.text, recipient: query.to.text }
    if (!(await optIn(db, pair))) throw new Problem("not_found", "This recipient has not opted out of this sender.")
    return { status: 204 }
  },
})

function optOutResource({ sender: from, recipient: to, keyword, createdAt }: OptOut) {
  return { from, to, keyword, created_at: isoTime(createdAt) }
}
