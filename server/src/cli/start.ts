import { startApp } from "#app.ts"
import { readConfig } from "#config.ts"
import { createLog } from "#std/log.ts"
import type { Command, Settings } from "./command.ts"
import { placeOfData } from "./open-store.ts"
import { stopAsked } from "./stop-asked.ts"

export const startCommand: Command = {
  name: "start",
  operands: [],
  options: {},
  sentence: "Starts Posthorn, and stops it in order at Ctrl-C or SIGTERM; a second one ends it at once.",
  async run({ environment, clock, print, exitNow }) {
    // From the beginning, so that Ctrl-C during a first start does not leave a store half made.
    const asked = stopAsked(clock, exitNow)
    const config = readConfig(environment)
    const app = await startApp(config, createLog({ level: config.logLevel }))
    for (const line of greeting(app, config)) print(line)
    await asked
    await app.stop()
    return 0
  },
}

interface Started {
  baseUrl: string
  firstAccount: { sid: string; token: string } | null
}

/** What the user needs to go on. The token is shown by the start that made it, and never again. */
export function greeting({ baseUrl, firstAccount }: Started, settings: Settings): string[] {
  const places = [`Base URL: ${baseUrl}`, `Console: ${baseUrl}/console`]
  const data = `Data: ${placeOfData(settings)}`
  if (!firstAccount) return [...places, data]
  const { sid, token } = firstAccount
  return [
    `Account SID: ${sid}`,
    `Auth Token: ${token}`,
    ...places,
    data,
    "The token is not shown again: keep it. Send a first message, which the simulator delivers:",
    `curl -u ${sid}:${token} ${baseUrl}/v1/messages --data-urlencode To=${simulated.to} --data-urlencode From=${simulated.from} --data-urlencode Body=Hello`,
  ]
}

/** The simulator delivers to the first and lets the second send (`carriers/simulator/troubles.ts`). */
const simulated = { to: "+14155550123", from: "+15005550006" }
