import { mkdtempSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { EmbeddedPostgres } from "#db/embedded/launcher.ts"
import { systemClock } from "#std/clock.ts"
import { silentLog } from "#std/log.ts"
import type { ReceiverOptions } from "../support/https-receiver.ts"
import { Installation } from "../support/installation.ts"
import { postmasterOf } from "../support/processes.ts"
import { startWithReceiver } from "./with-receiver.ts"
import type { Posthorn } from "./with-smsc.ts"

/** Roles in processes of their own, over a store that outlives each of them and is started again when it dies. */
export async function startWithRoles(
  stack: AsyncDisposableStack,
  receiver: ReceiverOptions,
  environment: Record<string, string>,
): Promise<Posthorn> {
  const folder = mkdtempSync(path.join(tmpdir(), "posthorn-store-"))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const store = new EmbeddedPostgres({ dataDir: folder, clock: systemClock, log: silentLog })
  stack.defer(() => store.stop())
  const shared = {
    ...environment,
    DATABASE_URL: await store.start(),
    POSTHORN_SECRET_KEY: Buffer.alloc(32, 7).toString("base64"),
  }
  const { posthorn: api, client } = stack.use(await startWithReceiver(receiver, { ...shared, ROLES: "api" }))
  const roles = { ...api.environment, ROLES: "sender,dispatcher", PROCESSES: "2" }
  const sender = stack.use(new Installation({ environment: roles }))
  await sender.start()
  return { api, sender, client, postmaster: () => postmasterOf(folder) ?? 0 }
}
