import { readAccount } from "#core/accounts/read-account.ts"
import { AccountRefusal } from "#core/accounts/refusals.ts"
import type { Database } from "#core/db/database.ts"
import { toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { operation, type Answer } from "#http/operation.ts"
import { mailDate } from "./dates.ts"
import { version } from "./message-form.ts"

export interface TwilioAccountNeeds {
  db: Database
}

export const getTwilioAccount = operation<TwilioAccountNeeds>()({
  id: "getTwilioAccount",
  tag: "Account",
  summary: "Retrieve the account",
  description: "Returns the account of the credentials.",
  scopes: ["messages", "read"],
  responses: { 200: { description: "The account.", schema: null } },
  async handle({ db }, { accountId }): Promise<Answer> {
    const account = await readAccount(db, accountId)
    if (!account) throw new AccountRefusal("account_not_found", "The account was deleted.")
    const sid = toSid("account", accountId)
    const path = `/${version}/Accounts/${sid}`
    const body = {
      // A secret that no answer repeats.
      auth_token: null,
      date_created: mailDate(isoTime(account.createdAt)),
      date_updated: mailDate(isoTime(account.updatedAt)),
      friendly_name: account.name,
      owner_account_sid: sid,
      sid,
      status: account.status,
      subresource_uris: { messages: `${path}/Messages.json` },
      type: "Full",
      uri: `${path}.json`,
    }
    return { status: 200, json: body }
  },
})
