import { listAccountPage } from "#core/accounts/read-account.ts"
import type { Tx } from "#core/db/database.ts"
import { listSenderRules } from "#messaging/numbers/sender-rules.ts"
import { toSid } from "#core/std/ids.ts"

const firstAccount =
  "This is the only account, so it can send from any sender, and Posthorn approves its number requests at once."
export const furtherAccountNotice =
  "This account can send only from numbers that the operator assigns to it, and from senders that a sender rule allows. Its number requests need the operator's approval."
const secondAccount = "Number requests of the first account now also need approval."

/**
 * Returns a notice about the senders that a new account can use, and about the change for the account that
 * was the only one before.
 */
export async function describeSenders(tx: Tx, accountId: string): Promise<string> {
  const others = await listAccountPage(tx, { limit: 2, before: accountId })
  const [first] = others
  if (!first) return firstAccount
  if (others.length > 1) return furtherAccountNotice
  const rules = await listSenderRules(tx, { accountId: first.id, kind: "any" }, { limit: 1, before: null })
  const [rule] = rules
  const kept =
    rule &&
    `Account ${toSid("account", first.id)} can still send from any sender. To end that, delete the sender rule ${toSid("senderRule", rule.id)}.`
  return [furtherAccountNotice, secondAccount, kept].filter(Boolean).join(" ")
}
