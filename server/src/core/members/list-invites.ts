import type { Tx } from "#core/db/database.ts"
import type { Invite } from "./invite.ts"
import { deleteInvite, findInvites } from "./invite-store.ts"
import { MemberRefusal } from "./refusals.ts"

/** Returns the open invites of the account, newest first. */
export async function listInvites(
  tx: Tx,
  accountId: string,
  page: { limit: number; before: string | null; now: number },
): Promise<Invite[]> {
  return await findInvites(tx, accountId, page)
}

/** Deletes an invite, so that its link no longer works. Refuses `invite_not_found`. */
export async function withdrawInvite(tx: Tx, accountId: string, id: string): Promise<void> {
  if (await deleteInvite(tx, accountId, id)) return
  throw new MemberRefusal("invite_not_found", "There is no invite with this sid in the account.")
}
