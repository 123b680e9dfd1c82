import assert from "node:assert/strict"
import { after, test } from "node:test"
import { startTestApi } from "#http/testing.ts"

const api = await startTestApi()
after(() => api[Symbol.asyncDispose]())
const account = await api.addAccount("Hotel", { number: "+15005550006" })
const own = "+15005550006"

type Json = Record<string, unknown>

async function ask(method: string, path: string, body?: object): Promise<{ status: number; json: Json }> {
  const response = await fetch(api.baseUrl + path, {
    method,
    headers: { authorization: account.authorization, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return { status: response.status, json: text ? (JSON.parse(text) as Json) : {} }
}

const send = (to: string, body = "Your table is ready.") => ask("POST", "/v1/messages", { to, from: own, body })
const write = (from: string, body: string) => api.simulator.inject({ to: own, from, body })
const encoded = encodeURIComponent

const twice: readonly [country: string, reported: string, dialled: string][] = [
  ["Mexico", "+5215519990001", "+525519990001"],
  ["Argentina", "+541155550001", "+5491155550001"],
  ["Brazil", "+551181990001", "+5511981990001"],
  ["Ivory Coast", "+22507990001", "+2250707990001"],
  ["Benin", "+22997990001", "+2290197990001"],
]

for (const [country, reported, dialled] of twice) {
  test(`an account can answer a sender, and STOP holds for the number that people dial: ${country}`, async () => {
    await write(reported, "hola")
    const answer = await send(reported)
    assert.deepEqual([answer.status, answer.json["to"]], [201, reported], JSON.stringify(answer.json))
    assert.equal((await send(dialled)).status, 201)
    for (const contact of [reported, dialled]) {
      const path = `/v1/conversations/messages?number=${encoded(own)}&contact=${encoded(contact)}`
      const { json } = await ask("GET", path)
      assert.equal((json["data"] as Json[] | undefined)?.length, 3, JSON.stringify(json))
    }
    await write(reported, "STOP")
    for (const to of [reported, dialled]) assert.equal((await send(to)).json["code"], "recipient_opted_out", to)
    const listed = await ask("GET", `/v1/opt_outs?to=${encoded(reported)}`)
    assert.deepEqual(
      (listed.json["data"] as Json[]).map(({ to }) => to),
      [dialled],
    )
    await write(dialled, "START")
    for (const to of [reported, dialled]) assert.equal((await send(to)).status, 201, to)
    await write(dialled, "STOP")
    const query = `?from=${encoded(own)}&to=${encoded(reported)}`
    assert.equal((await ask("DELETE", `/v1/opt_outs${query}`)).status, 204)
    assert.equal((await send(dialled)).status, 201)
  })
}

for (const odd of ["+99912345678", "12345", "0151234567", "+1234", "+4402079460001"]) {
  test(`an address outside every numbering plan can be answered once it wrote: ${odd}`, async () => {
    const before = await send(odd)
    assert.deepEqual([before.status, before.json["code"]], [400, "invalid_address"])
    assert.ok(!JSON.stringify(before.json).includes("reported"))
    await write(odd, "hello")
    const answer = await send(odd)
    assert.deepEqual([answer.status, answer.json["to"]], [201, odd], JSON.stringify(answer.json))
    const { json } = await ask("GET", `/v1/messages?from=${encoded(odd)}`)
    assert.equal((json["data"] as Json[]).length, 1)
    const stranger = await api.addAccount("Stranger")
    const response = await fetch(`${api.baseUrl}/v1/messages`, {
      method: "POST",
      headers: { authorization: stranger.authorization },
      body: new URLSearchParams({ to: odd, from: own, body: "spam" }),
    })
    assert.equal(((await response.json()) as Json)["code"], "invalid_address")
  })
}

test("an address that wrote is still one fault less, not none: the other faults are named", async () => {
  await write("+99912345679", "hello")
  const { status, json } = await ask("POST", "/v1/messages", {
    to: "+99912345679",
    from: own,
    body: "x",
    tags: [""],
    colour: 1,
  })
  assert.equal(status, 400)
  const names = (json["errors"] as Json[]).map(({ param }) => param)
  assert.ok(!names.includes("to") && names.includes("colour"), JSON.stringify(names))
})

test("a verification, its limits and the safe list know both forms of a number", async () => {
  const settings = { friendly_name: "Hotel", allowed_countries: ["BR"], senders: [own] }
  assert.equal((await ask("PATCH", "/v1/auth/settings", settings)).status, 200)
  const first = await ask("POST", "/v1/auth/verifications", { to: "+551181990002" })
  assert.deepEqual([first.status, first.json["to"]], [201, "+5511981990002"], JSON.stringify(first.json))
  const second = await ask("POST", "/v1/auth/verifications", { to: "+5511981990002" })
  assert.equal(second.json["code"], "verification_resend_too_soon")
  const messages = await ask("GET", `/v1/messages?to=${encoded("+551181990002")}`)
  assert.equal((messages.json["data"] as Json[]).length, 1)
  assert.equal((await ask("POST", "/v1/auth/safe_list", { to: "+551181990002" })).status, 201)
  const known = await ask("GET", `/v1/auth/recipients?to=${encoded("+551181990002")}`)
  assert.equal((known.json["verifications"] as Json[]).length, 1)
  assert.notEqual(known.json["safe_list_entry"], null)
})

test("rows of the former form count: an opt-out and a safe entry that an earlier version stored", async () => {
  const { accountId } = account
  await api.db.query(
    `insert into opt_outs (account_id, sender, recipient, keyword, created_at) values ($1, $2, $3, 'STOP', now())`,
    [accountId, own, "+5215519990009"],
  )
  assert.equal((await send("+525519990009")).json["code"], "recipient_opted_out")
  await write("+525519990009", "START")
  assert.equal((await send("+525519990009")).status, 201)
  await api.db.query(
    `insert into verification_safe_list (account_id, to_address, note, created_at) values ($1, $2, null, now())`,
    [accountId, "+551181990003"],
  )
  const { status } = await ask("DELETE", `/v1/auth/safe_list?to=${encoded("+5511981990003")}`)
  assert.equal(status, 204)
})

test("a number has one owner, in each of its forms", async () => {
  const stranger = await api.addAccount("Owner", { number: "+5511981990007" })
  const response = await fetch(`${api.baseUrl}/operator/v1/phone_numbers`, {
    method: "POST",
    headers: { authorization: api.operator },
    body: new URLSearchParams({ account_sid: account.sid, number: "+551181990007" }),
  })
  assert.equal(((await response.json()) as Json)["code"], "phone_number_taken")
  assert.ok(stranger)
})
