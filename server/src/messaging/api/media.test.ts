import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestAccount, type TestApi } from "#http/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"

const clock = new FakeClock(Date.UTC(2026, 10, 21, 8, 30))
let api: TestApi
before(async () => void (api = await startTestApi({ clock })))
after(() => api[Symbol.asyncDispose]())

interface Shown {
  sid: string
  message_sid: string
  content_type: string
  bytes: number
  url: string | null
  content?: string
}

const pixels = Buffer.from("\x89PNG\r\n\x1a\n", "latin1")

async function ask(method: string, path: string, options: { body?: object; account?: TestAccount } = {}) {
  const { body, account = api.account } = options
  const headers = { authorization: account.authorization, ...(body && { "content-type": "application/json" }) }
  const answer = await fetch(api.baseUrl + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const text = await answer.text()
  const json = JSON.parse(text || "{}") as Shown & { code: string; data: Shown[] }
  return { status: answer.status, json }
}

/** Receives a message with a picture, and an SVG that is declared as one. Returns its sid. */
async function receive(to: string): Promise<string> {
  await ask("POST", "/v1/phone_numbers", { body: { number: to } })
  const media = [`data:image/png;base64,${pixels.toString("base64")}`, `data:image/jpeg;base64,${btoa("<svg/>")}`]
  await ask("POST", "/v1/simulator/inbound", { body: { to, from: "+15552345678", media } })
  const { json } = await ask("GET", `/v1/messages?to=${encodeURIComponent(to)}`)
  return json.data[0]?.sid ?? ""
}

test("the media of a message are listed without their bytes, and read one by one with them", async () => {
  const sid = await receive("+15553337771")
  const { json } = await ask("GET", `/v1/messages/${sid}/media`)
  assert.deepEqual(
    json.data.map(({ message_sid, content_type, bytes, url, content }) => [message_sid, content_type, bytes, url, content]), // oxfmt-ignore
    [
      [sid, "image/png", 8, null, undefined],
      [sid, "image/svg+xml", 6, null, undefined],
    ],
  )
  const { json: picture } = await ask("GET", `/v1/media/${json.data[0]?.sid}`)
  assert.deepEqual({ ...json.data[0], content: pixels.toString("base64") }, picture)
})

test("another account never sees the media, and no account sees them after the message is deleted", async () => {
  const sid = await receive("+15553337772")
  const media = (await ask("GET", `/v1/messages/${sid}/media`)).json.data[0]?.sid ?? ""
  const account = await api.addAccount("Strangers")
  const codeOf = async (path: string, asker = api.account) => {
    const { status, json } = await ask("GET", path, { account: asker })
    return [status, json.code]
  }
  assert.deepEqual(await codeOf(`/v1/messages/${sid}/media`, account), [404, "message_not_found"])
  assert.deepEqual(await codeOf(`/v1/media/${media}`, account), [404, "media_not_found"])
  await ask("DELETE", `/v1/messages/${sid}`)
  assert.deepEqual(await codeOf(`/v1/media/${media}`), [404, "media_not_found"])
})

test("an address of changed media that this installation did not make leads nowhere", async () => {
  for (const token of ["a", "a".repeat(400)])
    assert.deepEqual((await ask("GET", `/v1/fitted_media/${token}`)).json.code, "media_not_found")
})
