import { hash, timingSafeEqual } from "node:crypto"
import type { Tx } from "#db/database.ts"
import { StoreFull } from "#db/errors.ts"
import type { Clock } from "#std/clock.ts"
import { ExpiringMap } from "#std/expiring-map.ts"
import { parseBasicHeader, type BasicCredentials } from "./basic-header.ts"
import { CredentialLookup } from "./find-credentials.ts"
import { hashSecret } from "./secret.ts"
import { noteApiKeyUse, type CredentialRow } from "./store.ts"
import type { Scope } from "./api-key.ts"

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
 * How long a credential that was right is believed without asking the store; so long another process takes a
 * revoked one.
 */
const believedMs = 5_000
/** A key that is always in use writes its row so often. */
const noteUseEveryMs = 3_600_000
/** Credentials in the cache at most; about 300 bytes each. */
const believedMax = 10_000
/** Tokens of an account that work at a time. */
const liveTokensMax = 2

/** Compared where there is nothing to compare with. No secret has this hash. */
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
  readonly #lookup: CredentialLookup
  readonly #beliefs: ExpiringMap<Principal>
  readonly #underway = new Map<string, Promise<Principal | undefined>>()
  /** Grows with every `forget`: an answer that the store gave before it must not be believed after it. */
  #generation = 0

  constructor({ db, clock }: { db: Tx; clock: Clock }) {
    this.#db = db
    this.#clock = clock
    this.#lookup = new CredentialLookup(db)
    this.#beliefs = new ExpiringMap(clock, believedMax)
  }

  /**
   * The principal, or undefined when the credentials are missing, malformed, wrong, ended, or of a suspended
   * account.
   */
  authenticate(authorizationHeader: string | undefined): Principal | undefined | Promise<Principal | undefined> {
    if (authorizationHeader === undefined) return undefined
    const cacheKey = hash("sha256", authorizationHeader, "base64")
    const belief = this.#beliefs.get(cacheKey)
    if (belief) return belief.value
    const credentials = parseBasicHeader(authorizationHeader)
    return credentials && this.#find(cacheKey, credentials)
  }

  /**
   * Takes nothing on trust any more that this account's credentials proved before. Call it after they or it
   * changed.
   */
  forget(accountId: string): void {
    this.#generation++
    this.#underway.clear()
    this.#beliefs.deleteWhere((principal) => principal.accountId === accountId)
  }

  /** Requests with the same credentials that come while the store is being asked share the one question. */
  #find(cacheKey: string, credentials: BasicCredentials): Promise<Principal | undefined> {
    const underway = this.#underway.get(cacheKey)
    if (underway) return underway
    const asked = this.#lookUp(cacheKey, credentials).finally(() => {
      if (this.#underway.get(cacheKey) === asked) this.#underway.delete(cacheKey)
    })
    this.#underway.set(cacheKey, asked)
    return asked
  }

  async #lookUp(cacheKey: string, credentials: BasicCredentials): Promise<Principal | undefined> {
    const generation = this.#generation
    const rows = await this.#lookup.find(credentials.username)
    const now = this.#clock.now()
    const row = matching(rows, hashSecret(credentials.password))
    if (!row || row.status !== "active" || (row.ends_at !== null && row.ends_at <= now)) return undefined
    await this.#noteUse(row, now)
    const principal = {
      accountId: row.account_id,
      keyId: row.key_id,
      tokenId: row.token_id,
      scope: row.scope,
      ratePerSecond: row.rate_per_second,
    }
    if (generation === this.#generation)
      this.#beliefs.set(cacheKey, principal, Math.min(now + believedMs, row.ends_at ?? Infinity))
    return principal
  }

  /** If the store accepts no writes, reads must still work. */
  async #noteUse({ account_id: accountId, key_id: id, last_used_at: lastUsedAt }: CredentialRow, now: number) {
    const since = now - noteUseEveryMs
    if (id === null || (lastUsedAt !== null && lastUsedAt > since)) return
    await noteApiKeyUse(this.#db, { accountId, id }, { now, since }).catch((error: unknown) => {
      if (!(error instanceof StoreFull)) throw error
    })
  }
}

/** Always as many comparisons as an account can have tokens, however many it has. */
function matching(rows: CredentialRow[], given: Buffer): CredentialRow | undefined {
  let match: CredentialRow | undefined
  for (let index = 0; index < liveTokensMax; index++) {
    const row = rows[index]
    const isEqual = timingSafeEqual(row?.hash ?? noHash, given)
    if (isEqual && row) match = row
  }
  return match
}
