import { isoTime } from "#core/std/iso-time.ts"
import { z } from "zod"
import {
  createApiKey as create,
  listApiKeys as listStored,
  readApiKey,
  revokeApiKey as revoke,
} from "#core/accounts/api-keys.ts"
import type { ApiKey } from "#core/accounts/api-key.ts"
import type { Authenticator } from "#core/accounts/authenticate.ts"
import { runIdempotent, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { listing, removal, retrieval } from "#http/resource-operations.ts"
import { exampleOf } from "#http/wire/example-of.ts"
import { withLookahead } from "#http/wire/page.ts"
import { named, noted, sid, text, timestamp } from "#http/wire/schemas.ts"
import type { Database } from "#core/db/database.ts"
import { toSid, type NewId } from "#core/std/ids.ts"

export interface CredentialNeeds extends IdempotencyNeeds {
  db: Database
  newId: NewId
  authenticator: Pick<Authenticator, "forget">
}

const scopes = ["full", "messages", "webhooks", "auth", "payments", "read"] as const

const fields = {
  sid: sid("apiKey", "Identifier of the key, and its user name."),
  name: noted(z.string(), "The display name.", "Booking system"),
  scope: noted(
    z.enum(scopes),
    "The permissions of the key. `full`: everything. `messages`: send and read messages. `webhooks`: manage webhooks and read events, including message texts. `auth`: verify people. `payments`: accept payments and read the ledger. `read`: only read.",
    "messages",
  ),
  created_at: timestamp("The time of creation."),
  last_used_at: timestamp(
    "The time of the last sign-in with the key, accurate to one hour. Null if the key was never used.",
  ).nullable(),
  revoked_at: timestamp("The time of the revocation; null while the key works.").nullable(),
}

const apiKeySchema = named(
  "ApiKey",
  "A credential for one program. It has a scope, and you can revoke it separately.",
  z.object(fields),
)
const newApiKeySchema = named(
  "ApiKeyWithSecret",
  "An API key with its secret, which is shown only once.",
  z.object({
    ...fields,
    secret: noted(
      z.string(),
      "The secret, which is the password for sign-in. Store it: the server keeps only a hash.",
      "V4mSx…",
    ),
  }),
)

export const createApiKey = operation<CredentialNeeds>()({
  id: "createApiKey",
  tag: "Account",
  summary: "Create an API key",
  description:
    "Creates an API key. Sign in with its sid as the user name and its secret as the password. Only this response contains the secret.",
  access: "owner",
  body: z.object({
    name: noted(text(200), "The display name.", "Booking system"),
    scope: noted(z.enum(scopes).default("full"), "The permissions of the key.", "messages"),
  }),
  bodyExamples: { messages: { summary: "For sending", value: { name: "Booking system", scope: "messages" } } },
  responses: {
    201: {
      description: "The key works.",
      schema: newApiKeySchema,
      example: exampleOf(newApiKeySchema, { secret: "V4mSxP0qKc7Zt1nRb8uYw3LhDf6GjE2a" }),
    },
  },
  problems: ["api_keys_exhausted", "account_not_found"],
  handle: (needs, request) =>
    runIdempotent(
      needs,
      request,
      async (tx) => {
        const context = { newId: needs.newId, now: needs.clock.now() }
        const { apiKey, secret } = await create(tx, request.accountId, request.body, context)
        return { status: 201, json: { ...apiKeyResource(apiKey), secret } }
      },
      { holdsSecret: true },
    ),
})

export const listApiKeys = listing<CredentialNeeds>()({
  id: "listApiKeys",
  tag: "Account",
  noun: "API keys",
  description: "Returns all API keys, including revoked ones, newest first.",
  schema: apiKeySchema,
  pages: ({ db }, { accountId }) => withLookahead((page) => listStored(db, accountId, page)),
  render: apiKeyResource,
})

export const getApiKey = retrieval<CredentialNeeds>()({
  id: "getApiKey",
  tag: "Account",
  noun: "API key",
  description: "Returns the API key without its secret.",
  sid: "apiKey",
  schema: apiKeySchema,
  read: async ({ db }, { accountId, id }) => apiKeyResource(await readApiKey(db, accountId, id)),
})

export const revokeApiKey = removal<CredentialNeeds>()({
  id: "revokeApiKey",
  tag: "Account",
  summary: "Revoke an API key",
  description:
    "Revokes the key permanently. Other processes of the installation refuse it within five seconds. The list still contains the key.",
  access: "owner",
  sid: "apiKey",
  outcome: "The key is revoked.",
  async remove({ db, clock, authenticator }, { accountId, id }) {
    await db.transaction((tx) => revoke(tx, accountId, id, clock.now()))
    authenticator.forget(accountId)
  },
})

function apiKeyResource({ id, name, scope, createdAt, lastUsedAt, revokedAt }: ApiKey) {
  return {
    sid: toSid("apiKey", id),
    name,
    scope,
    created_at: isoTime(createdAt),
    last_used_at: lastUsedAt === null ? null : isoTime(lastUsedAt),
    revoked_at: revokedAt === null ? null : isoTime(revokedAt),
  }
}
