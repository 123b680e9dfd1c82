// @ts-check
import assert from "node:assert/strict"
import { test } from "node:test"
import {
  checkCarrier,
  checkWebhookReader,
  createTestCarrier,
  createTestReader,
  submissionOf,
} from "@posthorn/carrier/conformance"
import extension from "posthorn-carrier-acme"
import { AcmeServer, notificationOf, secrets } from "./acme-server.js"

/** @import { CarrierListener } from "@posthorn/carrier" */

const acme = extension.carriers[0] ?? assert.fail()

checkCarrier("ACME", make, ["parts"])

checkWebhookReader("ACME", async () => ({
  reader: createTestReader(acme, { settings: { api_url: "https://api.acme.example" }, secrets }),
  genuine: webhookOf({ type: "status", id: "acme-1", status: "delivered" }),
  close: async () => {},
}))

test("A number that ACME does not know refuses the message permanently", async (context) => {
  const { carrier, close } = await make()
  context.after(close)
  await carrier.start(/** @type {CarrierListener} */ ({ receipt: async () => {}, inbound: async () => {} }))
  const outcome = await carrier.submit(submissionOf({ to: "+0" }))
  assert.deepEqual(outcome.kind === "refused" && [outcome.isPermanent, outcome.code], [true, "invalid_recipient"])
  await carrier.stop()
})

test("A message that ACME could not deliver has a code", async () => {
  const reader = createTestReader(acme, { settings: { api_url: "https://api.acme.example" }, secrets })
  const reading = await reader.read(webhookOf({ type: "status", id: "acme-1", status: "failed" }))
  const [receipt] = reading.kind === "read" ? reading.receipts : []
  assert.deepEqual([receipt?.state, receipt?.code], ["undelivered", "delivery_failed"])
})

async function make() {
  const server = await AcmeServer.start()
  const carrier = await createTestCarrier(acme, { settings: { api_url: server.url }, secrets })
  server.accepted = ({ id }) => carrier.bring(webhookOf({ type: "status", id, status: "delivered" }))
  let messages = 0
  return {
    carrier,
    to: "+15551234567",
    /** @param {{ to: string, from: string, body: string }} message */
    bring: ({ to, from, body: text }) =>
      carrier.bring(webhookOf({ type: "message", id: `in-${++messages}`, to, from, text })),
    elapse: () => {},
    close: () => server.close(),
  }
}

/** @param {object} content */
function webhookOf(content) {
  return {
    method: "POST",
    url: "https://posthorn.example.com/webhooks",
    address: "192.0.2.7",
    ...notificationOf(content),
  }
}
