import { systemClock as clock } from "../../server/src/core/std/clock.ts"
import { smpp } from "../../server/src/messaging/carriers/smpp/kind.ts"
import { SmppCarrier } from "../../server/src/messaging/carriers/smpp/smpp-carrier.ts"
import { createIds } from "../../server/src/core/std/ids.ts"
import { silentLog } from "../../server/src/core/std/log.ts"
import type { SmscRequests } from "../smsc/smsc-process.ts"
import { Child } from "../system/child.ts"
import type { Figure } from "./figure.ts"

const answerMs = 40
const windows = [10, 100]
/** The messages of each window: what it allows in this many seconds. */
const seconds = 6
const patienceMs = 60_000

export const window: Figure = {
  name: "window",
  sentence: `The SMPP adapter alone, one session to an SMSC that answers after ${answerMs} ms, beside window ÷ ${answerMs / 1_000} s.`,
  goals: windows.map((each) => ({ column: `window ${each} of the law`, is: "at least", value: 0.9 })),
  async measure(settings, say) {
    const smsc = new Child<SmscRequests>(new URL("../smsc/smsc-process.ts", import.meta.url))
    try {
      const { port } = await smsc.ask("address", null)
      const rows = []
      for (let round = 1; round <= settings.runs; round++) {
        const row: Record<string, number> = {}
        for (const each of windows) {
          const submissions = Math.ceil((each / answerMs) * 1_000 * seconds)
          await smsc.ask("expect", { answerMs, hasReceipts: true, submissions, watched: "" })
          const rate = await submitAll(port, each, submissions)
          const { distinct, receipts, meanAnswerMs } = await smsc.ask("report", { timeoutMs: patienceMs })
          row[`window ${each}/s`] = rate
          row[`window ${each} of the law`] = rate / ((each / answerMs) * 1_000)
          row[`window ${each} answer ms`] = meanAnswerMs
          row[`window ${each} missing`] = 2 * submissions - distinct - receipts
          say(`run ${round}: window ${each} ${Math.round(rate)}/s, answers after ${meanAnswerMs.toFixed(1)} ms`)
        }
        rows.push(row)
      }
      return { rows, postgresql: "" }
    } finally {
      smsc.stop()
    }
  },
}

/** Submits like a sender, as many at once as the adapter allows. Returns the rate per second. */
async function submitAll(port: number, windowMax: number, submissions: number): Promise<number> {
  const newId = createIds(clock)
  const config = smpp.parseSettings({ hosts: [{ host: "127.0.0.1", port }], system_id: "bench", window_max: windowMax })
  const secrets = smpp.parseSecrets({ password: "secret" })
  if (config.kind !== "ok" || secrets.kind !== "ok") throw new Error("The settings of the bench are wrong.")
  const parts = { clock, newId, random: Math.random, log: silentLog }
  const carrier = new SmppCarrier({ id: newId(), config: config.value, secrets: secrets.value, ...parts })
  await carrier.start({ receipt: async () => undefined, inbound: async () => undefined })
  const startedAt = performance.now()
  let left = submissions
  const submitter = async () => {
    while (left-- > 0) {
      const body = `Message ${left} is here`
      const outcome = await carrier.submit({ ...submission, messageId: newId(), body })
      if (outcome.kind !== "accepted") throw new Error(`A submission was ${outcome.kind}: ${outcome.reason}`)
    }
  }
  await Promise.all(Array.from({ length: carrier.windowMax }, submitter))
  const rate = submissions / ((performance.now() - startedAt) / 1_000)
  await carrier.stop()
  return rate
}

const submission = {
  accountId: "01900000-0000-7000-8000-00000000000a",
  attempt: 1,
  to: "+12000000055",
  from: "+15005550006",
  segments: 1,
  encoding: "gsm7",
  media: [],
  isUrgent: false,
  expiresAt: null,
} as const
