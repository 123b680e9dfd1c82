import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { callbackOriginsMax } from "#core/endpoints/callback-endpoints.ts"
import { EndpointRefusal } from "#core/endpoints/refusals.ts"
import { Stage } from "./testing.ts"

describe("a message with a status callback", async () => {
  const store = await openTestStore()
  let stage: Stage
  beforeEach(() => {
    stage = new Stage(store.db)
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  const callback = (url: string) => ({ callback: { url, form: "posthorn" as const } })
  const jobs = () =>
    store.db.query<{ memo: string; url: string }>(
      `select memo, url from delivery_jobs join webhook_endpoints as endpoints
         on endpoints.account_id = delivery_jobs.account_id and endpoints.id = target_id
       where delivery_jobs.account_id = $1 order by delivery_jobs.id`,
      [stage.accountId],
    )

  it("has a delivery for each later status, and none for the first", async () => {
    const id = await stage.send(callback("https://shop.example/orders?number=1042"))
    assert.deepEqual(await jobs(), [])
    stage.start()
    await stage.runDue()
    await stage.receipt(id, "delivered")
    const url = "https://shop.example/"
    assert.deepEqual(await jobs(), [
      { memo: "messages.sending", url },
      { memo: "messages.sent", url },
      { memo: "messages.delivered", url },
    ])
    assert.equal((await stage.message(id)).callback?.url, "https://shop.example/orders?number=1042")
  })

  it("shares the endpoint with all messages of its origin, and leaves others alone", async () => {
    await stage.sent(callback("https://shop.example/1"))
    await stage.sent(callback("https://shop.example:443/2"))
    await stage.sent(callback("https://shop.example:8443/3"))
    const before = await jobs()
    await stage.sent()
    assert.deepEqual(await jobs(), before)
    const endpoints = await store.db.query<{ url: string }>(
      "select url from webhook_endpoints where account_id = $1 order by id",
      [stage.accountId],
    )
    assert.deepEqual(
      endpoints.map(({ url }) => url),
      ["https://shop.example/", "https://shop.example:8443/"],
    )
  })

  it("is refused with an origin too many, and is not stored then", async () => {
    for (let count = 0; count < callbackOriginsMax; count++) await stage.send(callback(`https://${count}.example/`))
    await assert.rejects(
      stage.send(callback("https://further.example/")),
      (refusal) => refusal instanceof EndpointRefusal && refusal.code === "webhooks_exhausted",
    )
    await stage.send(callback("https://0.example/other"))
    assert.equal((await stage.jobs()).length, callbackOriginsMax + 1)
  })

  it("gets one endpoint from concurrent requests in two processes", async () => {
    const other = new Stage(store.db, { owners: stage.owners })
    const url = "https://shop.example/"
    const asked = { url, form: "posthorn" } as const
    const ids = await Promise.all(
      Array.from({ length: 10 }, async (_, index) =>
        (index % 2 ? stage : other).callbacks.idFor(stage.accountId, asked),
      ),
    )
    assert.equal(new Set(ids).size, 1)
    await other.stop()
  })

  it("keeps its answer under its key, although the origin is refused now", async () => {
    const key = { key: "one", requestHash: Buffer.alloc(32) }
    const first = await stage.send(callback("https://shop.example/"), key)
    stage.callbacks.idFor = () => {
      throw new EndpointRefusal("invalid_webhook_url", "The URL is refused.")
    }
    assert.equal(await stage.send(callback("https://shop.example/"), key), first)
  })
})
