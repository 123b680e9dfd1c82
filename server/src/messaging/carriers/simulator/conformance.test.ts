import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { checkCarrier } from "#messaging/carriers/conformance.ts"
import { Simulator, type SimulatorOptions } from "./simulator.ts"

checkCarrier("The simulator without a journal and without delay", () => make(null, {}))

checkCarrier("The simulator with a journal and delays", async () => {
  const delay = { leastMs: 5, mostMs: 500 }
  return make(await mkdtemp(join(tmpdir(), "posthorn-simulator-")), { answerDelay: delay, receiptDelay: delay })
})

async function make(folder: string | null, more: Partial<SimulatorOptions>) {
  const clock = new FakeClock()
  const newId = createIds(clock)
  const carrier = new Simulator({ id: newId(), clock, newId, folder, ...more })
  return {
    carrier,
    to: "+15551234567",
    bring: (message: { to: string; from: string; body: string }) => void carrier.inject(message).catch(() => {}),
    elapse: () => clock.advance(100),
    close: async () => {
      if (folder !== null) await rm(folder, { recursive: true })
    },
  }
}
