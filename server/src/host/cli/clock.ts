import { Database } from "#core/db/database.ts"
import { migrate } from "#core/db/migrate.ts"
import { acceptStoreTime } from "#host/operations/store-time.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { silentLog } from "#core/std/log.ts"
import type { Command } from "./command.ts"
import { openStoreForCommand } from "./open-store.ts"

export const acceptClockCommand: Command = {
  name: "clock accept",
  operands: [],
  options: {},
  sentence:
    "States that the time of the store is right, although it is more than a year from its last use. The starts of one day then accept it.",
  async run({ settings, clock, print }) {
    const store = await openStoreForCommand(settings, clock)
    try {
      await migrate(store.url, { now: clock.now() })
      await using db = new Database({ url: store.url, poolMax: 1, log: silentLog })
      print(`Accepted ${isoTime(await acceptStoreTime(db))}. Start Posthorn within a day.`)
      return 0
    } finally {
      await store.close()
    }
  },
}
