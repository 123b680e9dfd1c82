import type { Tx } from "#core/db/database.ts"
import { readSealedColumns } from "#core/db/sealed-columns.ts"
import { toSid } from "#core/std/ids.ts"
import type { SealedValue } from "#core/std/reseal-all.ts"
import { totpOwner } from "./prove-member.ts"

/** The second factors of all members. */
export function sealedOfMembers(db: Tx): AsyncGenerator<SealedValue> {
  return readSealedColumns(db, {
    table: "members",
    key: ["id"],
    columns: ["totp_secret", "totp_pending"],
    describe: ({ id }) => ({ owner: totpOwner(id), name: `second factor of member ${toSid("member", id)}` }),
  })
}
