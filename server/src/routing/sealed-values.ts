import type { Tx } from "#db/database.ts"
import { toSid } from "#std/ids.ts"
import type { SealedValue } from "#std/reseal-all.ts"
import { secretsOwner } from "./carriers.ts"

/** The sealed settings of the few carriers. Their revision does not change, so no adapter restarts. */
export async function* sealedOfCarriers(db: Tx): AsyncGenerator<SealedValue> {
  for (const { id, secrets } of await db.query<{ id: string; secrets: Buffer }>("select id, secrets from carriers"))
    yield {
      owner: secretsOwner(id),
      sealed: secrets,
      name: `carrier ${toSid("carrier", id)}, secrets`,
      async replace(anew) {
        const replaced = await db.query(
          "update carriers set secrets = $3 where id = $1 and secrets = $2 returning id",
          [id, secrets, anew],
        )
        return replaced.length === 1
      },
    }
}
