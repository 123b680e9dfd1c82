/** Programs with Twilio's own library for Node, unmodified, look numbers up and verify people. */
import assert from "node:assert/strict"
import { after, before, describe, test } from "node:test"
import { startTestApi, type TestApi } from "../../src/http/testing.ts"
import { createTwilioClient, whyNoNodeLibrary, type TwilioClient } from "./node-library.ts"

describe("Twilio's library for Node", { skip: whyNoNodeLibrary() }, () => {
  let api: TestApi
  let client: TwilioClient

  before(async () => {
    api = await startTestApi()
    const [accountSid = "", authToken = ""] = atob(api.account.authorization.slice("Basic ".length)).split(":")
    client = createTwilioClient(api.baseUrl, accountSid, authToken)
    const headers = { authorization: api.account.authorization, "content-type": "application/json" }
    const body = JSON.stringify({ senders: ["+15005550006"] })
    assert.equal((await fetch(`${api.baseUrl}/v1/auth/settings`, { method: "PATCH", headers, body })).status, 200)
  })
  after(() => api[Symbol.asyncDispose]())

  const lookUp = (number: string, parameters: object = {}) => client.lookups.v2.phoneNumbers(number).fetch(parameters)

  test("a number is looked up in E.164 and in the form of its country", async () => {
    for (const found of [
      await lookUp("+14159929960"),
      await lookUp("4159929960"),
      await lookUp("4159929960", { countryCode: "US" }),
    ]) {
      const { phoneNumber, nationalFormat, callingCountryCode, countryCode, valid, validationErrors } = found
      assert.deepEqual(
        [phoneNumber, nationalFormat, callingCountryCode, countryCode, valid, validationErrors],
        ["+14159929960", "(415) 992-9960", "1", "US", true, null],
      )
      assert.equal(found.lineTypeIntelligence ?? null, null)
      assert.equal(found.url, `${api.baseUrl}/v2/PhoneNumbers/+14159929960`)
    }
  })

  test("the type of line is an answer to its field", async () => {
    const { lineTypeIntelligence } = await lookUp("+4915112345678", { fields: "line_type_intelligence,sim_swap" })
    assert.deepEqual([lineTypeIntelligence?.type, lineTypeIntelligence?.carrierName], ["mobile", null])
  })

  for (const [number, error] of [
    ["+1415", "TOO_SHORT"],
    ["+99912345678", "INVALID_COUNTRY_CODE"],
    ["+10000000000", "INVALID_BUT_POSSIBLE"],
    ["hello", "NOT_A_NUMBER"],
  ] as const)
    test(`the number ${number} is an answer with the error ${error}`, async () => {
      const { valid, validationErrors, phoneNumber } = await lookUp(number)
      assert.deepEqual([valid, validationErrors, phoneNumber], [false, [error], number])
    })

  const services = () => client.verify.v2.services
  const addService = async () => services()((await services().create({ friendlyName: "Acme" })).sid)
  const refused = (code: number, status = 400) => ({ code, status, name: "Error" })
  // The simulator's number whose code has zeros alone.
  const to = "+15005550010"
  const verify = (service: Awaited<ReturnType<typeof addService>>, more: object = {}) =>
    service.verifications.create({ to, channel: "sms", ...more })

  test("a service is created, changed, found and removed", async () => {
    const { sid, friendlyName, codeLength, dateCreated, url } = await services().create({
      friendlyName: "Bank",
      codeLength: 8,
    })
    assert.match(sid, /^VA[0-9a-f]{32}$/)
    assert.deepEqual([friendlyName, codeLength, url], ["Bank", 8, `${api.baseUrl}/v2/Services/${sid}`])
    assert.ok(Math.abs(dateCreated.getTime() - Date.now()) < 60_000)
    await services()(sid).update({ friendlyName: "Shop" })
    const found = await services()(sid).fetch()
    assert.deepEqual([found.friendlyName, found.codeLength], ["Shop", 8])
    assert.equal(await services()(sid).remove(), true)
    await assert.rejects(services()(sid).fetch(), refused(20404, 404))
  })

  test("the services are listed to their end, and the default one is the last", async () => {
    await addService()
    await addService()
    const listed = (await services().list({ pageSize: 2 })).map(({ sid }) => sid)
    assert.ok(listed.length > 2)
    assert.equal(new Set(listed).size, listed.length)
    assert.equal(listed.at(-1), api.account.sid.replace("AC", "VA"))
  })

  test("the right code approves a verification", async () => {
    const service = await addService()
    const { sid, serviceSid, status, valid, channel, sendCodeAttempts } = await verify(service)
    assert.match(sid, /^VE/)
    assert.deepEqual([status, valid, channel, serviceSid], ["pending", false, "sms", (await service.fetch()).sid])
    assert.deepEqual(
      sendCodeAttempts.map(({ channel: each }) => each),
      ["SMS"],
    )
    for (const name of [sid, to]) assert.equal((await service.verifications(name).fetch()).sid, sid)
    const wrong = await service.verificationChecks.create({ to, code: "123456" })
    assert.deepEqual([wrong.sid, wrong.status, wrong.valid], [sid, "pending", false])
    const right = await service.verificationChecks.create({ to, code: "000000" })
    assert.deepEqual([right.sid, right.status, right.valid], [sid, "approved", true])
    await assert.rejects(service.verificationChecks.create({ to, code: "000000" }), refused(20404, 404))
    await assert.rejects(service.verifications(to).fetch(), refused(20404, 404))
    assert.equal((await service.verifications(sid).fetch()).status, "approved")
  })

  test("the verification of another service is not found", async () => {
    const [one, other] = [await addService(), await addService()]
    const { sid } = await verify(one, { to: "+14155550141" })
    await assert.rejects(other.verifications(sid).fetch(), refused(20404, 404))
    const check = { verificationSid: sid, code: "123456" }
    await assert.rejects(other.verificationChecks.create(check), refused(20404, 404))
    assert.equal((await one.verificationChecks.create(check)).status, "pending")
  })

  test("a canceled verification is not found by its address", async () => {
    const service = await addService()
    const recipient = "+14155550142"
    const { sid } = await verify(service, { to: recipient })
    const canceled = await service.verifications(recipient).update({ status: "canceled" })
    assert.deepEqual([canceled.sid, canceled.status], [sid, "canceled"])
    await assert.rejects(service.verifications(recipient).update({ status: "canceled" }), refused(20404, 404))
  })

  test("the sixth check is refused with 60202, and a verification of the default service can follow", async () => {
    const service = await addService()
    const recipient = "+14155550143"
    await verify(service, { to: recipient })
    const check = () => service.verificationChecks.create({ to: recipient, code: "123456" })
    for (let count = 1; count <= 5; count++) assert.equal((await check()).valid, false)
    await assert.rejects(check(), refused(60202, 429))
    const standard = services()(api.account.sid.replace("AC", "VA"))
    assert.equal((await verify(standard, { to: recipient })).status, "pending")
  })

  test("a repeated request within 30 seconds is refused with 60212, and the exhausted number with 60203", async () => {
    const service = await addService()
    await verify(service, { to: "+14155550144" })
    await assert.rejects(verify(service, { to: "+14155550144" }), refused(60212, 429))
    await assert.rejects(verify(service, { to: "+15005550013" }), refused(60203, 429))
  })

  const faults: [text: string, parameters: object, code: number, status: number][] = [
    ["a recipient that is no number", { to: "garbage" }, 60200, 400],
    ["a push", { channel: "push" }, 60200, 400],
    ["silent network authentication", { channel: "sna" }, 60200, 400],
    ["a call", { channel: "call" }, 60200, 400],
    ["a code of the program", { customCode: "123456" }, 60200, 400],
    ["an amount", { amount: "39.99", payee: "Acme" }, 60200, 400],
    ["an unknown rate limit", { rateLimits: { device: "a81bc81b" } }, 60200, 400],
    ["a blocked number", { to: "+15005550014" }, 60410, 403],
    ["a channel without a sender", { channel: "whatsapp" }, 60223, 400],
  ]
  for (const [text, parameters, code, status] of faults)
    test(`${text} is refused with ${code}`, async () => {
      await assert.rejects(verify(await addService(), { to: "+14155550145", ...parameters }), refused(code, status))
    })

  test("a verification in an unknown service is refused with 20404", async () => {
    await assert.rejects(verify(services()(`VA${"0".repeat(32)}`)), refused(20404, 404))
    await assert.rejects(verify(services()("VA1")), refused(20404, 404))
  })

  test("a service without a name, and one with codes of the program, are refused with 60200", async () => {
    for (const parameters of [{ friendlyName: "" }, { friendlyName: "Acme", customCodeEnabled: true }])
      await assert.rejects(services().create(parameters), refused(60200))
  })

  test("the attempts of a service are listed to their end, by verification and by conversion, and counted", async () => {
    const service = await addService()
    const { sid: verifyServiceSid } = await service.fetch()
    const { verificationAttempts, verificationAttemptsSummary } = client.verify.v2
    const { sid: verificationSid } = await verify(service)
    for (const recipient of ["+14155550151", "+14155550152"]) await verify(service, { to: recipient })
    await service.verificationChecks.create({ to, code: "000000" })
    const list = async (parameters: object) =>
      await verificationAttempts.list({ verifyServiceSid, pageSize: 1, ...parameters })
    const all = await list({})
    assert.deepEqual(
      all.map(({ channelData }) => channelData.to),
      ["+14155550152", "+14155550151", to],
    )
    const [converted] = await list({ status: "converted" })
    assert.equal((await list({ status: "unconverted", channel: "sms", country: "US" })).length, 2)
    assert.deepEqual(
      (await list({ "channelData.to": "+14155550151" })).map(({ sid }) => sid),
      [all[1]?.sid],
    )
    assert.deepEqual(await list({ dateCreatedBefore: new Date("2020-01-01T00:00:00Z") }), [])
    assert.match(converted?.sid ?? "", /^VL[0-9a-f]{32}$/)
    assert.deepEqual(
      [converted?.serviceSid, converted?.verificationSid, converted?.conversionStatus, converted?.channel],
      [verifyServiceSid, verificationSid, "converted", "sms"],
    )
    assert.deepEqual(await list({ verificationSid }), [converted])
    assert.deepEqual((await verificationAttempts(converted?.sid ?? "").fetch()).channelData, converted?.channelData)
    const count = async (parameters: object) => {
      const summary = await verificationAttemptsSummary().fetch({ verifyServiceSid, ...parameters })
      const { totalAttempts, totalConverted, totalUnconverted, conversionRatePercentage } = summary
      return [totalAttempts, totalConverted, totalUnconverted, conversionRatePercentage]
    }
    assert.deepEqual(await count({}), [3, 1, 2, "33.33"])
    assert.deepEqual(await count({ destinationPrefix: "+1415" }), [2, 0, 2, "0.00"])
    assert.deepEqual(await count({ verifyServiceSid: (await (await addService()).fetch()).sid }), [0, 0, 0, "0.00"])
  })

  test("the attempts of another account are not found", async () => {
    const { sid } = await verify(await addService(), { to: "+14155550153" })
    const [attempt] = await client.verify.v2.verificationAttempts.list({ verificationSid: sid })
    const [accountSid = "", token = ""] = atob((await api.addAccount("Other")).authorization.slice(6)).split(":")
    const { verificationAttempts } = createTwilioClient(api.baseUrl, accountSid, token).verify.v2
    await assert.rejects(verificationAttempts(attempt?.sid ?? "").fetch(), refused(20404, 404))
    assert.deepEqual(await verificationAttempts.list({ verificationSid: sid }), [])
  })

  test("filters of attempts that are no dates, channels or prefixes are refused with 60200", async () => {
    const { verificationAttempts, verificationAttemptsSummary } = client.verify.v2
    for (const parameters of [{ channel: "pigeon" }, { country: "USA" }, { verificationSid: "VE1" }])
      await assert.rejects(verificationAttempts.list(parameters), refused(60200))
    for (const query of [
      "DateCreatedAfter=soon",
      "DateCreatedAfter=2020-01-01",
      "DestinationPrefix=1",
      "Country=USA",
    ]) {
      const headers = { authorization: api.account.authorization }
      const answer = await fetch(`${api.baseUrl}/v2/Attempts/Summary?${query}`, { headers })
      assert.deepEqual([answer.status, ((await answer.json()) as { code: number }).code], [400, 60200], query)
    }
    await assert.rejects(verificationAttemptsSummary().fetch({ verifyServiceSid: "VA1" }), refused(60200))
  })
})
