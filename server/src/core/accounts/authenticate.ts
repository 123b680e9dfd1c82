import { hash, timingSafeEqual } from "node:crypto"
import type { Tx } from "#core/db/database.ts"
import { StoreFull } from "#core/db/errors.ts"
import type { Clock } from "#core/std/clock.ts"
import { ExpiringMap } from "#core/std/expiring-map.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import { parseBasicHeader, type BasicCredentials } from "./basic-header.ts"
import { CredentialLookup } from "./find-credentials.ts"
import { hashSecret } from "./secret.ts"
import { recordApiKeyUse, type CredentialRow } from "./store.ts"
import type { Scope } from "./api-key.ts"
import { sealToken, storeTokenCopy } from "./token-copy.ts"

/** The authenticated caller. */
export interface Principal {
  accountId: string
  /** The API key that was used, or null for the auth token. */
  keyId: string | null
  /** The auth token that was used, or null for any other way in. */
  tokenId: string | null
  scope: Scope
  /** Requests a second; null means the installation's default. */
  ratePerSecond: number | null
}

/**
 * How long a valid credential stays in the cache. For this time, another process can accept a revoked one.
 */
const believedMs = 5_000
/** How often a key that is in constant use writes its row. */
const noteUseEveryMs = 3_600_000
/** The most credentials in the cache. Each takes about 300 bytes. */
const believedMax = 10_000
/** The limit of valid tokens of an account. */
const liveTokensMax = 2

/** The hash to compare with when an account has no token. No secret has this hash. */
const noHash = Buffer.alloc(32)

/**
 * Authenticates a request by its `Authorization` header. The cache is keyed by the SHA-256 of the header, so
 * no secret stays in memory.
 * The cache holds only valid credentials. Invalid ones always cost a lookup in the store, the same whether
 * the sid exists or not.
 */
export class Authenticator {
  readonly #db: Tx
  readonly #clock: Clock
  readonly #secretKeys: SecretKeys | undefined
  readonly #lookup: CredentialLookup
  readonly #cache: ExpiringMap<Principal>
  readonly #pendingLookups = new Map<string, Promise<Principal | undefined>>()
  /** Grows with every `forget`. The result of an earlier query must not enter the cache after it. */
  #generation = 0

  /** Without `secretKeys`, it stores no sealed copies of tokens. */
  constructor({ db, clock, secretKeys }: { db: Tx; clock: Clock; secretKeys?: SecretKeys }) {
    this.#db = db
    this.#clock = clock
    this.#secretKeys = secretKeys
    this.#lookup = new CredentialLookup(db)
    this.#cache = new ExpiringMap(clock, believedMax)
  }

  /**
   * Returns the principal, or undefined when the credentials are missing, malformed, wrong, ended, or of a
   * suspended account.
   */
  authenticate(authorizationHeader: string | undefined): Principal | undefined | Promise<Principal | undefined> {
    if (authorizationHeader === undefined) return undefined
    const cacheKey = hash("sha256", authorizationHeader, "base64")
    const belief = this.#cache.get(cacheKey)
    if (belief) return belief.value
    const credentials = parseBasicHeader(authorizationHeader)
    return credentials && this.#find(cacheKey, credentials)
  }

  /**
   * Removes the account's credentials from the cache. Call it after a change of the account or of its
   * credentials.
   */
  forget(accountId: string): void {
    this.#generation++
    this.#pendingLookups.clear()
    this.#cache.deleteWhere((principal) => principal.accountId === accountId)
  }

  /** Concurrent requests with the same credentials share one query of the store. */
  #find(cacheKey: string, credentials: BasicCredentials): Promise<Principal | undefined> {
    const pendingLookups = this.#pendingLookups.get(cacheKey)
    if (pendingLookups) return pendingLookups
    const asked = this.#lookUp(cacheKey, credentials).finally(() => {
      if (this.#pendingLookups.get(cacheKey) === asked) this.#pendingLookups.delete(cacheKey)
    })
    this.#pendingLookups.set(cacheKey, asked)
    return asked
  }

  async #lookUp(cacheKey: string, credentials: BasicCredentials): Promise<Principal | undefined> {
    const generation = this.#generation
    const rows = await this.#lookup.findRows(credentials.username)
    const now = this.#clock.now()
    const row = matching(rows, hashSecret(credentials.password))
    if (!row || row.status !== "active" || (row.endsAt !== null && row.endsAt <= now)) return undefined
    await this.#recordKeyUse(row, now)
    await this.#storeCopy(row, credentials.password)
    const principal = {
      accountId: row.accountId,
      keyId: row.keyId,
      tokenId: row.tokenId,
      scope: row.scope,
      ratePerSecond: row.ratePerSecond,
    }
    if (generation === this.#generation)
      this.#cache.set(cacheKey, principal, this.#clock.elapsed() + Math.min(believedMs, (row.endsAt ?? Infinity) - now))
    return principal
  }

  async #recordKeyUse({ accountId, keyId: id, lastUsedAt }: CredentialRow, now: number) {
    const since = now - noteUseEveryMs
    if (id === null || (lastUsedAt !== null && lastUsedAt > since)) return
    await recordApiKeyUse(this.#db, { accountId, id }, { now, since }).catch(unlessStoreFull)
  }

  /** The first sign-in after an upgrade of Posthorn stores the copy, and none after it. */
  async #storeCopy({ accountId, tokenId, lacksCopy }: CredentialRow, authToken: string) {
    if (!lacksCopy || tokenId === null || !this.#secretKeys) return
    const sealed = sealToken(this.#secretKeys, tokenId, authToken)
    await storeTokenCopy(this.#db, accountId, tokenId, sealed).catch(unlessStoreFull)
  }
}

/** If the store accepts no writes, reads must still work. */
function unlessStoreFull(error: unknown): void {
  if (!(error instanceof StoreFull)) throw error
}

/** Makes the same number of comparisons for each account, so that the time does not depend on its tokens. */
function matching(rows: CredentialRow[], given: Buffer): CredentialRow | undefined {
  let match: CredentialRow | undefined
  for (let index = 0; index < liveTokensMax; index++) {
    const row = rows[index]
    const isEqual = timingSafeEqual(row?.hash ?? noHash, given)
    if (isEqual && row) match = row
  }
  return match
}
