/** Two nodes on one database, while a newer release migrates it. */
import assert from "node:assert/strict"
import { test } from "node:test"
import { Database } from "#core/db/database.ts"
import { createEmptyDatabase } from "#core/db/testing.ts"
import { silentLog } from "#core/std/log.ts"
import { eventually } from "./support/eventually.ts"
import { Installation } from "./support/installation.ts"
import { RestClient } from "./support/rest-client.ts"

test("nodes whose store is newer than they are stop their work and say so", async () => {
  await using stack = new AsyncDisposableStack()
  const database = await createEmptyDatabase()
  stack.defer(() => database.close())
  const POSTHORN_SECRET_KEY = Buffer.alloc(32, 7).toString("base64")
  const environment = { DATABASE_URL: database.url, POSTHORN_SECRET_KEY, DB_POOL: "6" }
  const nodes = [stack.use(new Installation({ environment })), stack.use(new Installation({ environment }))]
  for (const node of nodes) await node.start()
  const client = new RestClient(nodes[0]!)
  stack.defer(() => client.close())
  const db = new Database({ url: database.url, log: silentLog, poolMax: 1 })
  stack.defer(() => db.close())
  const send_at = new Date(Date.now() + 86_400_000).toISOString()
  const message = { to: "+14155550123", from: "+15005550006", body: "Hello" }
  assert.equal((await client.post("/v1/messages", { ...message, send_at })).status, 201)

  await db.query("insert into migrations (name, sha256, applied_at) values ('9999_newer', '', now())")
  for (const { baseUrl } of nodes) {
    const ready = await eventually("it is not ready", async () => {
      const answer = await fetch(`${baseUrl}/readyz`)
      return answer.status === 503 && answer
    })
    assert.deepEqual(await ready.json(), { status: "not_ready", reason: "schema_changed" })
    const refused = await fetch(`${baseUrl}/v1/messages`)
    assert.equal(refused.status, 503)
    assert.ok(Number(refused.headers.get("retry-after")) > 0)
    assert.equal(((await refused.json()) as { code: string }).code, "schema_changed")
    assert.equal((await fetch(`${baseUrl}/healthz`)).status, 200)
  }
  assert.equal((await client.post("/v1/messages", message)).status, 503)
  await db.query("update message_jobs set run_at = now() - interval '1 minute'")
  await db.query("update message_lanes set next_at = now() - interval '1 minute'")
  for (const node of nodes) {
    await node.end("SIGTERM")
    assert.match(node.output, /a newer release changed the store/)
  }
  const claims = await db.query<{ attempts: number }>("select attempts from message_jobs")
  assert.deepEqual(claims, [{ attempts: 0 }])
})

test("each request during a migration succeeds or gets the problem of a newer schema, and a fault stays one", async () => {
  await using stack = new AsyncDisposableStack()
  const database = await createEmptyDatabase()
  stack.defer(() => database.close())
  const POSTHORN_SECRET_KEY = Buffer.alloc(32, 7).toString("base64")
  const environment = { DATABASE_URL: database.url, POSTHORN_SECRET_KEY, DB_POOL: "6" }
  const node = stack.use(new Installation({ environment }))
  await node.start()
  const client = new RestClient(node)
  stack.defer(() => client.close())
  const db = new Database({ url: database.url, log: silentLog, poolMax: 1 })
  stack.defer(() => db.close())
  const list = async () => {
    const { status, body } = await client.get("/v1/messages")
    return status === 200 ? "ok" : `${status} ${(body as { code: string }).code}`
  }

  await db.query("alter table messages rename to texts")
  assert.equal(await list(), "500 internal_error")
  await db.query("alter table texts rename to messages")
  assert.equal(await list(), "ok")

  const seen = new Set<string>()
  const listing = Array.from({ length: 4 }, async () => {
    for (let last = ""; last !== "503 schema_changed"; seen.add((last = await list())));
  })
  await eventually("requests are under way", () => seen.has("ok"))
  await db.transaction((tx) => {
    tx.send("insert into migrations (name, sha256, applied_at) values ('9999_newer', '', now())")
    tx.send("alter table messages rename to texts")
  })
  await Promise.all(listing)
  assert.deepEqual([...seen].toSorted(), ["503 schema_changed", "ok"])
})
