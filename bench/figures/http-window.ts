import { http } from "../../server/src/messaging/carriers/http/kind.ts"
import { describedApi } from "../../server/src/messaging/carriers/http/described-api.ts"
import { HttpCarrier } from "../../server/src/messaging/carriers/http/http-carrier.ts"
import { Outgoing } from "../../server/src/core/outgoing/outgoing.ts"
import { systemClock as clock } from "../../server/src/core/std/clock.ts"
import { createIds } from "../../server/src/core/std/ids.ts"
import { silentLog } from "../../server/src/core/std/log.ts"
import type { GatewayRequests } from "../gateway/gateway-process.ts"
import { gatewaySettings } from "../gateway/gateway-settings.ts"
import { Child } from "../system/child.ts"
import type { Figure } from "./figure.ts"

const answerMs = 40
const connections = 100
const law = connections / (answerMs / 1_000)
/** The messages of a run: what the connections allow in this many seconds. */
const seconds = 6
const warmUp = 1_000
const patienceMs = 60_000

export const httpWindow: Figure = {
  name: "http-window",
  sentence: `The adapter for carriers over HTTP alone, ${connections} connections to a gateway that answers after ${answerMs} ms, beside ${law}/s.`,
  goals: [{ column: "of the law", is: "at least", value: 0.9 }],
  async measure(settings, say) {
    const gateway = new Child<GatewayRequests>(new URL("../gateway/gateway-process.ts", import.meta.url))
    const outgoing = new Outgoing({ clock, allowedRanges: ["127.0.0.0/8"], plainHttp: true })
    try {
      const { port } = await gateway.ask("address", null)
      const carrier = newCarrier(port, outgoing)
      await carrier.start({ receipt: async () => undefined, inbound: async () => undefined })
      const run = async (messages: number) => {
        await gateway.ask("expect", { answerMs, receiptUrl: null, messages })
        const rate = await submitAll(carrier, messages)
        return { rate, ...(await gateway.ask("report", { timeoutMs: patienceMs })) }
      }
      await run(warmUp)
      const rows = []
      for (let round = 1; round <= settings.runs; round++) {
        const messages = law * seconds
        const before = process.cpuUsage()
        const { rate, meanAnswerMs, messages: arrived } = await run(messages)
        const { user, system } = process.cpuUsage(before)
        rows.push({
          "/s": rate,
          "of the law": rate / law,
          "answer ms": meanAnswerMs,
          "processor us": (user + system) / messages,
          missing: messages - arrived,
        })
        say(`run ${round}: ${Math.round(rate)}/s, answers after ${meanAnswerMs.toFixed(1)} ms`)
      }
      await carrier.stop()
      return { rows, postgresql: "" }
    } finally {
      await outgoing.stop()
      gateway.stop()
    }
  },
}

function newCarrier(port: number, outgoing: Outgoing): HttpCarrier {
  const config = http.parseSettings(gatewaySettings({ port, connections }))
  const secrets = http.parseSecrets({ password: "secret", webhook_secret: "hooks" })
  if (config.kind !== "ok" || secrets.kind !== "ok") throw new Error("The settings of the bench are wrong.")
  const api = describedApi({ config: config.value, secrets: secrets.value, webhookUrl: () => "http://127.0.0.1/" })
  return new HttpCarrier({ id: createIds(clock)(), clock, outgoing, api, random: Math.random, log: silentLog })
}

/** Submits like a sender, as many at once as the adapter allows. Returns the rate per second. */
async function submitAll(carrier: HttpCarrier, submissions: number): Promise<number> {
  const newId = createIds(clock)
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
  return submissions / ((performance.now() - startedAt) / 1_000)
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
