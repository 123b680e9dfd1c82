import type { Tx } from "#core/db/database.ts"

/** Returns the number of endpoints that Posthorn disabled by itself, because they failed or were gone. */
export async function countGivenUp(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    "select count(*) as count from webhook_endpoints where status = 'disabled' and disabled_reason in ('gone', 'failing')",
  )
  return row?.count ?? 0
}
