import { plainArray, textArray, time } from "#db/literals.ts"
import type { Tx } from "#db/database.ts"

export interface KeyClaim {
  /** What the client sent as `Idempotency-Key`. */
  key: string
  /** SHA-256 of method, path and parameters. */
  requestHash: Buffer
  /** The same by keys of the installation that are not the first any more. */
  formerHashes?: readonly Buffer[]
}

export type ClaimedKey =
  /** The caller's: do the work and store the response in this transaction, or release it. */
  | { kind: "new" }
  /** It was done before; this was the answer. */
  | { kind: "replay"; status: number; response: string }
  /** The key belongs to another request. */
  | { kind: "conflict" }
  /** Somebody else is doing it at this moment. */
  | { kind: "in_progress" }

export interface KeyResponse {
  key: string
  status: number
  response: string
}

/** How long the first answer is kept and replayed. */
const keyKeptMs = 24 * 60 * 60 * 1000
/** The work behind a key takes some milliseconds; whoever holds it longer is stuck, and is not waited for. */
const holderWaitMs = 100
const sweepRowsMax = 5_000
const lockNotAvailable = "55P03"

/**
 * Claims keys for work in the caller's transaction and tells, in order, what came of each. A claim that another transaction
 * holds is waited for a tenth of a second, then reported as `in_progress`; so is a key that comes twice in one call. Issue no
 * other statement of the transaction until it resolves: it would fail with the claim.
 */
export async function claimKeys(
  tx: Tx,
  accountId: string,
  claims: readonly KeyClaim[],
  now: number,
): Promise<ClaimedKey[]> {
  if (!claims.length) return []
  const firsts = new Map<string, KeyClaim>()
  for (const claim of claims) if (!firsts.has(claim.key)) firsts.set(claim.key, claim)
  const outcomes = await claimTogether(tx, accountId, [...firsts.values()], now)
  return claims.map((claim) => {
    const first = firsts.get(claim.key)
    const outcome = outcomes.get(claim.key) ?? { kind: "in_progress" }
    if (first === claim) return outcome
    // A repeat within the call: what the store says of the first holds for it too, but only one of them may be new.
    if (first && !first.requestHash.equals(claim.requestHash)) return { kind: "conflict" }
    return outcome.kind === "new" ? { kind: "in_progress" } : outcome
  })
}

/** What is known of a key that nobody claims now; undefined for a key that was not used. */
export async function findKey(tx: Tx, accountId: string, claim: KeyClaim): Promise<ClaimedKey | undefined> {
  return (await judge(tx, accountId, [claim], new Set())).get(claim.key)
}

/**
 * Stores the answers of claimed keys. In the transaction of the claim, or the key stays in progress for a day. A join with the answers
 * would read all keys of the account for each batch while the planner knows nothing of the table.
 */
export async function storeResponses(tx: Tx, accountId: string, responses: readonly KeyResponse[]): Promise<void> {
  if (!responses.length) return
  await tx.query(
    `update idempotency_keys
        set status = ($3::jsonb -> key ->> 0)::smallint, response = $3::jsonb -> key ->> 1
      where account_id = $1 and key = any ($2::text[])`,
    [
      accountId,
      textArray(responses.map(({ key }) => key)),
      JSON.stringify(Object.fromEntries(responses.map(({ key, status, response }) => [key, [status, response]]))),
    ],
    "idempotency.store",
  )
}

/** Gives claimed keys back in the transaction of the claim: the request was refused, and may be repaired and repeated. */
export async function releaseKeys(tx: Tx, accountId: string, keys: readonly string[]): Promise<void> {
  if (!keys.length) return
  await tx.query(`delete from idempotency_keys where account_id = $1 and key = any ($2::text[])`, [
    accountId,
    textArray(keys),
  ])
}

/** Deletes keys older than 24 hours, 5,000 a statement, and gives their number. */
export async function sweepIdempotencyKeys(db: Tx, now: number): Promise<number> {
  let swept = 0
  for (;;) {
    const rows = await db.query(
      `delete from idempotency_keys where (account_id, key) in
         (select account_id, key from idempotency_keys where created_at < $1 limit ${sweepRowsMax})
       returning 1`,
      [time(now - keyKeptMs)],
    )
    swept += rows.length
    if (rows.length < sweepRowsMax) return swept
  }
}

/** All at once; one by one only when somebody holds one of them, to learn which. */
async function claimTogether(
  tx: Tx,
  accountId: string,
  claims: KeyClaim[],
  now: number,
): Promise<Map<string, ClaimedKey>> {
  const taken = await tryInsert(tx, accountId, claims, now)
  if (taken) return await judge(tx, accountId, claims, taken)
  const [only] = claims
  if (only && claims.length === 1) return new Map([[only.key, { kind: "in_progress" }]])
  const outcomes = new Map<string, ClaimedKey>()
  for (const claim of claims) {
    for (const [key, outcome] of await claimTogether(tx, accountId, [claim], now)) outcomes.set(key, outcome)
  }
  return outcomes
}

/**
 * Inserts what is not there and gives the inserted keys, or undefined when another transaction held one of them for too long.
 * The unique index makes the second of two askers wait for the first's commit; the lock timeout bounds that wait, and the
 * savepoint keeps the caller's transaction alive after it. Sorted, so that two batches cannot wait for each other.
 */
async function tryInsert(tx: Tx, accountId: string, claims: KeyClaim[], now: number): Promise<Set<string> | undefined> {
  const [, , inserted, ...rest] = await Promise.allSettled([
    tx.query("savepoint idempotency", []),
    tx.query(`set local lock_timeout = ${holderWaitMs}`, []),
    tx.query<{ key: string }>(
      `insert into idempotency_keys (account_id, key, request_hash, status, response, created_at)
       select $1, c.key, decode(c.request_hash, 'hex'), 0, '', $4
         from unnest($2::text[], $3::text[]) c (key, request_hash) order by c.key
       on conflict (account_id, key) do nothing returning key`,
      [
        accountId,
        textArray(claims.map(({ key }) => key)),
        plainArray(claims.map(({ requestHash }) => requestHash.toString("hex"))),
        time(now),
      ],
      "idempotency.claim",
    ),
    tx.query("set local lock_timeout to default", []),
    tx.query("release savepoint idempotency", []),
  ])
  if (inserted.status === "rejected") {
    if ((inserted.reason as { code?: unknown }).code !== lockNotAvailable) throw inserted.reason
    await tx.query("rollback to savepoint idempotency")
    return undefined
  }
  for (const settled of rest) if (settled.status === "rejected") throw settled.reason
  return new Set(inserted.value.map(({ key }) => key))
}

/** Tells of each key that was there before whether it was this request, and how it was answered. */
async function judge(
  tx: Tx,
  accountId: string,
  claims: KeyClaim[],
  taken: Set<string>,
): Promise<Map<string, ClaimedKey>> {
  const outcomes = new Map<string, ClaimedKey>([...taken].map((key) => [key, { kind: "new" }]))
  const known = claims.filter(({ key }) => !taken.has(key))
  if (!known.length) return outcomes
  const hashes = new Map(known.map((claim) => [claim.key, [claim.requestHash, ...(claim.formerHashes ?? [])]]))
  const rows = await tx.query<{ key: string; request_hash: Buffer; status: number; response: string }>(
    `select key, request_hash, status, response from idempotency_keys where account_id = $1 and key = any ($2::text[])`,
    [accountId, textArray(known.map(({ key }) => key))],
    "idempotency.read",
  )
  for (const { key, request_hash, status, response } of rows) {
    const isSame = hashes.get(key)?.some((hash) => hash.equals(request_hash))
    outcomes.set(
      key,
      isSame ? (status ? { kind: "replay", status, response } : { kind: "in_progress" }) : { kind: "conflict" },
    )
  }
  return outcomes
}
