import type pg from "pg"
import { processorTime } from "../system/processor-time.ts"
import type { ServerProcess } from "../system/server-process.ts"
import { resetStatements, statementLines } from "../system/statement-costs.ts"

/** The shorter run has so much less that what each run costs once is a small part of the difference. */
const shorter = 3
const warmUp = 5_000

/** A running version that does one kind of work. */
export interface Way {
  server: ServerProcess
  store: pg.Client
  postgresql: string
  /** What does not count; before each run. */
  prepare?(many: number): Promise<void>
  /** Resolves when the server has nothing left to do. */
  run(many: number): Promise<void>
  stop(): Promise<void>
}

export interface Used {
  /** Seconds of processor. */
  server: number
  store: number
  walBytes: number
  seconds: number
}

/** Microseconds, bytes and microseconds of a clock that one more message or payment takes. */
export async function costOf(way: Way, long: number): Promise<Used> {
  const short = Math.round(long / shorter)
  const [less, more] = [await once(way, short), await once(way, long)]
  const each = (key: keyof Used) => ((more[key] - less[key]) / (long - short)) * (key === "walBytes" ? 1 : 1e6)
  return { server: each("server"), store: each("store"), walBytes: each("walBytes"), seconds: each("seconds") }
}

export async function once(way: Way, many: number): Promise<Used> {
  await way.prepare?.(many)
  // What the disk and the vacuum still owe to the run before is not this run's.
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

/** Ends `way`, which is a server of its own, since counting costs something too. */
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
