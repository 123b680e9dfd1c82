import { isoTime } from "#core/std/iso-time.ts"
import { z } from "zod"
import { readAccount, readTokenFacts, type TokenFacts } from "#core/accounts/read-account.ts"
import { keepTokenCopies } from "#core/accounts/token-copy.ts"
import type { Account } from "#core/accounts/account.ts"
import { AccountRefusal } from "#core/accounts/refusals.ts"
import { updateAccount } from "#core/accounts/update-account.ts"
import { endPreviousToken, rotateToken } from "#core/accounts/rotate-token.ts"
import { runIdempotent } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { retrieval } from "#http/resource-operations.ts"
import { exampleHex, named, noted, sid, timestamp } from "#http/wire/schemas.ts"
import type { Tx } from "#core/db/database.ts"
import { toSid } from "#core/std/ids.ts"
import {
  accountName,
  contactChangeOf,
  contactExample,
  contactFields,
  contactOf,
  contactParameters,
} from "./account-contact.ts"
import type { CredentialNeeds } from "#core/api/api-keys.ts"

export interface AccountNeeds extends CredentialNeeds {
  /** The default rate of an account, in requests a second. */
  ratePerSecond: number
}

const accountSchema = named(
  "Account",
  "The account that the credentials belong to.",
  z.object({
    sid: sid("account", "Identifier of the account, and its user name."),
    name: noted(
      z.string(),
      "The display name, also for customers: payment pages and their messages show it.",
      "Ann's Restaurant",
    ),
    ...contactFields,
    status: noted(
      z.enum(["active", "suspended"]),
      "The status. The server refuses the credentials of a suspended account.",
      "active",
    ),
    rate_per_second: noted(z.int().min(1), "The maximum number of requests per second.", 20000),
    previous_token_ends_at: timestamp(
      "The time until which the previous Auth Token still works. Null if no previous token works.",
    ).nullable(),
    keeps_token_copy: noted(
      z.boolean(),
      "True if Posthorn keeps an encrypted copy of the Auth Token. The copy signs status callbacks in Twilio's form.",
      true,
    ),
    created_at: timestamp("The time of creation."),
    updated_at: timestamp("The time of the last change."),
  }),
)

export const getAccount = retrieval<AccountNeeds>()({
  id: "getAccount",
  tag: "Account",
  noun: "account",
  summary: "Retrieve the account",
  description: "Returns the account of the credentials. Use this request to check credentials.",
  scopes: ["messages", "webhooks", "auth", "read"],
  schema: accountSchema,
  problems: ["account_not_found"],
  read: (needs, { accountId }) => readResource(needs, needs.db, accountId),
})

export const updateOwnAccount = operation<AccountNeeds>()({
  id: "updateOwnAccount",
  tag: "Account",
  summary: "Change the account",
  description:
    "Changes the fields that you send. Payment pages and receipts show the name of the account, and how its customers reach it.",
  access: "owner",
  body: z.object({
    name: noted(
      accountName.optional(),
      "The display name, also for customers, up to 200 characters.",
      "Ann's Restaurant",
    ),
    ...contactParameters,
    keeps_token_copy: noted(
      z.boolean().optional(),
      "Whether Posthorn keeps an encrypted copy of the Auth Token. `false` erases it, so status callbacks in Twilio's form have no signature. After `true`, the next request with the token stores it again.",
      false,
    ),
  }),
  bodyExamples: { contact: { summary: "Contact for customers", value: contactExample } },
  responses: { 200: { description: "The current account.", schema: accountSchema } },
  problems: ["account_not_found", "invalid_address"],
  async handle(needs, { accountId, body }) {
    const { name, keeps_token_copy: isKept } = body
    await needs.db.transaction(async (tx) => {
      await updateAccount(tx, accountId, { name, ...contactChangeOf(body) }, needs.clock.now())
      if (isKept !== undefined) await keepTokenCopies(tx, accountId, isKept)
    })
    return { status: 200, json: await readResource(needs, needs.db, accountId) }
  },
})

const overlapMaxSeconds = 7 * 24 * 60 * 60

export const rotateAuthToken = operation<AccountNeeds>()({
  id: "rotateAuthToken",
  tag: "Account",
  summary: "Rotate the Auth Token",
  description:
    "Creates a new Auth Token and returns it only in this response. The previous token works until the overlap ends, so that you can update programs one by one.",
  access: "owner",
  body: z.object({
    overlap_seconds: noted(
      z
        .int()
        .min(0)
        .max(overlapMaxSeconds)
        .default(24 * 60 * 60),
      "The time in seconds until the previous token stops working. Default: a day. Maximum: a week. 0 ends it at once.",
      3600,
    ),
  }),
  bodyExamples: { hour: { summary: "With an overlap of one hour", value: { overlap_seconds: 3600 } } },
  responses: {
    201: {
      description: "The new token works.",
      schema: named(
        "NewAuthToken",
        "A new Auth Token, which is shown only once.",
        z.object({
          account_sid: sid("account", "The account of the token, and its user name for sign-in."),
          auth_token: noted(
            z.string(),
            "The Auth Token. Store it: the server does not show it again.",
            "V4mSxP0qKc7Zt1nRb8uYw3LhDf6GjE2a",
          ),
          previous_ends_at: timestamp("The time until which the previous token works."),
        }),
      ),
      example: {
        account_sid: `AC${exampleHex}`,
        auth_token: "V4mSxP0qKc7Zt1nRb8uYw3LhDf6GjE2a",
        previous_ends_at: "2026-11-21T09:30:00.000Z",
      },
    },
  },
  problems: ["account_not_found"],
  handle: (needs, request) =>
    runIdempotent(
      needs,
      request,
      async (tx) => {
        const now = needs.clock.now()
        const overlapMs = request.body.overlap_seconds * 1000
        const auth_token = await rotateToken(tx, request.accountId, { ...needs, now, overlapMs })
        tx.onCommit(() => needs.authenticator.forget(request.accountId))
        const account_sid = toSid("account", request.accountId)
        return {
          status: 201,
          json: { account_sid, auth_token, previous_ends_at: isoTime(now + overlapMs) },
        }
      },
      { holdsSecret: true },
    ),
})

export const endPreviousAuthToken = operation<AccountNeeds>()({
  id: "endPreviousAuthToken",
  tag: "Account",
  summary: "End the previous Auth Token",
  description:
    "Ends the previous Auth Token before its overlap is over. The current token stays valid. Without a previous token, nothing changes.",
  access: "owner",
  body: z.object({}),
  responses: { 200: { description: "The account.", schema: accountSchema } },
  problems: ["account_not_found"],
  handle: (needs, request) =>
    runIdempotent(needs, request, async (tx) => {
      await endPreviousToken(tx, request.accountId)
      tx.onCommit(() => needs.authenticator.forget(request.accountId))
      return { status: 200, json: await readResource(needs, tx, request.accountId) }
    }),
})

async function readResource({ clock, ratePerSecond }: AccountNeeds, tx: Tx, accountId: string) {
  const [account, token] = await Promise.all([readAccount(tx, accountId), readTokenFacts(tx, accountId, clock.now())])
  if (!account) throw new AccountRefusal("account_not_found", "The account no longer exists.")
  return accountResource(account, ratePerSecond, token)
}

function accountResource(account: Account, rateDefault: number, token: TokenFacts) {
  const { id, name, status, ratePerSecond, createdAt, updatedAt } = account
  return {
    sid: toSid("account", id),
    name,
    ...contactOf(account),
    status,
    rate_per_second: ratePerSecond ?? rateDefault,
    previous_token_ends_at: isoTime(token.previousEndsAt),
    keeps_token_copy: token.keepsCopy,
    created_at: isoTime(createdAt),
    updated_at: isoTime(updatedAt),
  }
}
