/** Programs with Twilio's own library for Node get status callbacks over TLS, and verify them with it. */
import assert from "node:assert/strict"
import { mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, describe, test } from "node:test"
import { eventually } from "../support/eventually.ts"
import { startHttpsReceiver, type HttpsReceiver } from "../support/https-receiver.ts"
import { Installation } from "../support/installation.ts"
import { RestClient } from "../support/rest-client.ts"
import { createTwilioClient, isSignedByTwilio, whyNoNodeLibrary, type TwilioClient } from "./node-library.ts"

const to = "+14155550123"
const from = "+15005550006"

describe("Status callbacks for Twilio's library for Node", { skip: whyNoNodeLibrary() }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), "posthorn-callbacks-"))
  let receiver: HttpsReceiver
  let posthorn: Installation
  let client: TwilioClient
  let rest: RestClient

  before(async () => {
    receiver = await startHttpsReceiver()
    const ca = path.join(folder, "ca.pem")
    writeFileSync(ca, receiver.ca)
    const environment = { WEBHOOK_CA: ca, WEBHOOK_ALLOWED_RANGES: "127.0.0.0/8,::1/128" }
    posthorn = new Installation({ environment })
    await posthorn.start()
    const { account, baseUrl } = posthorn
    client = createTwilioClient(baseUrl, account.sid, account.token)
    rest = new RestClient({ baseUrl, account })
  })
  after(async () => {
    await rest.close()
    await posthorn[Symbol.asyncDispose]()
    await receiver.close()
    await rm(folder, { recursive: true })
  })

  async function callbacksOf(message: object, count: number) {
    receiver.requests.length = 0
    const sent = await client.messages.create({ to, from, body: "Ready, café?", ...message })
    const requests = await receiver.received(count)
    const parsed = requests.map(({ path: place, headers, body }) => ({
      url: receiver.url + place,
      signature: String(headers["x-twilio-signature"]),
      type: headers["content-type"],
      body,
      parameters: Object.fromEntries(new URLSearchParams(body)) as Record<string, string>,
    }))
    return { sent, requests: parsed }
  }

  test("a delivered message reports each later status, with a signature that the library accepts", async () => {
    const statusCallback = `${receiver.url}/status?order=1042&note=caf%C3%A9`
    const { sent, requests } = await callbacksOf({ statusCallback }, 3)
    const statuses = requests.map(({ parameters }) => parameters["MessageStatus"] ?? "")
    assert.deepEqual(statuses.toSorted(), ["delivered", "sending", "sent"])
    for (const { url, signature, type, body, parameters } of requests) {
      assert.equal(url, statusCallback)
      assert.equal(type, "application/x-www-form-urlencoded; charset=utf-8")
      const status = parameters["MessageStatus"]
      assert.deepEqual(parameters, {
        AccountSid: posthorn.account.sid,
        ApiVersion: "2010-04-01",
        From: from,
        MessageSid: sent.sid,
        MessageStatus: status,
        SmsSid: sent.sid,
        SmsStatus: status,
        To: to,
      })
      assert.ok(isSignedByTwilio(posthorn.account.token, { signature, url, body }))
      assert.equal(isSignedByTwilio(posthorn.account.token, { signature, url: `${url}1`, body }), false)
      assert.equal(isSignedByTwilio("x".repeat(32), { signature, url, body }), false)
    }
  })

  test("an undelivered message reports its error as a number", async () => {
    const { requests } = await callbacksOf({ to: "+14155550008", statusCallback: `${receiver.url}/failed` }, 3)
    const failed = requests.find(({ parameters }) => parameters["MessageStatus"] === "undelivered")
    assert.match(failed?.parameters["ErrorCode"] ?? "", /^\d{5}$/)
  })

  test("the new token signs after a rotation, and none without the copy", async () => {
    const { body: rotated } = await rest.post("/v1/account/rotate_token", {})
    const token = String((rotated as Record<string, unknown>)["auth_token"])
    const { requests } = await callbacksOf({ statusCallback: `${receiver.url}/rotated` }, 3)
    for (const request of requests) assert.ok(isSignedByTwilio(token, request))
    await rest.patch("/v1/account", { keeps_token_copy: false })
    const bare = await callbacksOf({ statusCallback: `${receiver.url}/bare` }, 3)
    for (const { signature } of bare.requests) assert.equal(signature, "")
  })

  test("the log of the endpoint shows the headers in Twilio's form", async () => {
    await callbacksOf({ statusCallback: `${receiver.url}/logged` }, 3)
    const { data: webhooks } = await rest.read<{ data: { sid: string; callback_form: string }[] }>("/v1/webhooks")
    const [webhook] = webhooks
    assert.equal(webhook?.callback_form, "twilio")
    const list = `/v1/webhooks/${webhook?.sid}/deliveries?status=succeeded`
    const recorded = async () => (await rest.read<{ data: { sid: string }[] }>(list)).data
    await eventually("a delivery is recorded", async () => (await recorded()).length > 0)
    const [delivery] = await recorded()
    const { attempt_log: attempts } = await rest.read<{ attempt_log: { request_headers: Record<string, unknown> }[] }>(
      `/v1/deliveries/${delivery?.sid}`,
    )
    const [attempt] = attempts
    const { "content-type": type, "x-twilio-signature": signature } = attempt?.request_headers ?? {}
    assert.deepEqual([type, signature], ["application/x-www-form-urlencoded; charset=utf-8", null])
  })

  test("a status callback that Posthorn cannot call is refused with Twilio's number", async () => {
    for (const statusCallback of ["ftp://example.com/", "https://10.0.0.1/"])
      await assert.rejects(client.messages.create({ to, from, body: "Hi", statusCallback }), {
        code: 21609,
        status: 400,
      })
  })
})
