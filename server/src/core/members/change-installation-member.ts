import type { Tx } from "#core/db/database.ts"
import { toSid } from "#core/std/ids.ts"
import { deleteAllInvitesOf, lockInvitesOf } from "./invite-store.ts"
import { MemberRefusal } from "./refusals.ts"
import { deleteOtherSessions } from "./session-store.ts"
import {
  deleteMember,
  deleteMemberships,
  listAccountsOf,
  lockMember,
  lockMemberships,
  lockOperators,
  lockOwners,
  readMemberRow,
  updateOperator,
} from "./store.ts"

/**
 * Makes a member an operator of the installation, or ends that role. Refuses `member_not_found` and
 * `last_operator`. Call `SessionAuthenticator.forget` afterwards.
 */
export async function changeOperator(tx: Tx, memberId: string, isOperator: boolean): Promise<void> {
  if ((await lockAsLastOperator(tx, memberId)) && !isOperator) throw lastOperator({ param: "is_operator" })
  if (!(await lockMember(tx, memberId))) throw noMember()
  await updateOperator(tx, memberId, isOperator)
}

/**
 * Deletes a member: their roles in all accounts, their sessions, and the links that only they could use.
 * Refuses `member_not_found`, `removing_yourself`, `last_operator` and `last_owner`. Call
 * `SessionAuthenticator.forget` afterwards.
 */
export async function deleteMemberEverywhere(
  tx: Tx,
  { memberId, askedBy }: { memberId: string; askedBy: string },
): Promise<void> {
  if (memberId === askedBy)
    throw new MemberRefusal("removing_yourself", "You cannot delete yourself. Ask another operator to delete you.")
  const known = await readMemberRow(tx, memberId)
  if (known) await lockInvitesOf(tx, known.email)
  // Locks the memberships first and then the member, in the order of `changeRole`.
  for (const account of await listAccountsOf(tx, memberId)) {
    const owners = await lockOwners(tx, account.id)
    if (owners.length === 1 && owners[0] === memberId) throw lastOwnerOf(account)
  }
  await lockMemberships(tx, memberId)
  if (await lockAsLastOperator(tx, memberId)) throw lastOperator()
  const member = await lockMember(tx, memberId)
  if (!member) throw noMember()
  await deleteMemberships(tx, memberId)
  await deleteOtherSessions(tx, memberId, null)
  await deleteAllInvitesOf(tx, member.email)
  await deleteMember(tx, memberId)
}

/** Returns whether the member is the only operator. The operators are locked until the transaction ends. */
async function lockAsLastOperator(tx: Tx, memberId: string): Promise<boolean> {
  const operators = await lockOperators(tx)
  return operators.length === 1 && operators[0] === memberId
}

function lastOperator(about: { param?: string } = {}): MemberRefusal {
  const detail = "This member is the last operator of the installation. Make another member an operator first."
  return new MemberRefusal("last_operator", detail, about)
}

function lastOwnerOf({ id, name }: { id: string; name: string }): MemberRefusal {
  return new MemberRefusal(
    "last_owner",
    `This member is the last owner of the account ${name} (${toSid("account", id)}). Make another member an owner of the account first.`,
  )
}

function noMember(): MemberRefusal {
  return new MemberRefusal("member_not_found", "There is no member with this sid. List the members to find it.")
}
