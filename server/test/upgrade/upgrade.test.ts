/**
 * A start on the store of an earlier version. `2026-11-22.sql.gz` is a dump of the schema of that day, when a
 * job of the queue and an event were rows of their own. Its server was killed under load: 50 of 120 accepted
 * messages were delivered, 70 were being sent, and 340 webhook deliveries were pending.
 */
import assert from "node:assert/strict"
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { gunzipSync } from "node:zlib"
import pg from "pg"
import { Webhook } from "standardwebhooks"
import { createEmptyDatabase } from "#core/db/testing.ts"
import { eventually } from "../support/eventually.ts"
import { startHttpsReceiver } from "../support/https-receiver.ts"
import { Installation } from "../support/installation.ts"
import { RestClient } from "../support/rest-client.ts"

const account = { sid: "AC01a2179cf1507047ae31aefef396bab1", token: "prsD91mw5RQOvc8QvMRibaSlvk0EXc9r" }
const secret = "whsec_X7BfeSRCTfcbKzkyAFf54W5RCAHl1NmbR8vq8u2y2a8="
const messagesCount = 120
const pendingCount = 340
/** Each of the 70 messages is sent and delivered after the start. */
const newEvents = 140

interface Message {
  sid: string
  status: string
}

interface Event {
  type: string
  sid: string
  sequence: number
}

test("a start continues the messages, events and deliveries of an earlier version", async () => {
  await using stack = new AsyncDisposableStack()
  const database = await createEmptyDatabase()
  stack.defer(() => database.close())
  const receiver = await startHttpsReceiver()
  stack.defer(() => receiver.close())
  await restore(database.url, `${receiver.url}/hooks`)
  const environment: Record<string, string> = {
    DATABASE_URL: database.url,
    POSTHORN_SECRET_KEY: Buffer.alloc(32, 7).toString("base64"),
    WEBHOOK_ALLOWED_RANGES: "127.0.0.0/8,::1/128",
    // The dump does not become too old.
    RETENTION_MESSAGES_DAYS: "3650",
    RETENTION_EVENTS_DAYS: "3650",
  }
  const posthorn = stack.use(new Installation({ environment }))
  environment["WEBHOOK_CA"] = path.join(posthorn.dataDir, "ca.pem")
  writeFileSync(environment["WEBHOOK_CA"], receiver.ca)
  await posthorn.start()
  const client = new RestClient({ baseUrl: posthorn.baseUrl, account })
  stack.defer(() => client.close())

  const messages = await eventually("all messages are delivered", async () => {
    const all = await Array.fromAsync(client.list<Message>("/v1/messages"))
    return all.every(({ status }) => status === "delivered") && all
  })
  assert.equal(messages.length, messagesCount)

  const requests = await receiver.received(pendingCount + newEvents)
  const webhook = new Webhook(secret)
  for (const { body, headers } of requests) webhook.verify(body, headers as Record<string, string>)
  const ids = new Set(requests.map(({ headers }) => headers["webhook-id"]))
  assert.equal(ids.size, pendingCount + newEvents)

  const events = await Array.fromAsync(client.list<Event>("/v1/events"))
  assert.deepEqual(new Set(events.map(({ sid }) => sid)), ids)
  const delivered = requests
    .map(({ body }) => JSON.parse(body) as { type: string; data: Message })
    .filter(({ type }) => type === "messages.delivered")
  assert.deepEqual(new Set(delivered.map(({ data }) => data.sid)), new Set(messages.map(({ sid }) => sid)))
})

/** Fills an empty database, and lets the webhook endpoint of the dump lead to this URL. */
async function restore(url: string, endpointUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(gunzipSync(readFileSync(path.join(import.meta.dirname, "2026-11-22.sql.gz"))).toString())
    await client.query("update public.webhook_endpoints set url = $1", [endpointUrl])
  } finally {
    await client.end()
  }
}
