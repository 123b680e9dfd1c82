import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { EmbeddedPostgres } from "#core/db/embedded/launcher.ts"
import { systemClock } from "#core/std/clock.ts"
import { silentLog } from "#core/std/log.ts"
import type { ReceiverOptions } from "../support/https-receiver.ts"
import { Installation } from "../support/installation.ts"
import { postmasterOf } from "../support/processes.ts"
import { removeData } from "../support/remove-data.ts"
import type { RestClient } from "../support/rest-client.ts"
import { startWithReceiver } from "./with-receiver.ts"

export interface RolesApart {
  api: Installation
  /** One for each of the other `groups` of roles, in their order. */
  others: readonly Installation[]
  client: RestClient
  /** Of the store, now. */
  postmaster(): number
}

/**
 * The API in processes of its own, and each other group of roles too, over a store that outlives each of them
 * and is started again when it dies. A group is what stands in its environment:
 * `{ ROLES: "sender,dispatcher", PROCESSES: "2" }`.
 */
export async function startWithRoles(
  stack: AsyncDisposableStack,
  receiver: ReceiverOptions,
  { environment, groups }: { environment: Record<string, string>; groups: readonly Record<string, string>[] },
): Promise<RolesApart> {
  const folder = mkdtempSync(path.join(tmpdir(), "posthorn-store-"))
  stack.defer(() => removeData(folder))
  const store = new EmbeddedPostgres({ dataDir: folder, clock: systemClock, log: silentLog })
  stack.defer(() => store.stop())
  const shared = {
    ...environment,
    DATABASE_URL: await store.start(),
    POSTHORN_SECRET_KEY: Buffer.alloc(32, 7).toString("base64"),
  }
  const { posthorn: api, client } = stack.use(await startWithReceiver(receiver, { ...shared, ROLES: "api" }))
  const others: Installation[] = []
  for (const group of groups) {
    const other = stack.use(new Installation({ environment: { ...api.environment, ...group } }))
    await other.start()
    others.push(other)
  }
  return { api, others, client, postmaster: () => postmasterOf(folder) ?? 0 }
}
