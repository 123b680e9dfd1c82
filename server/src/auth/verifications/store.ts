import type { Database, Transaction, Tx } from "#core/db/database.ts"
import { readOfAllAccounts } from "#core/db/all-accounts.ts"
import { plainArray, textArray, time } from "#core/db/literals.ts"
import { insertTerms, metadataJson, removeTerms } from "#core/db/metadata-terms.ts"
import { toVerification, type Verification, type VerificationRow } from "./verification.ts"

export async function readVerification(tx: Tx, accountId: string, id: string): Promise<Verification | undefined> {
  return (await readVerifications(tx, accountId, [id])).get(id)
}

/** Verifications of one account by id. */
export async function readVerifications(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, Verification>> {
  const rows = await tx.query<VerificationRow>(
    "select * from verifications where account_id = $1 and id = any($2)",
    [accountId, plainArray(ids)],
    "verifications_read",
  )
  return new Map(rows.map((row) => [row.id, toVerification(row)]))
}

/**
 * As `readVerifications`, and locks them until the end of the transaction. They are locked in the order of
 * ids, so that two batches cannot deadlock.
 */
export async function lockVerifications(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, Verification>> {
  if (!ids.length) return new Map()
  const rows = await tx.query<VerificationRow>(
    "select * from verifications where account_id = $1 and id = any($2) order by id for update",
    [accountId, plainArray([...new Set(ids)])],
    "verifications_hold",
  )
  return new Map(rows.map((row) => [row.id, toVerification(row)]))
}

/** Also returns undefined while another transaction has locked it. */
export async function tryLockVerification(tx: Tx, accountId: string, id: string): Promise<Verification | undefined> {
  const [row] = await tx.query<VerificationRow>(
    "select * from verifications where account_id = $1 and id = $2 for update skip locked",
    [accountId, id],
    "verifications_try_hold",
  )
  return row && toVerification(row)
}

export async function lockVerification(tx: Tx, accountId: string, id: string): Promise<Verification | undefined> {
  return (await lockVerifications(tx, accountId, [id])).get(id)
}

export function insertVerification(tx: Transaction, verification: Verification): void {
  tx.send(
    `insert into verifications (account_id, id, status, sequence, to_address, purpose, method, code_length, locale, content, steps,
       step, sends, checks, checks_max, is_simulated, tags, client_ip, risk, last_sent_at, expires_at, created_at, updated_at,
       sent_to, skipped_channels, metadata, service_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27)`,
    [
      verification.accountId,
      verification.id,
      verification.status,
      verification.sequence,
      verification.to,
      verification.purpose,
      verification.method,
      verification.codeLength,
      verification.locale,
      JSON.stringify(verification.content),
      JSON.stringify(verification.steps),
      verification.step,
      verification.sends,
      verification.checks,
      verification.checksMax,
      verification.isSimulated,
      verification.tags.length ? textArray(verification.tags) : null,
      verification.clientIp,
      verification.risk && JSON.stringify(verification.risk),
      time(verification.lastSentAt),
      time(verification.expiresAt),
      time(verification.createdAt),
      time(verification.updatedAt),
      textArray(verification.sentTo),
      skippedOf(verification),
      metadataJson(verification.metadata),
      verification.serviceId,
    ],
    "verifications_insert",
  )
  insertTerms(tx, "verification_terms", [verification])
}

/** Writes the changeable values of a verification that the caller has locked. */
export function writeVerification(tx: Transaction, changed: Verification): void {
  tx.send(
    `update verifications set status = $3, sequence = $4, steps = $5, step = $6, sends = $7, failure = $8, last_sent_at = $9,
       updated_at = $10, used_at = $11, sent_to = $12, skipped_channels = $13
     where account_id = $1 and id = $2`,
    [
      changed.accountId,
      changed.id,
      changed.status,
      changed.sequence,
      JSON.stringify(changed.steps),
      changed.step,
      changed.sends,
      changed.failure,
      time(changed.lastSentAt),
      time(changed.updatedAt),
      time(changed.usedAt),
      textArray(changed.sentTo),
      skippedOf(changed),
    ],
    "verifications_write",
  )
}

/** Nearly all verifications skip no channel. */
function skippedOf({ skipped }: Verification): string | null {
  return skipped.length ? JSON.stringify(skipped) : null
}

/**
 * Writes the changes of locked verifications after a check or after the sending of a message. Those with
 * equal changes share a statement, so that each finds its rows by their ids.
 */
export function writeProgress(tx: Transaction, accountId: string, changed: readonly Verification[]): void {
  const groups = Map.groupBy(changed, ({ status, sequence, checks, approvedAt, updatedAt, provenTo }) =>
    [status, sequence, checks, approvedAt, updatedAt, provenTo].join(),
  )
  for (const group of groups.values()) {
    const [first] = group
    if (!first) continue
    tx.send(
      `update verifications set status = $3, sequence = $4, checks = $5, approved_at = $6, updated_at = $7, proven_to = $8
       where account_id = $1 and id = any($2)`,
      [
        accountId,
        plainArray(group.map(({ id }) => id)),
        first.status,
        first.sequence,
        first.checks,
        time(first.approvedAt),
        time(first.updatedAt),
        first.provenTo,
      ],
      "verifications_write_progress",
    )
  }
}

/** An address, and the purpose and the service of its verification. */
export interface PendingKey {
  to: string
  purpose: string
  serviceId: string | null
}

/** The default service in `pending_verifications`, whose key holds no null. */
const zeros = "00000000-0000-0000-0000-000000000000"

/** Returns the id of the pending verification of each, in order. Undefined without one. */
export async function findPending(
  tx: Tx,
  accountId: string,
  keys: readonly PendingKey[],
): Promise<(string | undefined)[]> {
  if (!keys.length) return []
  const rows = await tx.query<{ toAddress: string; purpose: string; serviceId: string; verificationId: string }>(
    `select to_address, purpose, service_id, verification_id from pending_verifications
     where account_id = $1 and (to_address, purpose, service_id) in (select * from unnest($2::text[], $3::text[], $4::uuid[]))`,
    [
      accountId,
      textArray(keys.map(({ to }) => to)),
      textArray(keys.map(({ purpose }) => purpose)),
      plainArray(keys.map(({ serviceId }) => serviceId ?? zeros)),
    ],
    "verifications_find_pending",
  )
  const byKey = new Map(rows.map((row) => [`${row.serviceId} ${row.purpose} ${row.toAddress}`, row.verificationId]))
  return keys.map(({ to, purpose, serviceId }) => byKey.get(`${serviceId ?? zeros} ${purpose} ${to}`))
}

/**
 * Makes it the pending verification of its address, purpose and service. Returns false when another one is
 * pending.
 */
export async function insertPending(
  tx: Tx,
  { accountId, to, purpose, serviceId, id }: Verification,
  { dueAt, countAt }: { dueAt: number; countAt: number },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into pending_verifications (account_id, to_address, purpose, verification_id, due_at, count_at, service_id)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning 1`,
    [accountId, to, purpose, id, time(dueAt), time(countAt), serviceId ?? zeros],
    "verifications_insert_pending",
  )
  return rows.length > 0
}

/** Sets when the scheduler next looks at it. */
export function setDue(tx: Transaction, { accountId, to, purpose, id }: Verification, dueAt: number): void {
  tx.send(
    `update pending_verifications set due_at = $5
     where account_id = $1 and to_address = $2 and purpose = $3 and verification_id = $4`,
    [accountId, to, purpose, id, time(dueAt)],
  )
}

export function removePending(tx: Transaction, accountId: string, ended: readonly Verification[]): void {
  if (!ended.length) return
  tx.send(
    `delete from pending_verifications using unnest($2::text[], $3::text[], $4::uuid[]) as ended (to_address, purpose, id)
     where pending_verifications.account_id = $1 and pending_verifications.to_address = ended.to_address
       and pending_verifications.purpose = ended.purpose and pending_verifications.verification_id = ended.id`,
    [
      accountId,
      textArray(ended.map(({ to }) => to)),
      textArray(ended.map(({ purpose }) => purpose)),
      plainArray(ended.map(({ id }) => id)),
    ],
    "verifications_remove_pending",
  )
}

export interface DueRow {
  accountId: string
  verificationId: string
}

/**
 * Returns pending verifications of any account that must now count as unapproved. Those that have been
 * due the longest come first.
 */
export function findUncounted(db: Database, now: number, limit: number): Promise<DueRow[]> {
  return readOfAllAccounts(db, {
    text: "select account_id, verification_id, count_at from pending_verifications where count_at <= $1",
    values: [time(now)],
    orderBy: "count_at",
    limit,
    name: "verifications_find_uncounted",
  })
}

/** Returns false when it was already counted. */
export async function markCounted(tx: Tx, { accountId, to, purpose, id }: Verification): Promise<boolean> {
  const rows = await tx.query(
    `update pending_verifications set count_at = null
     where account_id = $1 and to_address = $2 and purpose = $3 and verification_id = $4 and count_at is not null returning 1`,
    [accountId, to, purpose, id],
    "verifications_mark_counted",
  )
  return rows.length > 0
}

/** Returns due verifications of any account. Those that have been due the longest come first. */
export function findDue(db: Database, now: number, limit: number): Promise<DueRow[]> {
  return readOfAllAccounts(db, {
    text: "select account_id, verification_id, due_at from pending_verifications where due_at <= $1",
    values: [time(now)],
    orderBy: "due_at",
    limit,
    name: "verifications_find_due",
  })
}

/** Deletes verifications and their attempts. Their messages stay. */
export function removeVerifications(tx: Transaction, accountId: string, gone: readonly Verification[]): void {
  if (!gone.length) return
  const ids = plainArray(gone.map(({ id }) => id))
  tx.send("delete from verification_attempts where account_id = $1 and verification_id = any($2)", [accountId, ids])
  removePending(tx, accountId, gone)
  removeTerms(tx, "verification_terms", accountId, gone)
  tx.send("delete from verifications where account_id = $1 and id = any($2)", [accountId, ids])
}
