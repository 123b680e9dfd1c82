import type { Transaction, Tx } from "#db/database.ts"
import { plainArray, time } from "#db/literals.ts"

/** Three looks: a process that says nothing for so long is gone, or busy beyond use. */
const freshMs = 6_000

/**
 * What all processes together see of the carriers. Each reports those that take messages in it, and reads what the others
 * report: with sessions that are shared among processes, a carrier that is down here may be well elsewhere.
 */
export class Presence {
  readonly #processId: string
  #elsewhere: ReadonlyMap<string, number> = new Map()
  readonly #outSince = new Map<string, number>()

  constructor(processId: string) {
    this.#processId = processId
  }

  /** Reports the carriers that take messages here, and takes up what became of all of them. */
  async exchange(
    tx: Transaction,
    { all, here, now }: { all: readonly string[]; here: readonly string[]; now: number },
  ) {
    this.#elsewhere = await swap(tx, this.#processId, here, now)
    for (const id of this.#outSince.keys()) if (!all.includes(id)) this.#outSince.delete(id)
    for (const id of all) {
      if (here.includes(id) || this.isElsewhere(id, now)) this.#outSince.delete(id)
      else if (!this.#outSince.has(id)) this.#outSince.set(id, now)
    }
  }

  /** Whether another process has said that the carrier takes messages. */
  isElsewhere(carrierId: string, now: number): boolean {
    return (this.#elsewhere.get(carrierId) ?? -Infinity) > now - freshMs
  }

  /** Carriers that nobody has seen taking messages for so long. */
  outFor(ms: number, now: number): string[] {
    return [...this.#outSince].filter(([, since]) => since <= now - ms).map(([id]) => id)
  }

  /** Nothing that this process has reported holds any more. */
  async leave(tx: Tx): Promise<void> {
    await tx.query("delete from carrier_presence where process_id = $1", [this.#processId])
  }
}

async function swap(tx: Transaction, processId: string, here: readonly string[], now: number) {
  if (here.length)
    tx.send(
      `insert into carrier_presence (process_id, carrier_id, ready_at) select $1, carrier_id, $3 from unnest($2::uuid[]) as ready (carrier_id)
       on conflict (process_id, carrier_id) do update set ready_at = excluded.ready_at`,
      [processId, plainArray(here), time(now)],
    )
  tx.send("delete from carrier_presence where ready_at < $1", [time(now - 10 * freshMs)])
  const rows = await tx.query<{ carrier_id: string; ready_at: number }>(
    "select carrier_id, max(ready_at) as ready_at from carrier_presence where process_id <> $1 and ready_at > $2 group by carrier_id",
    [processId, time(now - freshMs)],
  )
  return new Map(rows.map(({ carrier_id, ready_at }) => [carrier_id, ready_at]))
}
