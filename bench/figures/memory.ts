import { setTimeout as sleep } from "node:timers/promises"
import { Bench, expectOnly } from "../system/bench.ts"
import { nodeMemoryMb } from "../system/process-tree.ts"
import type { Figure } from "./figure.ts"
import { messageRequest } from "./message-request.ts"

const messagesDefault = 1_000_000
const sampleEveryMs = 500
const settleMs = 5_000

export const memory: Figure = {
  name: "memory",
  sentence: "Resident memory of all Node processes together while messages queue up behind a paused carrier.",
  goals: [
    { column: "MB at end", is: "at most", value: 400 },
    { column: "MB peak", is: "at most", value: 400 },
    { column: "end of tenth", is: "at most", value: 1.1 },
  ],
  async measure(settings, say) {
    const many = settings.messages ?? messagesDefault
    const rows = []
    let postgresql = ""
    for (let round = 1; round <= settings.runs; round++) {
      const bench = await Bench.start(settings, { isCarrierPaused: true })
      postgresql = bench.postgresql
      try {
        rows.push(await fill(bench, many))
        say(`run ${round}: ${JSON.stringify(rows.at(-1))}`)
      } finally {
        await bench.stop()
      }
    }
    return { rows, postgresql }
  },
}

async function fill(bench: Bench, many: number): Promise<Record<string, number>> {
  const request = messageRequest(bench.server.authorization)
  const measure = () => nodeMemoryMb(bench.server.pid)
  const atStart = measure()
  let peak = atStart
  const sampler = setInterval(() => (peak = Math.max(peak, measure())), sampleEveryMs)
  try {
    const tenth = Math.ceil(many / 10)
    expectOnly(201, await bench.load({ requests: tenth, request }))
    const atTenth = await settled(measure)
    expectOnly(201, await bench.load({ requests: many - tenth, request, firstNumber: tenth }))
    const atEnd = await settled(measure)
    const queued = await bench.count("message_jobs")
    if (queued < many) throw new Error(`Only ${queued} of ${many} messages are queued: the carrier is not paused.`)
    return {
      queued,
      "MB at start": atStart,
      "MB at tenth": atTenth,
      "MB at end": atEnd,
      "MB peak": peak,
      "end of tenth": atEnd / atTenth,
    }
  } finally {
    clearInterval(sampler)
  }
}

/** Returns the highest value in the seconds after the load. */
async function settled(measure: () => number): Promise<number> {
  let most = measure()
  for (let waited = 0; waited < settleMs; waited += sampleEveryMs) {
    await sleep(sampleEveryMs)
    most = Math.max(most, measure())
  }
  return most
}
