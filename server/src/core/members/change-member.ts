import type { Tx } from "#core/db/database.ts"
import { deleteInvitesOf, lockInvitesOf } from "./invite-store.ts"
import { MemberRefusal } from "./refusals.ts"
import type { Role } from "./role.ts"
import {
  countMemberships,
  deleteMember,
  deleteMembership,
  lockMember,
  lockOwners,
  putMembership,
  readMemberRow,
  readRole,
} from "./store.ts"
import { deleteOtherSessions } from "./session-store.ts"

export interface MemberPlace {
  accountId: string
  memberId: string
}

/**
 * Changes the role of a member in the account. Throws `member_not_found` and `last_owner`. Call
 * `SessionAuthenticator.forget` afterwards.
 */
export async function changeRole(
  tx: Tx,
  { accountId, memberId, role, now }: MemberPlace & { role: Role; now: number },
): Promise<void> {
  const isLastOwner = await lockAsLastOwner(tx, { accountId, memberId })
  if (isLastOwner && role !== "owner") throw lastOwner()
  // Waits for a concurrent removal. Otherwise a membership without a member would remain.
  if (!(await lockMember(tx, memberId)) || !(await readRole(tx, accountId, memberId))) throw noMember()
  await putMembership(tx, { accountId, memberId, role, now })
}

/**
 * Removes a member and their open invites from the account. A member of no other account, who is no operator,
 * is deleted with all sessions. Throws `member_not_found` and `last_owner`. Call
 * `SessionAuthenticator.forget` afterwards.
 */
export async function removeMember(tx: Tx, { accountId, memberId }: MemberPlace): Promise<void> {
  const known = await readMemberRow(tx, memberId)
  if (known) await lockInvitesOf(tx, known.email)
  if (await lockAsLastOwner(tx, { accountId, memberId })) throw lastOwner()
  // Locked before the member's other accounts are read. So a concurrent acceptance of an invite waits, or is
  // visible.
  const member = await lockMember(tx, memberId)
  if (!member || !(await readRole(tx, accountId, memberId))) throw noMember()
  await deleteMembership(tx, accountId, memberId)
  await deleteInvitesOf(tx, member.email, accountId)
  if (member.is_operator || (await countMemberships(tx, memberId)) > 0) return
  await deleteOtherSessions(tx, memberId, null)
  await deleteInvitesOf(tx, member.email, null)
  await deleteMember(tx, memberId)
}

/** Returns whether the member is the only owner. The owners are locked until the transaction ends. */
async function lockAsLastOwner(tx: Tx, { accountId, memberId }: MemberPlace): Promise<boolean> {
  const owners = await lockOwners(tx, accountId)
  return owners.length === 1 && owners[0] === memberId
}

function lastOwner(): MemberRefusal {
  return new MemberRefusal(
    "last_owner",
    "This member is the last owner of the account. Make another member an owner first.",
  )
}

function noMember(): MemberRefusal {
  return new MemberRefusal("member_not_found", "There is no member with this sid in the account.")
}
