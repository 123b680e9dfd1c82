import assert from "node:assert/strict"
import { test } from "node:test"
import { eventually } from "../support/eventually.ts"
import type { Fields } from "./library.ts"
import { poolNumbers, sender, type Setting } from "./setting.ts"

const form = "application/x-www-form-urlencoded; charset=utf-8"

export function testCallbacks(posthorn: Setting): void {
  test("a delivered message reports each later status, with signatures that the library accepts", async () => {
    const url = `${posthorn.receiver.url}/each?order=1042&note=caf%C3%A9`
    const { sid, to } = await posthorn.send({ Body: "Ready, café?", StatusCallback: url })
    const requests = await callbacksAt(posthorn, "/each", 3)
    const statuses = requests.map(({ parameters }) => parameters["MessageStatus"] ?? "")
    assert.deepEqual(statuses.toSorted(), ["delivered", "sending", "sent"])
    for (const { parameters, ...request } of requests) {
      assert.deepEqual([request.url, request.type], [url, form])
      const status = parameters["MessageStatus"]
      assert.deepEqual(parameters, {
        AccountSid: posthorn.credentials.account,
        ApiVersion: "2010-04-01",
        From: sender,
        MessageSid: sid,
        MessageStatus: status,
        SmsSid: sid,
        SmsStatus: status,
        To: to,
      })
      assert.equal(await posthorn.isSigned(request), true)
    }
  })

  test("the library refuses a signature for another URL, another body, and another token", async () => {
    await posthorn.send({ StatusCallback: `${posthorn.receiver.url}/forged` })
    const [request] = await callbacksAt(posthorn, "/forged", 3)
    assert.ok(request)
    assert.equal(await posthorn.isSigned(request), true)
    assert.equal(await posthorn.isSigned({ ...request, url: `${request.url}1` }), false)
    assert.equal(await posthorn.isSigned({ ...request, body: request.body.replace("=sen", "=fai") + "&A=1" }), false)
    assert.equal(await posthorn.isSigned(request, "x".repeat(32)), false)
  })

  test("an undelivered message reports its error as a number", async () => {
    await posthorn.send({ To: "+14155550008", StatusCallback: `${posthorn.receiver.url}/undelivered` })
    const requests = await callbacksAt(posthorn, "/undelivered", 3)
    const failed = requests.find(({ parameters }) => parameters["MessageStatus"] === "undelivered")
    assert.ok(failed)
    assert.match(failed.parameters["ErrorCode"] ?? "", /^\d{5}$/)
    assert.equal(await posthorn.isSigned(failed), true)
  })

  test("a canceled message reports that it is canceled", async () => {
    const { sid } = await posthorn.schedule({ StatusCallback: `${posthorn.receiver.url}/canceled` })
    await posthorn.call("messages.update", [String(sid)], { Status: "canceled" })
    const [request] = await callbacksAt(posthorn, "/canceled", 1)
    assert.deepEqual([request?.parameters["MessageStatus"], request?.parameters["ErrorCode"]], ["canceled", undefined])
    assert.equal(request && (await posthorn.isSigned(request)), true)
  })

  test("the message of a messaging service names the service", async () => {
    const service = String((await posthorn.call("services.create", [], { FriendlyName: "Callbacks" }))["sid"])
    const [number] = await posthorn.list("incoming_phone_numbers.list", [], { PhoneNumber: poolNumbers[0] })
    await posthorn.call("phone_numbers.create", [service], { PhoneNumberSid: number?.["sid"] })
    const statusCallback = `${posthorn.receiver.url}/service`
    const message: Fields = { To: posthorn.newRecipient(), MessagingServiceSid: service, Body: "Hi" }
    await posthorn.call("messages.create", [], { ...message, StatusCallback: statusCallback })
    for (const request of await callbacksAt(posthorn, "/service", 3)) {
      assert.equal(request.parameters["MessagingServiceSid"], service)
      assert.equal(await posthorn.isSigned(request), true)
    }
    await posthorn.call("services.delete", [service])
  })

  test("the new token signs after a rotation, and the library signs in with it", async () => {
    const { body } = await posthorn.rest.post("/v1/account/rotate_token", {})
    const token = String((body as Fields)["auth_token"])
    posthorn.credentials = { ...posthorn.credentials, password: token }
    await posthorn.send({ StatusCallback: `${posthorn.receiver.url}/rotated` })
    for (const request of await callbacksAt(posthorn, "/rotated", 3))
      assert.equal(await posthorn.isSigned(request, token), true)
  })
}

/** Waits for so many callbacks at a path. */
async function callbacksAt({ receiver }: Setting, path: string, count: number) {
  const come = () => receiver.requests.filter((request) => request.path.split("?")[0] === path)
  await eventually(`${count} requests come to ${path}`, () => come().length >= count)
  return come().map(({ path: place, headers, body }) => ({
    url: receiver.url + place,
    signature: String(headers["x-twilio-signature"]),
    type: headers["content-type"],
    body,
    parameters: Object.fromEntries(new URLSearchParams(body)) as Record<string, string | undefined>,
  }))
}
