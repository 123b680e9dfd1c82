import assert from "node:assert/strict"
import { createHash } from "node:crypto"
import { after, before, test } from "node:test"
import { basic } from "#core/accounts/testing.ts"
import { fromSid } from "#core/std/ids.ts"
import { startTestApi, type TestApi } from "#http/testing.ts"

let api: TestApi
before(async () => {
  api = await startTestApi()
})
after(() => api[Symbol.asyncDispose]())

const settings = { hosts: [{ host: "smpp.carrier.example" }], system_id: "acme" }

test("settings come back as they were given, and in a form they are JSON", async () => {
  const spelt = { ...settings, window_max: 5, statuses: { ESME_RSYSERR: { is_permanent: false } } }
  const form = new URLSearchParams({ Name: "Acme", Settings: JSON.stringify(spelt), Password: "s3cret" })
  const { status, body } = await ask("POST", "/carriers", form)
  assert.equal(status, 201)
  assert.deepEqual(body.settings, spelt)
  assert.doesNotMatch(JSON.stringify(body), /s3cret/)
})

test("wrong settings are refused with every field at fault, as the request spells them", async () => {
  const wrong = { hosts: [{ host: "a b", port: 0 }], data_codings: { ucs2: 999 }, window: 3 }
  const { status, body } = await ask("POST", "/carriers", { name: "Acme", settings: wrong, password: "ü".repeat(65) })
  assert.equal(status, 400)
  assert.deepEqual((body.errors as { param: string }[]).map(({ param }) => param).toSorted(), [
    "password",
    "settings.data_codings.ucs2",
    "settings.hosts[0].host",
    "settings.hosts[0].port",
    "settings.system_id",
    "settings.window",
  ])
})

test("settings are refused together with all else, with the nearest known name, and not in two spellings", async () => {
  const wrong = {
    ...settings,
    windowmax: 3,
    hosts: [{ host: "a", tls: { sni: "b" } }],
    system_type: "x",
    systemType: "y",
  }
  const { status, body } = await ask("POST", "/carriers", { nme: "Acme", settings: wrong, status: "on" })
  assert.equal(status, 400)
  const details = new Map(
    (body.errors as { param: string; detail: string }[]).map(({ param, detail }) => [param, detail]),
  )
  assert.deepEqual([...details.keys()].toSorted(), [
    "name",
    "nme",
    "settings.hosts[0].tls.sni",
    "settings.system_type",
    "settings.windowmax",
    "status",
  ])
  assert.match(details.get("settings.windowmax") ?? "", /The nearest is `settings\.window_max`/)
  assert.match(details.get("nme") ?? "", /`name`/)
})

test("a setting with the name __proto__ is refused as any unknown one, in JSON and in a form", async () => {
  const odd = `{"__proto__": {"windowMax": 5}, ${JSON.stringify(settings).slice(1)}`
  const inner = { ...settings, hosts: [JSON.parse('{"host": "a.example", "__proto__": 1}') as unknown] }
  for (const [given, param] of [
    [{ name: "Odd", settings: JSON.parse(odd) as unknown }, "settings.__proto__"],
    [new URLSearchParams({ Name: "Odd", Settings: odd }), "settings.__proto__"],
    [{ name: "Odd", settings: inner }, "settings.hosts[0].__proto__"],
  ] as const) {
    const { status, body } = await ask("POST", "/carriers", given)
    assert.deepEqual([status, body.param], [400, param])
    assert.match(String(body.detail), /`settings.*__proto__` is not a setting/)
  }
})

test("a carrier whose secrets cannot be opened can be disabled, and gets new ones", async () => {
  const { body } = await ask("POST", "/carriers", { name: "Acme", settings, password: "old" })
  await api.db.query("update carriers set secrets = 'sealed under another key'")
  const at = `/carriers/${body.sid as string}`
  assert.equal((await ask("PATCH", at, { status: "disabled" })).status, 200)
  assert.equal((await ask("PATCH", at, { password: "new" })).status, 200)
})

test("a carrier of a kind that is not loaded can only be renamed, disabled and deleted", async () => {
  const { body } = await ask("POST", "/carriers", { name: "Acme", settings, password: "s3cret" })
  const at = `/carriers/${body.sid as string}`
  await api.db.query("update carriers set kind = 'pigeon', revision = revision + 1 where id = $1", [
    fromSid("carrier", body.sid as string),
  ])
  for (const [param, value] of Object.entries({ settings, password: "new", webhook_secret: "new" })) {
    const refused = await ask("PATCH", at, { [param]: value })
    assert.deepEqual([refused.status, refused.body.param], [400, param])
    assert.match(String(refused.body.detail), /no carriers of the kind pigeon/)
  }
  const route = await ask("POST", "/routes", { carrier_sid: body.sid, channel: "sms" })
  assert.match(String(route.body.detail), /The carrier supports no channel/)
  const changed = await ask("PATCH", at, { name: "Old", status: "disabled" })
  assert.deepEqual([changed.status, changed.body.name, changed.body.status], [200, "Old", "disabled"])
  assert.equal((await ask("DELETE", at)).status, 204)
})

test("a stored password is not sent to another host, port or weaker TLS unless the request gives it again", async () => {
  const tls = { ca: "-----BEGIN CERTIFICATE-----", servername: "smsc.example" }
  const hosts = [
    { host: "a.example", tls },
    { host: "b.example", port: 3550 },
  ]
  const given = { name: "Bound", settings: { hosts, system_id: "acme" }, password: "s3cret", status: "disabled" }
  const { body } = await ask("POST", "/carriers", given)
  const change = (wanted: object[], more: object = {}) =>
    ask("PATCH", `/carriers/${body.sid as string}`, { settings: { hosts: wanted, system_id: "acme" }, ...more })
  const elsewhere = [
    [{ host: "c.example", tls }],
    [{ host: "b.example" }],
    [{ host: "a.example" }],
    [{ host: "a.example", tls: { ...tls, servername: "other.example" } }],
    [...hosts, { host: "c.example" }],
  ]
  for (const wanted of elsewhere) {
    const refused = await change(wanted)
    assert.deepEqual([refused.status, refused.body.param], [400, "password"], JSON.stringify(wanted))
  }
  const asSafe = [{ host: "b.example", port: 3550, binds: 2, tls: {} }, hosts[0] ?? {}]
  assert.equal((await change(asSafe)).status, 200)
  assert.equal((await change([{ host: "c.example" }], { password: "s3cret" })).status, 200)
})

const bound = [
  ["smtp", { host: "a.example", from: ["x@a.example"] }, { host: "b.example" }, { from: ["y@a.example"] }],
  ["xmpp", { host: "a.example", domain: "sms.example" }, { port: 5348 }, { domain: "other.example" }],
  [
    "mm4",
    {
      host: "a.example",
      domain: "a.example",
      peer_domain: "b.example",
      inbound: { port: 2525, addresses: ["192.0.2.1"] },
    },
    { servername: "b.example" },
    { read_reports: true },
  ],
  [
    "mm7",
    { url: "https://a.example/mm7", vasp_id: "v", inbound: { user: "mmsc" } },
    { url: "https://a.example/other" },
    { vasp_id: "w" },
  ],
  [
    "matrix",
    { homeserver_url: "https://a.example", server_name: "a.example" },
    { homeserver_url: "https://b.example" },
    { bot: "other" },
  ],
  ["telegram", { bot: "hotel_bot" }, { api_url: "https://b.example" }, { connections: 2 }],
  [
    "whatsapp",
    { phone_numbers: { "+15551234567": "1" }, verify_token: "v" },
    { api_url: "https://b.example" },
    { verify_token: "w" },
  ],
  [
    "http",
    { request: { url: "https://a.example/", form: { to: "{{to}}" } }, answer: { reference: "id" } },
    { request: { url: "https://a.example/", headers: { x: "{{webhook_secret}}" } } },
    { timeout_ms: 1_000 },
  ],
  [
    "http",
    { request: { url: "https://a.example/", form: { back: "{{webhook_url}}" } }, answer: { reference: "id" } },
    { verification: { kind: "query", secret: "password" } },
    { addresses: ["192.0.2.1"] },
  ],
  [
    "http",
    {
      request: { url: "https://a.example/" },
      answer: { reference: "id" },
      verification: { kind: "header", name: "x" },
    },
    {
      inbound: { reference: "id", to: "to", from: "from", media: { urls: ["url"], basic_user: "{{webhook_secret}}" } },
    },
    { acknowledgement: { status: 204 } },
  ],
] as const

test("a change that moves a carrier of any kind needs each stored secret again", async () => {
  const webhook = { password: "123456:ABC-DEF1234ghIkl", webhook_secret: "hook-0123456789" }
  const pem = "-----BEGIN PRIVATE KEY-----"
  const secretsOf = { smtp: { password: "p" }, xmpp: { password: "p" }, mm4: { password: "p", tls_key: pem } }
  for (const [kind, first, elsewhere, same] of bound) {
    const secrets: Record<string, string> = kind in secretsOf ? secretsOf[kind as keyof typeof secretsOf] : webhook
    const created = await ask("POST", "/carriers", {
      name: kind,
      kind,
      settings: first,
      ...secrets,
      status: "disabled",
    })
    assert.equal(created.status, 201, JSON.stringify(created.body))
    const change = (wanted: object, given: object) =>
      ask("PATCH", `/carriers/${created.body.sid as string}`, { settings: { ...first, ...wanted }, ...given })
    for (const missing of Object.keys(secrets)) {
      const others = Object.fromEntries(Object.entries(secrets).filter(([name]) => name !== missing))
      const refused = await change(elsewhere, others)
      assert.deepEqual([refused.status, refused.body.param], [400, missing], `${kind} without ${missing}`)
    }
    assert.equal((await change(same, {})).status, 200, kind)
    assert.equal((await change(elsewhere, secrets)).status, 200, kind)
  }
})

test("a carrier without a password can move, and so can one whose password is lost", async () => {
  for (const password of [undefined, "lost"]) {
    const { body } = await ask("POST", "/carriers", { name: "Free", settings, password, status: "disabled" })
    if (password) await api.db.query("update carriers set secrets = 'sealed under another key'")
    const moved = { settings: { ...settings, hosts: [{ host: "moved.example" }] } }
    assert.equal((await ask("PATCH", `/carriers/${body.sid as string}`, moved)).status, 200)
  }
})

test("the store holds no password that can be read", async () => {
  const created = await ask("POST", "/carriers", { name: "Acme", settings, password: "needle-in-the-store" })
  await ask("PATCH", `/carriers/${created.body.sid as string}`, { tls_key: "-----BEGIN KEY----- needle" })
  const rows = await api.db.query<{ row: string }>("select c::text || encode(secrets, 'escape') as row from carriers c")
  assert.ok(rows.length)
  for (const { row } of rows) assert.doesNotMatch(row, /needle/)
})

test("a request is repeated without a second carrier when it has an Idempotency-Key", async () => {
  const create = () => ask("POST", "/carriers", { name: "Once", settings }, { "idempotency-key": "one" })
  const [first, second] = [await create(), await create()]
  assert.equal(first.body.sid, second.body.sid)
})

test("the hash of a request that is kept does not let its password be guessed", async () => {
  const body = { name: "Once", settings, password: "hunter2" }
  await ask("POST", "/carriers", body, { "idempotency-key": "guessable" })
  const [row] = await api.db.query<{ hash: Buffer }>(
    "select request_hash as hash from idempotency_keys where key = 'guessable'",
  )
  const parameters = { name: "Once", kind: "smpp", settings, password: "hunter2", status: "enabled" }
  const guess = createHash("sha256")
    .update(`POST /operator/v1/carriers\n${JSON.stringify(parameters)}`)
    .digest()
  assert.equal(row?.hash.length, 32)
  assert.notDeepEqual(row?.hash, guess)
  const other = await ask("POST", "/carriers", { ...body, password: "other" }, { "idempotency-key": "guessable" })
  assert.equal(other.status, 422)
})

test("a route for a channel that its carrier does not carry is refused", async () => {
  const { body } = await ask("POST", "/carriers", { name: "Acme", settings, status: "disabled" })
  const wrong = await ask("POST", "/routes", { carrier_sid: body.sid, channel: "mms" })
  assert.deepEqual([wrong.status, wrong.body.param], [400, "channel"])
  const chat = await ask("POST", "/routes", { carrier_sid: body.sid, channel: "xmpp" })
  assert.deepEqual([chat.status, chat.body.param], [400, "channel"])
})

test("a route names a carrier and an account that there are, or is refused with both parameters", async () => {
  const anonymous = "0".repeat(32)
  const { status, body } = await ask("POST", "/routes", {
    carrier_sid: `CR${anonymous}`,
    account_sid: `AC${anonymous}`,
  })
  assert.equal(status, 400)
  assert.deepEqual(
    (body.errors as { param: string }[]).map(({ param }) => param),
    ["carrier_sid", "account_sid"],
  )
  const carrier = await ask("POST", "/carriers", { name: "Acme", settings, status: "disabled" })
  const conditions = { carrier_sid: carrier.body.sid, account_sid: api.account.sid }
  const route = await ask("POST", "/routes", conditions)
  assert.deepEqual([route.status, route.body.account_sid], [201, api.account.sid])
  const moved = await ask("PATCH", `/routes/${route.body.sid as string}`, { carrier_sid: `CR${anonymous}` })
  assert.deepEqual([moved.status, moved.body.param], [400, "carrier_sid"])
})

test("a trace for an unknown account is refused, and no message is traced", async () => {
  const { body } = await ask("POST", "/carriers", { name: "Acme", settings, status: "disabled" })
  const at = `/carriers/${body.sid as string}`
  const refused = await ask("POST", `${at}/trace`, { account_sid: `AC${"0".repeat(32)}` })
  assert.deepEqual([refused.status, refused.body.param], [400, "account_sid"])
  assert.equal((await ask("GET", at)).body.trace, null)
  const traced = await ask("POST", `${at}/trace`, { account_sid: api.account.sid })
  assert.equal(traced.status, 200)
})

test("a carrier for which messages wait is not deleted", async () => {
  const { body } = await ask("POST", "/carriers", { name: "Busy", settings, status: "disabled" })
  const sid = body.sid as string
  const hex = sid.slice(2).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")
  await api.db.query(
    "insert into message_jobs (account_id, id, target_id, subject_id, priority, run_at) values ($1, $1, $2, $1, 1, now())",
    [api.account.accountId, hex],
  )
  const refused = (await ask("DELETE", `/carriers/${sid}`)).body
  assert.equal(refused.code, "carrier_in_use")
  assert.match(String(refused.detail), /Enable it .* create another route .* or delete them/)
  await api.db.query("delete from message_jobs")
  assert.equal((await ask("DELETE", `/carriers/${sid}`)).status, 204)
})

test("guesses of the operator's token are slowed down", async () => {
  const statuses = new Set<number>()
  for (let guess = 0; guess < 12; guess++) {
    const authorization = basic("operator", `guess${guess}`)
    statuses.add((await ask("GET", "/carriers", undefined, { authorization })).status)
  }
  assert.deepEqual([...statuses], [401, 429])
})

async function ask(
  method: string,
  path: string,
  parameters?: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const isForm = parameters instanceof URLSearchParams
  const type = parameters && !isForm ? { "content-type": "application/json" } : {}
  const body = parameters && (isForm ? parameters : JSON.stringify(parameters))
  const answer = await fetch(`${api.baseUrl}/operator/v1${path}`, {
    method,
    headers: { authorization: api.operator, ...type, ...headers },
    ...(body ? { body } : {}),
  })
  return { status: answer.status, body: JSON.parse((await answer.text()) || "{}") as Record<string, unknown> }
}
