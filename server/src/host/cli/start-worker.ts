import { flushCompileCache } from "node:module"
import { startApp, type App } from "#host/app/app.ts"
import type { Config } from "#host/config/config.ts"
import type { Store } from "#host/operations/open-store.ts"
import { ProcessBus } from "#host/processes/process-bus.ts"
import type { FromWorker, ToWorker } from "#host/processes/supervisor.ts"
import type { Clock } from "#core/std/clock.ts"
import { createLog } from "#core/std/log.ts"
import { diskAdvice } from "./disk-advice.ts"
import { SteeredClock } from "#core/std/steered-clock.ts"

/**
 * Runs one of several processes under the supervisor's control. Resolves when the supervisor has stopped it.
 */
export async function startWorker(config: Config, clock: Clock, exitNow: (code: number) => void): Promise<void> {
  // A terminal sends Ctrl-C to all processes; this one waits for the stop of the supervisor.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined)
  // Without the supervisor there is no store and no stop message. A next start would need the sessions and
  // the port.
  process.on("disconnect", () => exitNow(1))
  const processBus = new ProcessBus({ send: (message, sent) => send(message, sent) }, clock)
  const stopped = Promise.withResolvers<void>()
  let starting: Promise<App> | null = null
  process.on("message", (message: ToWorker<Store>) => {
    if (message.kind === "start") {
      starting = startAs(message, { config, clock, processBus })
      starting.catch((error: unknown) => fail(diskAdvice(error, config) ?? error, exitNow))
    } else if (message.kind === "announce_stop")
      void Promise.resolve(starting).then(
        (app) => app?.announceStop(message.inMs),
        () => undefined,
      )
    else if (message.kind === "stop")
      void Promise.resolve(starting)
        .then((app) => app?.stop())
        .then(stopped.resolve, () => exitNow(1))
    else if (message.kind === "ping") send({ kind: "pong" })
    else processBus.receive(message)
  })
  await stopped.promise
}

async function startAs(
  { number, port, given: store }: Extract<ToWorker<Store>, { kind: "start" }>,
  { config, clock, processBus }: { config: Config; clock: Clock; processBus: ProcessBus },
): Promise<App> {
  const log = createLog({ level: config.logLevel, process: number })
  const place = { store, isFirst: number === 1, processBus }
  const app = await startApp({ ...config, port: port ?? config.port }, log, { clock: new SteeredClock(clock), place })
  send({ kind: "started", baseUrl: app.baseUrl, processId: app.processId })
  flushCompileCache()
  return app
}

function fail(error: unknown, exitNow: (code: number) => void): void {
  const reason = error instanceof Error ? error.message : String(error)
  send({ kind: "failed", reason }, () => exitNow(1))
}

function send(message: FromWorker, sent: () => void = () => undefined): void {
  if (process.connected) process.send?.(message, undefined, undefined, sent)
}
