import cluster from "node:cluster"
import { flushCompileCache } from "node:module"
import { readConfig, type Config } from "#host/config/config.ts"
import type { Clock } from "#core/std/clock.ts"
import { openStore } from "#host/operations/open-store.ts"
import { createLog, type Log } from "#core/std/log.ts"
import { SteeredClock } from "#core/std/steered-clock.ts"
import { serverVersion } from "#core/std/version.ts"
import type { Command, Settings } from "./command.ts"
import { consoleLink } from "./console-link.ts"
import { dataLocation } from "./open-store.ts"
import { publishAddress } from "./running-server.ts"
import type { Running, StartResult } from "./start-result.ts"
import { starterEnded, watchStopSignals } from "./watch-stop-signals.ts"

export const startCommand: Command = {
  name: "start",
  operands: [],
  options: {},
  sentence:
    "Starts Posthorn. Ctrl-C or SIGTERM stops it in order, after SHUTDOWN_DELAY_SECONDS. A second signal skips this time, and the next one ends Posthorn at once.",
  async run({ environment, clock, program, print, exitNow }) {
    if (cluster.isWorker) {
      const { startWorker } = await import("./start-worker.ts")
      await startWorker(readConfig(environment), clock, exitNow)
      return 0
    }
    // Installed first, so that Ctrl-C during a first start does not leave a partial store.
    const signals = watchStopSignals(clock, exitNow)
    const config = readConfig(environment)
    const log = createLog({ level: config.logLevel })
    const app = await startProcesses(config, { log, clock: new SteeredClock(clock), program })
    log.info(startFacts(config), "Posthorn started")
    const withdrawAddress = config.roles.includes("api") ? publishAddress(config.dataDir, app.baseUrl) : null
    for (const line of greeting(app, config)) print(line)
    // A start after a crash needs the compiled code, which Node writes only when a process ends in order.
    flushCompileCache()
    const reason = await signals.asked
    const delayMs = reason === starterEnded ? 0 : config.shutdownDelayMs
    log.info({ reason, delaySeconds: delayMs / 1_000 }, "Posthorn is stopping")
    app.announceStop(delayMs)
    await signals.pause(delayMs)
    withdrawAddress?.()
    await app.stop()
    log.info({ reason }, "Posthorn stopped")
    return 0
  },
}

/**
 * The modules are loaded on demand, so that the supervisor does not hold the code of its processes in memory.
 * A single process loads them while its store starts.
 */
export async function startProcesses(
  config: Config,
  { log, clock, program }: { log: Log; clock: Clock; program: string },
): Promise<Running> {
  if (config.processes > 1)
    return await (await import("./start-supervisor.ts")).startSupervisor(config, { log, clock, program })
  const stack = new AsyncDisposableStack()
  const spawned = Promise.withResolvers<void>()
  const store = openStore(stack, config, { log, clock, onSpawn: spawned.resolve })
  // Loading blocks the event loop, so the store's process has to run before. `startApp` reports a failure.
  await Promise.race([spawned.promise, store.catch(() => undefined)])
  const { startApp } = await import("#host/app/app.ts")
  return await startApp(config, log, { clock, opening: { stack, store } })
}

function startFacts({ processes, roles }: Config) {
  return { version: serverVersion, node: process.versions.node, processes, roles }
}

/**
 * Returns the lines that the user needs next. Only the start that created the token shows it, and no command
 * contains it.
 */
export function greeting({ baseUrl, firstAccount }: StartResult, settings: Settings): string[] {
  const console = firstAccount ? consoleLink(baseUrl, firstAccount.linkToken) : `${baseUrl}/console`
  const places = settings.roles.includes("api")
    ? [`Base URL: ${baseUrl}`, `Console: ${console}`]
    : [
        `Base URL: ${baseUrl}`,
        `Roles: ${settings.roles.join(", ")}. This process serves only ${baseUrl}/healthz, /readyz and /metrics.`,
      ]
  const data = `Data: ${dataLocation(settings)}`
  if (!firstAccount) return [...places, data]
  const { sid, token } = firstAccount
  return [
    `Account SID: ${sid}`,
    `Auth Token: ${token}`,
    ...places,
    data,
    "Store the token: it is not shown again. The console link works once, within 24 hours. `./posthorn console link` creates another link.",
    ...firstMessage(sid, baseUrl, settings),
  ]
}

/**
 * The command has no token, so curl asks for it. The token is then neither in the shell's history nor in the
 * list of processes.
 */
function firstMessage(sid: string, baseUrl: string, { allowSimulator }: Settings): string[] {
  if (!allowSimulator)
    return [
      "NODE_ENV is production, so the simulator is off and Posthorn cannot send messages yet. Add a carrier and a route first: docs/guides/first-carrier.md. To test Posthorn with the simulator, start with ALLOW_SIMULATOR=true.",
    ]
  return [
    "Send a first message to the simulator. curl asks for the Auth Token as the password:",
    `curl -u ${sid} ${baseUrl}/v1/messages --data-urlencode To=${simulated.to} --data-urlencode From=${simulated.from} --data-urlencode Body=Hello`,
  ]
}

/**
 * The simulator delivers to the first number, and accepts the second as a sender
 * (`messaging/carriers/simulator/troubles.ts`).
 */
const simulated = { to: "+14155550123", from: "+15005550006" }
