import { byAccount } from "#core/db/by-account.ts"
import type { Transaction, Tx } from "#core/db/database.ts"
import { plainArray, textArray, time } from "#core/db/literals.ts"
import { listColumns } from "#core/db/row-lists.ts"
import { forgetAt, toSession, type Session, type UserSessionRow } from "./session.ts"

export async function readSession(tx: Tx, accountId: string, id: string): Promise<Session | undefined> {
  const [row] = await tx.query<UserSessionRow>(
    "select * from auth_sessions where account_id = $1 and id = $2",
    [accountId, id],
    "sessions_read",
  )
  return row && toSession(row)
}

/** As `readSession`, and locks the session until the end of the transaction. */
export async function lockSession(tx: Tx, accountId: string, id: string): Promise<Session | undefined> {
  const [row] = await tx.query<UserSessionRow>(
    "select * from auth_sessions where account_id = $1 and id = $2 for update",
    [accountId, id],
    "sessions_hold",
  )
  return row && toSession(row)
}

/**
 * Locks active sessions of a subject, except the newest `spared`. They are locked in the order of ids, so
 * that two transactions cannot deadlock.
 */
export async function lockActive(
  tx: Tx,
  accountId: string,
  subject: string,
  { now, spared = 0 }: { now: number; spared?: number },
): Promise<Session[]> {
  const rows = await tx.query<UserSessionRow>(
    `select * from auth_sessions where account_id = $1 and id in (
       select id from auth_sessions where subject = $2 and account_id = $1 and revoked_at is null and expires_at > $3
       order by created_at desc, id desc offset $4
     ) and revoked_at is null order by id for update`,
    [accountId, subject, time(now), spared],
    "sessions_hold_active",
  )
  return rows.map(toSession)
}

export function insertSession(tx: Transaction, session: Session): void {
  tx.send(
    `insert into auth_sessions (account_id, id, subject, audience, claims, amr, acr, proved_at, token_hash, tag_key, sequence,
       created_at, updated_at, refreshed_at, expires_at, forget_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $12, $13, $14)`,
    [
      session.accountId,
      session.id,
      session.subject,
      session.audience,
      JSON.stringify(session.claims),
      textArray(session.amr),
      session.acr,
      time(session.provedAt),
      session.tokenHash,
      session.tagKey,
      session.sequence,
      time(session.createdAt),
      time(session.expiresAt),
      time(forgetAt(session.expiresAt)),
    ],
    "sessions_insert",
  )
}

/** Writes the tokens of a session that the caller has locked. */
export function writeTokens(tx: Transaction, session: Session): void {
  tx.send(
    `update auth_sessions set token_hash = $3, previous_hash = $4, salt = $5, updated_at = $6, refreshed_at = $6, expires_at = $7,
       forget_at = $8, former_tokens = $9
     where account_id = $1 and id = $2`,
    [
      session.accountId,
      session.id,
      session.tokenHash,
      session.previousHash,
      session.salt,
      time(session.refreshedAt),
      time(session.expiresAt),
      time(forgetAt(session.expiresAt)),
      JSON.stringify(session.formerTokens),
    ],
    "sessions_write_tokens",
  )
}

const revocations = listColumns<Session & { forgetAt: number }>()(`
  id uuid, sequence integer, updated_at timestamptz, revoked_at timestamptz, revoked_reason text,
  forget_at timestamptz`)

/** Writes the revocation of sessions that the caller has locked. */
export function writeRevoked(tx: Transaction, accountId: string, revoked: readonly Session[]): void {
  if (!revoked.length) return
  tx.send(
    `update auth_sessions set ${revocations.assignments("new", "id")} from ${revocations.listed(2)}
     where auth_sessions.account_id = $1 and auth_sessions.id = any($2::uuid[]) and auth_sessions.id = new.id`,
    [
      accountId,
      ...revocations.values(
        revoked.map((session) => {
          const { revokedAt, expiresAt } = session
          return { ...session, forgetAt: forgetAt(Math.min(revokedAt ?? expiresAt, expiresAt)) }
        }),
      ),
    ],
    "sessions_write_revoked",
  )
}

/** Returns sessions of a subject in any status, the newest first. */
export async function readOfSubject(tx: Tx, accountId: string, subject: string, limit: number): Promise<Session[]> {
  const rows = await tx.query<UserSessionRow>(
    `select * from auth_sessions where subject = $2 and account_id = $1 order by created_at desc, id desc limit $3`,
    [accountId, subject, limit],
  )
  return rows.map(toSession)
}

export function removeSessions(tx: Transaction, accountId: string, ids: readonly string[]): void {
  tx.send("delete from auth_sessions where account_id = $1 and id = any($2)", [accountId, plainArray(ids)])
}

/** Deletes at most `limit` sessions that ended long ago, and returns how many it found. */
export async function removeEnded(db: Tx, now: number, limit: number): Promise<number> {
  const ended = await db.query<{ accountId: string; id: string }>(
    "select account_id, id from auth_sessions where forget_at <= $1 order by forget_at limit $2",
    [time(now), limit],
  )
  for (const [accountId, own] of byAccount(ended, (row) => row.accountId))
    await db.query(
      "delete from auth_sessions where account_id = $1 and id = any($2) and forget_at <= $3",
      [accountId, plainArray(own.map(({ id }) => id)), time(now)],
      "sessions_remove_ended",
    )
  return ended.length
}
