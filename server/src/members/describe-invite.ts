import { readAccount } from "#accounts/read-account.ts"
import type { Tx } from "#db/database.ts"
import type { InviteRow } from "./invite-store.ts"
import { readMemberByEmail } from "./store.ts"

/** What somebody who holds the link is told of it besides what it gives. */
export async function describeInvite(
  tx: Tx,
  { account_id: accountId, email }: InviteRow,
): Promise<{ accountName: string | null; isMember: boolean | null }> {
  const account = accountId === null ? undefined : await readAccount(tx, accountId)
  const isMember = email === null ? null : (await readMemberByEmail(tx, email)) !== undefined
  return { accountName: account?.name ?? null, isMember }
}
