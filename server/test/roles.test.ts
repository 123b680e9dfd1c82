/** Roles in processes of their own, on one store: one accepts, another sends, a third calls webhooks. */
import assert from "node:assert/strict"
import { writeFileSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { makeOperatorToken } from "#core/accounts/operator-token.ts"
import { Smsc } from "#messaging/carriers/smpp/testing.ts"
import { Database } from "#core/db/database.ts"
import { createEmptyDatabase } from "#core/db/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { eventually } from "./support/eventually.ts"
import { startHttpsReceiver } from "./support/https-receiver.ts"
import { Installation } from "./support/installation.ts"
import { RestClient } from "./support/rest-client.ts"

test("a message is accepted by one process, sent by a second and announced by a third", async () => {
  await using stack = new AsyncDisposableStack()
  const database = await createEmptyDatabase()
  stack.defer(() => database.close())
  const receiver = await startHttpsReceiver()
  stack.defer(() => receiver.close())
  const smsc = new Smsc(systemClock as never)
  smsc.hasReceipts = true
  await smsc.start()
  stack.defer(() => smsc.stop())
  const [api, sender, dispatcher] = ["api", "sender", "dispatcher"].map((ROLES) => {
    const POSTHORN_SECRET_KEY = Buffer.alloc(32, 7).toString("base64")
    const environment: Record<string, string> = { ROLES, DATABASE_URL: database.url, POSTHORN_SECRET_KEY, DB_POOL: "6" }
    const node = stack.use(new Installation({ environment }))
    environment["WEBHOOK_CA"] = path.join(node.dataDir, "ca.pem")
    environment["WEBHOOK_ALLOWED_RANGES"] = "127.0.0.0/8,::1/128"
    writeFileSync(environment["WEBHOOK_CA"], receiver.ca)
    return node
  }) as [Installation, Installation, Installation]
  await api.start()
  const client = new RestClient(api)
  stack.defer(() => client.close())
  const operator = new RestClient({
    baseUrl: api.baseUrl,
    account: { sid: "operator", token: await tokenIn(database.url) },
  })
  stack.defer(() => operator.close())

  const settings = { hosts: [{ host: "127.0.0.1", port: smsc.port }], system_id: "acme" }
  const made = await operator.post("/operator/v1/carriers", { name: "Acme", settings, password: "s3cret" })
  const { sid: carrier } = made.body as { sid: string }
  const health = async () => (await operator.read<{ state: string; reason: string; connections: unknown[] }>(`/operator/v1/carriers/${carrier}`)) // oxfmt-ignore
  assert.match((await health()).reason, /Start one with the role sender/)
  await operator.post("/operator/v1/routes", { carrier_sid: carrier, prefix: "49" })
  await client.post("/v1/webhooks", { url: `${receiver.url}/hooks`, events: "messages.*" })
  const message = { to: "+4915112345678", from: "+15551230001", body: "Hello" }
  const { status, body } = await client.post("/v1/messages", message)
  assert.equal(status, 201)

  await sender.start()
  const { sid } = body as { sid: string }
  const isDelivered = async () => (await client.read<{ status: string }>(`/v1/messages/${sid}`)).status === "delivered"
  await eventually("it is delivered", isDelivered)
  const seen = await eventually("the carrier is seen to be up", async () => {
    const found = await health()
    return found.state === "up" && found
  })
  assert.equal(seen.connections.length, 1)
  assert.equal(receiver.requests.length, 0)

  await dispatcher.start()
  const events = (await receiver.received(4)).map((request) => (JSON.parse(request.body) as { type: string }).type)
  assert.deepEqual(events.toSorted(), ["messages.delivered", "messages.queued", "messages.sending", "messages.sent"])

  for (const { baseUrl, output } of [sender, dispatcher]) {
    assert.match(output, /^Roles: /m)
    const statuses = ["/healthz", "/readyz", "/metrics", "/v1/messages", "/operator/v1/carriers"].map(async (at) => (await fetch(baseUrl + at)).status) // oxfmt-ignore
    assert.deepEqual(await Promise.all(statuses), [200, 200, 200, 404, 404])
  }
  await sender.end("SIGTERM")
  await eventually("nobody has a session any more", async () => (await health()).connections.length === 0)
})

async function tokenIn(url: string): Promise<string> {
  await using db = new Database({ url, log: silentLog, poolMax: 1 })
  const newId = createIds(systemClock)
  return await db.transaction((tx) => makeOperatorToken(tx, { newId, now: systemClock.now() }))
}
