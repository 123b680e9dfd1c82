import type { Tx } from "#db/database.ts"
import { toSid } from "#std/ids.ts"
import type { SealedValue } from "#std/reseal-all.ts"
import { providerSecretOwner } from "./providers.ts"

const pageMax = 200

/** The secrets of all payment providers. */
export async function* sealedOfPayments(db: Tx): AsyncGenerator<SealedValue> {
  for (let last: [string, string] | null = null; ;) {
    const rows: { account_id: string; id: string; secrets: Buffer }[] = await db.query(
      `select account_id, id, secrets from payment_providers
       where secrets is not null and ($1::uuid is null or (account_id, id) > ($1, $2)) order by account_id, id limit ${pageMax}`,
      last ?? [null, null],
    )
    for (const { account_id: accountId, id, secrets } of rows)
      yield {
        owner: providerSecretOwner(id),
        sealed: secrets,
        name: `secrets of payment provider ${toSid("paymentProvider", id)}`,
        async replace(anew) {
          const replaced = await db.query(
            "update payment_providers set secrets = $3 where account_id = $1 and id = $2 and secrets = $4 returning 1",
            [accountId, id, anew, secrets],
          )
          return replaced.length === 1
        },
      }
    const end = rows.at(-1)
    if (rows.length < pageMax || !end) return
    last = [end.account_id, end.id]
  }
}
