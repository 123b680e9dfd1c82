import type { Tx } from "#core/db/database.ts"
import type { Role } from "./role.ts"
import { listMembershipRows, readMemberRow } from "./store.ts"

export interface SignedInMember {
  id: string
  email: string
  name: string
  isOperator: boolean
  hasTotp: boolean
  memberships: { accountId: string; accountName: string; role: Role }[]
}

/** Returns the member with their accounts, or undefined when the member has been removed. */
export async function readMember(tx: Tx, id: string): Promise<SignedInMember | undefined> {
  const row = await readMemberRow(tx, id)
  if (!row) return undefined
  const memberships = await listMembershipRows(tx, id)
  return {
    id,
    email: row.email,
    name: row.name,
    isOperator: row.is_operator,
    hasTotp: row.totp_secret !== null,
    memberships: memberships.map(({ account_id: accountId, account_name: accountName, role }) => ({
      accountId,
      accountName,
      role,
    })),
  }
}
