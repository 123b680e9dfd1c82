import type pg from "pg"
import { processorTime, type Measured } from "../system/processor-time.ts"
import { resetStatements, statementLines } from "../system/statement-costs.ts"

/** The factor between the two runs. It keeps the fixed cost of a run small in the difference. */
const shorter = 3
const warmUp = 5_000

/** A running version that does one kind of work. */
export interface Way {
  server: Measured
  store: pg.Client
  postgresql: string
  /** Preparation before each run, which does not count. */
  prepare?(many: number): Promise<void>
  /** Resolves when the server has finished all work. */
  run(many: number): Promise<void>
  stop(): Promise<void>
}

export interface Used {
  /** Seconds of processor time. */
  server: number
  store: number
  walBytes: number
  seconds: number
}

/**
 * Returns the cost of one more message or payment: microseconds of processor time, bytes, and microseconds of
 * real time.
 */
export async function costOf(way: Way, long: number): Promise<Used> {
  const short = Math.round(long / shorter)
  const [less, more] = [await once(way, short), await once(way, long)]
  const each = (key: keyof Used) => ((more[key] - less[key]) / (long - short)) * (key === "walBytes" ? 1 : 1e6)
  return { server: each("server"), store: each("store"), walBytes: each("walBytes"), seconds: each("seconds") }
}

export async function once(way: Way, many: number): Promise<Used> {
  await way.prepare?.(many)
  // Completes the pending writes and vacuum of the run before, so that they do not count in this one.
  await way.store.query("checkpoint")
  const [startedAt, wal, time] = [performance.now(), await walPosition(way.store), processorTime(way.server)]
  await way.run(many)
  const after = processorTime(way.server)
  return {
    server: after.node - time.node,
    store: after.postgresql - time.postgresql,
    walBytes: (await walPosition(way.store)) - wal,
    seconds: (performance.now() - startedAt) / 1_000,
  }
}

/**
 * Prints the cost of each statement, and ends `way`. It needs a separate server, because counting has a cost.
 */
export async function sayStatements(
  { name, of: kind = "message" }: { name: string; of?: string },
  way: Way,
  many: number,
  say: (line: string) => void,
): Promise<void> {
  try {
    await once(way, warmUp)
    await way.prepare?.(many)
    await resetStatements(way.store)
    await way.run(many)
    say(`${name}, each ${kind}: us of the executor, calls, rows, bytes of WAL, statement`)
    for (const line of await statementLines(way.store, many)) say(line)
  } finally {
    await way.stop()
  }
}

async function walPosition(store: pg.Client): Promise<number> {
  const { rows } = await store.query<{ bytes: string }>("select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes")
  return Number(rows[0]?.bytes)
}
