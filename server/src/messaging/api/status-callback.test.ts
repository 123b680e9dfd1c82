import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"

let api: TestApi
before(async () => {
  api = await startTestApi()
  api.dns.records.set("shop.example", ["93.184.215.14"]).set("private.example", ["10.0.0.1"])
})
after(() => api[Symbol.asyncDispose]())

async function ask(method: string, path: string, parameters?: object) {
  const answer = await fetch(api.baseUrl + path, {
    method,
    headers: { authorization: api.account.authorization, "content-type": "application/json" },
    ...(parameters && { body: JSON.stringify(parameters) }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const send = (status_callback?: string) =>
  ask("POST", "/v1/messages", { to: "+15552345678", from: "+15551234567", body: "Hi", status_callback })

test("a message shows its status callback, and the webhooks have an endpoint for the origin", async () => {
  const url = "https://shop.example/orders/1042/status"
  const { status, body } = await send(url)
  assert.deepEqual([status, body["status_callback"]], [201, url])
  assert.equal((await ask("GET", `/v1/messages/${String(body["sid"])}`)).body["status_callback"], url)
  assert.equal((await send()).body["status_callback"], null)
  const { data } = (await ask("GET", "/v1/webhooks")).body as { data: Record<string, unknown>[] }
  assert.deepEqual(
    data.map(({ url: origin, events, callback_form: form }) => ({ origin, events, form })),
    [{ origin: "https://shop.example/", events: [], form: "posthorn" }],
  )
})

test("an endpoint of status callbacks can be paused, but gets no other URL, no events, no test and no missing events", async () => {
  await send("https://shop.example/orders")
  const { data } = (await ask("GET", "/v1/webhooks")).body as { data: { sid: string }[] }
  const path = `/v1/webhooks/${data[0]?.sid}`
  assert.equal((await ask("PATCH", path, { status: "paused" })).body["status"], "paused")
  assert.equal((await ask("PATCH", path, { status: "enabled", description: "Shop" })).status, 200)
  for (const refused of [{ url: "https://shop.example/" }, { events: ["*"] }])
    assert.equal((await ask("PATCH", path, refused)).body["code"], "webhook_of_callbacks")
  assert.equal((await ask("POST", `${path}/test`, {})).body["code"], "webhook_of_callbacks")
  const replay = { from: new Date(Date.now() - 60_000).toISOString() }
  assert.equal((await ask("POST", `${path}/replay`, { ...replay, missing: true })).body["code"], "webhook_of_callbacks")
  assert.equal((await ask("POST", `${path}/replay`, replay)).status, 202)
})

test("a status callback follows the rules of a webhook's URL", async () => {
  const wrong = [
    "shop.example",
    "ftp://shop.example/",
    "https://ann:secret@shop.example/",
    "https://10.0.0.1/",
    "https://private.example/",
  ]
  for (const url of wrong) {
    const { status, body } = await send(url)
    assert.deepEqual([status, body["code"], body["param"]], [400, "invalid_webhook_url", "status_callback"], url)
  }
})
