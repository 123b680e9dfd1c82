import type { Tx } from "#core/db/database.ts"
import type { EventRow } from "#core/events/event-record.ts"
import { dataOf, type Filter } from "#core/events/filter.ts"
import { findEvents } from "#core/events/records.ts"

/**
 * Returns the events of an account that a filter accepts, in the order of their ids, and those whose content
 * is unknown.
 */
export async function filterMissing<Missing extends { id: string }>(
  tx: Tx,
  accountId: string,
  missing: readonly Missing[],
  {
    wants,
    writeBodies,
  }: { wants: Filter; writeBodies: (events: readonly EventRow[]) => Promise<ReadonlyMap<string, string>> },
): Promise<Missing[]> {
  const ids = missing.map(({ id }) => id)
  const rows = [...(await findEvents(tx, accountId, ids)).values()]
  const bare = rows.filter(({ body }) => body === null)
  const written = bare.length ? await writeBodies(bare) : new Map<string, string>()
  const bodies = new Map(rows.map(({ id, body }) => [id, body ?? written.get(id)]))
  return missing.filter(({ id }) => {
    const body = bodies.get(id)
    return body === undefined || wants(dataOf(body))
  })
}
