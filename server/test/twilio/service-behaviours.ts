import assert from "node:assert/strict"
import { test } from "node:test"
import { assertFields, poolNumbers, type Setting } from "./setting.ts"

const unknown = "0".repeat(32)
const [firstNumber, secondNumber, thirdNumber] = poolNumbers

export function testServices(posthorn: Setting): void {
  const create = async (name: string) =>
    String((await posthorn.call("services.create", [], { FriendlyName: name }))["sid"])
  const sidOf = async (number: string | undefined) => {
    const [found] = await posthorn.list("incoming_phone_numbers.list", [], { PhoneNumber: number })
    return String(found?.["sid"])
  }

  test("a created messaging service has all of its fields", async () => {
    const parameters = { FriendlyName: "Reservations", ValidityPeriod: 600, StickySender: false }
    const service = await posthorn.call("services.create", [], parameters)
    const sid = String(service["sid"])
    assert.match(sid, /^MG[0-9a-f]{32}$/)
    assertFields(service, {
      account_sid: posthorn.credentials.account,
      friendly_name: "Reservations",
      sticky_sender: false,
      validity_period: 600,
      url: `${posthorn.baseUrl}/v1/Services/${sid}`,
    })
    assert.ok(Math.abs(Date.parse(String(service["date_created"])) - Date.now()) < 600_000)
  })

  test("a change of a messaging service leaves the other settings as they are", async () => {
    const sid = await create("Before")
    await posthorn.call("services.update", [sid], { ValidityPeriod: 60 })
    await posthorn.call("services.update", [sid], { FriendlyName: "After" })
    const expected = { friendly_name: "After", validity_period: 60, sticky_sender: true }
    assertFields(await posthorn.call("services.fetch", [sid]), expected)
  })

  test("a deleted messaging service is gone", async () => {
    const sid = await create("Short")
    assert.equal((await posthorn.call("services.delete", [sid]))["value"], true)
    await posthorn.refuse([20404, 404], "services.fetch", [sid])
  })

  test("the messaging services are listed to their end, newest first", async () => {
    const sids = [await create("One"), await create("Two"), await create("Three")].toReversed()
    for (const size of [1, 2, 100]) {
      const listed = await posthorn.list("services.list", [], { PageSize: size })
      assert.deepEqual(
        listed.slice(0, 3).map(({ sid }) => sid),
        sids,
      )
    }
  })

  test("a number joins a messaging service and leaves it", async () => {
    const service = await create("Numbers")
    const sid = await sidOf(firstNumber)
    const joined = await posthorn.call("phone_numbers.create", [service], { PhoneNumberSid: sid })
    const expected = { sid, service_sid: service, phone_number: firstNumber, country_code: "US" }
    assertFields(joined, { ...expected, capabilities: ["SMS", "MMS"] })
    assertFields(await posthorn.call("phone_numbers.fetch", [service, sid]), expected)
    assert.equal((await posthorn.call("phone_numbers.delete", [service, sid]))["value"], true)
    await posthorn.refuse([20404, 404], "phone_numbers.fetch", [service, sid])
  })

  test("the numbers of a messaging service are listed to their end", async () => {
    const service = await create("Numbers")
    for (const number of [firstNumber, secondNumber])
      await posthorn.call("phone_numbers.create", [service], { PhoneNumberSid: await sidOf(number) })
    const listed = await posthorn.list("phone_numbers.list", [service], { PageSize: 1 })
    assert.deepEqual(
      listed.map((each) => each["phone_number"]),
      [secondNumber, firstNumber],
    )
    await posthorn.call("services.delete", [service])
  })

  test("a short code joins a messaging service and leaves it", async () => {
    const service = await create("Short codes")
    const sid = (await sidOf("12345")).replace("PN", "SC")
    const joined = await posthorn.call("short_codes.create", [service], { ShortCodeSid: sid })
    assertFields(joined, { sid, short_code: "12345", service_sid: service })
    assert.equal((await posthorn.list("short_codes.list", [service], { PageSize: 1 })).length, 1)
    assert.equal((await posthorn.call("short_codes.fetch", [service, sid]))["short_code"], "12345")
    assert.equal((await posthorn.call("short_codes.delete", [service, sid]))["value"], true)
  })

  test("a name joins a messaging service and leaves it", async () => {
    const service = await create("Names")
    const joined = await posthorn.call("alpha_senders.create", [service], { AlphaSender: "Hotel" })
    const sid = String(joined["sid"])
    assert.match(sid, /^AI[0-9a-f]{32}$/)
    assertFields(joined, { alpha_sender: "Hotel", capabilities: ["SMS"], service_sid: service })
    await posthorn.call("alpha_senders.create", [service], { AlphaSender: "Bar" })
    const listed = await posthorn.list("alpha_senders.list", [service], { PageSize: 1 })
    assert.deepEqual(
      listed.map((each) => each["alpha_sender"]),
      ["Bar", "Hotel"],
    )
    assert.equal((await posthorn.call("alpha_senders.fetch", [service, sid]))["alpha_sender"], "Hotel")
    assert.equal((await posthorn.call("alpha_senders.delete", [service, sid]))["value"], true)
    await posthorn.refuse([20404, 404], "alpha_senders.fetch", [service, sid])
  })

  test("a number of one messaging service cannot join another", async () => {
    const [one, other] = [await create("One"), await create("Other")]
    const parameters = { PhoneNumberSid: await sidOf(thirdNumber) }
    await posthorn.call("phone_numbers.create", [one], parameters)
    await posthorn.refuse(21712, "phone_numbers.create", [other], parameters)
    await posthorn.call("services.delete", [one])
    await posthorn.call("phone_numbers.create", [other], parameters)
    await posthorn.call("services.delete", [other])
  })

  test("a messaging service takes no unknown number and no sender of another kind", async () => {
    const service = await create("Refusals")
    await posthorn.refuse([20404, 404], "phone_numbers.create", [service], { PhoneNumberSid: `PN${unknown}` })
    await posthorn.refuse(20001, "phone_numbers.create", [service], { PhoneNumberSid: await sidOf("12345") })
    await posthorn.refuse([20404, 404], "alpha_senders.create", [`MG${unknown}`], { AlphaSender: "Hotel" })
  })

  test("the pool chooses the sender of a message", async () => {
    const service = await create("Pool")
    const to = posthorn.newRecipient()
    const message = { To: to, MessagingServiceSid: service, Body: "Hi" }
    await posthorn.refuse(21703, "messages.create", [], message)
    await posthorn.call("phone_numbers.create", [service], { PhoneNumberSid: await sidOf(firstNumber) })
    const sent = await posthorn.call("messages.create", [], message)
    assertFields(sent, { status: "accepted", from: firstNumber, messaging_service_sid: service, to })
    await posthorn.refuse(21606, "messages.create", [], { ...message, From: secondNumber })
    const scheduled = await posthorn.schedule({ From: firstNumber, MessagingServiceSid: service })
    assertFields(scheduled, { status: "scheduled", messaging_service_sid: service })
    await posthorn.call("services.delete", [service])
  })
}
