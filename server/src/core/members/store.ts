import type { Tx } from "#core/db/database.ts"
import type { RowOf } from "#core/db/from-row.ts"
import { time } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import type { InstallationMember, ListedMember } from "./listed-member.ts"
import type { Role } from "./role.ts"

export interface MemberRow {
  id: string
  email: string
  name: string
  password_hash: string
  is_operator: boolean
  totp_secret: Buffer | null
  totp_step: number | null
  totp_pending: Buffer | null
  created_at: number
}

const memberColumns = "id, email, name, password_hash, is_operator, totp_secret, totp_step, totp_pending, created_at"

export async function readMemberByEmail(tx: Tx, email: string): Promise<MemberRow | undefined> {
  const [row] = await tx.query<MemberRow>(`select ${memberColumns} from members where email = $1`, [email])
  return row
}

export async function readMemberRow(tx: Tx, id: string): Promise<MemberRow | undefined> {
  const [row] = await tx.query<MemberRow>(`select ${memberColumns} from members where id = $1`, [id])
  return row
}

/** Locks the member until the transaction ends, so that two changes of one member run one after the other. */
export async function lockMember(tx: Tx, id: string): Promise<MemberRow | undefined> {
  const [row] = await tx.query<MemberRow>(`select ${memberColumns} from members where id = $1 for update`, [id])
  return row
}

/** Returns false when another member already has this email. */
export async function insertMember(
  tx: Tx,
  member: { id: string; email: string; name: string; passwordHash: string; isOperator: boolean; now: number },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into members (id, email, name, password_hash, is_operator, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (email) do nothing returning id`,
    [member.id, member.email, member.name, member.passwordHash, member.isOperator, time(member.now)],
  )
  return rows.length === 1
}

export async function updatePassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx.query("update members set password_hash = $2 where id = $1", [id, passwordHash])
}

export async function updateOperator(tx: Tx, id: string, isOperator: boolean): Promise<void> {
  await tx.query("update members set is_operator = $2 where id = $1", [id, isOperator])
}

export async function updateTotp(
  tx: Tx,
  id: string,
  totp: { secret: Buffer | null; step: number | null; pending: Buffer | null },
): Promise<void> {
  await tx.query("update members set totp_secret = $2, totp_step = $3, totp_pending = $4 where id = $1", [
    id,
    totp.secret,
    totp.step,
    totp.pending,
  ])
}

/** Stores the step when it is later than every used step. Returns false for a code that was used before. */
export async function useTotpStep(tx: Tx, id: string, step: number): Promise<boolean> {
  const rows = await tx.query(
    "update members set totp_step = $2 where id = $1 and (totp_step is null or totp_step < $2) returning id",
    [id, step],
  )
  return rows.length === 1
}

/**
 * Locks the owners until the transaction ends. So two owners who resign at the same time cannot both count
 * the other.
 */
export async function lockOperators(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ id: string }>("select id from members where is_operator order by id for update")
  return rows.map(({ id }) => id)
}

export async function deleteMember(tx: Tx, id: string): Promise<void> {
  await tx.query("delete from members where id = $1", [id])
}

/** Adds the membership, or changes the role of an existing one. */
export async function putMembership(
  tx: Tx,
  membership: { accountId: string; memberId: string; role: Role; now: number },
): Promise<void> {
  await tx.query(
    `insert into memberships (account_id, member_id, role, created_at) values ($1, $2, $3, $4)
     on conflict (account_id, member_id) do update set role = excluded.role`,
    [membership.accountId, membership.memberId, membership.role, time(membership.now)],
  )
}

export async function deleteMembership(tx: Tx, accountId: string, memberId: string): Promise<void> {
  await tx.query("delete from memberships where account_id = $1 and member_id = $2", [accountId, memberId])
}

export async function readRole(tx: Tx, accountId: string, memberId: string): Promise<Role | undefined> {
  const [row] = await tx.query<{ role: Role }>(
    "select role from memberships where account_id = $1 and member_id = $2",
    [accountId, memberId],
  )
  return row?.role
}

/** Locks the owners until the transaction ends. */
export async function lockOwners(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    "select member_id as id from memberships where account_id = $1 and role = 'owner' order by member_id for update",
    [accountId],
  )
  return rows.map(({ id }) => id)
}

/** Locks the roles of a member in all accounts. Lock the owners of these accounts before. */
export async function lockMemberships(tx: Tx, memberId: string): Promise<void> {
  await tx.query("select from memberships where member_id = $1 order by account_id for update", [memberId])
}

export async function deleteMemberships(tx: Tx, memberId: string): Promise<void> {
  await tx.query("delete from memberships where member_id = $1", [memberId])
}

/** Returns all accounts of the member, including suspended ones. */
export function listAccountsOf(tx: Tx, memberId: string): Promise<{ id: string; name: string }[]> {
  return tx.query(
    "select a.id, a.name from memberships p join accounts a on a.id = p.account_id where p.member_id = $1 order by a.id",
    [memberId],
  )
}

export async function countMemberships(tx: Tx, memberId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>("select count(*) from memberships where member_id = $1", [memberId])
  return row?.count ?? 0
}

export interface MembershipRow {
  account_id: string
  account_name: string
  role: Role
}

/** Returns the active accounts of a member, by name. */
export function listMembershipRows(tx: Tx, memberId: string): Promise<MembershipRow[]> {
  return tx.query(
    `select a.id as account_id, a.name as account_name, p.role
       from memberships p join accounts a on a.id = p.account_id
      where p.member_id = $1 and a.status = 'active' order by a.name, a.id`,
    [memberId],
  )
}

const listedColumns = "m.id, m.email, m.name, m.is_operator, m.totp_secret is not null as has_totp, m.created_at"

/** Newest first. */
export function listMemberRows(tx: Tx, accountId: string, page: Page): Promise<RowOf<ListedMember>[]> {
  return tx.query(
    `select ${listedColumns}, p.role from memberships p join members m on m.id = p.member_id
      where p.account_id = $1 and ($2::uuid is null or p.member_id < $2) order by p.member_id desc limit $3`,
    [accountId, page.before, page.limit],
  )
}

export async function readListedMember(
  tx: Tx,
  accountId: string,
  memberId: string,
): Promise<RowOf<ListedMember> | undefined> {
  const [row] = await tx.query<RowOf<ListedMember>>(
    `select ${listedColumns}, p.role from memberships p join members m on m.id = p.member_id
      where p.account_id = $1 and p.member_id = $2`,
    [accountId, memberId],
  )
  return row
}

const installationColumns = `${listedColumns},
  (select count(*) from memberships p where p.member_id = m.id) as account_count`

/** Newest first. With `outsideAccounts`, only operators and members without an account. */
export function listInstallationMemberRows(
  tx: Tx,
  { outsideAccounts }: { outsideAccounts: boolean },
  page: Page,
): Promise<RowOf<InstallationMember>[]> {
  return tx.query(
    `select ${installationColumns} from members m
      where ($1::uuid is null or m.id < $1)
        and (not $3 or m.is_operator or not exists (select 1 from memberships p where p.member_id = m.id))
      order by m.id desc limit $2`,
    [page.before, page.limit, outsideAccounts],
  )
}

export async function readInstallationMemberRow(tx: Tx, id: string): Promise<RowOf<InstallationMember> | undefined> {
  const [row] = await tx.query<RowOf<InstallationMember>>(
    `select ${installationColumns} from members m where m.id = $1`,
    [id],
  )
  return row
}
