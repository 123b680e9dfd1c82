import { join } from "node:path"
import {
  answerSimulator,
  RemoteSimulator,
  type SimulatorRequest,
} from "#messaging/carriers/simulator/remote-simulator.ts"
import { simulatorId } from "#messaging/carriers/simulator/simulator-id.ts"
import { Simulator } from "#messaging/carriers/simulator/simulator.ts"
import type { Config } from "#host/config/config.ts"
import type { ProcessBus } from "#host/processes/process-bus.ts"
import type { Clock } from "#core/std/clock.ts"
import type { NewId } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"

/**
 * Returns whether the simulator can carry messages. In production it cannot by default, because its messages
 * would look sent.
 */
export function mayUseSimulator({ isProduction, allowSimulator }: Config): boolean {
  return !isProduction || allowSimulator
}

/**
 * Returns the simulator of this process, or null when it has none. The journal serves one process: the first
 * process of each machine runs the simulator, and the others forward their requests to it
 * (docs/decisions/061).
 */
export function simulatorOf(
  config: Config,
  { clock, newId, log, processBus, isFirst }: Parts,
): Simulator | RemoteSimulator | null {
  if (!config.roles.includes("sender")) return null
  if (!mayUseSimulator(config)) {
    if (isFirst) log.warn({}, simulatorOff)
    return null
  }
  if (processBus && !isFirst)
    return new RemoteSimulator((request, signal) => processBus.request("first", "simulator", request, signal))
  const folder = join(config.dataDir, "simulator")
  const simulator = new Simulator({ id: simulatorId, clock, newId, folder, windowMax: 1_000 })
  processBus?.respond("simulator", (request, signal) => answerSimulator(simulator, request as SimulatorRequest, signal))
  return simulator
}

const simulatorOff =
  "NODE_ENV is production, so the simulator carries no messages and only routes to other carriers do: set ALLOW_SIMULATOR=true to use it all the same"

interface Parts {
  clock: Clock
  newId: NewId
  log: Log
  processBus: ProcessBus | null
  isFirst: boolean
}
