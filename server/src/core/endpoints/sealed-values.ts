import type { Tx } from "#core/db/database.ts"
import { readSealedColumns } from "#core/db/sealed-columns.ts"
import { toSid } from "#core/std/ids.ts"
import type { SealedValue } from "#core/std/reseal-all.ts"
import { settingsOwner } from "./endpoint-settings.ts"

export function sealedOfEndpoints(db: Tx): AsyncGenerator<SealedValue> {
  return readSealedColumns(db, {
    table: "webhook_endpoints",
    key: ["account_id", "id"],
    columns: ["secret", "older_secret", "oldest_secret", "sealed_settings"],
    describe: ({ id }, column) => ({
      owner: column === "sealed_settings" ? settingsOwner(id) : id,
      name: `webhook endpoint ${toSid("webhook", id)}, ${column}`,
    }),
  })
}
