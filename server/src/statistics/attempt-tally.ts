import type { Database } from "#db/database.ts"
import { plainArray, time, timeArray } from "#db/literals.ts"
import type { Clock } from "#std/clock.ts"
import type { Log } from "#std/log.ts"
import { hourOf } from "./hours.ts"

export interface CountedAttempt {
  accountId: string
  endpointId: string
  startedAt: number
  isSuccess: boolean
}

interface Tally extends Omit<CountedAttempt, "startedAt" | "isSuccess"> {
  hour: number
  succeeded: number
  failed: number
}

export const writeEveryMs = 10_000
/** Endpoints and hours in one statement. */
const batchMax = 5_000

/**
 * Counts the attempts of this process in memory and adds them to the counters of their hours every ten seconds, so an attempt
 * costs no statement. A batch is written once, however often its commit has to be asked for again; what a process that dies had
 * not written is not counted.
 */
export class AttemptTally {
  readonly #db: Database
  readonly #clock: Clock
  readonly #log: Log
  readonly #processId: string
  #tallies = new Map<string, Tally>()
  /** What is being written, or was without an answer. */
  #batch: Tally[] = []
  #batches = 1
  #cancel: (() => void) | null = null
  #writing: Promise<void> = Promise.resolve()

  constructor({ db, clock, log, processId }: { db: Database; clock: Clock; log: Log; processId: string }) {
    this.#db = db
    this.#clock = clock
    this.#log = log
    this.#processId = processId
  }

  count({ accountId, endpointId, startedAt, isSuccess }: CountedAttempt): void {
    const hour = hourOf(startedAt)
    const key = `${endpointId} ${hour}`
    let tally = this.#tallies.get(key)
    if (!tally) this.#tallies.set(key, (tally = { accountId, endpointId, hour, succeeded: 0, failed: 0 }))
    if (isSuccess) tally.succeeded++
    else tally.failed++
  }

  start(): void {
    this.#cancel = this.#clock.after(writeEveryMs, () => {
      this.#writing = this.write().then(() => {
        if (this.#cancel) this.start()
      })
    })
  }

  /** Writes what is left. */
  async stop(): Promise<void> {
    this.#cancel?.()
    this.#cancel = null
    await this.#writing
    await this.write()
  }

  /** Adds what was counted. What cannot be written now is kept for the next time. */
  async write(): Promise<void> {
    try {
      while (this.#batch.length || this.#tallies.size) {
        if (!this.#batch.length) this.#batch = this.#take()
        await this.#db.query(add, this.#values(this.#batch))
        this.#batch = []
        this.#batches++
      }
    } catch (error) {
      this.#log.warn({ err: error }, "counted webhook attempts could not be written; they are kept for the next time")
    }
  }

  #take(): Tally[] {
    const taken = [...this.#tallies.entries()].slice(0, batchMax)
    for (const [key] of taken) this.#tallies.delete(key)
    return taken.map(([, tally]) => tally)
  }

  #values(batch: readonly Tally[]) {
    return [
      this.#processId,
      this.#batches,
      time(this.#clock.now()),
      plainArray(batch.map(({ accountId }) => accountId)),
      timeArray(batch.map(({ hour }) => hour)),
      plainArray(batch.map(({ endpointId }) => endpointId)),
      plainArray(batch.map(({ succeeded }) => succeeded)),
      plainArray(batch.map(({ failed }) => failed)),
    ] as const
  }
}

/** Rows are locked in one order by all processes, so none waits for another that waits for it. */
const add = `with mine as (
    insert into attempt_tallies as known (process_id, batches, written_at) values ($1, $2, $3)
    on conflict (process_id) do update set batches = excluded.batches, written_at = excluded.written_at
      where known.batches < excluded.batches
    returning 1
  )
  insert into endpoint_hours as known (account_id, hour, endpoint_id, succeeded, failed)
  select * from unnest($4::uuid[], $5::timestamptz[], $6::uuid[], $7::bigint[], $8::bigint[])
    as new (account_id, hour, endpoint_id, succeeded, failed)
  where exists (select from mine) order by 1, 2, 3
  on conflict (account_id, hour, endpoint_id) do update
    set succeeded = known.succeeded + excluded.succeeded, failed = known.failed + excluded.failed`
