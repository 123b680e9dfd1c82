import type { Tx } from "#core/db/database.ts"
import { fromRow } from "#core/db/from-row.ts"
import type { Page } from "#core/db/page.ts"
import type { InstallationMember } from "./listed-member.ts"
import { listInstallationMemberRows, readInstallationMemberRow } from "./store.ts"

/**
 * All members, newest first. With `outsideAccounts` only those whom no owner can delete: operators, and
 * members without an account.
 */
export async function listInstallationMembers(
  tx: Tx,
  filter: { outsideAccounts: boolean },
  page: Page,
): Promise<InstallationMember[]> {
  return (await listInstallationMemberRows(tx, filter, page)).map(fromRow<InstallationMember>)
}

export async function readInstallationMember(tx: Tx, id: string): Promise<InstallationMember | undefined> {
  const row = await readInstallationMemberRow(tx, id)
  return row && fromRow<InstallationMember>(row)
}
