import type { Tx } from "#db/database.ts"
import { plainArray } from "#db/literals.ts"
import { dataOf } from "./filter.ts"
import type { Filter } from "./filter.ts"
import { eventColumns } from "./store.ts"
import type { EventRow } from "./store.ts"

/** Those of an account's events, in the order of their ids, that a filter takes; and those of which nobody can tell what they said. */
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
  const rows = await tx.query<EventRow>(
    `select ${eventColumns} from events where account_id = $1 and id = any($2) and id between $3 and $4`,
    [accountId, plainArray(ids), ids[0], ids.at(-1)],
  )
  const bare = rows.filter(({ body }) => body === null)
  const written = bare.length ? await writeBodies(bare) : new Map<string, string>()
  const bodies = new Map(rows.map(({ id, body }) => [id, body ?? written.get(id)]))
  return missing.filter(({ id }) => {
    const body = bodies.get(id)
    return body === undefined || wants(dataOf(body))
  })
}
