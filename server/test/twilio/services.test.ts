/** Programs with Twilio's own library for Node, unmodified, use messaging services. */
import assert from "node:assert/strict"
import { after, before, describe, test } from "node:test"
import { startTestApi, type TestApi } from "../../src/http/testing.ts"
import { createTwilioClient, whyNoNodeLibrary, type TwilioClient } from "./node-library.ts"

const to = "+14155550123"
const number = "+14155550100"

describe("Twilio's library for Node", { skip: whyNoNodeLibrary() }, () => {
  let api: TestApi
  let client: TwilioClient

  before(async () => {
    api = await startTestApi()
    const account = await api.addAccount("Hotel", { number })
    const [accountSid = "", authToken = ""] = atob(account.authorization.slice("Basic ".length)).split(":")
    client = createTwilioClient(api.baseUrl, accountSid, authToken)
    const body = JSON.stringify({ account_sid: account.sid, number: "12345" })
    const headers = { authorization: api.operator, "content-type": "application/json" }
    await fetch(`${api.baseUrl}/operator/v1/phone_numbers`, { method: "POST", headers, body })
  })
  after(() => api[Symbol.asyncDispose]())

  const refused = (code: number, status = 400) => ({ code, status, name: "Error" })
  const services = () => client.messaging.v1.services
  const sidOfNumber = async (phoneNumber: string) => {
    const numbers = await client.incomingPhoneNumbers.list()
    return numbers.find((each) => each.phoneNumber === phoneNumber)?.sid ?? ""
  }

  test("a service is created, changed, fetched and removed", async () => {
    const made = await services().create({ friendlyName: "Reservations", validityPeriod: 600 })
    const { sid, friendlyName, stickySender, validityPeriod } = made
    assert.match(sid, /^MG[0-9a-f]{32}$/)
    assert.deepEqual(
      { friendlyName, stickySender, validityPeriod },
      { friendlyName: "Reservations", stickySender: true, validityPeriod: 600 },
    )
    assert.ok(Math.abs(made.dateCreated.getTime() - Date.now()) < 60_000)
    assert.equal(made.url, `${api.baseUrl}/v1/Services/${sid}`)
    const changed = await services()(sid).update({ friendlyName: "Bookings", stickySender: false })
    assert.deepEqual([changed.friendlyName, changed.stickySender, changed.validityPeriod], ["Bookings", false, 600])
    assert.equal((await services()(sid).fetch()).friendlyName, "Bookings")
    assert.equal(await services()(sid).remove(), true)
    await assert.rejects(services()(sid).fetch(), refused(20404, 404))
  })

  test("services are listed page by page, in both directions", async () => {
    const names = ["One", "Two", "Three"]
    const sids: string[] = []
    for (const friendlyName of names) sids.unshift((await services().create({ friendlyName })).sid)
    const first = await services().page({ pageSize: 2 })
    assert.deepEqual(
      first.instances.map(({ sid }) => sid),
      sids.slice(0, 2),
    )
    const second = await first.nextPage()
    assert.deepEqual(
      second?.instances.map(({ sid }) => sid),
      sids.slice(2),
    )
    assert.equal(await second?.nextPage(), undefined)
    const back = await second?.previousPage()
    assert.deepEqual(
      back?.instances.map(({ sid }) => sid),
      sids.slice(0, 2),
    )
    assert.equal((await services().list({ pageSize: 1 })).length, 3)
    for (const sid of sids) await services()(sid).remove()
  })

  test("senders of each kind join a service and leave it", async () => {
    const { sid: serviceSid } = await services().create({ friendlyName: "Senders" })
    const service = services()(serviceSid)
    const phoneNumberSid = await sidOfNumber(number)
    const joined = await service.phoneNumbers.create({ phoneNumberSid })
    assert.deepEqual(
      [joined.sid, joined.phoneNumber, joined.countryCode, joined.serviceSid, joined.capabilities],
      [phoneNumberSid, number, "US", serviceSid, ["SMS", "MMS"]],
    )
    const shortCodeSid = `SC${(await sidOfNumber("12345")).slice(2)}`
    assert.equal((await service.shortCodes.create({ shortCodeSid })).shortCode, "12345")
    const alpha = await service.alphaSenders.create({ alphaSender: "Hotel" })
    assert.match(alpha.sid, /^AI[0-9a-f]{32}$/)
    assert.equal((await service.alphaSenders(alpha.sid).fetch()).alphaSender, "Hotel")
    assert.equal((await service.phoneNumbers(phoneNumberSid).fetch()).phoneNumber, number)
    const counts = [service.phoneNumbers, service.shortCodes, service.alphaSenders].map((each) => each.list())
    assert.deepEqual(
      (await Promise.all(counts)).map(({ length }) => length),
      [1, 1, 1],
    )
    await assert.rejects(service.phoneNumbers.create({ phoneNumberSid: shortCodeSid }), refused(20001))
    const { sid: secondSid } = await services().create({ friendlyName: "Second" })
    await assert.rejects(services()(secondSid).phoneNumbers.create({ phoneNumberSid }), refused(21712))
    assert.equal(await service.phoneNumbers(phoneNumberSid).remove(), true)
    await assert.rejects(service.phoneNumbers(phoneNumberSid).fetch(), refused(20404, 404))
    await services()(secondSid).phoneNumbers.create({ phoneNumberSid })
    for (const sid of [serviceSid, secondSid]) await services()(sid).remove()
  })

  test("a message of a service is accepted, and names the service", async () => {
    const { sid: messagingServiceSid } = await services().create({ friendlyName: "Messages" })
    const create = (more: object = {}) => client.messages.create({ to, messagingServiceSid, body: "Hello", ...more })
    await assert.rejects(create(), refused(21703))
    await services()(messagingServiceSid).phoneNumbers.create({ phoneNumberSid: await sidOfNumber(number) })
    const message = await create()
    assert.deepEqual(
      [message.status, message.from, message.messagingServiceSid],
      ["accepted", number, messagingServiceSid],
    )
    const read = await client.messages(message.sid).fetch()
    assert.deepEqual([read.status, read.messagingServiceSid], ["accepted", messagingServiceSid])
    const scheduled = await create({ sendAt: new Date(Date.now() + 3_600_000), scheduleType: "fixed" })
    assert.equal(scheduled.status, "scheduled")
    await assert.rejects(create({ from: "+14155550177" }), refused(21606))
    await services()(messagingServiceSid).remove()
  })

  test("an unknown service of a message, and a URL of a private network, are refused", async () => {
    const messagingServiceSid = `MG${"0".repeat(32)}`
    await assert.rejects(client.messages.create({ to, messagingServiceSid, body: "Hello" }), refused(21701))
    const inboundRequestUrl = "https://10.0.0.1/inbound"
    await assert.rejects(services().create({ friendlyName: "Callbacks", inboundRequestUrl }), refused(21402))
  })
})
