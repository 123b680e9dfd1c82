import type { Transaction } from "#core/db/database.ts"
import { toSid } from "#core/std/ids.ts"
import { InputFaults } from "#core/std/input-faults.ts"
import { installationId, type FieldChange } from "./audit-log.ts"
import { beginSession, type NewSession, type SignInPlace } from "./begin-session.ts"
import { emailKey } from "./email.ts"
import { guessOf } from "./known-browser.ts"
import { findOpenInvite, useInvite } from "./invite-store.ts"
import type { Invite } from "./invite.ts"
import { checkPassword, hashPassword } from "./password.ts"
import { checkProof, lockProven, type MemberProof } from "./prove-member.ts"
import { isFailedSignIn, recordRefusedSignIn } from "./record-refused-sign-in.ts"
import { MemberRefusal } from "./refusals.ts"
import { covers } from "./role.ts"
import { deleteOtherSessions } from "./session-store.ts"
import { hashToken, isToken } from "./session-token.ts"
import type { MemberContext } from "./sign-in.ts"
import {
  insertMember,
  lockMember,
  lockOwners,
  putMembership,
  readMemberByEmail,
  readMemberRow,
  readRole,
  updateOperator,
  updatePassword,
  updateTotp,
  type MemberRow,
} from "./store.ts"

export interface Acceptance extends MemberProof {
  token: string
  /** Can be absent when the invite names it. */
  email: string | null
  /** The name of a new member. Default: the part of the email before the @. */
  name: string | null
  from: SignInPlace
}

/** The operation in the audit log. */
const acceptOperation = { operation: "acceptInvite", path: "/console/v1/invites/accept" }

/**
 * Accepts an invite and begins a session. An existing member proves their password and receives what the
 * invite grants. Any other person becomes a member. A reset link sets the new password, removes the second
 * factor and ends all sessions of its member.
 * Throws `invite_not_valid`, `weak_password` and the refusals of `signIn`.
 */
export async function acceptInvite(context: MemberContext, acceptance: Acceptance): Promise<NewSession> {
  const { db, clock, signInGuard, secretKeys } = context
  const { from } = acceptance
  const stranger = { ip: from.ip, email: null }
  const invite = await signInGuard.afterwards(stranger, () => lookAtInvite(db, acceptance.token, clock.now()))
  const email = emailOf(invite, acceptance.email)
  const existing = await readMemberByEmail(db, email)
  if (existing && !invite.resets) {
    const lockedOut = { ...acceptOperation, memberId: existing.id, status: 429, from } as const
    return await signInGuard.attempt(
      guessOf(secretKeys, email, from),
      () => join(context, acceptance, existing),
      () => recordRefusedSignIn(context, lockedOut),
    )
  }
  const name = acceptance.name ?? existing?.name ?? email.split("@", 1)[0] ?? email
  await checkPassword(acceptance.password, [email, name])
  const passwordHash = await hashPassword(acceptance.password)
  return await accept(context, acceptance, async (tx) => {
    if (existing) return await resetMember(tx, existing, passwordHash)
    const id = context.newId()
    const member = { id, email, name, passwordHash, isOperator: false, now: clock.now() }
    if (await insertMember(tx, member)) return id
    throw new MemberRefusal(
      "sign_in_failed",
      "A person with this email became a member at the same time. Use their password.",
    )
  })
}

/** Returns what an open invite grants. Throws `invite_not_valid`. */
export async function lookAtInvite(db: MemberContext["db"], token: string, now: number): Promise<Invite> {
  const invite = isToken(token) ? await findOpenInvite(db, hashToken(token), now) : undefined
  if (invite) return invite
  throw notValid()
}

async function join(context: MemberContext, acceptance: Acceptance, member: MemberRow): Promise<NewSession> {
  const { secretKeys, clock } = context
  const step = await checkProof(member, acceptance, { secretKeys, now: clock.now() }).catch(async (error: unknown) => {
    const failed = { ...acceptOperation, memberId: member.id, status: 401, from: acceptance.from } as const
    if (isFailedSignIn(error)) await recordRefusedSignIn(context, failed)
    throw error instanceof MemberRefusal && error.code === "sign_in_failed" ? alreadyTaken() : error
  })
  return await accept(context, acceptance, async (tx) => {
    await lockProven(tx, member, step)
    return member.id
  })
}

/** Writes the invite, the member and the session in one transaction. */
async function accept(
  { db, clock, newId }: MemberContext,
  { token, from }: Acceptance,
  memberOf: (tx: Transaction) => Promise<string>,
): Promise<NewSession> {
  return await db.transaction(async (tx) => {
    const now = clock.now()
    const invite = await useInvite(tx, hashToken(token), now)
    if (!invite) throw notValid()
    // The owners before the member, in the order of `changeRole`.
    if (invite.accountId !== null) await lockOwners(tx, invite.accountId)
    const memberId = await memberOf(tx)
    if (invite.isOperator) await updateOperator(tx, memberId, true)
    const changes = await giveRole(tx, memberId, invite, now)
    const recorded = {
      ...acceptOperation,
      accountId: invite.accountId ?? installationId,
      subjectSid: toSid("member", memberId),
      subjectName: (await readMemberRow(tx, memberId))?.email ?? null,
      changes,
    }
    return await beginSession(tx, memberId, { newId, now, from, recorded })
  })
}

/**
 * Returns the changed fields of the member. An invite never lowers a role: an owner who accepts an invite for
 * a viewer stays an owner.
 */
async function giveRole(tx: Transaction, memberId: string, invite: Invite, now: number): Promise<FieldChange[]> {
  const { accountId, role, resets } = invite
  const changes = resets ? [{ field: "password", before: null, after: null, isHidden: true }] : []
  if (accountId === null || role === null) return changes
  const current = await readRole(tx, accountId, memberId)
  if (current && covers(current, role)) return changes
  await putMembership(tx, { accountId, memberId, role, now })
  return [...changes, { field: "role", before: current ?? null, after: role, isHidden: false }]
}

async function resetMember(tx: Transaction, { id }: MemberRow, passwordHash: string): Promise<string> {
  if (!(await lockMember(tx, id))) throw notValid()
  await updatePassword(tx, id, passwordHash)
  await updateTotp(tx, id, { secret: null, step: null, pending: null })
  await deleteOtherSessions(tx, id, null)
  return id
}

function emailOf(invite: Invite, given: string | null): string {
  const fault = (detail: string) => new InputFaults([{ param: "email", detail }])
  const email = given === null ? null : emailKey(given)
  if (invite.email !== null && email !== null && email !== invite.email)
    throw fault("`email` is not the email of this invite. Omit it, or send the email of the invite.")
  const found = invite.email ?? email
  if (found === null)
    throw fault("`email` is missing, and the invite contains none. Send the email that you want to sign in with.")
  return found
}

/** Another person may have chosen this email before its owner did, because emails are not verified. */
function alreadyTaken(): MemberRefusal {
  return new MemberRefusal(
    "sign_in_failed",
    "The email already belongs to a member, and the password is wrong. If you never chose a password, ask the operator for a link: `posthorn console link --email`.",
    { param: "password" },
  )
}

function notValid(): MemberRefusal {
  return new MemberRefusal("invite_not_valid", "This link was used, has expired or was withdrawn. Ask for a new link.")
}
