import type { Tx } from "#db/database.ts"
import { toSid } from "#std/ids.ts"
import type { SealedValue } from "#std/reseal-all.ts"
import { settingsOwner } from "./endpoint-settings.ts"

const pageMax = 200
const columns = ["secret", "older_secret", "oldest_secret", "sealed_settings"] as const
type Column = (typeof columns)[number]
type Row = { account_id: string; id: string } & Record<Column, Buffer | null>

/** All sealed values of endpoints, of all accounts. */
export async function* sealedOfEndpoints(db: Tx): AsyncGenerator<SealedValue> {
  for (let last: Row | undefined, rows = await readAfter(db, last); ; rows = await readAfter(db, last)) {
    for (const row of rows) yield* valuesOf(db, row)
    if (rows.length < pageMax) return
    last = rows.at(-1)
  }
}

const lowest = "00000000-0000-0000-0000-000000000000"

function readAfter(db: Tx, last: Row | undefined): Promise<Row[]> {
  return db.query<Row>(
    `select account_id, id, ${columns.join(", ")} from webhook_endpoints
     where (account_id, id) > ($1, $2) order by account_id, id limit ${pageMax}`,
    [last?.account_id ?? lowest, last?.id ?? lowest],
  )
}

function* valuesOf(db: Tx, row: Row): Generator<SealedValue> {
  for (const column of columns) {
    const sealed = row[column]
    if (!sealed) continue
    yield {
      owner: column === "sealed_settings" ? settingsOwner(row.id) : row.id,
      sealed,
      name: `webhook endpoint ${toSid("webhook", row.id)}, ${column}`,
      replace: (anew) => replace(db, row, column, { sealed, anew }),
    }
  }
}

/** A value that a server moved or changed meanwhile differs, and stays. */
async function replace(
  db: Tx,
  row: Row,
  column: Column,
  { sealed, anew }: { sealed: Buffer; anew: Buffer },
): Promise<boolean> {
  const replaced = await db.query(
    `update webhook_endpoints set ${column} = $4 where account_id = $1 and id = $2 and ${column} = $3 returning id`,
    [row.account_id, row.id, sealed, anew],
  )
  return replaced.length === 1
}
