import type { SqlValue, Tx } from "#db/database.ts"

/** A recipient who does not want to hear from a sender of the account any more. */
export interface OptOut {
  sender: string
  recipient: string
  /** What they wrote. */
  keyword: string
  createdAt: number
}

export type OptOutKey = [sender: string, recipient: string]

export interface OptOutPage {
  optOuts: OptOut[]
  /** The pair after which the next page starts, or null at the end. */
  nextAfter: OptOutKey | null
}

/**
 * Opt-outs that one page looks at when only a recipient is asked for, which has no index: a page may then hold fewer than asked
 * for, or none, and still have a next one.
 */
const lookedAtMax = 10_000

/** By sender, then recipient, which is how they are stored; those after the pair `after` when there is one. */
export async function listOptOuts(
  tx: Tx,
  accountId: string,
  filter: { sender: string | null; recipient: string | null },
  { limit, after }: { limit: number; after: OptOutKey | null },
): Promise<OptOutPage> {
  const where = ["account_id = $1"]
  const values: SqlValue[] = [accountId]
  const place = (value: string) => `$${values.push(value)}`
  if (filter.sender !== null) where.push(`sender = ${place(filter.sender)}`)
  if (after) where.push(`(sender, recipient) > (${after.map(place).join(", ")})`)
  const isUnindexed = filter.recipient !== null && filter.sender === null
  const lastLookedAt = isUnindexed ? await findLastLookedAt(tx, where, values) : null
  if (lastLookedAt) where.push(`(sender, recipient) <= (${lastLookedAt.map(place).join(", ")})`)
  if (filter.recipient !== null) where.push(`recipient = ${place(filter.recipient)}`)
  const rows = await tx.query<{ sender: string; recipient: string; keyword: string; created_at: number }>(
    `select sender, recipient, keyword, created_at from opt_outs
      where ${where.join(" and ")} order by sender, recipient limit ${limit + 1}`,
    values,
  )
  const optOuts = rows.slice(0, limit).map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }))
  const last = optOuts.at(-1)
  return { optOuts, nextAfter: rows.length > limit && last ? [last.sender, last.recipient] : lastLookedAt }
}

/** The pair of the last opt-out that this page looks at, or null when it looks at all that are left. */
async function findLastLookedAt(
  tx: Tx,
  where: readonly string[],
  values: readonly SqlValue[],
): Promise<OptOutKey | null> {
  const [row] = await tx.query<{ sender: string; recipient: string }>(
    `select sender, recipient from opt_outs
      where ${where.join(" and ")} order by sender, recipient offset ${lookedAtMax - 1} limit 1`,
    values,
  )
  return row ? [row.sender, row.recipient] : null
}
