import { migrate } from "#db/migrate.ts"
import type { Command } from "./command.ts"
import { openStoreForCommand, placeOfData } from "./open-store.ts"

export const migrateCommand: Command = {
  name: "migrate",
  operands: [],
  options: {},
  sentence: "Brings the store to this release's schema. A start does that too; this is for doing it beforehand.",
  async run({ settings, clock, print }) {
    const store = await openStoreForCommand(settings, clock)
    try {
      const applied = await migrate(store.url, { now: clock.now() })
      for (const name of applied) print(`Applied ${name}.`)
      print(`The schema is that of this release (${placeOfData(settings)}).`)
      return 0
    } finally {
      await store.close()
    }
  },
}
