import type { Tx } from "#db/database.ts"

/** A recipient who does not want to hear from a sender of the account any more. */
export interface OptOut {
  sender: string
  recipient: string
  /** What they wrote. */
  keyword: string
  createdAt: number
}

/** By sender, then recipient, which is how they are stored; those after the pair `after` when there is one. */
export async function listOptOuts(
  tx: Tx,
  accountId: string,
  page: {
    limit: number
    after: [sender: string, recipient: string] | null
    sender: string | null
    recipient: string | null
  },
): Promise<OptOut[]> {
  const [afterSender, afterRecipient] = page.after ?? [null, null]
  const rows = await tx.query<{ sender: string; recipient: string; keyword: string; created_at: number }>(
    `select sender, recipient, keyword, created_at from opt_outs
      where account_id = $1 and ($2::text is null or (sender, recipient) > ($2, $3::text))
        and ($4::text is null or sender = $4) and ($5::text is null or recipient = $5)
      order by sender, recipient limit $6`,
    [accountId, afterSender, afterRecipient, page.sender, page.recipient, page.limit],
  )
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }))
}
