import assert from "node:assert/strict"
import { after, test } from "node:test"
import { startTestApi } from "#http/testing.ts"

const api = await startTestApi()
after(() => api[Symbol.asyncDispose]())

type Json = Record<string, unknown>
const own = "+15005550006"
const other = "+15005550009"

async function accountWith(number: string) {
  const account = await api.addAccount("Hotel", { number })
  const ask = async (method: string, path: string, body?: object): Promise<{ status: number; json: Json }> => {
    const response = await fetch(api.baseUrl + path, {
      method,
      headers: { authorization: account.authorization, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    return { status: response.status, json: text ? (JSON.parse(text) as Json) : {} }
  }
  const codeOf = async (to: string, from: string) => {
    const { status, json } = await ask("POST", "/v1/messages", { to, from, body: "Hello" })
    return status === 201 ? "sent" : json["code"]
  }
  const replies = async (to: string) => {
    const rows = await api.db.query<{ body: string }>(
      "select body from messages where account_id = $1 and to_address = $2 and is_automatic order by id",
      [account.accountId, to],
    )
    return rows.map(({ body }) => body)
  }
  return {
    ask,
    codeOf,
    replies,
    write: (from: string, body: string) => api.simulator.inject({ to: number, from, body }),
  }
}

const { ask, codeOf, replies, write } = await accountWith(own)

test("an account records an opt-out, which cancels queued messages, and a repeated request returns it", async () => {
  const to = "+14155550141"
  const queued = await ask("POST", "/v1/messages", { to, from: own, body: "Hello", send_at: "2099-01-01T00:00:00Z" })
  assert.equal(queued.status, 400, "a message is at most 35 days ahead")
  const soon = new Date(Date.now() + 86_400_000).toISOString()
  const waiting = await ask("POST", "/v1/messages", { to, from: own, body: "Hello", send_at: soon })
  const { status, json } = await ask("POST", "/v1/opt_outs", { from: own, to })
  assert.deepEqual([status, json["from"], json["to"], json["keyword"]], [201, own, to, null], JSON.stringify(json))
  const after = await ask("GET", `/v1/messages/${String(waiting.json["sid"])}`)
  assert.deepEqual([after.json["status"], after.json["error_code"]], ["failed", "recipient_opted_out"])
  assert.deepEqual((await ask("POST", "/v1/opt_outs", { from: own, to })).json, json)
  assert.deepEqual([await codeOf(to, own), await codeOf(to, other)], ["recipient_opted_out", "sent"])
  assert.deepEqual(await replies(to), [])
})

test("an opt-out without a sender holds for every sender and channel, until it is deleted or the person opts in", async () => {
  const to = "+14155550142"
  const { status, json } = await ask("POST", "/v1/opt_outs", { to: `whatsapp:${to}` })
  assert.deepEqual([status, json["from"], json["to"]], [201, null, to])
  for (const from of [own, other]) assert.equal(await codeOf(to, from), "recipient_opted_out")
  const query = `to=${encodeURIComponent(to)}`
  const refused = await ask("DELETE", `/v1/opt_outs?from=${encodeURIComponent(own)}&${query}`)
  assert.deepEqual([refused.status, /without `from`/.test(String(refused.json["detail"]))], [404, true])
  assert.equal((await ask("DELETE", `/v1/opt_outs?${query}`)).status, 204)
  assert.equal(await codeOf(to, other), "sent")
  await ask("POST", "/v1/opt_outs", { to })
  await write(to, "START")
  assert.equal(await codeOf(to, other), "sent")
})

test("an account chooses that STOP holds for every sender", async () => {
  const hotel = await accountWith("+15005550017")
  const to = "+14155550143"
  await hotel.write(to, "STOP")
  assert.equal(await hotel.codeOf(to, other), "sent")
  assert.equal((await hotel.ask("PATCH", "/v1/opt_outs/settings", { holds_for: "account" })).status, 200)
  await hotel.write(to, "STOP")
  assert.equal(await hotel.codeOf(to, other), "recipient_opted_out")
  const { json } = await hotel.ask("GET", `/v1/opt_outs?to=${encodeURIComponent(to)}`)
  assert.deepEqual(
    (json["data"] as Json[]).map(({ from }) => from),
    [null, "+15005550017"],
  )
  await hotel.write(to, "START")
  for (const from of ["+15005550017", other]) assert.equal(await hotel.codeOf(to, from), "sent")
  await hotel.write("+14155550144", "STOP")
  assert.deepEqual(await hotel.replies("+14155550144"), [
    "You will receive no more messages. Reply START to receive them again.",
  ])
})

test("a reply has the language of the word, and an account adds words, replies and the language of STOP", async () => {
  const hotel = await accountWith("+15005550018")
  await hotel.write("+33600000001", "Arrêt")
  assert.match(String(await hotel.replies("+33600000001")), /^Vous ne recevrez plus de messages de ce numéro/)
  const languages = [{ language: "sv", stop_keywords: ["Sluta"], stop_reply: "Du får inga fler meddelanden." }]
  const { status, json } = await hotel.ask("PATCH", "/v1/opt_outs/settings", { language: "de", languages })
  assert.equal(status, 200, JSON.stringify(json))
  assert.deepEqual((await hotel.ask("GET", "/v1/opt_outs/settings")).json, json)
  await hotel.write("+46700000001", "SLUTA!")
  assert.deepEqual(await hotel.replies("+46700000001"), ["Du får inga fler meddelanden."])
  await hotel.write("+4915100000001", "STOP")
  assert.match(String(await hotel.replies("+4915100000001")), /^Sie erhalten keine Nachrichten/)
})

for (const [body, param] of [
  [{ languages: [{ language: "sv" }, { language: "SV" }] }, /languages/],
  [{ languages: [{ language: "fr", stop_keywords: ["!?"] }] }, /stop_keywords/],
  [{ languages: [{ language: "french" }] }, /language/],
  [{ holds_for: "all" }, /holds_for/],
] as const)
  test(`settings are refused: ${JSON.stringify(body)}`, async () => {
    const { status, json } = await ask("PATCH", "/v1/opt_outs/settings", body)
    assert.equal(status, 400)
    assert.match(String(json["param"]), param)
  })
