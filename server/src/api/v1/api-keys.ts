import { isoTime } from "#std/iso-time.ts"
import { z } from "zod"
import {
  createApiKey as create,
  listApiKeys as listStored,
  readApiKey,
  revokeApiKey as revoke,
} from "#accounts/api-keys.ts"
import type { ApiKey } from "#accounts/api-key.ts"
import type { Authenticator } from "#accounts/authenticate.ts"
import { runIdempotent, type IdempotencyNeeds } from "#api/run-idempotent.ts"
import { operation } from "#api/operation.ts"
import { answerList, withLookahead } from "#api/wire/page.ts"
import { exampleHex, named, noted, pageResponse, pageParameters, sid, text, timestamp } from "#api/wire/schemas.ts"
import type { Database } from "#db/database.ts"
import { toSid, type NewId } from "#std/ids.ts"

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

const example = {
  sid: `SK${exampleHex}`,
  name: "Booking system",
  scope: "messages",
  created_at: "2026-11-21T08:30:00.000Z",
  last_used_at: null,
  revoked_at: null,
}

export const createApiKey = operation<CredentialNeeds>()({
  id: "createApiKey",
  tag: "Account",
  summary: "Create an API key",
  description:
    "Creates an API key. Sign in with its sid as the user name and its secret as the password. Only this response contains the secret.",
  scopes: [],
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
      example: { ...example, secret: "V4mSxP0qKc7Zt1nRb8uYw3LhDf6GjE2a" },
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

export const listApiKeys = operation<CredentialNeeds>()({
  id: "listApiKeys",
  tag: "Account",
  summary: "List API keys",
  description: "Returns all API keys, including revoked ones, newest first.",
  scopes: [],
  query: z.object(pageParameters),
  responses: pageResponse("ApiKeyPage", "A page of API keys.", apiKeySchema, example),
  problems: ["invalid_cursor"],
  handle({ db }, { accountId, query }) {
    const read = withLookahead((page) => listStored(db, accountId, page))
    return answerList("api_keys", query, read, apiKeyResource)
  },
})

export const getApiKey = operation<CredentialNeeds>()({
  id: "getApiKey",
  tag: "Account",
  summary: "Retrieve an API key",
  description: "Returns the API key without its secret.",
  scopes: [],
  sid: "apiKey",
  responses: { 200: { description: "The key.", schema: apiKeySchema, example } },
  problems: ["api_key_not_found"],
  async handle({ db }, { accountId, id }) {
    return { status: 200, json: apiKeyResource(await readApiKey(db, accountId, id)) }
  },
})

export const revokeApiKey = operation<CredentialNeeds>()({
  id: "revokeApiKey",
  tag: "Account",
  summary: "Revoke an API key",
  description:
    "Revokes the key permanently. Other processes of the installation refuse it within five seconds. The list still contains the key.",
  scopes: [],
  access: "owner",
  sid: "apiKey",
  responses: { 204: { description: "The key is revoked.", schema: null } },
  problems: ["api_key_not_found"],
  async handle({ db, clock, authenticator }, { accountId, id }) {
    await db.transaction((tx) => revoke(tx, accountId, id, clock.now()))
    authenticator.forget(accountId)
    return { status: 204 }
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
