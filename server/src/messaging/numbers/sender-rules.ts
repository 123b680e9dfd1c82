import { isOnlyAccount, readAccount } from "#core/accounts/read-account.ts"
import type { Tx } from "#core/db/database.ts"
import { fromRow } from "#core/db/from-row.ts"
import type { Page } from "#core/db/page.ts"
import type { NewId } from "#core/std/ids.ts"
import { InputFaults } from "#core/std/input-faults.ts"
import { NumbersRefusal, unknownAccount } from "./refusals.ts"
import { senderKey } from "./sender-key.ts"
import type { SenderRule } from "./sender-rule.ts"
import {
  countConflictRows,
  countRules,
  findRule,
  findRules,
  insertRule,
  removeRule,
  writeReview,
  type SenderRuleFilter,
} from "./sender-rule-store.ts"

export type NewSenderRule = Pick<SenderRule, "accountId" | "kind" | "sender" | "note">

/**
 * The limit of rules of one account, and of those for every account, because each process keeps them in
 * memory.
 */
export const rulesMax = 1_000

interface Context {
  newId: NewId
  now: number
}

/**
 * Refuses with `sender_rule_exists`, with `sender_rules_exhausted`, and with `InputFaults` when the account
 * does not exist. Call `Senders.forgetRules` after the commit.
 */
export async function createSenderRule(tx: Tx, rule: NewSenderRule, { newId, now }: Context): Promise<SenderRule> {
  const { accountId } = rule
  if (accountId !== null && !(await readAccount(tx, accountId))) throw new InputFaults([unknownAccount])
  if ((await countRules(tx, accountId)) >= rulesMax)
    throw new NumbersRefusal(
      "sender_rules_exhausted",
      `There are already ${rulesMax} sender rules ${accountId === null ? "for every account" : "of this account"}. Delete one, or let a pattern replace several.`,
    )
  const id = newId()
  const sender = rule.sender === null ? null : senderKey(rule.sender)
  if (!(await insertRule(tx, { ...rule, id, sender, needsReview: false, createdAt: now })))
    throw new NumbersRefusal(
      "sender_rule_exists",
      "The same sender rule already exists. List the sender rules to find it.",
    )
  return await getSenderRule(tx, id)
}

/**
 * Allows any sender to the account, if it is the only one of the installation, so a first message needs no
 * number. Creating a second account changes nothing for the first. Returns null when other accounts exist.
 */
export async function allowFirstAccount(tx: Tx, accountId: string, context: Context): Promise<SenderRule | null> {
  if (!(await isOnlyAccount(tx, accountId))) return null
  const note = "Allows any sender, because this was the only account."
  return await createSenderRule(tx, { accountId, kind: "any", sender: null, note }, context)
}

/** Refuses with `sender_rule_not_found`. */
export async function getSenderRule(tx: Tx, id: string): Promise<SenderRule> {
  const row = await findRule(tx, id)
  if (!row) throw notFound()
  return fromRow<SenderRule>(row)
}

/** Newest first. */
export async function listSenderRules(
  tx: Tx,
  { sender, ...filter }: SenderRuleFilter,
  page: Page,
): Promise<SenderRule[]> {
  const rows = await findRules(tx, { ...filter, sender: sender && senderKey(sender) }, page)
  return rows.map(fromRow<SenderRule>)
}

/** Confirms a rule that the upgrade created. Refuses with `sender_rule_not_found`. */
export async function reviewSenderRule(tx: Tx, id: string, needsReview: boolean): Promise<SenderRule> {
  if (!(await writeReview(tx, id, needsReview))) throw notFound()
  return await getSenderRule(tx, id)
}

/**
 * Deletes the rule and returns its account, for `Senders.forgetRules` after the commit. Throws
 * `sender_rule_not_found`.
 */
export async function deleteSenderRule(tx: Tx, id: string): Promise<string | null> {
  const row = await removeRule(tx, id)
  if (!row) throw notFound()
  return row.account_id
}

/** Counts the senders that the upgrade found in several accounts, and on which no operator has decided. */
export function countSenderConflicts(tx: Tx): Promise<number> {
  return countConflictRows(tx)
}

function notFound(): NumbersRefusal {
  return new NumbersRefusal(
    "sender_rule_not_found",
    "There is no sender rule with this sid. List the sender rules to find it.",
  )
}
