import type { Tx } from "#db/database.ts"
import { toSid } from "#std/ids.ts"
import type { SealedValue } from "#std/reseal-all.ts"
import { totpOwner } from "./prove-member.ts"

const pageMax = 200
const columns = ["totp_secret", "totp_pending"] as const
type Column = (typeof columns)[number]
type Row = { id: string } & Record<Column, Buffer | null>

/** The second factors of all members. */
export async function* sealedOfMembers(db: Tx): AsyncGenerator<SealedValue> {
  for (let last: string | null = null; ;) {
    const rows: Row[] = await db.query<Row>(
      `select id, ${columns.join(", ")} from members where $1::uuid is null or id > $1 order by id limit ${pageMax}`,
      [last],
    )
    for (const row of rows) for (const column of columns) yield* valueOf(db, row, column)
    last = rows.at(-1)?.id ?? null
    if (rows.length < pageMax) return
  }
}

function* valueOf(db: Tx, { id, ...row }: Row, column: Column): Generator<SealedValue> {
  const sealed = row[column]
  if (!sealed) return
  yield {
    owner: totpOwner(id),
    sealed,
    name: `second factor of member ${toSid("member", id)}`,
    async replace(anew) {
      const replaced = await db.query(
        `update members set ${column} = $2 where id = $1 and ${column} = $3 returning id`,
        [id, anew, sealed],
      )
      return replaced.length === 1
    },
  }
}
