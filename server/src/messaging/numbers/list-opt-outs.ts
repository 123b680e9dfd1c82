import { Conditions } from "#core/db/conditions.ts"
import type { Tx } from "#core/db/database.ts"
import { textArray } from "#core/db/literals.ts"
import { spellingsOf, withoutWhatsapp } from "./canonical-address.ts"
import { everySender } from "./opt-outs.ts"

/** A recipient who no longer wants messages from a sender of the account. */
export interface OptOut {
  /** `everySender` for an opt-out that holds for each sender of the account. */
  sender: string
  recipient: string
  /** The text of the recipient's message. Empty if the account recorded the opt-out. */
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
 * Opt-outs that one page reads when the filter has only a recipient, which has no index. Such a page can hold
 * fewer than requested, or none, and still have a next page.
 */
const lookedAtMax = 10_000

/** Lists by sender, then recipient, which is the order of the key. With `after`, begins after that pair. */
export async function listOptOuts(
  tx: Tx,
  accountId: string,
  filter: { sender: string | null; recipient: string | null },
  { limit, after }: { limit: number; after: OptOutKey | null },
): Promise<OptOutPage> {
  const where = new Conditions(accountId)
  if (filter.sender !== null) where.add("sender = any(?)", textArray([everySender, ...spellingsOf(filter.sender)]))
  if (after) where.add("(sender, recipient) > (?, ?)", ...after)
  const isUnindexed = filter.recipient !== null && filter.sender === null
  const lastLookedAt = isUnindexed ? await findLastLookedAt(tx, where) : null
  if (lastLookedAt) where.add("(sender, recipient) <= (?, ?)", ...lastLookedAt)
  if (filter.recipient !== null) where.add("recipient = any(?)", textArray(recipientForms(filter.recipient)))
  const rows = await tx.query<{ sender: string; recipient: string; keyword: string; created_at: number }>(
    `select sender, recipient, keyword, created_at from opt_outs
      where ${where.text} order by sender, recipient limit ${limit + 1}`,
    where.values,
  )
  const optOuts = rows.slice(0, limit).map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }))
  const last = optOuts.at(-1)
  return { optOuts, nextAfter: rows.length > limit && last ? [last.sender, last.recipient] : lastLookedAt }
}

/** An opt-out for every sender has the recipient without a prefix. */
function recipientForms(recipient: string): string[] {
  return [...new Set([...spellingsOf(recipient), ...spellingsOf(withoutWhatsapp(recipient))])]
}

/** Returns the pair of the last opt-out that this page reads, or null when it reads all remaining ones. */
async function findLastLookedAt(tx: Tx, { text, values }: Conditions): Promise<OptOutKey | null> {
  const [row] = await tx.query<{ sender: string; recipient: string }>(
    `select sender, recipient from opt_outs
      where ${text} order by sender, recipient offset ${lookedAtMax - 1} limit 1`,
    values,
  )
  return row ? [row.sender, row.recipient] : null
}
