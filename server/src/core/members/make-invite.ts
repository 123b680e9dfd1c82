import type { Tx } from "#core/db/database.ts"
import type { NewId } from "#core/std/ids.ts"
import { emailKey } from "./email.ts"
import type { Invite } from "./invite.ts"
import { countOpenInvites, insertInvite } from "./invite-store.ts"
import { MemberRefusal } from "./refusals.ts"
import type { Role } from "./role.ts"
import { hashToken, newToken } from "./session-token.ts"

export interface NewInvite {
  accountId: string | null
  role: Role | null
  isOperator?: boolean
  email?: string | null
  resets?: boolean
  madeBy: string | null
  newId: NewId
  now: number
}

/** The lifetime of an invite that a member creates. */
const inviteMs = 7 * 86_400_000
/**
 * The lifetime of a link that the command line prints. It is short, because the link stays in terminals and
 * logs, and can create an operator.
 */
const printedLinkMs = 86_400_000
/** The limit of open invites of an account. */
const invitesMax = 100

/** Creates an invite. Returns the link's token, which works once. Refuses `invites_exhausted`. */
export async function makeInvite(tx: Tx, wanted: NewInvite): Promise<{ invite: Invite; token: string }> {
  const { accountId, madeBy, newId, now } = wanted
  if (accountId !== null && madeBy !== null) {
    if ((await countOpenInvites(tx, accountId, now)) >= invitesMax)
      throw new MemberRefusal(
        "invites_exhausted",
        `The account already has ${invitesMax} open invites. Withdraw one first.`,
      )
  }
  const token = newToken()
  const invite: Invite = {
    id: newId(),
    accountId,
    role: wanted.role,
    isOperator: wanted.isOperator ?? false,
    email: wanted.email == null ? null : emailKey(wanted.email),
    resets: wanted.resets ?? false,
    madeBy,
    createdAt: now,
    endsAt: now + (madeBy === null ? printedLinkMs : inviteMs),
  }
  await insertInvite(tx, { ...invite, tokenHash: hashToken(token) })
  return { invite, token }
}
