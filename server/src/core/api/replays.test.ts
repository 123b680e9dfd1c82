import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { startTestApi, type TestApi } from "#http/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"

const clock = new FakeClock()
let api: TestApi
let webhook = ""
before(async () => {
  api = await startTestApi({ clock })
  webhook = await subscribe()
})
after(() => api[Symbol.asyncDispose]())

interface Answer {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

async function ask(
  method: string,
  path: string,
  parameters?: object,
  { headers = {}, as = api.account }: { headers?: object; as?: TestApi["account"] } = {},
): Promise<Answer> {
  const answer = await fetch(api.baseUrl + path, {
    method,
    ...(parameters ? { body: JSON.stringify(parameters) } : {}),
    headers: { authorization: as.authorization, "content-type": "application/json", ...headers },
  })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> }
}

async function subscribe(as = api.account): Promise<string> {
  const { body } = await ask("POST", "/v1/webhooks", { url: "https://93.184.215.14/hooks" }, { as })
  return String(body["sid"])
}

const hourAgo = () => new Date(clock.now() - 3_600_000).toISOString()
const create = (parameters: object, headers: object = {}) =>
  ask("POST", `/v1/webhooks/${webhook}/replay`, parameters, { headers })

test("a replay is asked for, looked at, listed and cancelled", async () => {
  const made = await create({ From: hourAgo(), OnlyFailed: false, Missing: true })
  assert.equal(made.status, 202)
  assert.match(String(made.body["sid"]), /^RP[0-9a-f]{32}$/)
  assert.deepEqual(made.body, {
    sid: made.body["sid"],
    account_sid: api.account.sid,
    webhook_sid: webhook,
    status: "pending",
    reason: null,
    from: hourAgo(),
    to: new Date(clock.now()).toISOString(),
    only_failed: false,
    missing: true,
    progress: 0,
    position: hourAgo(),
    looked_at: 0,
    queued: 0,
    skipped: 0,
    waiting: 0,
    created_at: new Date(clock.now()).toISOString(),
    started_at: null,
    ended_at: null,
  })
  const path = `/v1/replays/${String(made.body["sid"])}`
  assert.deepEqual((await ask("GET", path)).body, made.body)
  assert.deepEqual((await ask("GET", `/v1/webhooks/${webhook}/replays`)).body["data"], [made.body])
  const cancelled = await ask("POST", `${path}/cancel`)
  assert.deepEqual([cancelled.status, cancelled.body["status"], cancelled.body["reason"]], [200, "canceled", "by_user"])
})

test("a replay sends only failed deliveries again unless the request says otherwise", async () => {
  const { body } = await create({ from: hourAgo() })
  assert.deepEqual([body["only_failed"], body["missing"]], [true, false])
  await ask("POST", `/v1/replays/${String(body["sid"])}/cancel`)
})

test("a replay that is asked for again under its key is the same one", async () => {
  const headers = { "idempotency-key": "replay-1" }
  const parameters = { from: hourAgo() }
  const [first, second] = [await create(parameters, headers), await create(parameters, headers)]
  assert.equal(second.headers.get("idempotent-replayed"), "true")
  assert.deepEqual(second.body, first.body)
  await ask("POST", `/v1/replays/${String(first.body["sid"])}/cancel`)
})

for (const [what, parameters, code, param] of [
  ["without a beginning", {}, "missing_parameter", "from"],
  ["a beginning that is no time", { from: "yesterday" }, "invalid_parameter", "from"],
  ["a time without a zone", { from: "2026-11-21T08:00:00" }, "invalid_parameter", "from"],
  ["a beginning that is yet to come", { from: "2030-01-01T00:00:00Z" }, "invalid_replay_range", "from"],
  [
    "an end before the beginning",
    { from: "2026-11-21T07:00:00Z", to: "2026-11-21T06:00:00Z" },
    "invalid_replay_range",
    "to",
  ],
  [
    "a time that is not kept",
    { from: "2020-01-01T00:00:00Z", to: "2020-02-01T00:00:00Z" },
    "invalid_replay_range",
    "to",
  ],
  ["a flag that is none", { from: "2026-11-21T07:00:00Z", missing: "some" }, "invalid_parameter", "missing"],
  ["a parameter that is unknown", { from: "2026-11-21T07:00:00Z", failed: true }, "unknown_parameter", "failed"],
] as const) {
  test(`refused: ${what}`, async () => {
    const { status, body } = await create(parameters)
    assert.deepEqual([status, body["code"], body["param"]], [400, code, param], JSON.stringify(body))
  })
}

test("too many replays, one that has ended, and one that is not there are refused", async () => {
  for (let count = 0; count < 10; count++) assert.equal((await create({ from: hourAgo() })).status, 202)
  const { status, body } = await create({ from: hourAgo() })
  assert.deepEqual([status, body["code"]], [409, "replays_exhausted"])
  await api.db.query("update replays set status = 'completed', ended_at = now() where ended_at is null")
  const { body: list } = await ask("GET", `/v1/webhooks/${webhook}/replays?limit=1`)
  const [{ sid, progress } = { sid: "", progress: 0 }] = list["data"] as { sid: string; progress: number }[]
  assert.deepEqual([progress, list["has_more"]], [1, true])
  const ended = await ask("POST", `/v1/replays/${sid}/cancel`)
  assert.deepEqual([ended.status, ended.body["code"]], [409, "replay_ended"])
  const stranger = await api.addAccount("stranger")
  for (const [method, path] of [
    ["GET", `/v1/replays/${sid}`],
    ["POST", `/v1/replays/${sid}/cancel`],
  ] as const) {
    const answer = await ask(method, path, undefined, { as: stranger })
    assert.deepEqual([answer.status, answer.body["code"]], [404, "replay_not_found"])
  }
  const other = await ask("POST", `/v1/webhooks/${webhook}/replay`, { from: hourAgo() }, { as: stranger })
  assert.deepEqual([other.status, other.body["code"]], [404, "webhook_not_found"])
})

test("a replay to a disabled endpoint is refused", async () => {
  await ask("PATCH", `/v1/webhooks/${webhook}`, { status: "disabled" })
  const { status, body } = await create({ from: hourAgo() })
  assert.deepEqual([status, body["code"]], [409, "webhook_disabled"])
})
