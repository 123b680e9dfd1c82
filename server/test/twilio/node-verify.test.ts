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
})
