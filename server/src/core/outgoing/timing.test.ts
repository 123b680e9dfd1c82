import assert from "node:assert/strict"
import { after, test } from "node:test"
import { systemClock } from "#core/std/clock.ts"
import { createSelfSigned } from "../../../test/support/certificates.ts"
import { startHttpsReceiver } from "../../../test/support/https-receiver.ts"
import type { Outcome } from "./http-client.ts"
import { Outgoing } from "./outgoing.ts"
import { noTiming } from "./timing.ts"

// Each read of this clock returns a later time. So every part that occurred has a duration, however fast the
// machine is.
let now = 0
const clock = { ...systemClock, elapsed: () => now++ }
const receiver = await startHttpsReceiver()
const outgoing = new Outgoing({
  clock,
  allowedRanges: ["127.0.0.0/8", "::1/128"],
  extraCa: receiver.ca,
  connectionsMax: 1,
})
after(async () => {
  await outgoing.stop()
  await receiver.close()
})

function post(url: string): Promise<Outcome> {
  return outgoing.post({ url, headers: [], body: "{}", deadlineMs: 60_000, responseBytesMax: 1_000 })
}

/** Returns the parts with a duration. */
async function parts(url: string): Promise<string[]> {
  const { timing = noTiming } = await post(url)
  return Object.entries(timing).flatMap(([part, ms]: [string, number | null]) => (ms !== null && ms > 0 ? [part] : []))
}

test("the first request over a connection has the parts of its making, and the next has only its own", async () => {
  const url = `https://localhost:${receiver.port}/`
  assert.deepEqual(await parts(url), ["dnsMs", "connectMs", "tlsMs", "firstByteMs"])
  assert.deepEqual(await parts(url), ["firstByteMs"])
})

test("an address has no name to look up", async () => {
  assert.deepEqual(await parts(`https://127.0.0.1:${receiver.port}/`), ["connectMs", "tlsMs", "firstByteMs"])
})

test("a connection that failed has its parts up to that in which it did", async (t) => {
  const selfSigned = await startHttpsReceiver({ certificate: createSelfSigned(["127.0.0.1"]) })
  t.after(() => selfSigned.close())
  assert.deepEqual(await parts("https://127.0.0.1:1/"), ["connectMs"])
  assert.deepEqual(await parts(`https://127.0.0.1:${selfSigned.port}/`), ["connectMs", "tlsMs"])
})
