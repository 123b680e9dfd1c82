import { z } from "zod"
import { runIdempotent } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { removal } from "#http/resource-operations.ts"
import { Problem } from "#http/problems/problem.ts"
import { exampleOf } from "#http/wire/example-of.ts"
import { decodeCursor, encodeCursor, pageAnswer } from "#http/wire/page.ts"
import { named, noted, pageOf, pageParameters, text, timestamp } from "#http/wire/schemas.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { recipientKey } from "#auth/verifications/plan-steps.ts"
import { addToSafeList, listSafeList, removeFromSafeList, type SafeEntry } from "#auth/verifications/safe-list.ts"
import { verifiedAddress } from "./verification-schema.ts"
import type { VerificationNeeds } from "./verifications.ts"

export const safeEntrySchema = named(
  "SafeListEntry",
  "An address that is exempt from limits and blocks.",
  z.object({
    to: noted(z.string(), "The address.", "+15552345678"),
    note: noted(z.string().nullable(), "Your note.", "Test phone of the app team"),
    created_at: timestamp("The time when you added the address."),
  }),
)

export const safeEntryExample = exampleOf(safeEntrySchema)

export const createSafeListEntry = operation<VerificationNeeds>()({
  id: "createSafeListEntry",
  tag: "Verifications",
  summary: "Add to the safe list",
  description:
    "Exempts verifications of this address from limits and blocks. The minimum interval between messages still applies. For an address on the list, replaces the note.",
  scopes: ["auth"],
  audited: true,
  body: z.object({
    to: verifiedAddress,
    note: noted(text(200).optional(), "A note for people.", "Test phone of the app team"),
  }),
  bodyExamples: { phone: { summary: "A phone", value: { to: "+15552345678" } } },
  responses: {
    201: { description: "The entry on the list.", schema: safeEntrySchema },
  },
  problems: ["invalid_address"],
  handle: (needs, request) =>
    runIdempotent(needs, request, async (tx) => {
      const { to, note = null } = request.body
      const entry = await addToSafeList(tx, request.accountId, { to: recipientKey(to), note }, needs.clock.now())
      return { status: 201, json: safeEntryResource(entry) }
    }),
})

export const listSafeListEntries = operation<VerificationNeeds>()({
  id: "listSafeListEntries",
  tag: "Verifications",
  summary: "List the safe list",
  description: "Returns the safe list, ordered by address.",
  scopes: ["auth", "read"],
  query: z.object(pageParameters),
  responses: {
    200: {
      description: "A page of the list.",
      schema: pageOf("SafeListPage", "A page of the safe list.", safeEntrySchema),
    },
  },
  problems: ["invalid_cursor"],
  async handle({ verifications: { db } }, { accountId, query: { limit, cursor } }) {
    const [after = null] = decodeCursor("safe_list", cursor, 1) ?? []
    const found = await listSafeList(db, accountId, { limit: limit + 1, after })
    const entries = found.slice(0, limit)
    const next = found.length > limit ? encodeCursor("safe_list", entries.at(-1)?.to ?? "") : null
    return pageAnswer(entries.map(safeEntryResource), next)
  },
})

export const deleteSafeListEntry = removal<VerificationNeeds>()({
  id: "deleteSafeListEntry",
  tag: "Verifications",
  summary: "Remove from the safe list",
  description: "Limits and blocks apply to the address again.",
  scopes: ["auth"],
  audited: true,
  query: z.object({ to: verifiedAddress }),
  outcome: "The address is no longer on the list.",
  problems: ["invalid_address", "not_found"],
  async remove({ verifications: { db } }, { accountId, query }) {
    if (!(await removeFromSafeList(db, accountId, recipientKey(query.to))))
      throw new Problem("not_found", "This address is not on the safe list.")
  },
})

export function safeEntryResource({ to, note, createdAt }: SafeEntry) {
  return { to, note, created_at: isoTime(createdAt) }
}
