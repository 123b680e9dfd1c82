import type { Tx } from "#db/database.ts"
import { toSid } from "#std/ids.ts"
import type { SealedValue } from "#std/reseal-all.ts"
import { factorSecretOwner } from "./factor.ts"

const pageMax = 200

/** The secrets of all factors: of authenticator apps, and the keys of recovery codes. */
export async function* sealedOfFactors(db: Tx): AsyncGenerator<SealedValue> {
  for (let last: [string, string] | null = null; ;) {
    const rows: { account_id: string; id: string; secret: Buffer }[] = await db.query(
      `select account_id, id, secret from factors
       where secret is not null and ($1::uuid is null or (account_id, id) > ($1, $2)) order by account_id, id limit ${pageMax}`,
      last ?? [null, null],
    )
    for (const { account_id: accountId, id, secret } of rows)
      yield {
        owner: factorSecretOwner(id),
        sealed: secret,
        name: `secret of factor ${toSid("factor", id)}`,
        async replace(anew) {
          const replaced = await db.query(
            "update factors set secret = $3 where account_id = $1 and id = $2 and secret = $4 returning 1",
            [accountId, id, anew, secret],
          )
          return replaced.length === 1
        },
      }
    const end = rows.at(-1)
    if (rows.length < pageMax || !end) return
    last = [end.account_id, end.id]
  }
}
