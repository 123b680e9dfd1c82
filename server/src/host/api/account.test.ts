import assert from "node:assert/strict"
import { after, test } from "node:test"
import { startTestApi } from "#http/testing.ts"

const api = await startTestApi()
after(() => api[Symbol.asyncDispose]())

type Json = Record<string, unknown>

async function ask(method: string, path: string, body?: object | string, authorization = api.account.authorization) {
  const isForm = typeof body === "string"
  const type = isForm ? "application/x-www-form-urlencoded" : "application/json"
  const answer = await fetch(api.baseUrl + path, {
    method,
    headers: { authorization, "content-type": type },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as Json }
}

const change = async (body: object | string) => await ask("PATCH", "/v1/account", body)
const contactIn = ({ support_email, support_phone, support_url }: Json) => [support_email, support_phone, support_url]

test("an account changes its name and its contact, and keeps the fields that the request leaves out", async () => {
  const before = (await ask("GET", "/v1/account")).body
  assert.deepEqual(contactIn(before), [null, null, null])
  const contact = {
    support_email: "Help@Example.COM",
    support_phone: "+41 44 555 01 23",
    support_url: "https://example.com/help",
  }
  const changed = await change(contact)
  const expected = ["Help@example.com", "+41445550123", "https://example.com/help"]
  assert.deepEqual([changed.status, contactIn(changed.body)], [200, expected])
  const renamed = await change({ name: "Bell Hotels" })
  assert.deepEqual([renamed.body["name"], contactIn(renamed.body)], ["Bell Hotels", expected])
  assert.deepEqual((await ask("GET", "/v1/account")).body, renamed.body)
  const seen = await ask("GET", `/operator/v1/accounts/${api.account.sid}`, undefined, api.operator)
  assert.deepEqual([seen.body["name"], contactIn(seen.body)], ["Bell Hotels", expected])
  const emptied = await change("support_email=&support_phone=&support_url=")
  assert.deepEqual([emptied.status, contactIn(emptied.body)], [200, [null, null, null]])
})

test("an account turns the copy of its token off and on, and keeps it otherwise", async () => {
  assert.equal((await ask("GET", "/v1/account")).body["keeps_token_copy"], true)
  assert.equal((await change({ keeps_token_copy: false })).body["keeps_token_copy"], false)
  assert.equal((await change({ name: "Bell Hotels" })).body["keeps_token_copy"], false)
  const copies = () =>
    api.db.query("select from auth_tokens where account_id = $1 and sealed_token is not null", [api.account.accountId])
  assert.equal((await copies()).length, 0)
  assert.equal((await change("keeps_token_copy=true")).body["keeps_token_copy"], true)
})

test("the operator changes the contact of an account", async () => {
  const path = `/operator/v1/accounts/${api.account.sid}`
  const changed = await ask("PATCH", path, { support_phone: "+41445550123" }, api.operator)
  assert.deepEqual([changed.status, changed.body["support_phone"]], [200, "+41445550123"])
  assert.equal((await ask("GET", "/v1/account")).body["support_phone"], "+41445550123")
})

test("a contact that customers could not use is refused, and changes nothing", async () => {
  const before = (await ask("GET", "/v1/account")).body
  const wrong: [string, unknown][] = [
    ["support_email", "help"],
    ["support_email", "+41445550123"],
    ["support_email", `${"a".repeat(65)}@example.com`],
    ["support_email", 'a"onclick=x@example.com'],
    ["support_phone", "044 555 01 23"],
    ["support_phone", "12345"],
    ["support_phone", "ACME"],
    ["support_phone", "whatsapp:+41445550123"],
    ["support_url", "example.com"],
    ["support_url", "http://example.com"],
    ["support_url", "http://localhost:3000"],
    ["support_url", "javascript:alert(1)"],
    ["support_url", "https://ann:secret@example.com"],
    ["support_url", `https://example.com/${"a".repeat(200)}`],
    ["name", ""],
    ["name", "a".repeat(201)],
    ["name", "  "],
    ["name", "Bell\r\nBcc: ann@example.org"],
    ["name", "Bell\u001b[31m"],
    ["name", "Bell\u009b31m"],
  ]
  for (const [param, value] of wrong) {
    const { status, body } = await change({ [param]: value })
    assert.equal(status, 400, `${param} ${String(value)}`)
    assert.deepEqual((body["errors"] as Json[]).map((fault) => fault["param"]), [param]) // oxfmt-ignore
  }
  assert.deepEqual((await ask("GET", "/v1/account")).body, before)
})

test("the problem of a long URL names its limit", async () => {
  const { body } = await change({ support_url: `https://example.com/${"a".repeat(200)}` })
  assert.equal(body["detail"], "`support_url` must have at most 200 characters.")
})

test("a key of the account does not change it", async () => {
  const key = await ask("POST", "/v1/api_keys", { name: "Reader", scope: "messages" })
  const basic = `Basic ${btoa(`${String(key.body["sid"])}:${String(key.body["secret"])}`)}`
  const { status, body } = await ask("PATCH", "/v1/account", { name: "Mine" }, basic)
  assert.deepEqual([status, body["code"]], [403, "insufficient_scope"])
})
