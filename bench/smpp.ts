// `node bench/smpp.ts [messages] [runs] [window]`: the SMPP codec and session alone. Both ends are ours, in
// this one process and thread, over TCP on 127.0.0.1. Prints the submit_sm and answers a second, and the
// processor time of a pair. For profiles: node --cpu-prof.
import { systemClock as clock } from "../server/src/core/std/clock.ts"
import { openSession } from "../server/src/messaging/smpp/open-session.ts"
import { SmppServer } from "../server/src/messaging/smpp/server.ts"
import type { SmppSession } from "../server/src/messaging/smpp/session.ts"

const [messages = 200_000, runs = 5, windowMax = 100] = process.argv.slice(2).map(Number)
const text = Buffer.from("Your code is 482913. It is good for ten minutes. Never give it to anybody, us included.")

let taken = 0
const server = new SmppServer({
  host: "127.0.0.1",
  port: 0,
  connectionsMax: 1,
  session: { clock },
  bind: () => ({ status: 0, fields: { systemId: "bench" } }),
  request: () => ({ status: 0, fields: { messageId: (++taken).toString(16).padStart(16, "0") } }),
})
const port = await server.start()
const opened = await openSession({
  target: { host: "127.0.0.1", port, connectTimeoutMs: 5_000 },
  bind: { command: "bind_transceiver", systemId: "bench", password: "secret" },
  session: { clock, windowMax },
  listener: { request: () => ({ status: 0 }) },
})
if (opened.kind === "failed") throw new Error(opened.reason)

const rates: number[] = []
for (let run = 0; run <= runs; run++) {
  const rate = await send(opened.session)
  // The first run is the warm-up.
  if (run) rates.push(rate)
}
rates.sort((a, b) => a - b)
console.log(`median ${rates[runs >> 1]}/s, most ${rates.at(-1)}/s, window ${windowMax}`)
await opened.session.unbind()
await server.stop()

/**
 * Sends all messages through one session with as many senders as its window has places. Returns the rate per
 * second.
 */
async function send(session: SmppSession): Promise<number> {
  const before = process.cpuUsage()
  const startedAt = performance.now()
  let left = messages
  const sender = async () => {
    while (left-- > 0) {
      const fate = await session.request("submit_sm", {
        sourceAddrTon: 5,
        sourceAddr: "Posthorn",
        destAddrTon: 1,
        destAddrNpi: 1,
        destinationAddr: `49171${1_000_000 + left}`,
        registeredDelivery: 1,
        shortMessage: text,
      })
      if (fate.kind !== "answered" || fate.status !== 0) throw new Error(JSON.stringify(fate))
    }
  }
  await Promise.all(Array.from({ length: windowMax }, sender))
  const rate = Math.round((messages / (performance.now() - startedAt)) * 1000)
  const { user, system } = process.cpuUsage(before)
  const us = (time: number) => (time / messages).toFixed(1)
  console.log(`${rate}/s, ${us(user + system)} us a pair (user ${us(user)}, system ${us(system)})`)
  return rate
}
