import type { Config } from "#host/config/config.ts"
import { ensureFirstAccount } from "#core/members/first-owner.ts"
import { allowFirstAccount } from "#messaging/numbers/sender-rules.ts"
import { openDatabase, openStore, releaseLeasesOf, type Store } from "#host/operations/open-store.ts"
import { openSecretKeys } from "#host/operations/secret-keys.ts"
import { Supervisor } from "#host/processes/supervisor.ts"
import type { Clock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"
import type { Running } from "./start-result.ts"

/**
 * Starts several processes over one store. This process is their supervisor: it opens the store, restarts
 * them and creates the first account (docs/decisions/061). `program` is the file that each of them runs.
 */
export async function startSupervisor(
  config: Config,
  { log, clock, program }: { log: Log; clock: Clock; program: string },
): Promise<Running> {
  const stack = new AsyncDisposableStack()
  let store: Store | null = null
  const supervisor = new Supervisor<Store>({
    program,
    words: ["start"],
    count: config.processes,
    clock,
    log,
    lost: async (processId) => (store ? await releaseLeasesOf(processId, store, { log, clock }) : undefined),
  })
  try {
    // The processes load their code while the store starts.
    supervisor.prepare()
    store = await openStore(stack, config, { log, clock })
    stack.defer(() => supervisor.stop())
    await using db = openDatabase(store, { log, poolMax: 1 })
    // The supervisor checks the key first, so that a missing or wrong key is reported only once.
    await openSecretKeys(db, config)
    const baseUrl = await supervisor.start(store)
    const firstAccount = await ensureFirstAccount(db, { newId: createIds(clock), now: clock.now() }, allowFirstAccount)
    const announceStop = (inMs: number) => supervisor.announceStop(inMs)
    return { baseUrl, firstAccount, announceStop, stop: () => stack.disposeAsync() }
  } catch (error) {
    await supervisor.stop()
    await stack.disposeAsync()
    throw error
  }
}
