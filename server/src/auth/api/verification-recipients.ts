import { z } from "zod"
import { removal, retrieval } from "#http/resource-operations.ts"
import { named, noted, timestamp } from "#http/wire/schemas.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { attemptResource } from "#auth/verifications/attempts.ts"
import { recipientKey } from "#auth/verifications/plan-steps.ts"
import { eraseRecipient, readRecipient, recipientVerificationsMax } from "#auth/verifications/recipient.ts"
import { verificationResource } from "#auth/verifications/verification-resource.ts"
import { safeEntryExample, safeEntryResource, safeEntrySchema } from "./verification-safe-list.ts"
import {
  attemptExample,
  attemptSchema,
  verificationExample,
  verificationSchema,
  verifiedAddress,
} from "./verification-schema.ts"
import type { VerificationNeeds } from "./verifications.ts"

const limitSchema = z.object({
  name: noted(
    z.string(),
    "The name of the limit. A limit of `rate_limits` has the prefix `own:`. That of a service ends with its sid.",
    "recipient_hour",
  ),
  count: noted(z.int().min(0), "The current count.", 1),
  ends_at: timestamp("The time when the count restarts. Null for a count that only a success resets.").nullable(),
})

const recipientSchema = named(
  "VerificationRecipient",
  "The account's verification data about an address, without its messages.",
  z.object({
    to: noted(z.string(), "The address.", "+15552345678"),
    verifications: noted(
      z.array(verificationSchema),
      `The newest ${recipientVerificationsMax} verifications of the address.`,
      [],
    ),
    attempts: noted(z.array(attemptSchema), "The messages of these verifications, newest first.", []),
    limits: noted(z.array(limitSchema), "The counts of limits for the address.", []),
    safe_list_entry: noted(safeEntrySchema.nullable(), "The entry on the safe list. Null without one.", null),
    has_more: noted(z.boolean(), "True if older verifications exist.", false),
  }),
)

const query = z.object({ to: verifiedAddress })

export const getVerificationRecipient = retrieval<VerificationNeeds>()({
  id: "getVerificationRecipient",
  tag: "Verifications",
  noun: "address",
  summary: "Export an address",
  description:
    "Returns the account's data about an address: verifications, their attempts, counts of limits and the entry on the safe list. List its messages with `GET /v1/messages?to=`.",
  scopes: ["auth", "read"],
  query,
  outcome: "The data. The lists are empty for an unknown address.",
  schema: recipientSchema,
  example: {
    to: "+15552345678",
    verifications: [verificationExample],
    attempts: [attemptExample],
    limits: [{ name: "recipient_hour", count: 1, ends_at: "2026-11-21T09:30:00.000Z" }],
    safe_list_entry: safeEntryExample,
    has_more: false,
  },
  problems: ["invalid_address"],
  async read({ verifications: { db } }, { accountId, query: { to: given } }) {
    const to = recipientKey(given)
    const { verifications, attempts, limits, safeEntry, hasMore } = await readRecipient(db, accountId, to)
    return {
      to,
      verifications: verifications.map(verificationResource),
      attempts: attempts.map(attemptResource),
      limits: limits.map(({ name, count, endsAt }) => ({
        name,
        count,
        ends_at: endsAt === null ? null : isoTime(endsAt),
      })),
      safe_list_entry: safeEntry && safeEntryResource(safeEntry),
      has_more: hasMore,
    }
  },
})

export const deleteVerificationRecipient = removal<VerificationNeeds>()({
  id: "deleteVerificationRecipient",
  tag: "Verifications",
  summary: "Erase an address",
  description:
    "Erases the data that `GET /v1/auth/recipients` returns. A pending verification ends without an event, and its code or link stops working. Events remain until their retention ends, without `tags` and `payload`. Messages remain: delete each with `DELETE /v1/messages/{sid}`. A repeated request returns the same response.",
  scopes: ["auth"],
  audited: true,
  query,
  outcome: "The data is erased.",
  problems: ["invalid_address"],
  async remove({ verifications: { db } }, { accountId, query: { to } }) {
    const erase = () => db.transaction((tx) => eraseRecipient(tx, accountId, recipientKey(to)))
    while ((await erase()) === recipientVerificationsMax);
  },
})
