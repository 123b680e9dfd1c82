import { countAwayNodes, untilNextRead } from "#core/db/all-accounts.ts"
import { StoreUnavailable, type Database } from "#core/db/database.ts"
import type { Clock } from "#core/std/clock.ts"
import type { Log } from "#core/std/log.ts"
import type { Metrics } from "#core/std/metrics.ts"
import { PeriodicTask } from "#core/std/periodic-task.ts"
import { SteeredClock, stepMaxMs } from "#core/std/steered-clock.ts"
import { endLeasesAfterStep, followStepBack } from "./follow-clock-step.ts"
import { noteStoreTime } from "./store-time.ts"

export interface StoreWatchOptions {
  db: Database
  /** Only a steered clock follows the time of the store. */
  clock: Clock
  log: Log
  metrics: Pick<Metrics, "clockOffsetSeconds" | "clockSteps">
  /** The migrations of this release. */
  knownMigrations: ReadonlySet<string>
  /** The time of the store stepped, and the clock with it. */
  onStep(byMs: number): void
  /** The store has a migration that this release does not know. Called once. */
  onSchemaChanged(migration: string): void
}

const everyMs = 1_000
/** So often the time of the store is noted, for the next start. */
const notedEveryMs = 5_000
/** All processes notice a step within this time, and continue with the time before it until then. */
const settleMs = 3_000
/** After a step, leases that began before it end at the latest (`SteeredClock.leases`). */
const endLeasesAfterMs = 90_000

/**
 * Reads the store once a second: its time, which the clock of this process follows, and its migrations. A
 * newer release may have changed the store since the start.
 */
export class StoreWatch {
  readonly #options: StoreWatchOptions
  readonly #task: PeriodicTask
  #steppedSince: number | null = null
  #isWrong = false
  #notedAt = -Infinity
  #leasesEndAt = Infinity
  #isSchemaChanged = false

  constructor(options: StoreWatchOptions) {
    this.#options = options
    const { db, clock } = options
    this.#task = new PeriodicTask(clock, () => untilNextRead(db, clock, everyMs), () => this.readStore()) // oxfmt-ignore
  }

  start(): void {
    this.#task.start()
  }

  async stop(): Promise<void> {
    await this.#task.stop()
  }

  /** Reads the store once. */
  async readStore(): Promise<void> {
    const { db, clock, log } = this.#options
    // Every process knows which nodes of Citus are away, also one that reads nothing else of all accounts.
    countAwayNodes(db)
    try {
      const askedAt = clock.elapsed()
      const [row] = await db.query<{ ms: number; names: string[] }>(
        `select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms,
           (select array_agg(name) from migrations) as names`,
      )
      const answeredAt = clock.elapsed()
      if (!row) return
      this.#compareSchema(row.names)
      if (clock instanceof SteeredClock && !this.#isSchemaChanged)
        await this.#compareTime(clock, clock.compare({ askedAt, answeredAt, ms: row.ms }))
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) log.error({ err: error }, "the time of the store could not be read")
    }
  }

  /**
   * Compares the schema at once, after a statement failed that may be older than it. `db` must not call this
   * again.
   */
  async findSchemaChange(db: Database): Promise<boolean> {
    if (this.#isSchemaChanged) return true
    const [row] = await db.query<{ names: string[] }>("select array_agg(name) as names from migrations")
    this.#compareSchema(row?.names ?? [])
    return this.#isSchemaChanged
  }

  #compareSchema(names: readonly string[]): void {
    const unknown = names.find((name) => !this.#options.knownMigrations.has(name))
    if (unknown === undefined || this.#isSchemaChanged) return
    this.#isSchemaChanged = true
    this.#options.log.error(
      { migration: unknown },
      "a newer release changed the store; this process stops its work and is not ready. Start the newer release",
    )
    this.#options.onSchemaChanged(unknown)
  }

  async #compareTime(clock: SteeredClock, stepMs: number): Promise<void> {
    const { db, log, metrics } = this.#options
    metrics.clockOffsetSeconds.set(clock.machineAheadMs / 1_000)
    const now = clock.elapsed()
    if (now >= this.#leasesEndAt) {
      this.#leasesEndAt = Infinity
      await endLeasesAfterStep(db, clock.now())
    }
    if (stepMs === 0) {
      this.#steppedSince = null
      this.#isWrong = false
      if (now - this.#notedAt < notedEveryMs) return
      await noteStoreTime(db)
      this.#notedAt = now
      return
    }
    if (Math.abs(stepMs) > stepMaxMs) return this.#reportWrong(stepMs)
    if (this.#steppedSince === null)
      log.warn({ stepMs }, "the clock of the store stepped; check its time server. Waits and leases keep their lengths")
    this.#steppedSince ??= now
    if (now - this.#steppedSince < settleMs) return
    if (stepMs < 0) await followStepBack(db, -stepMs)
    clock.adopt(stepMs)
    this.#steppedSince = null
    this.#leasesEndAt = now + endLeasesAfterMs
    metrics.clockSteps.inc({ direction: stepMs < 0 ? "back" : "forward" })
    this.#options.onStep(stepMs)
  }

  /** The clock of this process continues with its former time, so the processes still agree. */
  #reportWrong(stepMs: number): void {
    this.#steppedSince = null
    if (!this.#isWrong)
      this.#options.log.error(
        { stepMs },
        "the clock of the store stepped by more than a year; Posthorn does not follow it. Correct that clock",
      )
    this.#isWrong = true
  }
}

/** Sets the clock of a process that starts to the time of the store. A difference is logged. */
export async function setClock(db: Database, clock: Clock, log: Log): Promise<void> {
  if (!(clock instanceof SteeredClock)) return
  const askedAt = clock.elapsed()
  const [row] = await db.query<{ ms: number }>("select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms")
  const differenceMs = clock.compare({ askedAt, answeredAt: clock.elapsed(), ms: row?.ms ?? clock.now() })
  if (differenceMs === 0) return
  clock.adopt(differenceMs, { isFirst: true })
  log.warn(
    { differenceMs },
    "the clock of the store differs from that of this machine; Posthorn uses the clock of the store",
  )
}
