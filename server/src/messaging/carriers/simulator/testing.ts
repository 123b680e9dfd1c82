import { setImmediate as turn } from "node:timers/promises"
import type { CarrierListener, Inbound, Receipt, Submission } from "#messaging/carriers/carrier.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { Simulator, type SimulatorOptions } from "./simulator.ts"

/** A simulator with a clock that a test moves and a listener that records, for the simulator's own tests. */
export interface Stage {
  simulator: Simulator
  clock: FakeClock
  receipts: Receipt[]
  inbounds: Inbound[]
  /** What happened, in order: `answer` and the states of receipts. */
  happened: string[]
  listener: CarrierListener
  /** While true, the listener stores nothing. */
  isAway: boolean
  submit(to: string, more?: Partial<Submission>): ReturnType<Simulator["submit"]>
  /** Runs everything that is due now, and then lets this many milliseconds pass. */
  pass(ms?: number): Promise<void>
}

const turnsEnough = 30

export async function startSimulator(more: Partial<SimulatorOptions> = {}, clock = new FakeClock()): Promise<Stage> {
  const newId = createIds(clock)
  const simulator = new Simulator({ id: newId(), clock, newId, folder: null, ...more })
  const stage: Stage = {
    simulator,
    clock,
    receipts: [],
    inbounds: [],
    happened: [],
    isAway: false,
    listener: {
      async receipt(receipt) {
        if (stage.isAway) throw new Error("The store is away.")
        stage.receipts.push(receipt)
        stage.happened.push(receipt.state)
      },
      async inbound(message) {
        if (stage.isAway) throw new Error("The store is away.")
        stage.inbounds.push(message)
      },
    },
    async submit(to, given = {}) {
      const body = given.body ?? "hello"
      const base = {
        accountId: "ann",
        messageId: newId(),
        attempt: 1,
        from: "+15550000009",
        segments: 1,
        isUrgent: false,
        expiresAt: null,
      }
      const outcome = await simulator.submit({ ...base, to, body, encoding: "gsm7", media: [], ...given })
      stage.happened.push(outcome.kind)
      return outcome
    },
    async pass(ms = 0) {
      for (let turns = 0; turns < turnsEnough; turns++) await turn()
      if (ms) clock.advance(ms)
      for (let turns = 0; turns < turnsEnough; turns++) await turn()
    },
  }
  await simulator.start(stage.listener)
  return stage
}
