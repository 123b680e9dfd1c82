import { readAccount } from "#core/accounts/read-account.ts"
import { fromRow, type RowOf } from "#core/db/from-row.ts"
import { time } from "#core/db/literals.ts"
import type { Tx } from "#core/db/database.ts"
import type { Invite } from "./invite.ts"

type InviteRow = RowOf<Invite>

const columns = "id, account_id, role, is_operator, email, resets, made_by, created_at, ends_at"

export async function insertInvite(tx: Tx, invite: Invite & { tokenHash: Buffer }): Promise<void> {
  await tx.query(
    `insert into member_invites (token_hash, ${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      invite.tokenHash,
      invite.id,
      invite.accountId,
      invite.role,
      invite.isOperator,
      invite.email,
      invite.resets,
      invite.madeBy,
      time(invite.createdAt),
      time(invite.endsAt),
    ],
  )
}

/**
 * An invite that is open if its account is active. It is unused and not expired, and comes from the command
 * line or from a member who could create it today.
 */
const isOpen = `i.used_at is null and i.ends_at > $2
  and (i.made_by is null
    or exists (select 1 from members m where m.id = i.made_by and m.is_operator)
    or (not i.is_operator and exists (select 1 from memberships p
      where p.account_id = i.account_id and p.member_id = i.made_by and p.role = 'owner')))`

export async function findOpenInvite(tx: Tx, tokenHash: Buffer, now: number): Promise<Invite | undefined> {
  const [row] = await tx.query<InviteRow>(
    `select ${columns} from member_invites i where i.token_hash = $1 and ${isOpen}`,
    [tokenHash, time(now)],
  )
  return row && (await hasActiveAccount(tx, row.account_id)) ? fromRow<Invite>(row) : undefined
}

/**
 * Marks the invite as used, if it is still open. Of concurrent callers, one gets it. Without a result the
 * caller must roll back.
 */
export async function useInvite(tx: Tx, tokenHash: Buffer, now: number): Promise<Invite | undefined> {
  const [row] = await tx.query<InviteRow>(
    `update member_invites i set used_at = $2 where i.token_hash = $1 and ${isOpen} returning ${columns}`,
    [tokenHash, time(now)],
  )
  return row && (await hasActiveAccount(tx, row.account_id)) ? fromRow<Invite>(row) : undefined
}

async function hasActiveAccount(tx: Tx, accountId: string | null): Promise<boolean> {
  return accountId === null || (await readAccount(tx, accountId))?.status === "active"
}

/** Returns the open invites of an account, newest first. */
export async function findInvites(
  tx: Tx,
  accountId: string,
  page: { limit: number; before: string | null; now: number },
): Promise<Invite[]> {
  if (!(await hasActiveAccount(tx, accountId))) return []
  const rows = await tx.query<InviteRow>(
    `select ${columns} from member_invites i where i.account_id = $1 and ${isOpen} and ($3::uuid is null or i.id < $3)
      order by i.id desc limit $4`,
    [accountId, time(page.now), page.before, page.limit],
  )
  return rows.map(fromRow<Invite>)
}

export async function countOpenInvites(tx: Tx, accountId: string, now: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    "select count(*) from member_invites where account_id = $1 and used_at is null and ends_at > $2",
    [accountId, time(now)],
  )
  return row?.count ?? 0
}

export async function deleteInvite(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const rows = await tx.query("delete from member_invites where account_id = $1 and id = $2 returning id", [
    accountId,
    id,
  ])
  return rows.length === 1
}

/** Locks the invites of this email, before the member with this email is locked. */
export async function lockInvitesOf(tx: Tx, email: string): Promise<void> {
  await tx.query("select from member_invites where email = $1 order by token_hash for update", [email])
}

/**
 * Deletes the invites of this email: those into the account, or, without an account, those that reset a
 * password.
 */
export async function deleteInvitesOf(tx: Tx, email: string, accountId: string | null): Promise<void> {
  const open = "delete from member_invites where used_at is null and email = $1"
  if (accountId === null) await tx.query(`${open} and account_id is null`, [email])
  else await tx.query(`${open} and account_id = $2`, [email, accountId])
}

/** Deletes all invites of this email, into any account. */
export async function deleteAllInvitesOf(tx: Tx, email: string): Promise<void> {
  await tx.query("delete from member_invites where used_at is null and email = $1", [email])
}

export async function deleteEndedInvites(tx: Tx, now: number): Promise<void> {
  await tx.query("delete from member_invites where ends_at <= $1", [time(now)])
}
