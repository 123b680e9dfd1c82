import assert from "node:assert/strict"
import { after, test } from "node:test"
import { basic } from "#core/accounts/testing.ts"
import { startTestApi, type TestAccount } from "#http/testing.ts"

const api = await startTestApi()
after(() => api[Symbol.asyncDispose]())

interface Answer {
  status: number
  body: Record<string, unknown> & { code?: string; sid?: string; detail?: string; data?: Record<string, unknown>[] }
}

async function ask(authorization: string, method: string, path: string, json?: object): Promise<Answer> {
  const answer = await fetch(api.baseUrl + path, {
    method,
    headers: { authorization, ...(json ? { "content-type": "application/json" } : {}) },
    ...(json ? { body: JSON.stringify(json) } : {}),
  })
  return { status: answer.status, body: JSON.parse((await answer.text()) || "{}") as Answer["body"] }
}

const operate = (method: string, path: string, json?: object) => ask(api.operator, method, `/operator/v1${path}`, json)
const send = (account: TestAccount, from: string) =>
  ask(account.authorization, "POST", "/v1/messages", { to: "+15550001001", from, body: "Hello" })
let next = 15_552_000_000
const newNumber = () => `+${next++}`

test("an account cannot take a number that another account sends from, and receives nothing for it", async () => {
  const [victim, other] = [await api.addAccount("Victim"), await api.addAccount("Other", { senders: "none" })]
  const number = newNumber()
  assert.equal((await send(victim, number)).status, 201)
  const requested = await ask(other.authorization, "POST", "/v1/phone_numbers", { number })
  assert.deepEqual([requested.status, requested.body["status"]], [201, "pending"])
  assert.equal((await send(victim, number)).status, 201)
  assert.equal((await send(other, number)).body.code, "sender_not_allowed")
  const handset = { to: number, from: "+15550001001", body: "STOP" }
  assert.equal((await ask(other.authorization, "POST", "/v1/simulator/inbound", handset)).status, 400)
  await operate("POST", "/phone_numbers", { account_sid: victim.sid, number })
  assert.equal((await ask(victim.authorization, "POST", "/v1/simulator/inbound", handset)).status, 201)
  assert.equal((await send(victim, number)).body.code, "recipient_opted_out")
  const optOuts = async ({ authorization }: TestAccount) =>
    (await ask(authorization, "GET", "/v1/opt_outs")).body.data?.length
  assert.deepEqual([await optOuts(victim), await optOuts(other)], [1, 0])
  const refused = await operate("PATCH", `/phone_numbers/${requested.body.sid}`, { status: "active" })
  assert.equal(refused.body.code, "phone_number_taken")
})

test("a key of scope messages can neither request nor give up a number", async () => {
  const { sid, authorization } = api.account
  const { body: assigned } = await operate("POST", "/phone_numbers", { account_sid: sid, number: newNumber() })
  const { body: key } = await ask(authorization, "POST", "/v1/api_keys", { name: "Key", scope: "messages" })
  const limited = basic(key.sid ?? "", String(key["secret"]))
  const asked = await ask(limited, "POST", "/v1/phone_numbers", { number: newNumber() })
  assert.deepEqual([asked.status, asked.body.code], [403, "insufficient_scope"])
  assert.equal((await ask(limited, "DELETE", `/v1/phone_numbers/${assigned.sid}`)).status, 403)
  assert.equal((await ask(limited, "GET", `/v1/phone_numbers/${assigned.sid}`)).status, 200)
})

test("the operator approves, rejects, lists, moves and releases numbers", async () => {
  const [ann, bob] = [
    await api.addAccount("Ann", { senders: "none" }),
    await api.addAccount("Bob", { senders: "none" }),
  ]
  const request = async (number: string) =>
    (await ask(ann.authorization, "POST", "/v1/phone_numbers", { number })).body.sid ?? ""
  const [wanted, unwanted] = [await request(newNumber()), await request("Posthorn")]
  const pending = await operate("GET", `/phone_numbers?status=pending&account_sid=${ann.sid}`)
  assert.deepEqual(
    pending.body.data?.map(({ sid }) => sid),
    [unwanted, wanted],
  )
  const { body: approved } = await operate("PATCH", `/phone_numbers/${wanted}`, { status: "active" })
  assert.deepEqual([approved["status"], approved["owner_account_sid"]], ["active", ann.sid])
  const number = String(approved["number"])
  assert.equal((await send(ann, number)).status, 201)
  const reason = "Letters need a contract."
  await operate("PATCH", `/phone_numbers/${unwanted}`, { status: "rejected", rejected_reason: reason })
  const { body: seen } = await ask(ann.authorization, "GET", `/v1/phone_numbers/${unwanted}`)
  assert.deepEqual([seen["status"], seen["rejected_reason"]], ["rejected", reason])
  assert.equal((await send(ann, "Posthorn")).body.code, "sender_not_allowed")
  assert.equal((await operate("PATCH", `/phone_numbers/${wanted}`, { account_sid: bob.sid })).status, 200)
  assert.equal((await send(bob, number)).status, 201)
  assert.equal((await send(ann, number)).body.code, "sender_not_owned")
  assert.equal((await operate("DELETE", `/phone_numbers/${wanted}`)).status, 204)
  assert.equal((await send(bob, number)).body.code, "sender_not_allowed")
  assert.equal((await operate("GET", `/phone_numbers/${wanted}`)).body.code, "phone_number_not_found")
})

test("a sender rule applies immediately, and the preview refuses the same senders as sending", async () => {
  const ann = await api.addAccount("Ann", { senders: "none" })
  const preview = (from: string) =>
    ask(ann.authorization, "POST", "/v1/messages/preview", { to: "+15550001001", from, body: "Hello" })
  assert.equal((await preview("Bell Hotels")).body.code, "sender_not_allowed")
  const { body: rule } = await operate("POST", "/sender_rules", {
    account_sid: ann.sid,
    kind: "pattern",
    sender: "Bell*",
    note: "Contract of May",
  })
  assert.equal((await preview("BELL Hotels")).status, 200)
  assert.equal((await send(ann, "BELL Hotels")).status, 201)
  const listed = await operate("GET", `/sender_rules?account_sid=${ann.sid}&needs_review=false`)
  assert.deepEqual(listed.body.data, [rule])
  assert.equal((await operate("DELETE", `/sender_rules/${rule.sid}`)).status, 204)
  assert.equal((await send(ann, "BELL Hotels")).body.code, "sender_not_allowed")
})

test("a sender rule says what is wrong with its sender", async () => {
  const cases: [kind: string, sender: string | undefined, expected: RegExp][] = [
    ["any", "Bell", /cannot send `sender`/],
    ["exact", undefined, /required/],
    ["exact", "much too long a name", /11 characters/],
    ["pattern", "Bell", /must contain `\*`/],
    ["pattern", "**", /kind=any/],
    ["pattern", "a*\u{1F600}", /letters, digits/],
  ]
  for (const [kind, sender, expected] of cases) {
    const { status, body } = await operate("POST", "/sender_rules", { kind, sender })
    assert.deepEqual([status, body["param"]], [400, "sender"], JSON.stringify([kind, sender]))
    assert.match(body.detail ?? "", expected)
  }
})

test("the creation of an account names its possible senders, and its numbers are limited", async () => {
  const { body: created } = await operate("POST", "/accounts", { name: "New", phone_numbers_max: 1 })
  assert.match(String(created["sender_notice"]), /only from numbers that the operator assigns/)
  const authorization = basic(created.sid ?? "", String(created["auth_token"]))
  const request = () => ask(authorization, "POST", "/v1/phone_numbers", { number: newNumber() })
  assert.equal((await request()).status, 201)
  const refused = await request()
  assert.deepEqual([refused.status, refused.body.code], [409, "phone_numbers_exhausted"])
  await operate("PATCH", `/accounts/${created.sid}`, { phone_numbers_max: null })
  assert.equal((await request()).status, 201)
})
