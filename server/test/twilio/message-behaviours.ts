import assert from "node:assert/strict"
import { test } from "node:test"
import { eventually } from "../support/eventually.ts"
import { time, type Fields } from "./library.ts"
import { assertFields, sender, type Setting } from "./setting.ts"

const gif = "data:image/gif;base64,R0lGODlhAQABAAAAACw="
const image = "https://example.com/menu.jpg"

export function testMessages(posthorn: Setting): void {
  testCreation(posthorn)
  testChanges(posthorn)
  testMedia(posthorn)
}

function testCreation(posthorn: Setting): void {
  test("a created text has all of its fields", async () => {
    const to = posthorn.newRecipient()
    const message = await posthorn.schedule({ To: to, Body: "Your table is ready." })
    const { account } = posthorn.credentials
    assert.match(String(message["sid"]), /^SM[0-9a-f]{32}$/)
    const uri = `/2010-04-01/Accounts/${account}/Messages/${String(message["sid"])}`
    assertFields(message, {
      account_sid: account,
      api_version: "2010-04-01",
      body: "Your table is ready.",
      date_sent: null,
      direction: "outbound-api",
      error_code: null,
      error_message: null,
      from: sender,
      messaging_service_sid: null,
      num_media: "0",
      num_segments: "1",
      price: null,
      status: "scheduled",
      subresource_uris: { media: `${uri}/Media.json` },
      to,
      uri: `${uri}.json`,
    })
    for (const name of ["date_created", "date_updated"]) assertRecent(message[name])
  })

  test("a text without a time of sending begins as queued", async () => {
    assert.equal((await posthorn.send())["status"], "queued")
  })

  test("a delivered text has the time of its sending and its price", async () => {
    const message = await posthorn.sendUntil("delivered")
    assertRecent(message["date_sent"])
    assertFields(message, { error_code: null, error_message: null })
  })

  test("an undelivered text has an integer as its error", async () => {
    const { error_code: code, error_message: text } = await posthorn.sendUntil("undelivered", { To: "+14155550008" })
    assert.equal(typeof code, "number")
    assert.equal(typeof text, "string")
  })

  test("a message with media has a sid of its kind", async () => {
    const message = await posthorn.schedule({ MediaUrl: [image, image] })
    assert.match(String(message["sid"]), /^MM/)
    assertFields(message, { num_media: "2", status: "scheduled" })
  })

  for (const prefix of ["SM", "MM", "MS"])
    test(`the server finds a message by its sid with the prefix ${prefix}`, async () => {
      const { sid } = await posthorn.schedule()
      assert.equal((await posthorn.call("messages.fetch", [prefix + String(sid).slice(2)]))["sid"], sid)
    })

  test("all parameters of a message together are accepted", async () => {
    const message = await posthorn.schedule({
      AddressRetention: "retain",
      Attempt: 1,
      ContentRetention: "retain",
      ForceDelivery: true,
      MaxPrice: 1.5,
      MediaUrl: [image],
      ProvideFeedback: true,
      RiskCheck: "enable",
      SendAsMms: false,
      ShortenUrls: false,
      SmartEncoded: true,
      StatusCallback: `${posthorn.receiver.url}/status`,
      TrafficType: "free",
      ValidityPeriod: 600,
    })
    assertFields(message, { status: "scheduled", num_media: "1" })
  })

  const texts: [title: string, body: string, segments: string][] = [
    ["characters of forms", "a=b&c=d+e%20f; 100%", "1"],
    ["line breaks and quotes", "One\n\"Two\"\r\n'Three'\\", "1"],
    ["letters of other alphabets", "Ваш столик готов, 席の準備ができました", "1"],
    ["emoji", "👩‍👩‍👧‍👦 🇨🇭 ✅", "1"],
    ["161 characters", "x".repeat(161), "2"],
    ["1,600 characters", "x".repeat(1_600), "11"],
  ]
  for (const [title, body, segments] of texts)
    test(`a text with ${title} is stored as the program sent it`, async () => {
      const { sid } = await posthorn.schedule({ Body: body })
      assertFields(await posthorn.call("messages.fetch", [String(sid)]), { body, num_segments: segments })
    })

  test("the same request twice creates two messages", async () => {
    const same = { To: posthorn.newRecipient() }
    const [first, second] = [await posthorn.schedule(same), await posthorn.schedule(same)]
    assert.notEqual(first["sid"], second["sid"])
  })

  test("a name can be the sender", async () => {
    assert.equal((await posthorn.schedule({ From: "constructor" }))["from"], "constructor")
  })

  test("an API key signs requests for its account", async () => {
    const { body } = await posthorn.rest.post("/v1/api_keys", { name: "Library" })
    const { sid, secret } = body as { sid: string; secret: string }
    const credentials = { account: posthorn.credentials.account, username: sid, password: secret }
    const { sid: message } = await posthorn.schedule()
    const ids = [String(message)]
    const found = await posthorn.library.run({ call: "messages.fetch", ids, parameters: {}, credentials })
    assert.equal("value" in found && (found.value as Fields)["sid"], message, JSON.stringify(found))
  })

  test("the account has its fields", async () => {
    const { account } = posthorn.credentials
    const found = await posthorn.call("accounts.fetch", [account])
    assertFields(found, { sid: account, owner_account_sid: account, status: "active", type: "Full" })
    assertRecent(found["date_created"])
  })
}

function testChanges(posthorn: Setting): void {
  test("a scheduled message is canceled", async () => {
    const { sid } = await posthorn.schedule()
    const canceled = await posthorn.call("messages.update", [String(sid)], { Status: "canceled" })
    assertFields(canceled, { sid, status: "canceled", error_code: null, error_message: null })
    assert.equal((await posthorn.call("messages.fetch", [String(sid)]))["status"], "canceled")
  })

  test("a delivered message cannot be canceled", async () => {
    const { sid } = await posthorn.sendUntil("delivered")
    await posthorn.refuse(30409, "messages.update", [String(sid)], { Status: "canceled" })
  })

  test("an empty text erases the text of a complete message", async () => {
    const { sid } = await posthorn.sendUntil("delivered", { Body: "Secret" })
    assert.equal((await posthorn.call("messages.update", [String(sid)], { Body: "" }))["body"], "")
    assert.equal((await posthorn.call("messages.fetch", [String(sid)]))["body"], "")
  })

  test("the text of an incomplete message cannot be erased", async () => {
    const { sid } = await posthorn.schedule()
    await posthorn.refuse([20009, 409], "messages.update", [String(sid)], { Body: "" })
  })

  test("the text of a message cannot be replaced", async () => {
    const { sid } = await posthorn.sendUntil("delivered")
    await posthorn.refuse(21617, "messages.update", [String(sid)], { Body: "Another" })
  })

  test("a deleted message is gone", async () => {
    const { sid } = await posthorn.sendUntil("delivered")
    assert.equal((await posthorn.call("messages.delete", [String(sid)]))["value"], true)
    await posthorn.refuse([20404, 404], "messages.fetch", [String(sid)])
    await posthorn.refuse([20404, 404], "messages.delete", [String(sid)])
  })

  test("a message that is not sent cannot be deleted", async () => {
    const { sid } = await posthorn.schedule()
    await posthorn.refuse([20009, 409], "messages.delete", [String(sid)])
  })

  for (const outcome of ["confirmed", "unconfirmed"])
    test(`the feedback ${outcome} is recorded`, async () => {
      const { sid } = await posthorn.sendUntil("delivered")
      const feedback = await posthorn.call("feedback.create", [String(sid)], { Outcome: outcome })
      assertFields(feedback, { account_sid: posthorn.credentials.account, message_sid: sid, outcome })
    })

  test("a recipient who answers STOP gets no more messages, and START ends that", async () => {
    const to = posthorn.newRecipient()
    await posthorn.receive({ from: to, body: "STOP" })
    const answer = { To: to, From: "+14155550100", Body: "Hi" }
    await posthorn.refuse(21610, "messages.create", [], answer)
    await posthorn.rest.post("/v1/simulator/inbound", { to: answer.From, from: to, body: "START" })
    const isAccepted = async () => {
      const { credentials } = posthorn
      const result = await posthorn.library.run({ call: "messages.create", ids: [], parameters: answer, credentials })
      return "value" in result
    }
    await eventually("a message is accepted again", isAccepted)
  })
}

function testMedia(posthorn: Setting): void {
  test("a message of a handset has its fields", async () => {
    const from = posthorn.newRecipient()
    const sid = await posthorn.receive({ from, body: "A table for two?" })
    const message = await posthorn.call("messages.fetch", [sid])
    const expected = { from, to: "+14155550100", body: "A table for two?", direction: "inbound", status: "received" }
    assertFields(message, expected)
    assertRecent(message["date_sent"])
  })

  test("a file of a handset is listed, found and deleted", async () => {
    const sid = await posthorn.receive({ from: posthorn.newRecipient(), media: [gif] })
    const [media, ...others] = await posthorn.list("media.list", [sid])
    assert.ok(media)
    assert.equal(others.length, 0)
    assert.match(String(media["sid"]), /^ME[0-9a-f]{32}$/)
    const ids = [sid, String(media["sid"])]
    const found = await posthorn.call("media.fetch", ids)
    assertFields(found, { content_type: "image/gif", parent_sid: sid.replace("MS", "MM"), sid: media["sid"] })
    assert.equal((await posthorn.call("media.delete", ids))["value"], true)
    await posthorn.refuse([20404, 404], "media.fetch", ids)
    assert.deepEqual(await posthorn.list("media.list", [sid]), [])
  })

  test("the media of a message are listed to their end", async () => {
    const sid = await posthorn.receive({ from: posthorn.newRecipient(), media: [gif, gif, gif] })
    assert.equal((await posthorn.list("media.list", [sid], { PageSize: 2 })).length, 3)
  })

  test("the file of another message is not found", async () => {
    const sid = await posthorn.receive({ from: posthorn.newRecipient(), media: [gif] })
    const [media] = await posthorn.list("media.list", [sid])
    const { sid: other } = await posthorn.schedule()
    await posthorn.refuse([20404, 404], "media.fetch", [String(other), String(media?.["sid"])])
  })

  test("a time of sending in the library's own type is the time of the message", async () => {
    const at = Date.now() + 7_200_000
    const { sid } = await posthorn.schedule({ SendAt: time(at) })
    const { send_at: sendAt } = await posthorn.rest.read<{ send_at: string }>(`/v1/messages/${String(sid)}`)
    assert.equal(Date.parse(sendAt), Math.floor(at / 1000) * 1000)
  })
}

/** The text is that of ISO 8601, or of RFC 2822 in a library without a type for it. */
function assertRecent(text: unknown): void {
  assert.ok(Math.abs(Date.parse(String(text)) - Date.now()) < 600_000, String(text))
}
