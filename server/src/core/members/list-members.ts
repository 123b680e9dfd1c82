import type { Tx } from "#core/db/database.ts"
import { fromRow } from "#core/db/from-row.ts"
import type { Page } from "#core/db/page.ts"
import type { ListedMember } from "./listed-member.ts"
import { listMemberRows, readListedMember } from "./store.ts"

/** Lists the members of an account, newest first. */
export async function listMembers(tx: Tx, accountId: string, page: Page): Promise<ListedMember[]> {
  return (await listMemberRows(tx, accountId, page)).map(fromRow<ListedMember>)
}

/** Returns the member with their role in the account. Undefined if they have none. */
export async function readListed(tx: Tx, accountId: string, memberId: string): Promise<ListedMember | undefined> {
  const row = await readListedMember(tx, accountId, memberId)
  return row && fromRow<ListedMember>(row)
}
