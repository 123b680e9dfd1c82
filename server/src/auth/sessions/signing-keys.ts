import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from "jose"
import type { Transaction, Tx } from "#core/db/database.ts"
import { assert } from "#core/std/assert.ts"
import { open, seal, SecretUnreadable } from "#core/std/secret-box.ts"
import type { SessionContext } from "./context.ts"
import { findPublished, insertKey, lockNewestKey, readKeys, removeKeys, type StoredKey } from "./key-store.ts"
import { accessSeconds } from "./session.ts"
import { hourMs } from "#core/std/durations.ts"

/** A key that signs access tokens. */
export interface SigningKey {
  kid: string
  key: CryptoKey
}

/** How long a key signs. */
export const rotationMs = 30 * 24 * hourMs
/** How long a key is published before it signs. Resource servers can cache keys for `jwksSeconds`. */
export const leadMs = hourMs
/**
 * How long a key stays published after its successor began to sign. The hour covers differences between
 * clocks.
 */
export const keptMs = accessSeconds * 1_000 + hourMs
/** How long resource servers can cache the keys. */
export const jwksSeconds = 300

type KeyContext = Pick<SessionContext, "clock" | "secretKeys" | "log">

/**
 * Returns the key that signs for an account now. Signing also rotates keys. An hour before the newest key is
 * thirty days old, its successor is stored, and so published, in the caller's transaction. The lock of the
 * newest key's row decides, so one of several concurrent processes creates it (docs/decisions/054). A key
 * that no secret key opens is replaced at once. The tokens that it signed stay valid.
 */
export async function findSigningKey(tx: Transaction, context: KeyContext, accountId: string): Promise<SigningKey> {
  const now = context.clock.now()
  const keys = await readKeys(tx, accountId)
  const known = isRotationDue(keys, now)
    ? await addKey(tx, context, accountId, (locked) => (isRotationDue(locked, now) ? startOfNext(locked, now) : null))
    : keys
  const current = keyAt(known, now)
  try {
    return await openKey(context, current)
  } catch (error) {
    if (!(error instanceof SecretUnreadable)) throw error
    context.log.error({ accountId, kid: current.kid }, "a signing key cannot be decrypted; a new one replaces it")
    const isStill = (locked: readonly StoredKey[]) => locked.length > 0 && keyAt(locked, now).kid === current.kid
    const replaced = await addKey(tx, context, accountId, (locked) => (isStill(locked) ? now : null))
    return await openKey(context, keyAt(replaced, now))
  }
}

/**
 * For an emergency: creates a key that signs at once, and withdraws all others with the access tokens that
 * they signed.
 */
export async function rotateKeys(tx: Transaction, context: KeyContext, accountId: string): Promise<StoredKey> {
  const keys = await addKey(tx, context, accountId, () => context.clock.now())
  const newest = keys.at(-1)
  assert(newest, "A key was added.")
  removeKeys(tx, accountId, newest.number)
  return newest
}

/**
 * Returns the keys with which resource servers verify tokens. They are the keys of each account that sign,
 * will sign, or have signed a token that may still be valid.
 */
export async function readPublished(db: Tx, accountIds: readonly string[], now: number): Promise<Map<string, JWK[]>> {
  const found = await findPublished(db, accountIds, now - keptMs)
  const byAccount = Map.groupBy(found, ({ accountId }) => accountId)
  return new Map([...byAccount].map(([accountId, keys]) => [accountId, keys.map(({ publicKey }) => publicKey)]))
}

function isRotationDue(keys: readonly StoredKey[], now: number): boolean {
  const newest = keys.at(-1)
  return !newest || newest.signsFrom + rotationMs - leadMs <= now
}

function startOfNext(keys: readonly StoredKey[], now: number): number {
  const newest = keys.at(-1)
  // No resource server can have fetched keys before the first one existed.
  return newest ? Math.max(now + leadMs, newest.signsFrom + rotationMs) : now
}

/** Returns the newest key that already signs. If a clock was set back, returns the first one. */
function keyAt(keys: readonly StoredKey[], now: number): StoredKey {
  const key = keys.findLast(({ signsFrom }) => signsFrom <= now) ?? keys[0]
  assert(key, "An account that signs has a key.")
  return key
}

/**
 * Adds a key that signs from the time that `decide` returns under the lock, if it returns one. Returns all
 * keys.
 */
async function addKey(
  tx: Transaction,
  { clock, secretKeys }: KeyContext,
  accountId: string,
  decide: (keys: readonly StoredKey[]) => number | null,
): Promise<StoredKey[]> {
  await lockNewestKey(tx, accountId)
  const keys = await readKeys(tx, accountId)
  const signsFrom = decide(keys)
  if (signsFrom === null) return keys
  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true })
  const bare = await exportJWK(publicKey)
  const kid = await calculateJwkThumbprint(bare)
  const sealed = seal(secretKeys, JSON.stringify(await exportJWK(privateKey)), keyOwner(accountId, kid))
  const number = (keys.at(-1)?.number ?? 0) + 1
  const jwk = { ...bare, kid, use: "sig", alg: "ES256" }
  // An account without keys has no row to lock: the first of two insertions wins.
  await insertKey(tx, { accountId, number, kid, publicKey: jwk, sealed, createdAt: clock.now(), signsFrom })
  return await readKeys(tx, accountId)
}

/** For whom a private key is sealed. */
export function keyOwner(accountId: string, kid: string): string {
  return `signing key ${accountId} ${kid}`
}

/**
 * Opened keys by thumbprint, so that a refresh neither decrypts nor imports. The store says which of them
 * signs.
 */
const opened = new Map<string, CryptoKey>()
const openedMax = 1_000

async function openKey({ secretKeys }: KeyContext, { accountId, kid, sealed }: StoredKey): Promise<SigningKey> {
  const known = opened.get(kid)
  if (known) return { kid, key: known }
  const jwk = JSON.parse(open(secretKeys, sealed, keyOwner(accountId, kid)).toString("utf8")) as JWK
  const key = (await importJWK(jwk, "ES256")) as CryptoKey
  if (opened.size >= openedMax) opened.clear()
  opened.set(kid, key)
  return { kid, key }
}
