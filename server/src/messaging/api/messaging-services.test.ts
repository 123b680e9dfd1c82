import assert from "node:assert/strict"
import { after, describe, test } from "node:test"
import { startTestApi } from "#http/testing.ts"

const api = await startTestApi()
after(() => api[Symbol.asyncDispose]())

type Json = Record<string, unknown>
const home = "+14155550100"
const other = "+12125550100"
const german = "+4930123456"

async function accountOf(name: string, more: Parameters<typeof api.addAccount>[1] = {}) {
  const account = await api.addAccount(name, more)
  return async (method: string, path: string, body?: object): Promise<{ status: number; json: Json }> => {
    const response = await fetch(`${api.baseUrl}/v1${path}`, {
      method,
      headers: { authorization: account.authorization, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    return { status: response.status, json: text ? (JSON.parse(text) as Json) : {} }
  }
}

const ask = await accountOf("Hotel")

async function service(senders: readonly (string | object)[] = [], settings: object = {}): Promise<string> {
  const { status, json } = await ask("POST", "/messaging_services", { name: "Reservations", ...settings })
  assert.equal(status, 201, JSON.stringify(json))
  const sid = String(json["sid"])
  for (const sender of senders) await add(sid, sender)
  return sid
}

async function add(sid: string, sender: string | object): Promise<void> {
  const body = typeof sender === "string" ? { sender } : sender
  const added = await ask("POST", `/messaging_services/${sid}/senders`, body)
  assert.equal(added.status, 201, JSON.stringify(added.json))
}

const sendersOf = async (sid: string) => {
  const { json } = await ask("GET", `/messaging_services/${sid}/senders`)
  return (json["data"] as Json[]).map(({ sender }) => sender)
}
const removeSender = (sid: string, sender: string) => ask("DELETE", `/messaging_services/${sid}/senders`, { sender })
const send = (sid: string, to: string, more: object = {}) =>
  ask("POST", "/messages", { to, messaging_service_sid: sid, body: "Your table is ready.", ...more })
const senderOf = async (sid: string, to: string, more: object = {}) => {
  const { status, json } = await send(sid, to, more)
  return status === 201 ? json["from"] : json["code"]
}
const clear = (sid: string) => ask("DELETE", `/messaging_services/${sid}`)

describe("A messaging service", () => {
  test("is created, changed, listed and deleted", async () => {
    const { json: made } = await ask("POST", "/messaging_services", { name: "Reservations" })
    const path = `/messaging_services/${String(made["sid"])}`
    const { sid, name, sticky_sender, validity_period } = made
    assert.match(String(sid), /^MG[0-9a-f]{32}$/)
    assert.deepEqual({ name, sticky_sender, validity_period }, { name: "Reservations", sticky_sender: true, validity_period: null }) // oxfmt-ignore
    const changed = await ask("PATCH", path, { validity_period: 600, sticky_sender: false })
    assert.deepEqual([changed.json["validity_period"], changed.json["sticky_sender"]], [600, false])
    assert.equal((await ask("PATCH", path, { validity_period: null })).json["validity_period"], null)
    assert.equal((await ask("GET", path)).json["name"], "Reservations")
    const { json: page } = await ask("GET", "/messaging_services?limit=1")
    assert.deepEqual(
      (page["data"] as Json[]).map((each) => each["sid"]),
      [sid],
    )
    assert.equal((await ask("DELETE", path)).status, 204)
    for (const method of ["GET", "PATCH", "DELETE"])
      assert.equal(
        (await ask(method, path, method === "PATCH" ? {} : undefined)).json["code"],
        "messaging_service_not_found",
        method,
      )
  })

  test("has senders, each with its kind and country, until they are removed", async () => {
    const sid = await service([home, { sender: "12345", country: "us" }, "Hotel"])
    const { json } = await ask("GET", `/messaging_services/${sid}/senders`)
    assert.deepEqual(
      (json["data"] as Json[]).map(({ sender, kind, country }) => [sender, kind, country]),
      [
        ["Hotel", "name", null],
        ["12345", "short_code", "US"],
        [home, "phone_number", "US"],
      ],
    )
    await add(sid, home)
    assert.equal((await sendersOf(sid)).length, 3, "a sender that the service has is not added again")
    assert.equal((await removeSender(sid, "HOTEL")).status, 204)
    assert.equal((await removeSender(sid, "Hotel")).json["code"], "service_sender_not_found")
    assert.deepEqual(await sendersOf(sid), ["12345", home])
    await clear(sid)
  })

  test("shares no sender with another service, until its deletion", async () => {
    const [sid, second] = [await service([home]), await service()]
    const path = `/messaging_services/${second}/senders`
    const taken = await ask("POST", path, { sender: home })
    assert.deepEqual([taken.status, taken.json["code"]], [409, "service_sender_taken"])
    await clear(sid)
    await add(second, home)
    await clear(second)
  })

  test("takes no sender that the account cannot use, and no country of a phone number", async () => {
    const stranger = await accountOf("Stranger", { senders: "none" })
    const { json } = await stranger("POST", "/messaging_services", { name: "Strange" })
    const path = `/messaging_services/${String(json["sid"])}/senders`
    const refused = await stranger("POST", path, { sender: home })
    assert.deepEqual([refused.json["code"], refused.json["param"]], ["sender_not_allowed", "sender"])
    const sid = await service()
    const withCountry = await ask("POST", `/messaging_services/${sid}/senders`, { sender: home, country: "US" })
    assert.deepEqual([withCountry.status, withCountry.json["param"]], [400, "country"])
    assert.equal((await stranger("GET", `/messaging_services/${sid}`)).json["code"], "messaging_service_not_found")
  })
})

describe("A message of a messaging service", () => {
  test("comes from a sender of the recipient's country, and names its service", async () => {
    const sid = await service([home, german])
    const { json } = await send(sid, "+493098765432")
    assert.deepEqual([json["from"], json["messaging_service_sid"]], [german, sid])
    assert.equal(await senderOf(sid, "+12125550123"), home)
    const { json: plain } = await ask("POST", "/messages", { to: "+12125550123", from: home, body: "Hello" })
    assert.equal(plain["messaging_service_sid"], null)
    await clear(sid)
  })

  test("keeps the sender of the last message to the recipient, though a nearer one joins", async () => {
    const sid = await service([home])
    const to = "+12125550131"
    assert.equal(await senderOf(sid, to), home)
    await add(sid, other)
    assert.deepEqual([await senderOf(sid, to), await senderOf(sid, "+12125550132")], [home, other])
    await ask("PATCH", `/messaging_services/${sid}`, { sticky_sender: false })
    assert.equal(await senderOf(sid, to), other)
    await ask("PATCH", `/messaging_services/${sid}`, { sticky_sender: true })
    await removeSender(sid, other)
    assert.equal(await senderOf(sid, to), home, "the last sender has left the service")
    await clear(sid)
  })

  test("keeps its sender beside messages of the recipient from other senders", async () => {
    const sid = await service([home])
    const to = "+12125550133"
    await senderOf(sid, to)
    await add(sid, other)
    for (let count = 0; count < 5; count++) await ask("POST", "/messages", { to, from: german, body: "Hello" })
    assert.equal(await senderOf(sid, to), home)
    await clear(sid)
  })

  test("can name a sender of the service, and no other one", async () => {
    const sid = await service([home, other])
    assert.equal(await senderOf(sid, "+12125550134", { from: home }), home)
    assert.equal(await senderOf(sid, "+12125550134", { from: german }), "sender_not_in_service")
    await clear(sid)
  })

  test("has the validity of the service, unless it has its own", async () => {
    const sid = await service([home], { validity_period: 600 })
    const validityOf = async (more: object) => {
      const { json } = await send(sid, "+12125550135", more)
      const [row] = await api.db.query<{ validity: number }>(
        "select extract(epoch from expires_at - created_at)::int as validity from messages where id = $1",
        [String(json["sid"]).slice(2)],
      )
      return row?.validity
    }
    assert.deepEqual([await validityOf({}), await validityOf({ validity_period: 60 })], [600, 60])
    await clear(sid)
  })

  test("gets a sender for each of its addresses", async () => {
    const whatsapp = "whatsapp:+14155550100"
    const sid = await service([home, whatsapp])
    const to = "+12125550136"
    const { json } = await send(sid, `whatsapp:${to},${to}`)
    assert.deepEqual(
      (json["channels"] as Json[]).map(({ from }) => from),
      [whatsapp, home],
    )
    await clear(sid)
  })

  test("is refused without a sender that can reach the recipient, and of an unknown service", async () => {
    const sid = await service()
    assert.equal(await senderOf(sid, "+12125550137"), "no_sender_available")
    await add(sid, home)
    assert.equal(await senderOf(sid, "+12125550137"), home)
    assert.equal(await senderOf(sid, "email:ann@example.org"), "no_sender_available")
    await clear(sid)
    const { status, json } = await send(sid, "+12125550137")
    assert.deepEqual(
      [status, json["code"], json["param"]],
      [404, "messaging_service_not_found", "messaging_service_sid"],
    )
    const missing = await ask("POST", "/messages", { to: "+12125550137", body: "Hello" })
    assert.deepEqual([missing.json["code"], missing.json["param"]], ["missing_parameter", "from"])
  })

  test("comes from no number that has another owner by now", async () => {
    const [taken, free] = ["+16465550101", "+14155550100"]
    const sid = await service([taken, free])
    const to = "+16465550141"
    assert.equal(await senderOf(sid, to), taken)
    await ask("PATCH", `/messaging_services/${sid}`, { sticky_sender: false })
    const owner = await api.addAccount("Owner")
    const assigned = await fetch(`${api.baseUrl}/operator/v1/phone_numbers`, {
      method: "POST",
      headers: { authorization: api.operator, "content-type": "application/json" },
      body: JSON.stringify({ account_sid: owner.sid, number: taken }),
    })
    assert.equal(assigned.status, 201)
    assert.equal(await senderOf(sid, to), free)
    await clear(sid)
  })
})

describe("An opt-out from one sender of a messaging service", () => {
  const pool = ["+16465550111", "+16465550112"] as const

  test("holds for all of them until the recipient sends START to any", async () => {
    const hotel = await accountOf("Pool", { number: pool[0] })
    const { json } = await hotel("POST", "/messaging_services", { name: "Pool" })
    const sid = String(json["sid"])
    for (const sender of pool) await hotel("POST", `/messaging_services/${sid}/senders`, { sender })
    const to = "+14155550151"
    const trySend = async (more: object) => {
      const { status, json: sent } = await hotel("POST", "/messages", { to, body: "Hello", ...more })
      return status === 201 ? "sent" : sent["code"]
    }
    const soon = new Date(Date.now() + 86_400_000).toISOString()
    const scheduled = { to, body: "Hello", messaging_service_sid: sid, from: pool[1], send_at: soon }
    const { json: waiting } = await hotel("POST", "/messages", scheduled)
    await api.simulator.inject({ to: pool[0], from: to, body: "STOP" })
    const { json: ended } = await hotel("GET", `/messages/${String(waiting["sid"])}`)
    assert.deepEqual([ended["status"], ended["error_code"]], ["failed", "recipient_opted_out"])
    const ofService = { messaging_service_sid: sid }
    assert.equal(await trySend(ofService), "recipient_opted_out")
    assert.equal(await trySend({ ...ofService, from: pool[1] }), "recipient_opted_out")
    assert.equal(await trySend({ from: "+16465550113" }), "sent", "a sender outside of the service")
    await hotel("POST", "/opt_outs", { to, from: pool[1] })
    await api.simulator.inject({ to: pool[0], from: to, body: "START" })
    assert.equal(await trySend(ofService), "sent")
  })

  test("holds for the others when the sender leaves", async () => {
    const hotel = await accountOf("Leaving", { number: "+16465550115" })
    const { json } = await hotel("POST", "/messaging_services", { name: "Leaving" })
    const sid = String(json["sid"])
    const senders = ["+16465550114", "+16465550115", "+16465550116"]
    for (const sender of senders) await hotel("POST", `/messaging_services/${sid}/senders`, { sender })
    const to = "+14155550152"
    await hotel("POST", "/opt_outs", { to, from: "+16465550114" })
    await hotel("DELETE", `/messaging_services/${sid}/senders?sender=%2B16465550114`)
    const send = () => hotel("POST", "/messages", { to, body: "Hello", messaging_service_sid: sid })
    assert.equal((await send()).json["code"], "recipient_opted_out")
    await api.simulator.inject({ to: "+16465550115", from: to, body: "START" })
    assert.equal((await send()).status, 201)
  })
})
