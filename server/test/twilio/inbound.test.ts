/** Programs with Twilio's own library for Node answer inbound messages over TLS, with its TwiML. */
import assert from "node:assert/strict"
import type { ServerResponse } from "node:http"
import { mkdtempSync, writeFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, before, beforeEach, describe, test } from "node:test"
import { eventually } from "../support/eventually.ts"
import { startHttpsReceiver, type HttpsReceiver, type Received } from "../support/https-receiver.ts"
import { Installation } from "../support/installation.ts"
import { RestClient } from "../support/rest-client.ts"
import {
  createTwilioClient,
  isSignedByTwilio,
  newMessagingResponse,
  whyNoNodeLibrary,
  type MessagingResponse,
  type TwilioClient,
} from "./node-library.ts"

interface Sent {
  sid: string
  direction: string
  from: string
  to: string
  body: string
  num_media: number
  reply_to_sid: string | null
}

describe("Inbound messages for Twilio's library for Node", { skip: whyNoNodeLibrary() }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), "posthorn-inbound-"))
  const phone = "+14155550123"
  const number = "+14155550100"
  let receiver: HttpsReceiver
  let posthorn: Installation
  let client: TwilioClient
  let rest: RestClient
  let sid: string
  let texts = 0

  before(async () => {
    receiver = await startHttpsReceiver()
    const ca = path.join(folder, "ca.pem")
    writeFileSync(ca, receiver.ca)
    // The name of the receiver leads to a loopback address, which only the ranges allow.
    posthorn = new Installation({ environment: { WEBHOOK_CA: ca, WEBHOOK_ALLOWED_RANGES: "127.0.0.0/8,::1/128" } })
    await posthorn.start()
    const { account, baseUrl } = posthorn
    client = createTwilioClient(baseUrl, account.sid, account.token)
    rest = new RestClient({ baseUrl, account })
    await rest.post("/v1/phone_numbers", { number })
    const [own] = await client.incomingPhoneNumbers.list({ phoneNumber: number })
    sid = own?.sid ?? ""
  })
  beforeEach(() => (receiver.requests.length = 0))
  after(async () => {
    await rest.close()
    await posthorn[Symbol.asyncDispose]()
    await receiver.close()
    await rm(folder, { recursive: true })
  })

  const numberContext = () => client.incomingPhoneNumbers(sid)
  /** A text of its own for each message, so that a test finds its own. */
  const newText = () => `Is a table free? ${++texts}`

  /** A handset sends a text, and the receiver answers its paths. Returns the requests for this message. */
  async function receive(
    answers: Record<string, (response: ServerResponse, request: Received) => void>,
    count: number,
    text = newText(),
  ) {
    receiver.respond = (response, request) => {
      const answer = answers[new URL(request.path, receiver.url).pathname]
      if (answer) answer(response, request)
      else response.end()
    }
    await rest.post("/v1/simulator/inbound", { from: phone, to: number, body: text })
    await receiver.received(count)
    return receiver.requests.map((request) => ({ ...request, ...partsOf(request) }))
  }

  /** The URL, as the validator needs it, and the parameters of a request. */
  function partsOf({ method, path: place, headers, body }: Received) {
    const url = receiver.url + place
    const parameters = Object.fromEntries(method === "GET" ? new URL(url).searchParams : new URLSearchParams(body))
    const signature = String(headers["x-twilio-signature"])
    return { url, parameters, isSigned: isSignedByTwilio(posthorn.account.token, { signature, url, body }) }
  }

  async function replies(count: number): Promise<Sent[]> {
    const list = async () =>
      (await rest.read<{ data: Sent[] }>(`/v1/messages?limit=100&to=${encodeURIComponent(phone)}`)).data.filter(
        (message) => message.body.endsWith(` ${texts}.`),
      )
    await eventually(`${count} replies are sent`, async () => (await list()).length >= count)
    return (await list()).toReversed()
  }

  const twiml = (write: (document: MessagingResponse) => void) => (response: ServerResponse) => {
    const document = newMessagingResponse()
    write(document)
    response.setHeader("content-type", "text/xml").end(document.toString())
  }
  const ending = (text: string) => `${text} ${texts}.`

  test("the settings of a number are changed, read and found by the name", async () => {
    const changed = await numberContext().update({
      friendlyName: "Front desk",
      smsUrl: `${receiver.url}/sms`,
      smsMethod: "GET",
      smsFallbackUrl: `${receiver.url}/fallback`,
      smsFallbackMethod: "POST",
      statusCallback: `${receiver.url}/status`,
    })
    const fetched = await numberContext().fetch()
    for (const each of [changed, fetched]) {
      assert.equal(each.friendlyName, "Front desk")
      assert.equal(each.smsUrl, `${receiver.url}/sms`)
      assert.equal(each.smsMethod, "GET")
      assert.equal(each.smsFallbackUrl, `${receiver.url}/fallback`)
      assert.equal(each.statusCallback, `${receiver.url}/status`)
    }
    assert.deepEqual((await client.incomingPhoneNumbers.list({ friendlyName: "Front desk" })).map((own) => own.sid), [sid]) // oxfmt-ignore
    assert.deepEqual(await client.incomingPhoneNumbers.list({ friendlyName: "Back desk" }), [])
    const cleared = await numberContext().update({
      friendlyName: "",
      smsUrl: "",
      smsFallbackUrl: "",
      statusCallback: "",
    })
    assert.deepEqual([cleared.friendlyName, cleared.smsUrl, cleared.statusCallback], [number, "", ""])
  })

  test("a URL that Posthorn cannot call is refused", async () => {
    for (const smsUrl of ["ftp://example.com/", "https://10.0.0.1/", "https://user@example.com/"])
      await assert.rejects(numberContext().update({ smsUrl }), { code: 21402, status: 400 })
    assert.equal((await numberContext().fetch()).smsUrl, "")
  })

  test("a message to the number is a signed request, and its TwiML is the reply", async () => {
    await numberContext().update({ smsUrl: `${receiver.url}/sms?shop=7#top`, smsMethod: "POST" })
    const text = newText()
    const [request] = await receive(
      { "/sms": twiml((document) => document.message({}, ending("At eight & later"))) },
      1,
      text,
    )
    const messageSid = request?.parameters["MessageSid"] ?? ""
    assert.deepEqual(request?.parameters, {
      AccountSid: posthorn.account.sid,
      ApiVersion: "2010-04-01",
      Body: text,
      From: phone,
      MessageSid: messageSid,
      NumMedia: "0",
      NumSegments: "1",
      SmsMessageSid: messageSid,
      SmsSid: messageSid,
      SmsStatus: "received",
      To: number,
    })
    assert.match(messageSid, /^SM[0-9a-f]{32}$/)
    assert.equal(request?.url, `${receiver.url}/sms?shop=7`)
    assert.equal(request?.isSigned, true)
    const [reply] = await replies(1)
    assert.equal(reply?.body, ending("At eight & later"))
    assert.equal(reply?.from, number)
    assert.equal(reply?.reply_to_sid, `MS${messageSid.slice(2)}`)
    const [shown] = await client.messages.list({ to: phone, limit: 1 })
    assert.equal((shown as { direction?: string } | undefined)?.direction, "outbound-reply")
  })

  test("GET has the parameters in the URL, which is signed", async () => {
    await numberContext().update({ smsUrl: `${receiver.url}/get?shop=caf%C3%A9`, smsMethod: "GET" })
    const text = `${newText()} é&=`
    const [request] = await receive({ "/get": (response) => response.end() }, 1, text)
    assert.equal(request?.method, "GET")
    assert.equal(request?.parameters["Body"], text)
    assert.equal(request?.parameters["shop"], "café")
    assert.equal(request?.isSigned, true)
    assert.equal(request?.body, "")
    await numberContext().update({ smsMethod: "POST" })
  })

  test("text/plain is the text of the reply", async () => {
    await numberContext().update({ smsUrl: `${receiver.url}/plain` })
    await receive({ "/plain": (response) => response.setHeader("content-type", "text/plain; charset=utf-8").end(ending("Café <at> eight")) }, 1) // oxfmt-ignore
    const [reply] = await replies(1)
    assert.equal(reply?.body, ending("Café <at> eight"))
  })

  test("several messages go out with their media and senders, and a redirect is relative to the document", async () => {
    await numberContext().update({ smsUrl: `${receiver.url}/a/first` })
    const requests = await receive(
      {
        "/a/first": twiml((document) => {
          document.message({}, ending("One"))
          document.message({}).body(ending("Two"))
          document.redirect({ method: "GET" }, "second?step=2")
          document.message({}, ending("Never"))
        }),
        "/a/second": twiml((document) => document.message({}, ending("Three"))),
      },
      2,
    )
    assert.deepEqual(requests.map(({ method }) => method), ["POST", "GET"]) // oxfmt-ignore
    assert.equal(requests[1]?.parameters["step"], "2")
    assert.equal(requests[1]?.parameters["MessageSid"], requests[0]?.parameters["MessageSid"])
    assert.ok(requests.every(({ isSigned }) => isSigned))
    assert.deepEqual((await replies(3)).map(({ body }) => body).toSorted(), [ending("One"), ending("Three"), ending("Two")]) // oxfmt-ignore
  })

  test("the fallback URL gets the error and the URL that failed, and its answer counts", async () => {
    await numberContext().update({ smsUrl: `${receiver.url}/broken`, smsFallbackUrl: `${receiver.url}/fallback` })
    const fallback = twiml((document) => document.message({}, ending("We are back soon")))
    const broken = await receive({ "/broken": (response) => response.writeHead(500).end(), "/fallback": fallback }, 2)
    assert.deepEqual(broken.map(({ parameters }) => parameters["ErrorCode"]), [undefined, "11200"]) // oxfmt-ignore
    assert.equal(broken[1]?.parameters["ErrorUrl"], `${receiver.url}/broken`)
    assert.equal(broken[1]?.isSigned, true)
    await replies(1)
    receiver.requests.length = 0
    const bad = (response: ServerResponse) =>
      void response.setHeader("content-type", "text/xml").end("<Response><Message>")
    const faulty = await receive({ "/broken": bad, "/fallback": fallback }, 2)
    assert.equal(faulty[1]?.parameters["ErrorCode"], "12100")
    await replies(1)
    await numberContext().update({ smsFallbackUrl: "" })
  })

  test("the action of a reply gets its statuses", async () => {
    await numberContext().update({ smsUrl: `${receiver.url}/action` })
    const answer = twiml((document) => document.message({ action: "/statuses" }, ending("With statuses")))
    const requests = await receive({ "/action": answer }, 4)
    const [reply] = await replies(1)
    const statuses = requests.filter(({ url }) => url === `${receiver.url}/statuses`)
    assert.deepEqual(statuses.map(({ parameters }) => String(parameters["MessageStatus"])).toSorted(), ["delivered", "sending", "sent"]) // oxfmt-ignore
    for (const { parameters, isSigned } of statuses) {
      assert.equal(parameters["MessageSid"], `SM${reply?.sid.slice(2)}`)
      assert.ok(isSigned)
    }
  })

  test("STOP has its type, and a reply to the recipient is refused and noted", async () => {
    await numberContext().update({ smsUrl: `${receiver.url}/stop` })
    const answer = twiml((document) => document.message({}, "Sorry to see you go."))
    const [request] = await receive({ "/stop": answer }, 1, "STOP")
    assert.equal(request?.parameters["OptOutType"], "STOP")
    const inbound = `MS${request?.parameters["MessageSid"]?.slice(2)}`
    const timeline = async () =>
      (
        await rest.read<{ data: { type: string; detail: { reason?: string } | null }[] }>(
          `/v1/messages/${inbound}/events`,
        )
      ).data
    await eventually("the refusal is noted", async () => (await timeline()).some(({ type }) => type === "reply_fault"))
    const refused = (await timeline()).find(({ type }) => type === "reply_fault")
    assert.match(refused?.detail?.reason ?? "", /opted out/)
    receiver.requests.length = 0
    const [back] = await receive({}, 1, "START")
    assert.equal(back?.parameters["OptOutType"], "START")
  })

  test("the status callback of the number counts for messages that name none", async () => {
    await numberContext().update({ smsUrl: "", statusCallback: `${receiver.url}/number-status#top` })
    await client.messages.create({ to: phone, from: number, body: "Ready" })
    await receiver.received(3)
    assert.ok(receiver.requests.every((request) => request.path === "/number-status" && partsOf(request).isSigned))
    await numberContext().update({ statusCallback: "" })
  })

  test("a messaging service has the URL for its numbers, unless the URL of the number counts", async () => {
    const service = await client.messaging.v1.services.create({
      friendlyName: "Pool",
      inboundRequestUrl: `${receiver.url}/service`,
      statusCallback: `${receiver.url}/service-status`,
    })
    assert.equal(service.inboundRequestUrl, `${receiver.url}/service`)
    const context = client.messaging.v1.services(service.sid)
    await context.phoneNumbers.create({ phoneNumberSid: sid })
    await numberContext().update({ smsUrl: `${receiver.url}/own` })
    const [request] = await receive({}, 1)
    assert.equal(request?.path, "/service")
    assert.equal(request?.parameters["MessagingServiceSid"], service.sid)
    receiver.requests.length = 0
    await client.messages.create({ to: phone, messagingServiceSid: service.sid, body: "Ready" })
    await receiver.received(3)
    assert.ok(receiver.requests.every((each) => each.path === "/service-status"))
    await context.update({ useInboundWebhookOnNumber: true })
    await numberContext().update({ smsUrl: `${receiver.url}/own` })
    receiver.requests.length = 0
    const [own] = await receive({}, 1)
    assert.equal(own?.path, "/own")
    await context.remove()
  })
})
