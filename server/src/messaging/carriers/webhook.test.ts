import assert from "node:assert/strict"
import { test } from "node:test"
import { Overloaded } from "#core/std/batcher.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import type { Inbound } from "./carrier.ts"
import { InboundFiles, type InboundContent } from "./inbound-files.ts"
import { receiveWebhook, type CarrierWebhook, type WebhookInbound, type WebhookReader } from "./webhook.ts"

const webhook: CarrierWebhook = { method: "POST", url: "https://example.org/", headers: {}, body: Buffer.alloc(0), address: "" } // oxfmt-ignore

/** A message whose files come when the test says so. */
function inboundOf(from: string, body: string, waits = false) {
  const { promise, resolve } = Promise.withResolvers<InboundContent>()
  const files = { deadlineMs: 8_000, fetch: () => promise, unfetched: null }
  const inbound: WebhookInbound = { to: "+1", from, body, media: [], at: 0, reference: body, ...(waits && { files }) }
  return { inbound, come: () => resolve({ body, media: [{ contentType: "image/png", content: Buffer.from("a") }] }) }
}

function begin(messages: readonly { inbound: WebhookInbound }[]) {
  const clock = new FakeClock()
  const reader: WebhookReader = {
    acknowledgement: { status: 200, headers: {}, body: "" },
    checkHead: async () => "proven",
    read: async () => ({ kind: "read", receipts: [], inbounds: messages.map(({ inbound }) => inbound) }),
  }
  const stored: Inbound[] = []
  const listener = { receipt: async () => {}, inbound: async (message: Inbound) => void stored.push(message) }
  const answer = receiveWebhook(reader, webhook, listener, { carrierId: "c", files: new InboundFiles(clock) })
  const bodies = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    return stored.map(({ body }) => body)
  }
  return { clock, answer, stored, bodies }
}

test("a webhook's message waits for its files, the next of its sender behind it, and no other", async () => {
  const first = inboundOf("+2", "picture", true)
  const { answer, stored, bodies } = begin([first, inboundOf("+2", "text"), inboundOf("+3", "other")])
  assert.deepEqual(await bodies(), ["other"])
  first.come()
  assert.equal((await answer).answer.status, 200)
  assert.deepEqual(await bodies(), ["other", "picture", "text"])
  assert.deepEqual([stored[1]?.media.length, Object.hasOwn(stored[1] ?? {}, "files")], [1, false])
})

test("a webhook with files that do not come is refused after its deadline, and the others of it are stored", async () => {
  const { clock, answer, bodies } = begin([inboundOf("+2", "picture", true), inboundOf("+3", "other")])
  assert.deepEqual(await bodies(), ["other"])
  clock.advance(9_000)
  await assert.rejects(answer, Overloaded)
  assert.deepEqual(await bodies(), ["other"])
})
