import type { Tx } from "#db/database.ts"
import { readSealedColumns } from "#db/sealed-columns.ts"
import { toSid } from "#std/ids.ts"
import type { SealedValue } from "#std/reseal-all.ts"
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
