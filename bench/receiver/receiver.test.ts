import assert from "node:assert/strict"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { request } from "node:https"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, test } from "node:test"
import { Webhook } from "standardwebhooks"
import { Histogram } from "../histogram.ts"
import { makeCertificates } from "./certificates.ts"
import { Receiver } from "./receiver.ts"

const folder = mkdtempSync(path.join(tmpdir(), "bench-receiver-"))
const certificates = makeCertificates(folder)
const receiver = new Receiver(certificates)
const port = await receiver.listen()
after(() => {
  receiver.close()
  rmSync(folder, { recursive: true })
})

const secret = `whsec_${Buffer.alloc(24, 7).toString("base64")}`

/** Posts like any HTTPS client, with a check of the receiver's certificate. Returns the status. */
function deliver(id: string, body: string, signingSecret = secret): Promise<number | undefined> {
  const now = new Date()
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": `${Math.floor(now.getTime() / 1000)}`,
    "webhook-signature": new Webhook(signingSecret).sign(id, now, body),
    "content-length": Buffer.byteLength(body),
  }
  return new Promise((resolve, reject) => {
    const options = { method: "POST", headers, ca: readFileSync(certificates.caPath), agent: false }
    const sent = request(`https://127.0.0.1:${port}/hook`, options, (response) => resolve(response.resume().statusCode))
    sent.on("error", reject)
    sent.end(body)
  })
}

test("distinct signed events are counted once, and timed from the moment that the message carries", async () => {
  receiver.expect({ secrets: { "/hook": secret }, events: 2 })
  const startedAt = performance.now()
  const dueMicros = Math.floor((performance.timeOrigin + performance.now() - 1000) * 1000)
  const body = JSON.stringify({ data: { body: `bench 1 due ${String(dueMicros).padStart(16, "0")}` } })
  assert.equal(await deliver("EV1", body), 204)
  assert.equal(await deliver("EV1", body), 204)
  await deliver("EV2", body, `whsec_${Buffer.alloc(24, 8).toString("base64")}`)
  await deliver("EV3", body)
  const { latency, sinceEvent: _since, seconds: _, ...counts } = await receiver.report({ timeoutMs: 10_000 })
  assert.deepEqual(counts, { received: 3, distinct: 2, unsigned: 1, connections: 4 })
  const median = Histogram.fromShape(latency).percentileMs(50)
  // The histogram rounds to one part in 64. Nothing lasts longer than the test.
  const longest = 1000 + performance.now() - startedAt
  assert.ok(median > 980 && median < longest * (1 + 1 / 64), `${median} of ${longest}`)
})
