import type { Tx } from "#db/database.ts"
import { toSid } from "#std/ids.ts"
import type { SealedValue } from "#std/reseal-all.ts"
import { keyOwner } from "./signing-keys.ts"

/** The private keys, of which each account has one or two. */
export async function* sealedOfSessions(db: Tx): AsyncGenerator<SealedValue> {
  const rows = await db.query<{ account_id: string; kid: string; private_key: Buffer }>(
    "select account_id, kid, private_key from signing_keys",
  )
  for (const { account_id: accountId, kid, private_key: sealed } of rows)
    yield {
      owner: keyOwner(accountId, kid),
      sealed,
      name: `account ${toSid("account", accountId)}, signing key ${kid}`,
      async replace(anew) {
        const replaced = await db.query(
          "update signing_keys set private_key = $4 where account_id = $1 and kid = $2 and private_key = $3 returning 1",
          [accountId, kid, sealed, anew],
        )
        return replaced.length === 1
      },
    }
}
