import type { Tx } from "#db/database.ts"
import { fromRow } from "#db/from-row.ts"
import type { Page } from "#db/page.ts"
import type { ListedMember } from "./listed-member.ts"
import { listMemberRows, readListedMember } from "./store.ts"

/** Of an account, the newest first. */
export async function listMembers(tx: Tx, accountId: string, page: Page): Promise<ListedMember[]> {
  return (await listMemberRows(tx, accountId, page)).map(fromRow<ListedMember>)
}

/** The member with their role in the account, or undefined when they have none. */
export async function readListed(tx: Tx, accountId: string, memberId: string): Promise<ListedMember | undefined> {
  const row = await readListedMember(tx, accountId, memberId)
  return row && fromRow<ListedMember>(row)
}
