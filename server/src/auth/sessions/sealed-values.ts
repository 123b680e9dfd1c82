import type { Tx } from "#core/db/database.ts"
import { readSealedColumns } from "#core/db/sealed-columns.ts"
import { toSid } from "#core/std/ids.ts"
import type { SealedValue } from "#core/std/reseal-all.ts"
import { keyOwner } from "./signing-keys.ts"

/** The private keys, of which each account has one or two. */
export function sealedOfSessions(db: Tx): AsyncGenerator<SealedValue> {
  return readSealedColumns(db, {
    table: "signing_keys",
    key: ["account_id", "kid"],
    columns: ["private_key"],
    describe: ({ account_id: accountId, kid }) => ({
      owner: keyOwner(accountId, kid),
      name: `account ${toSid("account", accountId)}, signing key ${kid}`,
    }),
  })
}
