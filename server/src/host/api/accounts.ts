import { isoTime } from "#core/std/iso-time.ts"
import { z } from "zod"
import type { Authenticator } from "#core/accounts/authenticate.ts"
import { createAccount as create } from "#core/accounts/create-account.ts"
import { listAccountPage, readAccount } from "#core/accounts/read-account.ts"
import type { Account } from "#core/accounts/account.ts"
import { AccountRefusal } from "#core/accounts/refusals.ts"
import { updateAccount as change } from "#core/accounts/update-account.ts"
import { runIdempotent, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { listing, retrieval } from "#http/resource-operations.ts"
import { accountName, contactChangeOf, contactFields, contactOf, contactParameters } from "#host/api/account-contact.ts"
import { messageCounts } from "#host/api/statistics-schema.ts"
import { exampleOf } from "#http/wire/example-of.ts"
import { withLookahead } from "#http/wire/page.ts"
import { named, noted, sid, timestamp } from "#http/wire/schemas.ts"
import type { Database, Tx } from "#core/db/database.ts"
import { allowFirstAccount } from "#messaging/numbers/sender-rules.ts"
import { countedStatuses } from "#host/statistics/read-statistics.ts"
import { readTraffic, type MessageCounts } from "#host/statistics/read-traffic.ts"
import { toSid, type NewId } from "#core/std/ids.ts"
import { describeSenders, furtherAccountNotice } from "./sender-notice.ts"

export interface OperatorAccountNeeds extends IdempotencyNeeds {
  db: Tx & Pick<Database, "transaction">
  newId: NewId
  authenticator: Pick<Authenticator, "forget">
}

const statuses = z.enum(["active", "suspended"])
const rateMax = 1_000_000
const rate = z.int().min(1).max(rateMax).nullable()
const numbersMax = z.int().min(0).max(100_000).nullable()

const fields = {
  sid: sid("account", "Identifier of the account, and its user name."),
  name: noted(z.string(), "The display name.", "Ann's Restaurant"),
  status: noted(statuses, "The status. The server refuses the credentials of a suspended account.", "active"),
  rate_per_second: noted(
    z.int().min(1).nullable(),
    "The maximum number of requests per second. Null for the default of the installation (`RATE_LIMIT`).",
    null,
  ),
  phone_numbers_max: noted(
    z.int().min(0).nullable(),
    "The maximum number of owned and requested phone numbers. Null for the default of the installation (`PHONE_NUMBERS_MAX`).",
    null,
  ),
  ...contactFields,
  messages_last_day: noted(
    messageCounts,
    "The number of messages in the last 24 hours by the status that they reached. The last one or two minutes can be missing.",
  ),
  created_at: timestamp("The time of creation."),
  updated_at: timestamp("The time of the last change."),
}

const accountSchema = named("OperatorAccount", "An account, as the operator sees it.", z.object(fields))

const newAccountSchema = named(
  "AccountWithToken",
  "A new account with its Auth Token, which is shown only once.",
  z.object({
    ...fields,
    auth_token: noted(
      z.string(),
      "The password for the sid. The server does not show it again, so store the token or send it to the user now.",
      "V4mSxP0qKc7Zt1nRb8uYw3LhDf6GjE2a",
    ),
    sender_notice: noted(
      z.string(),
      "A notice for the operator about the senders of the new account.",
      furtherAccountNotice,
    ),
  }),
)

const noContact = contactOf({ supportEmail: null, supportPhone: null, supportUrl: null })

export const createAccount = operation<OperatorAccountNeeds>()({
  id: "createAccount",
  tag: "Operator",
  summary: "Create an account",
  description:
    "Creates an account. Only this response contains its Auth Token. The first account gets a sender rule for any sender. A later account can send only from numbers that the operator assigns and from senders that a sender rule allows.",
  body: z.object({
    name: noted(accountName, "The name for people, up to 200 characters.", "Ann's Restaurant"),
    rate_per_second: noted(
      rate.optional(),
      "The maximum number of requests per second. Default: the limit of the installation.",
      500,
    ),
    phone_numbers_max: noted(
      numbersMax.optional(),
      "The maximum number of owned and requested phone numbers. Default: the limit of the installation.",
      20,
    ),
  }),
  bodyExamples: { usual: { summary: "An account", value: { name: "Ann's Restaurant" } } },
  responses: {
    201: {
      description: "Account created.",
      schema: newAccountSchema,
      example: exampleOf(newAccountSchema, noContact),
    },
  },
  problems: [],
  handle: (needs, request) =>
    runIdempotent(
      needs,
      request,
      async (tx) => {
        const { name, rate_per_second: ratePerSecond = null, phone_numbers_max: phoneNumbersMax = null } = request.body
        const context = { newId: needs.newId, now: needs.clock.now() }
        const { accountId, authToken } = await create(tx, { name, ratePerSecond, phoneNumbersMax, ...context })
        await allowFirstAccount(tx, accountId, context)
        const account = await renderOne(tx, accountId, context.now)
        const sender_notice = await describeSenders(tx, accountId)
        return { status: 201, json: { ...account, auth_token: authToken, sender_notice } }
      },
      { holdsSecret: true },
    ),
})

export const listAccounts = listing<OperatorAccountNeeds>()({
  id: "listAccounts",
  tag: "Operator",
  noun: "accounts",
  description: "Returns accounts with their message counts of the last 24 hours, newest first.",
  schema: accountSchema,
  pages: ({ db, clock }) =>
    withLookahead(async (page) => withTraffic(db, await listAccountPage(db, page), clock.now())),
  render: ({ account, counts }) => render(account, counts),
})

export const getOperatorAccount = retrieval<OperatorAccountNeeds>()({
  id: "getOperatorAccount",
  tag: "Operator",
  noun: "account",
  description: "Returns one account with its message counts of the last 24 hours.",
  sid: "account",
  schema: accountSchema,
  read: async ({ db, clock }, { id }) => await renderOne(db, id, clock.now()),
})

export const updateAccount = operation<OperatorAccountNeeds>()({
  id: "updateAccount",
  tag: "Operator",
  summary: "Change or suspend an account",
  description:
    "Changes the parameters that you send. `status=suspended` refuses the credentials and API keys of the account at once, and within five seconds on other machines. Its members can no longer work in it. Posthorn still sends its queued messages and webhooks. `status=active` ends the suspension.",
  sid: "account",
  body: z.object({
    name: noted(accountName.optional(), "The display name.", "Ann's Restaurant"),
    status: noted(
      statuses.optional(),
      "The status. The server refuses the credentials of a suspended account.",
      "suspended",
    ),
    rate_per_second: noted(rate.optional(), "The maximum number of requests per second. Null for the default.", 500),
    phone_numbers_max: noted(
      numbersMax.optional(),
      "The maximum number of owned and requested phone numbers. Null for the default. Numbers above the limit remain.",
      20,
    ),
    ...contactParameters,
  }),
  bodyExamples: { suspend: { summary: "Suspend it", value: { status: "suspended" } } },
  responses: { 200: { description: "The current account.", schema: accountSchema } },
  problems: ["account_not_found", "invalid_address"],
  async handle({ db, clock, authenticator }, { id, body }) {
    const { name, status, rate_per_second: ratePerSecond, phone_numbers_max: phoneNumbersMax } = body
    const now = clock.now()
    const changed = { name, status, ratePerSecond, phoneNumbersMax, ...contactChangeOf(body) }
    const account = await change(db, id, changed, now)
    authenticator.forget(id)
    const [entry] = await withTraffic(db, [account], now)
    return { status: 200, json: render(account, entry?.counts) }
  },
})

interface Entry {
  id: string
  account: Account
  counts: MessageCounts | undefined
}

async function withTraffic(tx: Tx, accounts: readonly Account[], now: number): Promise<Entry[]> {
  const ids = accounts.map(({ id }) => id)
  const traffic = await readTraffic(tx, ids, now)
  return accounts.map((account) => ({ id: account.id, account, counts: traffic.get(account.id) }))
}

async function renderOne(tx: Tx, accountId: string, now: number) {
  const account = await readAccount(tx, accountId)
  if (!account) throw new AccountRefusal("account_not_found", "There is no account with this sid. List the accounts.")
  const [entry] = await withTraffic(tx, [account], now)
  return render(account, entry?.counts)
}

function render(account: Account, counts?: MessageCounts) {
  const { id, name, status, ratePerSecond, phoneNumbersMax, createdAt, updatedAt } = account
  return {
    sid: toSid("account", id),
    name,
    status,
    rate_per_second: ratePerSecond,
    phone_numbers_max: phoneNumbersMax,
    ...contactOf(account),
    messages_last_day: Object.fromEntries(countedStatuses.map((each) => [each, counts?.[each] ?? 0])) as MessageCounts,
    created_at: isoTime(createdAt),
    updated_at: isoTime(updatedAt),
  }
}
