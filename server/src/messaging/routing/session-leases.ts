import type { Database } from "#core/db/database.ts"
import { strictStopwatch, type Clock } from "#core/std/clock.ts"
import { toSid } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"
import type { CarrierHealth } from "./carrier-health.ts"
import { surplusOf } from "./fair-share.ts"
import type { LeasableCarrier } from "#messaging/carriers/kind.ts"
import { LeasedSessions } from "./leased-sessions.ts"
import * as store from "./session-store.ts"

export interface SessionLeasesOptions {
  db: Database
  clock: Clock
  log: Log
  /** An id that no other process has, and that this one did not have before a restart. */
  processId: string
  /** The health of a carrier in this process, for the other processes. */
  healthOf(carrierId: string): CarrierHealth
  /** Default: the machine's clock. */
  stopwatch?: () => () => number
}

const renewEveryMs = 2_000
/**
 * From the request of a renewal, by the clock of this process: when sessions are closed, and when they are
 * cut.
 */
const closeAfterMs = 8_000
const cutAfterMs = 10_000
/** A process whose lease ends sooner than this has closed its sessions, or will soon. */
export const staleBeforeEndMs = store.sessionLeaseMs - closeAfterMs
/** Added to the end of another process's lease, so that the next check does not come just before it. */
const graceMs = 20

/**
 * Decides which sessions of carriers this process can open, among any number of processes. A session belongs
 * to the holder of its lease, a row with a time (docs/decisions/046). A holder counts the
 * time from before its request. Without a renewal it closes the session after 8 s, cuts it after 10 s, and
 * writes nothing on it later (`mayUse`). Another process can get the lease only after 12 s. So two processes
 * never hold it, however late an answer is or however long a process was stopped. The sessions of a lost
 * process are open elsewhere within 15 s. A process learns its leases only from the answer to a renewal. So
 * an answer that is lost after a claim does no harm.
 */
export class SessionLeases {
  readonly #options: SessionLeasesOptions
  readonly #carriers = new Map<string, LeasedSessions>()
  /** Carriers that cannot run in this process. It reports why, and claims no session. */
  readonly #unable = new Set<string>()
  /** Returns the time since the request of the last answered renewal. */
  #ageMs: () => number = () => Infinity
  #isStopped = true
  #turning: Promise<void> = Promise.resolve()
  #cancelTurn = () => {}
  #cancelWatch = () => {}

  constructor(options: SessionLeasesOptions) {
    this.#options = options
  }

  start(): void {
    this.#isStopped = false
    this.#scheduleRenewal(0)
  }

  /** Call it when every carrier has been removed. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#cancelTurn()
    this.#cancelWatch()
    await this.#turning
  }

  /** Claims and renews sessions of a started carrier, and opens those that this process holds. */
  add(carrierId: string, carrier: LeasableCarrier): void {
    this.#carriers.set(carrierId, new LeasedSessions(carrier, this.#options.clock))
    if (!this.#isStopped) this.#scheduleRenewal(0)
  }

  /** Reports to other processes that the carrier cannot run here. */
  addUnable(carrierId: string): void {
    this.#unable.add(carrierId)
    if (!this.#isStopped) this.#scheduleRenewal(0)
  }

  /** Releases everything of the carrier, whose sessions are closed. */
  async remove(carrierId: string): Promise<void> {
    if (!this.#carriers.delete(carrierId) && !this.#unable.delete(carrierId)) return
    const { db, processId } = this.#options
    const leave = () => db.transaction((tx) => store.forgetProcessOf(tx, carrierId, processId))
    // The deletion waits for a renewal under way, which would write the rows again. If the store is away, the
    // leases end by themselves.
    this.#turning = this.#turning.then(leave).catch(() => undefined)
    await this.#turning
  }

  /** Whether data can leave on the session now. */
  mayUse(carrierId: string, session: string): boolean {
    return this.#carriers.get(carrierId)?.held.has(session) === true && this.#ageMs() < cutAfterMs
  }

  #scheduleRenewal(delayMs: number): void {
    this.#cancelTurn()
    this.#cancelTurn = this.#options.clock.after(delayMs, () => {
      this.#turning = this.#turning.then(() => this.#turn())
    })
  }

  async #turn(): Promise<void> {
    if (this.#isStopped) return
    let nextMs = renewEveryMs
    try {
      nextMs = await this.#renew()
    } catch (error) {
      this.#options.log.warn(
        { err: error },
        "leases of sessions with carriers could not be renewed; Posthorn tries again",
      )
    }
    if (!this.#isStopped) this.#scheduleRenewal(nextMs)
  }

  /** Returns the milliseconds until the next renewal. */
  async #renew(): Promise<number> {
    const { db, processId, clock, healthOf, stopwatch = strictStopwatch } = this.#options
    const { leases } = clock
    if (!this.#carriers.size && !this.#unable.size) return renewEveryMs
    const ageMs = stopwatch()
    const asked = new Map(this.#carriers)
    const able = [...asked].map(([carrierId, { isAble }]) => ({ carrierId, isAble }))
    const unable = [...this.#unable].map((carrierId) => ({ carrierId, isAble: false }))
    const reports = [...able, ...unable].map((each) => ({
      ...each,
      health: JSON.stringify(healthOf(each.carrierId)),
    }))
    const [sessions, standing] = await db.transaction((tx) => {
      store.renew(tx, processId, leases, reports)
      return Promise.all([
        store.findSessions(tx, [...asked.keys()], { processId, leases }),
        store.findReports(tx, leases),
      ])
    })
    this.#ageMs = ageMs
    this.#watch()
    for (const [carrierId, leased] of asked) {
      if (this.#carriers.get(carrierId) !== leased) continue
      const rows = sessions.filter((row) => row.carrier_id === carrierId)
      leased.follow(rows.filter(({ holder }) => holder === processId).map(({ name }) => name))
      const others = standing.filter((report) => report.carrier_id === carrierId && report.process_id !== processId)
      leased.releaseIfDown(healthOf(carrierId).state === "up", others.some((report) => report.is_able)) // oxfmt-ignore
      if (await this.#share(carrierId, leased, rows, standing)) return 0
    }
    await this.#releaseUnusedLeases(sessions)
    const ends = sessions.filter(({ holder, ends_in_ms: endsInMs }) => holder !== processId && endsInMs > 0)
    return Math.min(renewEveryMs, ...ends.map(({ ends_in_ms: endsInMs }) => endsInMs + graceMs))
  }

  /**
   * Releases surplus leases, and claims sessions up to this process's share. Returns true if it claimed one.
   */
  async #share(
    carrierId: string,
    leased: LeasedSessions,
    rows: readonly store.SessionLeaseRow[],
    standing: readonly store.ReportRow[],
  ): Promise<boolean> {
    const { processId } = this.#options
    const foreign = [...leased.held].filter((name) => !leased.names.includes(name))
    const surplus = leased.isAble ? this.#surplusOf(carrierId, leased, rows, standing) : leased.held.size
    const given = [...foreign, ...leased.sessionsToRelease(Math.max(surplus, 0))]
    if (given.length) void this.#closeAndRelease(carrierId, leased, given)
    if (surplus >= 0) return false
    const { db, clock } = this.#options
    const { leases } = clock
    return await db.transaction(async (tx) => {
      if (!(await store.lockSessions(tx, carrierId))) return false
      const present = await store.findSessions(tx, [carrierId], { processId, leases })
      const live = present.filter((row) => row.carrier_id === carrierId && row.ends_in_ms > 0)
      const free = leased.names.filter((name) => !live.some((row) => row.name === name))
      const names = free.slice(0, Math.max(-this.#surplusOf(carrierId, leased, live, standing), 0))
      if (names.length) store.claimSessions(tx, { carrierId, names, processId, leases })
      return names.length > 0
    })
  }

  /** Sessions that are no longer in the settings also count, because they are still open. */
  #surplusOf(
    carrierId: string,
    { names }: LeasedSessions,
    rows: readonly store.SessionLeaseRow[],
    standing: readonly store.ReportRow[],
  ): number {
    const live = rows.filter((row) => row.ends_in_ms > 0)
    const able = standing.filter((report) => report.carrier_id === carrierId && report.is_able)
    const standings = able.map(({ process_id: processId }) => {
      return { processId, held: live.filter(({ holder }) => holder === processId).length }
    })
    return surplusOf(this.#options.processId, {
      sessions: names.length,
      free: Math.max(names.length - live.length, 0),
      standings,
    })
  }

  async #closeAndRelease(carrierId: string, leased: LeasedSessions, names: readonly string[]): Promise<void> {
    const { db, processId, log } = this.#options
    await leased.close(names, async () => {
      await store.release(db, carrierId, names, processId)
      log.info({ carrier: toSid("carrier", carrierId), sessions: names }, "sessions were left to another process")
    })
  }

  /** Releases leases of carriers that this process no longer runs, if an earlier release failed. */
  async #releaseUnusedLeases(sessions: readonly store.SessionLeaseRow[]): Promise<void> {
    const { db, processId } = this.#options
    for (const { carrier_id: carrierId, holder, name } of sessions)
      if (holder === processId && !this.#carriers.has(carrierId)) await store.release(db, carrierId, [name], processId)
  }

  /** Closes, and later cuts, sessions that were not renewed in time. */
  #watch(): void {
    const ageMs = this.#ageMs()
    const isOver = ageMs >= cutAfterMs
    if (isOver) for (const leased of this.#carriers.values()) leased.cut()
    else if (ageMs >= closeAfterMs) this.#closeAll()
    this.#cancelWatch()
    if (isOver || this.#isStopped) return
    const nextMs = ageMs >= closeAfterMs ? cutAfterMs - ageMs : closeAfterMs - ageMs
    this.#cancelWatch = this.#options.clock.after(nextMs, () => this.#watch())
  }

  #closeAll(): void {
    const { log } = this.#options
    for (const [carrierId, leased] of this.#carriers) {
      const names = leased.open
      if (!names.length) continue
      const facts = { carrier: toSid("carrier", carrierId), sessions: names }
      log.error(facts, "the store has not renewed the leases of these sessions, so they are closed until it does")
      void leased.close(names)
    }
  }
}
