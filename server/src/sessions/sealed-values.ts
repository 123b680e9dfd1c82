import type { Tx } from "#db/database.ts"
import { readSealedColumns } from "#db/sealed-columns.ts"
import { toSid } from "#std/ids.ts"
import type { SealedValue } from "#std/reseal-all.ts"
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
