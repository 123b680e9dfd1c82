import { join } from "node:path"
import { answerSimulator, DistantSimulator } from "#carriers/simulator/distant-simulator.ts"
import type { SimulatorRequest } from "#carriers/simulator/distant-simulator.ts"
import { simulatorId } from "#carriers/simulator/simulator-id.ts"
import { Simulator } from "#carriers/simulator/simulator.ts"
import type { Config } from "#config.ts"
import type { Siblings } from "#processes/siblings.ts"
import type { Clock } from "#std/clock.ts"
import type { NewId } from "#std/ids.ts"
import type { Log } from "#std/log.ts"

/** In production nobody may believe that a message was sent that only the simulator saw. */
export function mayUseSimulator({ isProduction, allowSimulator }: Config): boolean {
  return !isProduction || allowSimulator
}

/** Its journal serves one process: on each machine the first runs it, and the others ask that one. */
export function simulatorOf(
  config: Config,
  { clock, newId, log, siblings, isFirst }: Parts,
): Simulator | DistantSimulator | null {
  if (!config.roles.includes("sender")) return null
  if (!mayUseSimulator(config)) {
    if (isFirst) log.warn({}, simulatorOff)
    return null
  }
  if (siblings && !isFirst)
    return new DistantSimulator((request, signal) => siblings.ask("first", "simulator", request, signal))
  const folder = join(config.dataDir, "simulator")
  const simulator = new Simulator({ id: simulatorId, clock, newId, folder, windowMax: 1_000 })
  siblings?.answer("simulator", (request, signal) => answerSimulator(simulator, request as SimulatorRequest, signal))
  return simulator
}

const simulatorOff =
  "NODE_ENV is production, so the simulator carries no messages and only routes to other carriers do: set ALLOW_SIMULATOR=true to use it all the same"

interface Parts {
  clock: Clock
  newId: NewId
  log: Log
  siblings: Siblings | null
  isFirst: boolean
}
