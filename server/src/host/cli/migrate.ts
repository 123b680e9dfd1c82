import { migrate } from "#core/db/migrate.ts"
import type { Command } from "./command.ts"
import { openStoreForCommand, dataLocation } from "./open-store.ts"

export const migrateCommand: Command = {
  name: "migrate",
  operands: [],
  options: {},
  sentence:
    "Upgrades the store to the schema of this release. A start also does this. Use the command to upgrade before the start.",
  async run({ settings, clock, print }) {
    const store = await openStoreForCommand(settings, clock)
    try {
      const applied = await migrate(store.url, { now: clock.now() })
      for (const name of applied) print(`Applied ${name}.`)
      print(`The store has the schema of this release (${dataLocation(settings)}).`)
      return 0
    } finally {
      await store.close()
    }
  },
}
