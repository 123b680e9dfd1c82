/** Files of strangers: Posthorn stores them and hands them on, and opens, draws and unpacks none. */
import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"
import { isPicture } from "#core/decoders/picture-types.ts"
import { isSendable, mediaTypeOf } from "#messaging/messages/media/media-type.ts"
import { fitMedia } from "#messaging/messages/media/fit-media.ts"
import { leastProcessorMs } from "#core/std/hostile-bodies.ts"
import { hostileFiles } from "#core/std/hostile-files.ts"

/** The promise for a file of 10 MiB. A slow machine has as long for a tenth of it. */
const processorMsMax = 20
const fileBytes = 1024 * 1024
/** What the senders call them. */
const declared = ["image/png", "application/pdf", "text/html"]
const number = "+15553337780"

let api: TestApi
before(async () => {
  api = await startTestApi()
  await ask("POST", "/v1/phone_numbers", { number })
})
after(() => api[Symbol.asyncDispose]())

async function ask(method: string, path: string, body?: object) {
  const headers = { authorization: api.account.authorization, "content-type": "application/json" }
  const answer = await fetch(api.baseUrl + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return { answer, json: (await answer.json()) as { data: { sid: string; content_type: string }[]; content?: string } }
}

for (const [name, { content, type }] of Object.entries(hostileFiles))
  test(`${name} has the type of its bytes, and is handed on as data alone`, async () => {
    const media = declared.map((each) => `data:${each};base64,${content.toString("base64")}`)
    const sent = await ask("POST", "/v1/simulator/inbound", { to: number, from: "+15552345678", media })
    assert.equal(sent.answer.status, 201)
    const [message] = (await ask("GET", `/v1/messages?to=${encodeURIComponent(number)}&limit=1`)).json.data
    const { data } = (await ask("GET", `/v1/messages/${message?.sid}/media`)).json
    assert.deepEqual(
      data.map(({ content_type: stored }) => stored),
      declared.map(() => type),
    )
    const { answer, json } = await ask("GET", `/v1/media/${data[0]?.sid}`)
    assert.equal(json.content, content.toString("base64"))
    const { headers } = answer
    assert.match(headers.get("content-type") ?? "", /^application\/json/)
    assert.equal(headers.get("x-content-type-options"), "nosniff")
    assert.match(headers.get("content-security-policy") ?? "", /default-src 'none'/)
  })

test("no drawing, page or archive is sent to a phone, and no document is read to fit a carrier", async () => {
  for (const [name, { content, type }] of Object.entries(hostileFiles)) {
    assert.equal(isSendable(type), /^(?:application\/pdf|image\/gif)$/.test(type), name)
    if (isPicture({ contentType: type })) continue
    const media = [{ contentType: type, content }]
    const limits = { bytesMax: 10, widthMax: 1, heightMax: 1, types: [type] }
    const fitted = await fitMedia(media, limits, { body: "", accountId: "a", deadlineMs: 0 })
    // The deadline is over, so a process that reads files would refuse it for another reason.
    assert.equal(fitted.kind === "refused" && fitted.code, "media_too_large", name)
  }
})

test("the type of a file costs at most 20 ms of processor time", async () => {
  for (const [name, { content }] of Object.entries(hostileFiles)) {
    const long = Buffer.alloc(fileBytes, content)
    const spent = await leastProcessorMs(async () => void mediaTypeOf(long, "image/png"))
    assert.ok(spent <= processorMsMax, `${name}: ${spent} ms`)
  }
})
