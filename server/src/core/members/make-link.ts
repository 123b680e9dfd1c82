import { listAccounts } from "#core/accounts/read-account.ts"
import type { Tx } from "#core/db/database.ts"
import type { NewId } from "#core/std/ids.ts"
import { emailKey } from "./email.ts"
import { makeInvite } from "./make-invite.ts"
import type { Invite } from "./invite.ts"
import { readMemberByEmail } from "./store.ts"

export interface LinkRequest {
  /** Null for the oldest account, whose owner is also the operator. */
  accountId: string | null
  /** The only email that can use the link. For an existing member, the link resets the password. */
  email: string | null
  newId: NewId
  now: number
}

/**
 * Creates the token of a link by the command line: for an owner, or for a member who lost their password.
 * Returns null when the account does not exist.
 */
export async function makeLink(tx: Tx, wanted: LinkRequest): Promise<{ token: string; invite: Invite } | null> {
  const { accountId, newId, now } = wanted
  const email = wanted.email === null ? null : emailKey(wanted.email)
  const resets = email !== null && (await readMemberByEmail(tx, email)) !== undefined
  const context = { email, resets, madeBy: null, newId, now }
  if (resets && accountId === null) return await makeInvite(tx, { accountId: null, role: null, ...context })
  const accounts = await listAccounts(tx)
  const account = accountId === null ? accounts[0] : accounts.find(({ id }) => id === accountId)
  if (!account) return null
  return await makeInvite(tx, { accountId: account.id, role: "owner", isOperator: accountId === null, ...context })
}
