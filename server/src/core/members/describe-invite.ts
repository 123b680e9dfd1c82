import { readAccount } from "#core/accounts/read-account.ts"
import type { Tx } from "#core/db/database.ts"
import type { Invite } from "./invite.ts"
import { readMemberByEmail, readRole } from "./store.ts"

/**
 * The invite as its link shows it. `isMember` is true when its email belongs to a member of the same account,
 * or when the link resets a member's password. Otherwise it is null, because the creator of an invite must
 * not learn which emails sign in elsewhere.
 */
export async function describeInvite(
  tx: Tx,
  { accountId, email, resets }: Invite,
): Promise<{ accountName: string | null; isMember: true | null }> {
  const account = accountId === null ? undefined : await readAccount(tx, accountId)
  const member = email === null ? undefined : await readMemberByEmail(tx, email)
  const isKnown = member && (resets || (accountId !== null && (await readRole(tx, accountId, member.id)) !== undefined))
  return { accountName: account?.name ?? null, isMember: isKnown ? true : null }
}
