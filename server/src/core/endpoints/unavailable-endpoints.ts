import type { Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"

const restingMax = 100_000

/** Endpoints that receive nothing now, because they are down or asked to wait. */
export interface UnavailableEndpoints {
  /** The number of endpoints with an open circuit. */
  open: number
  halfOpen: number
  ids: string[]
}

export async function readUnavailableEndpoints(tx: Tx, now: number): Promise<UnavailableEndpoints> {
  const rows = await tx.query<{ id: string; circuit_until: number | null }>(
    `select id, circuit_until from webhook_endpoints where circuit_until is not null
     union select id, circuit_until from webhook_endpoints where paused_until > $1 limit ${restingMax}`,
    [time(now)],
  )
  const away = rows.filter(({ circuit_until: until }) => until !== null)
  const open = away.filter(({ circuit_until: until }) => (until ?? 0) > now).length
  return { open, halfOpen: away.length - open, ids: rows.map(({ id }) => id) }
}
