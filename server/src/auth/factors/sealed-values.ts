import type { Tx } from "#core/db/database.ts"
import { readSealedColumns } from "#core/db/sealed-columns.ts"
import { toSid } from "#core/std/ids.ts"
import type { SealedValue } from "#core/std/reseal-all.ts"
import { factorSecretOwner } from "./factor.ts"

/** The secrets of all factors: of authenticator apps, and the keys of recovery codes. */
export function sealedOfFactors(db: Tx): AsyncGenerator<SealedValue> {
  return readSealedColumns(db, {
    table: "factors",
    key: ["account_id", "id"],
    columns: ["secret"],
    describe: ({ id }) => ({ owner: factorSecretOwner(id), name: `secret of factor ${toSid("factor", id)}` }),
  })
}
