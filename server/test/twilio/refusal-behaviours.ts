import assert from "node:assert/strict"
import { test } from "node:test"
import { time, type Fields } from "./library.ts"
import { sender, type Setting } from "./setting.ts"

const to = "+14155550123"
const unknown = "0".repeat(32)
const inAMinute = () => ({ SendAt: time(Date.now() + 60_000), ScheduleType: "fixed" })
const inAYear = () => ({ SendAt: time(Date.now() + 31_536_000_000), ScheduleType: "fixed" })

const faults: readonly (readonly [title: string, parameters: Fields | (() => Fields), code: number])[] = [
  ["a recipient that is no number", { To: "garbage" }, 21211],
  ["a sender that is no number", { From: "+" }, 21212],
  ["the sender as the recipient", { To: sender }, 21266],
  ["a message without a text and media", { Body: "" }, 21619],
  ["a text of more than 1,600 characters", { Body: "x".repeat(1_601) }, 21617],
  ["a file that is no URL", { MediaUrl: ["nowhere"] }, 21620],
  ["a status callback that is no URL", { StatusCallback: "ftp://example.com/" }, 21609],
  ["a status callback at an address that is not allowed", { StatusCallback: "https://10.0.0.1/" }, 21609],
  ["a validity of eleven hours", { ValidityPeriod: 39_600 }, 21624],
  ["an unknown messaging service", { MessagingServiceSid: `MG${unknown}` }, 21701],
  ["a time of sending in the next minute", inAMinute, 35114],
  ["a time of sending in the next year", inAYear, 35114],
  ["the test number of an invalid recipient", { To: "+15005550001" }, 21211],
  ["the test number without a route", { To: "+15005550002" }, 21612],
  ["the test number of a country that is not permitted", { To: "+15005550003" }, 21408],
  ["the test number of an opted-out recipient", { To: "+15005550004" }, 21610],
  ["the test number of a landline", { To: "+15005550009" }, 21614],
  ["the test number of an invalid sender", { From: "+15005550001" }, 21212],
  ["the test number that is not owned", { From: "+15005550007" }, 21606],
  ["the test number with a full queue", { From: "+15005550008" }, 21611],
]

export function testRefusals(posthorn: Setting): void {
  for (const [title, parameters, code] of faults)
    test(`${title} is refused with ${code}`, async () => {
      const given = typeof parameters === "function" ? parameters() : parameters
      await posthorn.refuse(code, "messages.create", [], { To: to, From: sender, Body: "Hi", ...given })
    })

  test("an error has a link to its explanation", async () => {
    const { more_info: link } = await posthorn.refuse(21211, "messages.create", [], {
      To: "garbage",
      From: sender,
      Body: "Hi",
    })
    if (link === null) return
    assert.equal((await fetch(link)).status, 200)
  })

  test("a wrong token is refused with 20003", async () => {
    const wrong = { ...posthorn.credentials, password: "0".repeat(32) }
    await posthorn.refuse([20003, 401], "messages.fetch", [`SM${unknown}`], {}, wrong)
  })

  test("an unknown user name is refused with 20003", async () => {
    const wrong = { ...posthorn.credentials, username: `AC${unknown}` }
    await posthorn.refuse([20003, 401], "messages.fetch", [`SM${unknown}`], {}, wrong)
  })

  test("the account of another path is not found", async () => {
    const other = { ...posthorn.credentials, account: posthorn.slow.account }
    await posthorn.refuse([20404, 404], "messages.create", [], { To: to, From: sender, Body: "Hi" }, other)
  })

  for (const [call, ids] of [
    ["messages.fetch", [`SM${unknown}`]],
    ["messages.delete", [`MM${unknown}`]],
    ["messages.fetch", ["SM1"]],
    ["media.fetch", [`SM${unknown}`, `ME${unknown}`]],
    ["incoming_phone_numbers.fetch", [`PN${unknown}`]],
    ["services.fetch", [`MG${unknown}`]],
    ["verify_services.fetch", [`VA${unknown}`]],
  ] as const)
    test(`${call} of the unknown ${ids.join(" and ")} is refused with 20404`, async () => {
      await posthorn.refuse([20404, 404], call, ids)
    })

  test("a product that is not offered is refused with 20404", async () => {
    const call = { To: to, From: sender, Url: "https://example.com/twiml" }
    await posthorn.refuse([20404, 404], "calls.create", [], call)
  })

  test("the message of another account is not found", async () => {
    const { sid } = await posthorn.schedule()
    await posthorn.refuse([20404, 404], "messages.fetch", [String(sid)], {}, await newAccount(posthorn))
  })

  test("a body beyond the limit is refused with 413", async () => {
    const huge = { To: to, From: sender, Body: "x".repeat(300_000) }
    await posthorn.refuse([20001, 413], "messages.create", [], huge)
  })

  test("requests beyond the limit of an account are refused with 20429", async () => {
    const { library, slow } = posthorn
    const fetchUnknown = () =>
      library.run({ call: "messages.fetch", ids: [`SM${unknown}`], parameters: {}, credentials: slow })
    // A library that repeats such a request after its `Retry-After` shows no refusal.
    for (let count = 0; count < (library.repeatsThrottled ? 3 : 1_000); count++) {
      const result = await fetchUnknown()
      assert.ok("error" in result)
      const { kind, code, status } = result.error
      if (status === 404) continue
      return assert.deepEqual([kind, code, status], ["rest", 20429, 429])
    }
    assert.ok(library.repeatsThrottled, "no request was refused")
  })
}

async function newAccount(posthorn: Setting) {
  const { sid, auth_token: token } = await posthorn.asOperator("/accounts", { name: "Another" })
  return { account: String(sid), username: String(sid), password: String(token) }
}
