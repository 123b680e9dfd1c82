import { byAccount } from "#core/db/by-account.ts"
import { Conditions } from "#core/db/conditions.ts"
import type { Database, Transaction, Tx } from "#core/db/database.ts"
import { readOfAllAccounts } from "#core/db/all-accounts.ts"
import { sqlStateOf } from "#core/db/errors.ts"
import { fromRow, type RowOf } from "#core/db/from-row.ts"
import { plainArray, time } from "#core/db/literals.ts"
import type { Payload } from "#auth/verifications/verification.ts"
import type { Challenge } from "./challenge.ts"
import type { Factor, FactorState, FactorType } from "./factor.ts"
import { FactorRefusal } from "./refusals.ts"

interface Key {
  account_id: string
  id: string
}

type FactorRow = RowOf<Omit<Factor, "state">> & { state: string; factor_type: FactorType; credential_id: string | null }

function toFactor({ state, factor_type: _type, credential_id: _credential, ...row }: FactorRow): Factor {
  return { ...fromRow<Omit<Factor, "state">>(row), state: JSON.parse(state) as FactorState }
}

export async function readFactor(tx: Tx, accountId: string, id: string): Promise<Factor | undefined> {
  const [row] = await tx.query<FactorRow>("select * from factors where account_id = $1 and id = $2", [accountId, id])
  return row && toFactor(row)
}

/** Returns factors of one account, newest first, below the id `before`: those of one subject, or all. */
export async function listFactorRows(
  tx: Tx,
  accountId: string,
  { subject, before, limit }: { subject: string | null; before: string | null; limit: number },
): Promise<Factor[]> {
  const where = new Conditions(accountId)
  if (subject !== null) where.add("subject = ?", subject)
  if (before !== null) where.add("id < ?", before)
  const rows = await tx.query<FactorRow>(
    `select * from factors where ${where.text} order by id desc limit ${limit}`,
    where.values,
  )
  return rows.map(toFactor)
}

/** Returns the factors of one subject, newest first: at most `factorsMax`. */
export async function readFactorsOf(tx: Tx, accountId: string, subject: string): Promise<Factor[]> {
  const rows = await tx.query<FactorRow>(
    "select * from factors where account_id = $1 and subject = $2 order by id desc",
    [accountId, subject],
    "factors_of",
  )
  return rows.map(toFactor)
}

/**
 * Locks factors until the end of the transaction, in the order of ids, so that two transactions cannot
 * deadlock.
 */
export async function lockFactors(tx: Tx, accountId: string, ids: readonly string[]): Promise<Factor[]> {
  const rows = await tx.query<FactorRow>(
    "select * from factors where account_id = $1 and id = any($2) order by id for update",
    [accountId, plainArray(ids)],
    "factors_hold",
  )
  return rows.map(toFactor)
}

export function insertFactor(tx: Transaction, factor: Factor): void {
  tx.send(
    `insert into factors (account_id, id, subject, factor_type, friendly_name, status, sequence, secret, state, created_at,
       updated_at, verified_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      factor.accountId,
      factor.id,
      factor.subject,
      factor.state.type,
      factor.friendlyName,
      factor.status,
      factor.sequence,
      factor.secret,
      JSON.stringify(factor.state),
      time(factor.createdAt),
      time(factor.updatedAt),
      time(factor.verifiedAt),
    ],
  )
}

const uniqueViolation = "23505"

/**
 * Writes the changeable values of a factor that the caller has locked. Refuses `passkey_already_registered`.
 */
export async function writeFactor(tx: Tx, { accountId, id, ...factor }: Factor): Promise<void> {
  const { state, status, sequence, failures, updatedAt, verifiedAt } = factor
  const credentialId = state.type === "passkey" ? (state.credential?.id ?? null) : null
  try {
    await tx.query(
      `update factors set status = $3, sequence = $4, state = $5, credential_id = $6, failures = $7, updated_at = $8, verified_at = $9
       where account_id = $1 and id = $2`,
      [
        accountId,
        id,
        status,
        sequence,
        JSON.stringify(state),
        credentialId,
        failures,
        time(updatedAt),
        time(verifiedAt),
      ],
      "factors_write",
    )
  } catch (error) {
    if (sqlStateOf(error) !== uniqueViolation) throw error
    throw new FactorRefusal(
      "passkey_already_registered",
      "This passkey already belongs to a factor of your account. Ask the person to use another authenticator, or delete that factor first.",
      { param: "response" },
    )
  }
}

export function removeFactors(tx: Transaction, accountId: string, ids: readonly string[]): void {
  tx.send("delete from factors where account_id = $1 and id = any($2)", [accountId, plainArray(ids)])
}

/**
 * Locks unverified factors of any account that were created before this time. Skips those that another
 * transaction has locked.
 */
export async function lockUnverified(tx: Tx, createdBefore: number, limit: number): Promise<Factor[]> {
  const old = await tx.query<Key>(
    "select account_id, id from factors where status = 'unverified' and created_at <= $1 order by created_at limit $2",
    [time(createdBefore), limit],
  )
  const held = byAccount(old, (row) => row.account_id).map(([accountId, own]) =>
    tx.query<FactorRow>(
      "select * from factors where account_id = $1 and id = any($2) and status = 'unverified' for update skip locked",
      [accountId, plainArray(own.map(({ id }) => id))],
    ),
  )
  return (await Promise.all(held)).flat().map(toFactor)
}

type ChallengeRow = RowOf<Omit<Challenge, "type" | "payload">> & { factor_type: FactorType; payload: string | null }

function toChallenge({ factor_type: type, payload, ...row }: ChallengeRow): Challenge {
  return {
    ...fromRow<Omit<Challenge, "type" | "payload">>(row),
    type,
    payload: payload === null ? null : (JSON.parse(payload) as Payload),
  }
}

export async function readChallenge(tx: Tx, accountId: string, id: string): Promise<Challenge | undefined> {
  const [row] = await tx.query<ChallengeRow>("select * from challenges where account_id = $1 and id = $2", [
    accountId,
    id,
  ])
  return row && toChallenge(row)
}

/** Locks a challenge until the end of the transaction. */
export async function lockChallenge(tx: Tx, accountId: string, id: string): Promise<Challenge | undefined> {
  const [row] = await tx.query<ChallengeRow>(
    "select * from challenges where account_id = $1 and id = $2 for update",
    [accountId, id],
    "factors_hold_challenge",
  )
  return row && toChallenge(row)
}

/** Finds pending, expired challenges of any account. */
export function findExpired(db: Database, now: number, limit: number): Promise<Key[]> {
  return readOfAllAccounts(db, {
    text: "select account_id, id, expires_at from challenges where status = 'pending' and expires_at <= $1",
    values: [time(now)],
    orderBy: "expires_at",
    limit,
  })
}

/** Locks those of these challenges that are pending. Skips those that another transaction has locked. */
export async function lockPending(tx: Tx, over: readonly Key[]): Promise<Challenge[]> {
  const held = byAccount(over, (row) => row.account_id).map(([accountId, own]) =>
    tx.query<ChallengeRow>(
      "select * from challenges where account_id = $1 and id = any($2) and status = 'pending' for update skip locked",
      [accountId, plainArray(own.map(({ id }) => id))],
    ),
  )
  return (await Promise.all(held)).flat().map(toChallenge)
}

/** Returns the challenges of one subject, newest first. */
export async function readChallengesOf(tx: Tx, accountId: string, subject: string): Promise<Challenge[]> {
  const rows = await tx.query<ChallengeRow>(
    "select * from challenges where account_id = $1 and subject = $2 order by id desc",
    [accountId, subject],
  )
  return rows.map(toChallenge)
}

export async function removeChallengesOf(tx: Tx, accountId: string, subject: string): Promise<void> {
  await tx.query("delete from challenges where account_id = $1 and subject = $2", [accountId, subject])
}

export function insertChallenge(tx: Transaction, challenge: Challenge): void {
  tx.send(
    `insert into challenges (account_id, id, subject, factor_type, factor_id, status, payload, nonce, expires_at, created_at,
       updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      challenge.accountId,
      challenge.id,
      challenge.subject,
      challenge.type,
      challenge.factorId,
      challenge.status,
      challenge.payload && JSON.stringify(challenge.payload),
      challenge.nonce,
      time(challenge.expiresAt),
      time(challenge.createdAt),
      time(challenge.updatedAt),
    ],
    "factors_insert_challenge",
  )
}

/** Writes the changeable values of a challenge that the caller has locked. */
export function writeChallenge(tx: Transaction, challenge: Challenge): void {
  tx.send(
    `update challenges set factor_id = $3, status = $4, sequence = $5, checks = $6, updated_at = $7, approved_at = $8, used_at = $9,
       is_user_verified = $10
     where account_id = $1 and id = $2`,
    [
      challenge.accountId,
      challenge.id,
      challenge.factorId,
      challenge.status,
      challenge.sequence,
      challenge.checks,
      time(challenge.updatedAt),
      time(challenge.approvedAt),
      time(challenge.usedAt),
      challenge.isUserVerified,
    ],
    "factors_write_challenge",
  )
}
