import assert from "node:assert/strict"
import { test } from "node:test"
import type { Fields } from "./library.ts"
import { assertFields, type Setting } from "./setting.ts"

const unknown = "0".repeat(32)
/** The simulator's number whose code has zeros alone. */
const knownCode = "+15005550010"

const faults: readonly (readonly [title: string, parameters: Fields, code: number, status: number])[] = [
  ["a recipient that is no number", { To: "garbage" }, 60200, 400],
  ["the channel push", { Channel: "push" }, 60200, 400],
  ["silent network authentication", { Channel: "sna" }, 60200, 400],
  ["a call", { Channel: "call" }, 60200, 400],
  ["a code of the program", { CustomCode: "123456" }, 60200, 400],
  ["an amount", { Amount: "39.99", Payee: "Acme" }, 60200, 400],
  ["a blocked number", { To: "+15005550014" }, 60410, 403],
  ["a channel without a sender", { Channel: "whatsapp" }, 60223, 400],
]

const invalidNumbers = [
  ["+1415", "TOO_SHORT"],
  ["+99912345678", "INVALID_COUNTRY_CODE"],
  ["+10000000000", "INVALID_BUT_POSSIBLE"],
  ["hello", "NOT_A_NUMBER"],
] as const

export function testVerifications(posthorn: Setting): void {
  testLookups(posthorn)
  testVerificationServices(posthorn)
  testChecks(posthorn)
}

const createService = async (posthorn: Setting) =>
  String((await posthorn.call("verify_services.create", [], { FriendlyName: "Acme" }))["sid"])

function testLookups(posthorn: Setting): void {
  test("a valid number is found with its facts", async () => {
    for (const [number, parameters] of [
      ["+14159929960", {}],
      ["4159929960", { CountryCode: "US" }],
    ] as const) {
      const found = await posthorn.call("lookups.fetch", [number], parameters)
      assertFields(found, {
        phone_number: "+14159929960",
        national_format: "(415) 992-9960",
        calling_country_code: "1",
        country_code: "US",
        valid: true,
        url: `${posthorn.baseUrl}/v2/PhoneNumbers/+14159929960`,
      })
      assert.equal((found["line_type_intelligence"] as Fields | null)?.["type"] ?? null, null)
    }
  })

  test("the type of line is an answer to its field", async () => {
    const found = await posthorn.call("lookups.fetch", ["+4915112345678"], {
      Fields: "line_type_intelligence,sim_swap",
    })
    assert.equal((found["line_type_intelligence"] as Fields | null)?.["type"], "mobile")
  })

  for (const [number, error] of invalidNumbers)
    test(`the number ${number} is an answer with the error ${error}`, async () => {
      const found = await posthorn.call("lookups.fetch", [number])
      // The library for Go leaves out a false value.
      assertFields({ valid: false, ...found }, { valid: false, phone_number: number, validation_errors: [error] })
    })

  test("an unknown country is refused with 20001", async () => {
    await posthorn.refuse(20001, "lookups.fetch", ["4159929960"], { CountryCode: "XX" })
  })
}

function testVerificationServices(posthorn: Setting): void {
  test("a created verification service has its fields", async () => {
    const service = await posthorn.call("verify_services.create", [], { FriendlyName: "Bank", CodeLength: 8 })
    const sid = String(service["sid"])
    assert.match(sid, /^VA[0-9a-f]{32}$/)
    assertFields(service, {
      account_sid: posthorn.credentials.account,
      friendly_name: "Bank",
      code_length: 8,
      custom_code_enabled: false,
      url: `${posthorn.baseUrl}/v2/Services/${sid}`,
    })
  })

  test("a change of a verification service leaves the other settings as they are", async () => {
    const sid = await createService(posthorn)
    await posthorn.call("verify_services.update", [sid], { CodeLength: 7 })
    await posthorn.call("verify_services.update", [sid], { FriendlyName: "Shop" })
    assertFields(await posthorn.call("verify_services.fetch", [sid]), { friendly_name: "Shop", code_length: 7 })
  })

  test("a deleted verification service is gone", async () => {
    const sid = await createService(posthorn)
    assert.equal((await posthorn.call("verify_services.delete", [sid]))["value"], true)
    await posthorn.refuse([20404, 404], "verify_services.fetch", [sid])
  })

  test("the verification services are listed to their end, and the default one is the last", async () => {
    for (let count = 0; count < 3; count++) await createService(posthorn)
    const sids = (await posthorn.list("verify_services.list", [], { PageSize: 2 })).map(({ sid }) => sid)
    assert.ok(sids.length > 3)
    assert.equal(new Set(sids).size, sids.length)
    assert.equal(sids.at(-1), posthorn.credentials.account.replace("AC", "VA"))
  })

  for (const [title, parameters] of [
    ["without a name", { FriendlyName: "" }],
    ["with codes of three digits", { FriendlyName: "Acme", CodeLength: 3 }],
    ["with codes of the program", { FriendlyName: "Acme", CustomCodeEnabled: true }],
  ] as const)
    test(`a verification service ${title} is refused with 60200`, async () => {
      await posthorn.refuse(60200, "verify_services.create", [], parameters)
    })
}

function testChecks(posthorn: Setting): void {
  const verify = async (service: string, more: Fields = {}) =>
    await posthorn.call("verifications.create", [service], { To: posthorn.newRecipient(), Channel: "sms", ...more })
  const check = (service: string, parameters: Fields) =>
    posthorn.call("verification_checks.create", [service], parameters)

  test("a created verification has its fields, and is found by its sid and its number", async () => {
    const service = await createService(posthorn)
    const created = await verify(service)
    const sid = String(created["sid"])
    assert.match(sid, /^VE[0-9a-f]{32}$/)
    const expected = { status: "pending", valid: false, channel: "sms", service_sid: service, sid }
    assertFields(created, { ...expected, account_sid: posthorn.credentials.account })
    const attempts = created["send_code_attempts"] as Fields[]
    assert.deepEqual(
      attempts.map(({ channel }) => channel),
      ["SMS"],
    )
    for (const name of [sid, String(created["to"])])
      assertFields(await posthorn.call("verifications.fetch", [service, name]), expected)
  })

  test("a wrong code leaves a verification pending, and the right one approves it", async () => {
    const service = await createService(posthorn)
    const { sid } = await verify(service, { To: knownCode })
    assertFields(await check(service, { To: knownCode, Code: "123456" }), { sid, status: "pending", valid: false })
    assertFields(await check(service, { To: knownCode, Code: "000000" }), { sid, status: "approved", valid: true })
    const after = await posthorn.call("verifications.fetch", [service, String(sid)])
    assertFields(after, { status: "approved", valid: true })
  })

  test("an approved verification cannot be checked again or found by its number", async () => {
    const service = await createService(posthorn)
    await verify(service, { To: knownCode })
    await check(service, { To: knownCode, Code: "000000" })
    const parameters = { To: knownCode, Code: "000000" }
    await posthorn.refuse([20404, 404], "verification_checks.create", [service], parameters)
    await posthorn.refuse([20404, 404], "verifications.fetch", [service, knownCode])
  })

  test("a verification is checked by its sid", async () => {
    const service = await createService(posthorn)
    const { sid } = await verify(service)
    assertFields(await check(service, { VerificationSid: sid, Code: "123456" }), { sid, valid: false })
  })

  test("the sixth check is refused with 60202", async () => {
    const service = await createService(posthorn)
    const { to } = await verify(service)
    const parameters = { To: to, Code: "123456" }
    for (let count = 1; count <= 5; count++) assert.equal((await check(service, parameters))["valid"], false)
    await posthorn.refuse([60202, 429], "verification_checks.create", [service], parameters)
  })

  test("the verification of another service is not found", async () => {
    const [one, other] = [await createService(posthorn), await createService(posthorn)]
    const { sid } = await verify(one)
    await posthorn.refuse([20404, 404], "verifications.fetch", [other, String(sid)])
    const parameters = { VerificationSid: sid, Code: "123456" }
    await posthorn.refuse([20404, 404], "verification_checks.create", [other], parameters)
  })

  test("a canceled verification is not found by its number", async () => {
    const service = await createService(posthorn)
    const { to, sid } = await verify(service)
    const canceled = await posthorn.call("verifications.update", [service, String(to)], { Status: "canceled" })
    assertFields(canceled, { sid, status: "canceled", valid: false })
    await posthorn.refuse([20404, 404], "verifications.fetch", [service, String(to)])
    await posthorn.refuse([20404, 404], "verifications.update", [service, String(to)], { Status: "canceled" })
  })

  test("a program cannot approve a verification", async () => {
    const service = await createService(posthorn)
    const { sid } = await verify(service)
    await posthorn.refuse(60200, "verifications.update", [service, String(sid)], { Status: "approved" })
  })

  test("a code that was sent a moment ago is not sent again", async () => {
    const service = await createService(posthorn)
    const { to } = await verify(service)
    await posthorn.refuse([60212, 429], "verifications.create", [service], { To: to, Channel: "sms" })
  })

  test("a number with too many codes is refused with 60203", async () => {
    const service = await createService(posthorn)
    await posthorn.refuse([60203, 429], "verifications.create", [service], { To: "+15005550013", Channel: "sms" })
  })

  for (const [title, parameters, code, status] of faults)
    test(`a verification with ${title} is refused with ${code}`, async () => {
      const service = await createService(posthorn)
      const given = { To: "+14155550145", Channel: "sms", ...parameters }
      await posthorn.refuse([code, status], "verifications.create", [service], given)
    })

  test("a verification in an unknown service is refused with 20404", async () => {
    for (const service of [`VA${unknown}`, "VA1"])
      await posthorn.refuse([20404, 404], "verifications.create", [service], { To: "+14155550145", Channel: "sms" })
  })

  test("a check without a code or a verification is refused", async () => {
    const service = await createService(posthorn)
    const recipient = { To: posthorn.newRecipient() }
    await posthorn.refuse(60200, "verification_checks.create", [service], recipient)
    await posthorn.refuse(60200, "verification_checks.create", [service], { Code: "123456" })
    const check = { ...recipient, Code: "123456" }
    await posthorn.refuse([20404, 404], "verification_checks.create", [service], check)
  })
}
