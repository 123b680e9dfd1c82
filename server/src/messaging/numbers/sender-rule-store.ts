import type { SqlValue, Tx } from "#core/db/database.ts"
import type { RowOf } from "#core/db/from-row.ts"
import { time } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import type { SenderRule } from "./sender-rule.ts"

type SenderRuleRow = RowOf<SenderRule>

export interface SenderRuleFilter {
  accountId?: string | undefined
  kind?: SenderRule["kind"] | undefined
  sender?: string | undefined
  needsReview?: boolean | undefined
  isConflict?: boolean | undefined
}

const columns = "id, account_id, kind, sender, note, needs_review, created_at"

/**
 * An operator has not confirmed the rule yet, and another account owns its sender or has an exact rule for
 * it.
 */
const conflict = `(r.needs_review and r.kind = 'exact' and (
  exists (select from number_owners o where o.number = r.sender and o.account_id <> r.account_id)
  or exists (select from sender_rules other
              where other.kind = 'exact' and other.sender = r.sender and other.account_id <> r.account_id)))`

/** Returns false if the same rule exists. */
export async function insertRule(tx: Tx, rule: Omit<SenderRule, "isConflict" | "ownerId">): Promise<boolean> {
  const rows = await tx.query(
    `insert into sender_rules (${columns}) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (account_id, kind, sender) do nothing returning id`,
    [rule.id, rule.accountId, rule.kind, rule.sender, rule.note, rule.needsReview, time(rule.createdAt)],
  )
  return rows.length > 0
}

/** The rules of one account, or with null those for every account. */
export function findRulesOf(tx: Tx, accountId: string | null): Promise<Pick<SenderRuleRow, "kind" | "sender">[]> {
  return accountId === null
    ? tx.query("select kind, sender from sender_rules where account_id is null", [], "numbers_find_shared_rules")
    : tx.query("select kind, sender from sender_rules where account_id = $1", [accountId], "numbers_find_rules")
}

export async function countRules(tx: Tx, accountId: string | null): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    "select count(*) from sender_rules where account_id is not distinct from $1",
    [accountId],
  )
  return row?.count ?? 0
}

export async function findRule(tx: Tx, id: string): Promise<SenderRuleRow | undefined> {
  const [row] = await tx.query<SenderRuleRow>(`${reviewed} where r.id = $1`, [id])
  return row
}

/** Newest first. */
export function findRules(
  tx: Tx,
  { accountId, kind, sender, needsReview, isConflict }: SenderRuleFilter,
  { limit, before }: Page,
): Promise<SenderRuleRow[]> {
  const values: SqlValue[] = [limit]
  const where = ["true"]
  if (accountId !== undefined) where.push(`r.account_id = $${values.push(accountId)}`)
  if (kind !== undefined) where.push(`r.kind = $${values.push(kind)}`)
  if (sender !== undefined) where.push(`r.sender = $${values.push(sender)}`)
  if (before !== null) where.push(`r.id < $${values.push(before)}`)
  if (needsReview !== undefined) where.push(needsReview ? "r.needs_review" : "not r.needs_review")
  if (isConflict !== undefined) where.push(isConflict ? conflict : `not ${conflict}`)
  return tx.query(`${reviewed} where ${where.join(" and ")} order by r.id desc limit $1`, values)
}

const reviewed = `select r.id, r.account_id, r.kind, r.sender, r.note, r.needs_review, r.created_at,
    (select o.account_id from number_owners o where r.kind = 'exact' and o.number = r.sender) as owner_id,
    ${conflict} as is_conflict
  from sender_rules r`

export async function writeReview(tx: Tx, id: string, needsReview: boolean): Promise<boolean> {
  const rows = await tx.query("update sender_rules set needs_review = $2 where id = $1 returning id", [id, needsReview])
  return rows.length > 0
}

export async function removeRule(tx: Tx, id: string): Promise<Pick<SenderRuleRow, "account_id"> | undefined> {
  const [row] = await tx.query<Pick<SenderRuleRow, "account_id">>(
    "delete from sender_rules where id = $1 returning account_id",
    [id],
  )
  return row
}

export async function countConflictRows(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(distinct r.sender)::int as count from sender_rules r where r.needs_review and ${conflict}`,
  )
  return row?.count ?? 0
}
