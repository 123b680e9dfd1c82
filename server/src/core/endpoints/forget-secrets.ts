import type { Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"

/** Erases secrets that no longer sign. */
export async function forgetSecrets(tx: Tx, now: number): Promise<void> {
  await tx.query(
    `update webhook_endpoints set oldest_secret = null, oldest_secret_until = null,
       older_secret = case when older_secret_until > $1 then older_secret end,
       older_secret_until = case when older_secret_until > $1 then older_secret_until end
     where older_secret_until is not null and coalesce(oldest_secret_until, older_secret_until) <= $1`,
    [time(now)],
  )
}
