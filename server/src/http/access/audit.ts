import { RateLimiter } from "#core/accounts/rate-limiter.ts"
import type { Answer } from "#http/operation.ts"
import { problemOf } from "#http/problems/failure.ts"
import { problems } from "#http/problems/problems.ts"
import type { Tx } from "#core/db/database.ts"
import { beginEntry, endEntry, recordEntry, type AuditEntry, type ChangeDetails } from "#core/members/audit-log.ts"
import type { Clock } from "#core/std/clock.ts"
import type { NewId } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"

export interface Change extends Omit<AuditEntry, "id" | "path" | "subjectSid" | "status" | "at"> {
  /** The path as in the table of routes. A client can spell its own path in many ways and at any length. */
  path: string
  /** The sid in the path. */
  sid: string | undefined
}

/**
 * The limit of recorded refusals for each member: a burst of ten, then one a minute. So a member cannot fill
 * the log with them.
 */
const refusals = { perSecond: 1 / 60, atOnce: 10 }

/**
 * Records the changes of members and programs. The entry is written before the change, and its status is
 * added after it. A process that ends in between leaves an entry without a status, and never a change without
 * an entry (docs/decisions/069).
 */
export class Audit {
  readonly #db: Tx
  readonly #clock: Clock
  readonly #newId: NewId
  readonly #log: Log
  readonly #refusals: RateLimiter

  constructor({ db, clock, newId, log }: { db: Tx; clock: Clock; newId: NewId; log: Log }) {
    this.#db = db
    this.#clock = clock
    this.#newId = newId
    this.#log = log
    this.#refusals = new RateLimiter({
      clock,
      ratePerSecondDefault: refusals.perSecond,
      burstSeconds: refusals.atOnce / refusals.perSecond,
    })
  }

  /**
   * Makes a change, and records it before and after. If the entry cannot be stored, the change is not made.
   * `detailsOf` returns what the answer adds to the entry.
   */
  async recordChange(
    change: Change,
    act: () => Answer | Promise<Answer>,
    detailsOf: (answer: Answer) => ChangeDetails,
  ): Promise<Answer> {
    const entry = this.#entryOf(change)
    await beginEntry(this.#db, entry)
    try {
      const answer = await act()
      await this.#end(entry, () => ({ status: answer.status, subjectSid: sidOfAnswer(answer), ...detailsOf(answer) }))
      return answer
    } catch (error) {
      const { status } = problems[problemOf(error).code]
      await this.#end(entry, () => ({ status, subjectSid: null, subjectName: null, changes: [] }))
      throw error
    }
  }

  /** Records a change that the role of a member does not cover. */
  async refused(change: Change, status: number): Promise<void> {
    if (!this.#refusals.consume(change.memberId ?? "").isAllowed) return
    await recordEntry(this.#db, { ...this.#entryOf(change), status })
  }

  #entryOf({ sid, path, ...change }: Change) {
    const subjectSid = sidIn(sid)
    const filled = subjectSid === null ? path : path.replace("{sid}", subjectSid)
    return { ...change, id: this.#newId(), path: filled, subjectSid, at: this.#clock.now() }
  }

  /** Never rejects: the change stays made, even if its status cannot be recorded. */
  async #end(entry: Pick<AuditEntry, "accountId" | "id">, end: () => Parameters<typeof endEntry>[2]): Promise<void> {
    try {
      await endEntry(this.#db, entry, end())
    } catch (error) {
      this.#log.warn({ err: error }, "the status of an audit log entry could not be stored")
    }
  }
}

const sidPattern = /^[A-Z]{2}[0-9a-f]{32}$/

function sidIn(text: unknown): string | null {
  return typeof text === "string" && sidPattern.test(text) ? text : null
}

/** Returns the sid of a created resource, which is the first field of its answer. */
function sidOfAnswer({ json }: Answer): string | null {
  if (typeof json === "string") return /^\{"sid":"([A-Z]{2}[0-9a-f]{32})"/.exec(json)?.[1] ?? null
  return sidIn((json as { sid?: unknown } | undefined)?.sid)
}
