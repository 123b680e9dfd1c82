import type { Tx } from "#db/database.ts"
import { readSealedColumns } from "#db/sealed-columns.ts"
import { toSid } from "#std/ids.ts"
import type { SealedValue } from "#std/reseal-all.ts"
import { providerSecretOwner } from "./providers.ts"

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
