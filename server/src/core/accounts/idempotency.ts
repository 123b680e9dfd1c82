import { byAccount } from "#core/db/by-account.ts"
import { plainArray, textArray, time } from "#core/db/literals.ts"
import { rowsOfAccount } from "#core/db/new-rows.ts"
import type { Tx } from "#core/db/database.ts"
import { operatorId } from "./operator-token.ts"

export interface KeyClaim {
  /** The value of the `Idempotency-Key` header. */
  key: string
  /** SHA-256 of method, path and parameters. */
  requestHash: Buffer
  /** The same hash with the former secret keys of the installation. */
  formerHashes?: readonly Buffer[]
}

export type ClaimedKey =
  /** The key is the caller's. The caller stores the response in this transaction, or releases the key. */
  | { kind: "new" }
  /** The work was done before, with this answer. */
  | { kind: "replay"; status: number; response: string }
  /** The key belongs to another request. */
  | { kind: "conflict" }
  /** Another request with this key is in progress. */
  | { kind: "in_progress" }

export interface KeyResponse {
  key: string
  status: number
  response: string
}

/**
 * Where keys are stored: for a day, or as long as the account. Requests that move money use the second,
 * because a repetition at any later time must not move it again (docs/decisions/084).
 */
export type KeyTable = "idempotency_keys" | "permanent_idempotency_keys"

const dayTable: KeyTable = "idempotency_keys"

/**
 * How long the first answer of a request that moves no money is kept and replayed. A claim with a later time
 * is kept longer.
 */
export const keyKeptMs = 24 * 60 * 60 * 1000
/**
 * Work under a key takes some milliseconds. A holder that takes longer is stuck, so other requests do not
 * wait for it.
 */
const holderWaitMs = 100
const sweepRowsMax = 5_000
const lockNotAvailable = "55P03"

/**
 * Claims keys for work in the caller's transaction, and returns the result of each in order. It waits a tenth
 * of a second for a claim that another transaction holds, then returns `in_progress`. A key that appears
 * twice in one call is also `in_progress`. Issue no other statement of the transaction until this resolves:
 * it would fail with the claim.
 */
export async function claimKeys(
  tx: Tx,
  accountId: string,
  claims: readonly KeyClaim[],
  now: number,
  table = dayTable,
): Promise<ClaimedKey[]> {
  if (!claims.length) return []
  const firsts = new Map<string, KeyClaim>()
  for (const claim of claims) if (!firsts.has(claim.key)) firsts.set(claim.key, claim)
  const outcomes = await claimTogether({ tx, accountId, now, table }, [...firsts.values()])
  return claims.map((claim) => {
    const first = firsts.get(claim.key)
    const outcome = outcomes.get(claim.key) ?? { kind: "in_progress" }
    if (first === claim) return outcome
    // The key appears twice in this call. Both share the stored answer, but only the first can be new.
    if (first && !first.requestHash.equals(claim.requestHash)) return { kind: "conflict" }
    return outcome.kind === "new" ? { kind: "in_progress" } : outcome
  })
}

/**
 * Claims the keys of a batch of requests, as `claimKeys` does for one account, and returns the results in
 * order. A request without a key has none.
 */
export async function claimKeysOfBatch(
  tx: Tx,
  requests: readonly { accountId: string; key: KeyClaim | null }[],
  now: number,
): Promise<(ClaimedKey | undefined)[]> {
  const outcomes: (ClaimedKey | undefined)[] = Array.from({ length: requests.length })
  const keyed = requests.flatMap(({ accountId, key }, index) => (key ? [{ accountId, key, index }] : []))
  for (const [accountId, own] of byAccount(keyed, (each) => each.accountId)) {
    const keys = own.map(({ key }) => key)
    const claimed = await claimKeys(tx, accountId, keys, now)
    for (const [place, { index }] of own.entries()) outcomes[index] = claimed[place]
  }
  return outcomes
}

/** Returns the state of a key without claiming it; undefined for an unused key. */
export async function findKey(
  tx: Tx,
  accountId: string,
  claim: KeyClaim,
  table = dayTable,
): Promise<ClaimedKey | undefined> {
  return (await outcomesOf({ tx, accountId, table }, [claim], new Set())).get(claim.key)
}

/**
 * Stores the answers of claimed keys. Call it in the transaction of the claim and of the effect. Otherwise a
 * kill in between leaves a key without its answer, or an effect without its key. A join with the answers
 * would read all keys of the account for each batch, while the table has no statistics.
 */
export async function storeResponses(
  tx: Tx,
  accountId: string,
  responses: readonly KeyResponse[],
  table = dayTable,
): Promise<void> {
  if (!responses.length) return
  await tx.query(
    `update ${table}
        set status = ($3::jsonb -> key ->> 0)::smallint, response = $3::jsonb -> key ->> 1
      where account_id = $1 and key = any ($2::text[])`,
    [
      accountId,
      textArray(responses.map(({ key }) => key)),
      JSON.stringify(Object.fromEntries(responses.map(({ key, status, response }) => [key, [status, response]]))),
    ],
    `${table}.store`,
  )
}

/**
 * Releases claimed keys in the transaction of the claim, because the request was refused. The client can
 * correct and repeat it.
 */
export async function releaseKeys(tx: Tx, accountId: string, keys: readonly string[], table = dayTable): Promise<void> {
  if (!keys.length) return
  await tx.query(`delete from ${table} where account_id = $1 and key = any ($2::text[])`, [accountId, textArray(keys)])
}

/** Deletes keys older than 24 hours, 5,000 per statement, and returns their number. Permanent keys stay. */
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

interface Claiming {
  tx: Tx
  accountId: string
  now: number
  table: KeyTable
}

/**
 * Claims all keys together. Claims them one by one only when another transaction holds one of them, to find
 * which.
 */
async function claimTogether(claiming: Claiming, claims: KeyClaim[]): Promise<Map<string, ClaimedKey>> {
  const taken = await tryInsert(claiming, claims)
  if (taken) return await outcomesOf(claiming, claims, taken)
  const [only] = claims
  if (only && claims.length === 1) return new Map([[only.key, { kind: "in_progress" }]])
  const outcomes = new Map<string, ClaimedKey>()
  for (const claim of claims) {
    for (const [key, outcome] of await claimTogether(claiming, [claim])) outcomes.set(key, outcome)
  }
  return outcomes
}

/**
 * Inserts unknown keys and returns them, or undefined when another transaction held one of them for too long.
 * The unique index makes the second of two transactions wait for the first's commit. The lock timeout bounds
 * that wait, and the savepoint keeps the caller's transaction usable after it. The keys are sorted, so two
 * batches cannot deadlock.
 */
async function tryInsert(
  { tx, accountId, now, table }: Claiming,
  claims: KeyClaim[],
): Promise<Set<string> | undefined> {
  // The operator's keys are of no account, whose row could place them on Citus.
  const isOfAccount = accountId !== operatorId
  const rows = rowsOfAccount({ isOnCitus: tx.isOnCitus && isOfAccount }, "$2::text[], $3::text[]", "key, request_hash")
  const [, , inserted, ...rest] = await Promise.allSettled([
    tx.query("savepoint idempotency", []),
    tx.query(`set local lock_timeout = ${holderWaitMs}`, []),
    tx.query<{ key: string }>(
      `insert into ${table} (account_id, key, request_hash, status, response, created_at)
       select account_id, key, decode(request_hash, 'hex'), 0, '', $4
         from ${rows} order by key
       on conflict (account_id, key) do nothing returning key`,
      [
        accountId,
        textArray(claims.map(({ key }) => key)),
        plainArray(claims.map(({ requestHash }) => requestHash.toString("hex"))),
        time(now),
      ],
      `${table}.claim${isOfAccount ? "" : "_of_operator"}`,
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

/** Returns for each existing key whether it belongs to this request, and its answer. */
async function outcomesOf(
  { tx, accountId, table }: Omit<Claiming, "now">,
  claims: KeyClaim[],
  taken: Set<string>,
): Promise<Map<string, ClaimedKey>> {
  const outcomes = new Map<string, ClaimedKey>([...taken].map((key) => [key, { kind: "new" }]))
  const known = claims.filter(({ key }) => !taken.has(key))
  if (!known.length) return outcomes
  const hashes = new Map(known.map((claim) => [claim.key, [claim.requestHash, ...(claim.formerHashes ?? [])]]))
  const rows = await tx.query<{ key: string; requestHash: Buffer; status: number; response: string }>(
    `select key, request_hash, status, response from ${table} where account_id = $1 and key = any ($2::text[])`,
    [accountId, textArray(known.map(({ key }) => key))],
    `${table}.read`,
  )
  for (const { key, requestHash, status, response } of rows) {
    const isSame = hashes.get(key)?.some((hash) => hash.equals(requestHash))
    outcomes.set(
      key,
      isSame ? (status ? { kind: "replay", status, response } : { kind: "in_progress" }) : { kind: "conflict" },
    )
  }
  return outcomes
}
