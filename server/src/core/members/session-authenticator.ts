import { readAccount } from "#core/accounts/read-account.ts"
import { StoreUnavailable, type Database } from "#core/db/database.ts"
import { Batcher } from "#core/std/batcher.ts"
import type { Clock } from "#core/std/clock.ts"
import { ExpiringMap } from "#core/std/expiring-map.ts"
import type { Role } from "./role.ts"
import { findMemberSessions, touchSession, type PresenceRow } from "./session-store.ts"
import { hashToken, isToken } from "./session-token.ts"
import { sessionIdleMs } from "./session-limits.ts"

/** The permissions of a member in an account. */
export interface Access {
  role: Role
  /** The account's rate; null for the installation's. */
  ratePerSecond: number | null
}

/** A signed-in member. */
export interface MemberSession {
  sessionId: string
  memberId: string
  isOperator: boolean
  /** The accounts by id, without suspended ones. */
  accounts: ReadonlyMap<string, Access>
}

/** How long a valid token stays in the cache. For this time, another machine accepts an ended session. */
const believedMs = 5_000
const believedMax = 10_000
/** The shortest interval between two writes of a session's last use. */
const seenEveryMs = 5 * 60_000

/**
 * Unknown tokens that arrive together share a statement, so a flood of them costs the store two small
 * statements at a time.
 */
const lookUps = { itemsMax: 500, concurrency: 2, waitingMax: 10_000 }

/**
 * Authenticates session tokens. Like `Authenticator`, it keeps no secret in memory and caches only valid
 * tokens.
 */
export class SessionAuthenticator {
  readonly #db: Database
  readonly #clock: Clock
  readonly #lookUps: Batcher<Buffer, PresenceRow[]>
  readonly #cache: ExpiringMap<MemberSession>
  readonly #accounts: ExpiringMap<Access | undefined>
  /** Grows with every `forget`. The result of an earlier query must not enter the cache after it. */
  #generation = 0

  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#db = db
    this.#clock = clock
    this.#cache = new ExpiringMap(clock, believedMax)
    this.#accounts = new ExpiringMap(clock, believedMax)
    this.#lookUps = new Batcher({
      ...lookUps,
      isForAll: (error) => error instanceof StoreUnavailable,
      run: (hashes) => findAll(db, hashes),
    })
  }

  /** Returns the member of a token that is still in the cache. Needs no query of the store. */
  known(token: string): MemberSession | undefined {
    return this.#cache.get(keyOf(token))?.value
  }

  /**
   * Returns the member. Undefined when the token is invalid, or its session has ended. Throws `Overloaded`.
   */
  async findSession(token: string): Promise<MemberSession | undefined> {
    const known = this.known(token)
    if (known || !isToken(token)) return known
    const generation = this.#generation
    const hash = hashToken(token)
    const rows = await this.#lookUps.add(hash)
    const [row] = rows
    const now = this.#clock.now()
    const endsAt = row ? Math.min(row.endsAt, row.seenAt + sessionIdleMs) : 0
    if (!row || endsAt <= now) return undefined
    if (now - row.seenAt >= seenEveryMs) await touchSession(this.#db, hash, now)
    const memberSession = memberSessionOf(row, rows)
    if (generation === this.#generation)
      this.#cache.set(keyOf(token), memberSession, this.#clock.elapsed() + Math.min(believedMs, endsAt - now))
    return memberSession
  }

  /**
   * Returns the member's permissions in the account: by membership, or all for an operator. Undefined without
   * any.
   */
  async accessTo(accountId: string, { accounts, isOperator }: MemberSession): Promise<Access | undefined> {
    const own = accounts.get(accountId)
    if (!isOperator) return own
    const belief = this.#accounts.get(accountId)
    if (belief) return belief.value
    const account = await readAccount(this.#db, accountId)
    const value =
      account?.status === "active" ? { role: "owner" as const, ratePerSecond: account.ratePerSecond } : undefined
    this.#accounts.set(accountId, value, this.#clock.elapsed() + believedMs)
    return value
  }

  /** Removes this member from the cache. Call it after a change of their permissions or sessions. */
  forget(memberId: string): void {
    this.#generation++
    this.#accounts.clear()
    this.#cache.deleteWhere((session) => session.memberId === memberId)
  }
}

async function findAll(db: Database, hashes: readonly Buffer[]): Promise<PresenceRow[][]> {
  const byToken = Map.groupBy(await findMemberSessions(db, hashes), ({ tokenHash }) => tokenHash.toString("base64"))
  return hashes.map((hash) => byToken.get(hash.toString("base64")) ?? [])
}

function memberSessionOf(row: PresenceRow, rows: readonly PresenceRow[]): MemberSession {
  const accounts = new Map<string, Access>()
  for (const { accountId, role, ratePerSecond } of rows)
    if (accountId !== null && role !== null) accounts.set(accountId, { role, ratePerSecond })
  return { sessionId: row.id, memberId: row.memberId, isOperator: row.isOperator, accounts }
}

function keyOf(token: string): string {
  return hashToken(token).toString("base64")
}
