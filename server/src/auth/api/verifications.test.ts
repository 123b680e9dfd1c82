import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"

let api: TestApi
before(async () => void (api = await startTestApi()))
after(() => api[Symbol.asyncDispose]())

interface Answer {
  data: { locale: string; text: string; encoding: string; num_segments: number }[]
  has_more: boolean
  detail: string
}

async function ask(path: string, options: RequestInit = {}): Promise<Answer> {
  const headers = { authorization: api.account.authorization, "content-type": "application/json" }
  return (await (await fetch(api.baseUrl + path, { ...options, headers })).json()) as Answer
}

test("the messages are shown in each language as the settings make them, with the size that sends count", async () => {
  const body = JSON.stringify({ friendly_name: "Acme", code_length: 8, domain: "example.com" })
  await ask("/v1/auth/settings", { method: "PATCH", body })
  const { data, has_more } = await ask("/v1/auth/texts")
  assert.ok(data.length > 30 && !has_more)
  assert.deepEqual(
    data.find(({ locale }) => locale === "en"),
    {
      locale: "en",
      text: "Acme: Your verification code is ********. Do not share it.\n@example.com #********",
      encoding: "gsm7",
      num_segments: 1,
    },
  )
  assert.equal(data.find(({ locale }) => locale === "ru")?.encoding, "ucs2")
})

test("one language can be asked for by any of its tags, and the message of a link too", async () => {
  const { data } = await ask("/v1/auth/texts?locale=de-CH&method=link")
  assert.deepEqual(
    data.map(({ locale }) => locale),
    ["de"],
  )
  assert.match(data[0]?.text ?? "", /\/verify\/\*{64}$/)
  for (const none of ["xx", "constructor"])
    assert.match((await ask(`/v1/auth/texts?locale=${none}`)).detail, /`locale` must be a language/)
})

test("a code by email to a phone number needs the mailbox, not a sender", async () => {
  await ask("/v1/auth/settings", { method: "PATCH", body: JSON.stringify({ senders: ["email:codes@example.com"] }) })
  const asked = { to: "+14155550167", channel: "email" }
  const create = (body: object) => ask("/v1/auth/verifications", { method: "POST", body: JSON.stringify(body) })
  assert.match((await create(asked)).detail, /^`email` is required/)
  assert.equal((await create({ ...asked, email: "ann@example.org" })).detail, undefined)
})
