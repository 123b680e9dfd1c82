/** Programs with Twilio's own library for Node, unmodified, send and read messages. */
import assert from "node:assert/strict"
import { after, before, describe, test } from "node:test"
import { systemClock } from "#core/std/clock.ts"
import { createIds, fromSid } from "#core/std/ids.ts"
import { insertMedia } from "#messaging/messages/media/media-store.ts"
import { startTestApi, type TestApi } from "../../src/http/testing.ts"
import { createTwilioClient, whyNoNodeLibrary, type TwilioClient, type TwilioPage } from "./node-library.ts"

const to = "+14155550123"
const from = "+15005550006"

describe("Twilio's library for Node", { skip: whyNoNodeLibrary() }, () => {
  let api: TestApi
  let client: TwilioClient
  let accountSid = ""
  let authToken = ""

  before(async () => {
    api = await startTestApi()
    ;[accountSid = "", authToken = ""] = atob(api.account.authorization.slice("Basic ".length)).split(":")
    client = createTwilioClient(api.baseUrl, accountSid, authToken)
  })
  after(() => api[Symbol.asyncDispose]())

  async function addNumber(number: string): Promise<void> {
    const headers = { authorization: api.account.authorization, "content-type": "application/json" }
    const body = JSON.stringify({ number, capabilities: ["sms"] })
    assert.equal((await fetch(`${api.baseUrl}/v1/phone_numbers`, { method: "POST", headers, body })).status, 201)
  }

  const refused = (code: number, status = 400) => ({ code, status, name: "Error" })
  const create = (more: object = {}) => client.messages.create({ to, from, body: "Your table is ready.", ...more })

  test("a text is created, with all of its fields", async () => {
    const message = await create()
    assert.match(message.sid, /^SM[0-9a-f]{32}$/)
    const { status, body, direction, numSegments, numMedia, price, errorCode, dateSent } = message
    assert.deepEqual(
      {
        to: message.to,
        from: message.from,
        status,
        body,
        direction,
        numSegments,
        numMedia,
        price,
        errorCode,
        dateSent,
      },
      {
        to,
        from,
        status: "queued",
        body: "Your table is ready.",
        direction: "outbound-api",
        numSegments: "1",
        numMedia: "0",
        price: null,
        errorCode: null,
        dateSent: null,
      },
    )
    assert.ok(Math.abs(message.dateCreated.getTime() - Date.now()) < 60_000)
    assert.equal(message.uri, `/2010-04-01/Accounts/${accountSid}/Messages/${message.sid}.json`)
  })

  test("a message with media has a sid of its kind", async () => {
    const message = await create({ mediaUrl: ["https://example.com/menu.jpg"] })
    assert.match(message.sid, /^MM/)
    assert.equal(message.numMedia, "1")
  })

  test("a message is found by its sid in all three spellings", async () => {
    const { sid } = await create()
    for (const prefix of ["SM", "MM", "MS"])
      assert.equal((await client.messages(prefix + sid.slice(2)).fetch()).sid, sid)
  })

  test("parameters that Posthorn does not know have no effect", async () => {
    const more = { smartEncoded: true, riskCheck: "enable", contentRetention: "retain", attempt: 1, maxPrice: 1 }
    assert.equal((await create(more)).status, "queued")
  })

  test("a message waits for its time", async () => {
    const message = await create({ sendAt: new Date(Date.now() + 3_600_000), scheduleType: "fixed" })
    assert.equal(message.status, "scheduled")
  })

  const faults: [text: string, parameters: object, code: number][] = [
    ["a recipient that is no number", { to: "garbage" }, 21211],
    ["a sender that is no number", { from: "+" }, 21212],
    ["the sender as the recipient", { to: from }, 21266],
    ["a message without a sender", { from: undefined }, 21603],
    ["a message without a text and media", { body: undefined }, 21619],
    ["a text of more than 1,600 characters", { body: "x".repeat(1_601) }, 21617],
    ["a time in the next minute", { sendAt: new Date(Date.now() + 60_000), scheduleType: "fixed" }, 35114],
    ["a validity of eleven hours", { validityPeriod: 39_600 }, 21624],
  ]
  for (const [text, parameters, code] of faults)
    test(`${text} is refused with ${code}`, async () => {
      await assert.rejects(create(parameters), refused(code))
    })

  test("wrong credentials are refused with 20003", async () => {
    const stranger = createTwilioClient(api.baseUrl, accountSid, "wrong")
    await assert.rejects(stranger.messages.list(), refused(20003, 401))
  })

  test("the account of another path is not found", async () => {
    const other = createTwilioClient(api.baseUrl, accountSid, authToken, { accountSid: `AC${"1".repeat(32)}` })
    await assert.rejects(other.messages.list(), refused(20404, 404))
  })

  test("an unknown message and a product that is not offered are refused with 20404", async () => {
    await assert.rejects(client.messages(`SM${"0".repeat(32)}`).fetch(), refused(20404, 404))
    const { calls } = client.api.v2010.accounts(accountSid)
    await assert.rejects(calls.create({ to, from, url: "https://example.com" }), refused(20404, 404))
  })

  test("a scheduled message is canceled, and only such a message", async () => {
    const { sid } = await create({ sendAt: new Date(Date.now() + 3_600_000), scheduleType: "fixed" })
    const { status, errorCode } = await client.messages(sid).update({ status: "canceled" })
    assert.deepEqual({ status, errorCode }, { status: "canceled", errorCode: null })
    assert.equal((await client.messages(sid).fetch()).status, "canceled")
    await assert.rejects(client.messages(sid).update({ status: "sent" }), refused(20001))
  })

  test("a text is redacted once the message is complete", async () => {
    const { sid } = await create({ sendAt: new Date(Date.now() + 3_600_000), scheduleType: "fixed" })
    await assert.rejects(client.messages(sid).update({ body: "" }), refused(20009, 409))
    await client.messages(sid).update({ status: "canceled" })
    assert.equal((await client.messages(sid).update({ body: "" })).body, "")
    await assert.rejects(client.messages(sid).update({ body: "another" }), refused(21617))
  })

  test("feedback about a message is recorded in its timeline", async () => {
    const { sid } = await create()
    const { messageSid, outcome } = await client.messages(sid).feedback.create({ outcome: "confirmed" })
    assert.deepEqual({ messageSid, outcome }, { messageSid: sid, outcome: "confirmed" })
    const { authorization } = api.account
    const timeline = await fetch(`${api.baseUrl}/v1/messages/${sid}/events`, { headers: { authorization } })
    assert.match(await timeline.text(), /"feedback".*"outcome":"confirmed"/)
  })

  const testNumbers: [parameters: object, code: number][] = [
    [{ to: "+15005550001" }, 21211],
    [{ to: "+15005550002" }, 21612],
    [{ to: "+15005550003" }, 21408],
    [{ to: "+15005550004" }, 21610],
    [{ to: "+15005550009" }, 21614],
    [{ from: "+15005550001" }, 21212],
    [{ from: "+15005550007" }, 21606],
    [{ from: "+15005550008" }, 21611],
  ]
  for (const [parameters, code] of testNumbers)
    test(`the test number ${JSON.stringify(parameters)} is refused with ${code}`, async () => {
      await assert.rejects(create(parameters), refused(code))
    })

  test("a file is downloaded as it arrived, and deleted", async () => {
    const { sid } = await create({ sendAt: new Date(Date.now() + 3_600_000), scheduleType: "fixed" })
    await client.messages(sid).update({ status: "canceled" })
    const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255])
    await insertMedia(api.db, {
      accountId: fromSid("account", accountSid) ?? "",
      id: createIds(systemClock)(),
      messageId: fromSid("message", sid) ?? "",
      url: null,
      contentType: "image/png",
      content: bytes,
      createdAt: Date.now(),
    })
    const [media] = await client.messages(sid).media.list()
    assert.ok(media)
    const { contentType, uri } = await client.messages(sid).media(media.sid).fetch()
    assert.equal(contentType, "image/png")
    const { authorization } = api.account
    const file = await fetch(api.baseUrl + uri.replace(".json", ""), { headers: { authorization } })
    assert.equal(file.headers.get("content-type"), "image/png")
    assert.equal(file.headers.get("content-disposition"), "attachment")
    assert.deepEqual(Buffer.from(await file.arrayBuffer()), bytes)
    assert.equal((await fetch(api.baseUrl + uri.replace(".json", ""))).status, 401)
    assert.equal(await client.messages(sid).media(media.sid).remove(), true)
    await assert.rejects(client.messages(sid).media(media.sid).fetch(), refused(20404, 404))
  })

  test("a sender can have the name of a property that each object has", async () => {
    for (const name of ["constructor", "toString", "valueOf"]) assert.equal((await create({ from: name })).from, name)
  })

  test("the account is found by its sid", async () => {
    const { sid, status } = await client.api.v2010.accounts(accountSid).fetch()
    assert.deepEqual({ sid, status }, { sid: accountSid, status: "active" })
  })

  test("a message that is not sent cannot be deleted", async () => {
    const { sid } = await create()
    await assert.rejects(client.messages(sid).remove(), refused(20009, 409))
  })

  test("a list is read to its end, and its pages in both directions", async () => {
    const recipient = "+14155550188"
    for (const body of ["1", "2", "3", "4", "5"]) await create({ to: recipient, body })
    const all = await client.messages.list({ to: recipient, pageSize: 2 })
    assert.deepEqual(all.map(({ body }) => body).join(), "5,4,3,2,1")
    const pages = [await client.messages.page({ to: recipient, pageSize: 2 })]
    for (const turn of ["nextPage", "nextPage", "previousPage", "previousPage"] as const)
      pages.push((await pages.at(-1)?.[turn]()) as TwilioPage)
    const bodies = pages.map(({ instances }) => instances.map(({ body }) => body).join())
    assert.deepEqual(bodies, ["5,4", "3,2", "1", "3,2", "5,4"])
    assert.equal(pages[2]?.nextPage(), undefined)
    assert.equal(pages[0]?.previousPage(), undefined)
  })

  test("the media of a message are listed to their end", async () => {
    const { sid } = await create({ mediaUrl: ["https://example.com/menu.jpg"] })
    assert.deepEqual(await client.messages(sid).media.list(), [])
    await assert.rejects(
      client
        .messages(sid)
        .media(`ME${"0".repeat(32)}`)
        .fetch(),
      refused(20404, 404),
    )
  })

  test("the numbers of the account are listed, and found by their sids", async () => {
    await addNumber("+15005550042")
    const [listed] = await client.incomingPhoneNumbers.list({ phoneNumber: "+15005550042" })
    assert.ok(listed)
    const { phoneNumber, capabilities, smsUrl } = await client.incomingPhoneNumbers(listed.sid).fetch()
    assert.deepEqual(
      { phoneNumber, capabilities, smsUrl },
      {
        phoneNumber: "+15005550042",
        capabilities: { sms: true, mms: false, voice: false, fax: false },
        smsUrl: "",
      },
    )
  })

  test("pages of numbers are read in both directions", async () => {
    for (const number of ["+15005550043", "+15005550044", "+15005550045"]) await addNumber(number)
    const first = await client.incomingPhoneNumbers.page({ pageSize: 1 })
    const second = await first.nextPage()
    const again = await second?.previousPage()
    const numbers = [first, second, again].map((page) => page?.instances.map(({ phoneNumber }) => phoneNumber).join())
    assert.deepEqual(numbers, ["+15005550045", "+15005550044", "+15005550045"])
  })

  test("messages that were not sent are not listed by a date of sending", async () => {
    await create({ to: "+14155550177" })
    const bounds = { dateSentAfter: new Date(Date.now() - 86_400_000), dateSentBefore: new Date(Date.now() + 60_000) }
    assert.deepEqual(await client.messages.list({ to: "+14155550177", ...bounds }), [])
  })
})
