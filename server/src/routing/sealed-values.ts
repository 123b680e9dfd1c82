import type { Tx } from "#db/database.ts"
import { toSid } from "#std/ids.ts"
import type { SealedValue } from "#std/reseal-all.ts"
import { secretsOwner } from "./carriers.ts"

/** The secrets of the carriers, of which there are few. Their revision stays, so that none is started anew. */
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
