import type { Tx } from "#core/db/database.ts"
import { readSealedColumns } from "#core/db/sealed-columns.ts"
import { toSid } from "#core/std/ids.ts"
import type { SealedValue } from "#core/std/reseal-all.ts"
import { providerSecretOwner } from "./connections/providers.ts"

/** The secrets of all payment providers. */
export function sealedOfPayments(db: Tx): AsyncGenerator<SealedValue> {
  return readSealedColumns(db, {
    table: "payment_providers",
    key: ["account_id", "id"],
    columns: ["secrets"],
    describe: ({ id }) => ({
      owner: providerSecretOwner(id),
      name: `secrets of payment provider ${toSid("paymentProvider", id)}`,
    }),
  })
}
