import type { Tx } from "#core/db/database.ts"
import { readSealedColumns } from "#core/db/sealed-columns.ts"
import { toSid } from "#core/std/ids.ts"
import type { SealedValue } from "#core/std/reseal-all.ts"
import { secretsOwner } from "./stored-carrier.ts"

/** The sealed settings of carriers. Their revision does not change, so no adapter restarts. */
export function sealedOfCarriers(db: Tx): AsyncGenerator<SealedValue> {
  return readSealedColumns(db, {
    table: "carriers",
    key: ["id"],
    columns: ["secrets"],
    describe: ({ id }) => ({ owner: secretsOwner(id), name: `carrier ${toSid("carrier", id)}, secrets` }),
  })
}
