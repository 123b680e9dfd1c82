import { createFirstAccount } from "#core/accounts/first-account.ts"
import type { Database, Tx } from "#core/db/database.ts"
import { toSid, type NewId } from "#core/std/ids.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import { makeInvite } from "./make-invite.ts"

/**
 * Creates the account of a fresh installation, and the link for its owner, who is also the operator. Returns
 * null when an account exists. `prepare` runs in the transaction that creates the account. If a start dies
 * after it, the account has no link, and `posthorn console link` creates one.
 */
export async function ensureFirstAccount(
  db: Database,
  context: { newId: NewId; now: number; secretKeys?: SecretKeys },
  prepare: (tx: Tx, accountId: string, context: { newId: NewId; now: number }) => Promise<unknown>,
): Promise<{ sid: string; token: string; linkToken: string } | null> {
  const made = await createFirstAccount(db, { name: "First account", ...context }, (tx, accountId) =>
    prepare(tx, accountId, context),
  )
  if (!made) return null
  const { accountId, authToken } = made
  const owner = { accountId, role: "owner" as const, isOperator: true, madeBy: null, ...context }
  const { token: linkToken } = await db.transaction((tx) => makeInvite(tx, owner))
  return { sid: toSid("account", accountId), token: authToken, linkToken }
}
