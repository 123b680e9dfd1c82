import { plainArray, textArray, time } from "#core/db/literals.ts"
import type { Tx } from "#core/db/database.ts"
import type { Role } from "./role.ts"

export interface MemberSessionRow {
  id: string
  member_id: string
  created_at: number
  seen_at: number
  ends_at: number
  ip: string
  user_agent: string
}

/** One row for each account of the member. A member without accounts has one row without an account. */
export interface PresenceRow {
  token_hash: Buffer
  id: string
  member_id: string
  seen_at: number
  ends_at: number
  is_operator: boolean
  account_id: string | null
  role: Role | null
  rate_per_second: number | null
}

/**
 * Reads the member and permissions of each session token: everything that a request needs, in one statement.
 */
export function findMemberSessions(tx: Tx, tokenHashes: readonly Buffer[]): Promise<PresenceRow[]> {
  return tx.query(
    `select s.token_hash, s.id, s.member_id, s.seen_at, s.ends_at, m.is_operator, a.id as account_id, p.role, a.rate_per_second
       from member_sessions s
       join members m on m.id = s.member_id
       left join memberships p on p.member_id = s.member_id
       left join accounts a on a.id = p.account_id and a.status = 'active'
      where s.token_hash = any ($1::bytea[])`,
    [textArray(tokenHashes.map((each) => `\\x${each.toString("hex")}`))],
    "members_find_member_sessions",
  )
}

/**
 * Returns the valid sessions among these, with the member's role in the account of each, if the account is
 * active.
 */
export function findLiveSessions(
  tx: Tx,
  uses: readonly { sessionId: string; memberId: string; accountId: string }[],
  live: { now: number; seenSince: number },
): Promise<{ id: string; account_id: string; is_operator: boolean; role: Role | null }[]> {
  return tx.query(
    `select s.id, a.id as account_id, m.is_operator, p.role
       from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as used (session_id, member_id, account_id)
       join member_sessions s on s.member_id = used.member_id and s.id = used.session_id
       join members m on m.id = s.member_id
       join accounts a on a.id = used.account_id and a.status = 'active'
       left join memberships p on p.account_id = a.id and p.member_id = m.id
      where s.ends_at > $4 and s.seen_at > $5`,
    [
      plainArray(uses.map(({ sessionId }) => sessionId)),
      plainArray(uses.map(({ memberId }) => memberId)),
      plainArray(uses.map(({ accountId }) => accountId)),
      time(live.now),
      time(live.seenSince),
    ],
    "members_find_live_sessions",
  )
}

export async function touchSession(tx: Tx, tokenHash: Buffer, now: number): Promise<void> {
  await tx.query("update member_sessions set seen_at = greatest(seen_at, $2) where token_hash = $1", [
    tokenHash,
    time(now),
  ])
}

export async function insertMemberSession(
  tx: Tx,
  session: {
    tokenHash: Buffer
    id: string
    memberId: string
    now: number
    endsAt: number
    ip: string
    userAgent: string
  },
): Promise<void> {
  await tx.query(
    `insert into member_sessions (token_hash, id, member_id, created_at, seen_at, ends_at, ip, user_agent)
     values ($1, $2, $3, $4, $4, $5, $6, $7)`,
    [
      session.tokenHash,
      session.id,
      session.memberId,
      time(session.now),
      time(session.endsAt),
      session.ip,
      session.userAgent,
    ],
  )
}

/** Keeps the newest. */
export async function deleteOldSessions(tx: Tx, memberId: string, keep: number): Promise<void> {
  await tx.query(
    `delete from member_sessions where member_id = $1 and id in
       (select id from member_sessions where member_id = $1 order by id desc offset $2)`,
    [memberId, keep],
  )
}

export function listSessionRows(
  tx: Tx,
  memberId: string,
  live: { now: number; seenSince: number },
): Promise<MemberSessionRow[]> {
  return tx.query(
    `select id, member_id, created_at, seen_at, ends_at, ip, user_agent from member_sessions
      where member_id = $1 and ends_at > $2 and seen_at > $3 order by id desc`,
    [memberId, time(live.now), time(live.seenSince)],
  )
}

export async function deleteSession(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const rows = await tx.query("delete from member_sessions where member_id = $1 and id = $2 returning id", [
    memberId,
    id,
  ])
  return rows.length === 1
}

/** Deletes all sessions of the member, except the one with this id. */
export async function deleteOtherSessions(tx: Tx, memberId: string, exceptId: string | null): Promise<void> {
  await tx.query("delete from member_sessions where member_id = $1 and ($2::uuid is null or id <> $2)", [
    memberId,
    exceptId,
  ])
}

export async function deleteEndedSessions(tx: Tx, ended: { now: number; seenUntil: number }): Promise<void> {
  await tx.query("delete from member_sessions where ends_at <= $1 or seen_at <= $2", [
    time(ended.now),
    time(ended.seenUntil),
  ])
}
