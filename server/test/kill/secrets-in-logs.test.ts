/** What is secret never reaches a log, whatever goes wrong on the way, however much is logged. */
import assert from "node:assert/strict"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import pg from "pg"
import { useConsole } from "../support/console-session.ts"
import { eventually } from "../support/eventually.ts"
import type { Installation } from "../support/installation.ts"
import { serverProcesses, signal } from "../support/processes.ts"
import { RestClient } from "../support/rest-client.ts"
import { startWithReceiver } from "./with-receiver.ts"

const planted = {
  text: "Planted-Sentence about Tuesday",
  code: "739156",
  recipient: "+14155557391",
  sender: "+14155558264",
  /** A number in the middle of a text, as no parser expects it. */
  mentioned: "+14155556170",
  /** In the URL of a receiver, as those who cannot verify signatures do it. */
  inUrl: "planted-in-url-8c41",
  /** What a receiver says, in the body and in a header. */
  answered: "planted-answer-5d07",
}

test("no log holds a text, a code, a whole number, a token, a key, a webhook's secret, its URL's query or its answer", async (t) => {
  await using whole = await startWithReceiver(
    {},
    { LOG_LEVEL: "debug", LOG_REQUESTS: "all", NODE_ENV: "production", ALLOW_SIMULATOR: "true" },
  )
  const { posthorn, client, receiver, secret } = whole
  const { token } = posthorn.account
  const made = await client.post("/v1/api_keys", { name: "Planted" })
  assert.equal(made.status, 201)
  const apiKey = made.body as { sid: string; secret: string }
  const body = `${planted.text}: ${planted.code}, call ${planted.mentioned}`
  const message = { to: planted.recipient, from: planted.sender, body }
  const byKey = new RestClient({ baseUrl: posthorn.baseUrl, account: { sid: apiKey.sid, token: apiKey.secret } })

  // The good way, in and out.
  assert.equal((await client.post("/v1/phone_numbers", { number: planted.sender })).status, 201)
  assert.equal((await client.post("/v1/messages", message, { "idempotency-key": `${planted.code}-key` })).status, 201)
  assert.equal((await byKey.post("/v1/messages", message)).status, 201)
  const inbound = { to: planted.sender, from: planted.recipient, body }
  assert.equal((await client.post("/v1/simulator/inbound", inbound)).status, 201)
  await receiver.received(5)

  // A receiver whose URL is a secret, and URLs that are refused, moved and asked about.
  const hook = (host: string) => `https://${host}/hook-${planted.inUrl}?token=${planted.inUrl}#${planted.inUrl}`
  const inUrl = await client.post("/v1/webhooks", { url: hook(`127.0.0.1:${receiver.port}`), events: "*" })
  assert.equal(inUrl.status, 201)
  const { sid: inUrlSid } = inUrl.body as { sid: string }
  for (const url of [hook("10.0.0.1"), `http://example.com/?${planted.inUrl}`, `${planted.inUrl} is no URL`])
    assert.equal((await client.post("/v1/webhooks", { url })).status, 400)
  assert.equal((await client.get(`/v1/webhooks/${inUrlSid}/deliveries?status=${planted.inUrl}`)).status, 400)
  assert.equal((await client.get(`/v1/webhooks?token=${planted.inUrl}`)).status, 400)
  for (const host of ["nowhere.invalid", "127.0.0.1:1"])
    assert.equal((await client.post("/v1/webhooks", { url: hook(host), events: "*" })).status, 201)

  // Requests that are wrong.
  const wrong = [
    await raw(posthorn, `{"to": "${planted.recipient}", "body": "${body}"`, "application/json"),
    await raw(
      posthorn,
      `to=${encodeURIComponent(planted.recipient)}&body=%zz${planted.text}`,
      "application/x-www-form-urlencoded",
    ),
    await raw(posthorn, JSON.stringify({ ...message, [body]: body }), "application/json"),
    await raw(posthorn, body, "text/plain"),
    await raw(posthorn, JSON.stringify({ ...message, body: body.repeat(20_000) }), "application/json"),
  ]
  assert.deepEqual(
    wrong.map((status) => Math.trunc(status / 100)),
    [4, 4, 4, 4, 4],
  )
  const stranger = new RestClient({ baseUrl: posthorn.baseUrl, account: { sid: apiKey.sid, token: `${token}x` } })
  assert.equal((await stranger.get(`/v1/messages?to=${encodeURIComponent(planted.recipient)}`)).status, 401)

  // Numbers and receivers that fail; what they say back is told to their owner, not to the log.
  receiver.respond = (response) =>
    response.writeHead(500, { "x-told": planted.answered }).end(`${planted.answered} ${body} ${secret}`)
  // Read before: what these messages bring may be here before the last of them is answered.
  const { length } = receiver.requests
  for (const suffix of ["0003", "0105", "0107", "0108"]) {
    assert.equal(
      (await client.post("/v1/messages", { ...message, to: planted.recipient.slice(0, -4) + suffix })).status,
      201,
    )
  }
  await receiver.received(length + 4)
  receiver.respond = (response) => response.destroy()
  assert.equal((await client.post("/v1/messages", message)).status, 201)
  assert.equal(
    (await client.post("/v1/webhooks", { url: `https://127.0.0.1:1/${apiKey.secret}`, events: "*" })).status,
    201,
  )
  assert.equal(
    (await client.post("/v1/messages", { ...message, media_url: `https://127.0.0.1:1/${planted.code}-${secret}` }))
      .status,
    201,
  )

  const ofConsole = await useConsole(posthorn)

  // Statements that fail with the whole row in their errors, in each room that writes. The rule about texts
  // comes last: where a message from above waits to be sent again, it fails every claim of the lane, and
  // nothing else would be sent.
  receiver.respond = (response) => response.writeHead(200).end(`${planted.answered} ${body} ${secret}`)
  await breakSchema(posthorn, ["no_answer", "no_sent"])
  const storable = { ...message, body: `A ${body}` }
  assert.equal((await client.post("/v1/messages", storable)).status, 201)
  const { sid } = (await client.read<{ data: { sid: string }[] }>("/v1/webhooks")).data.at(-1) ?? { sid: "" }
  assert.equal((await client.post(`/v1/webhooks/${sid}/test`, {})).status, 202)
  await tellsOf(posthorn, ["no_answer", "no_sent"])
  await breakSchema(posthorn, ["no_planted_text"])
  const failing = await client.post("/v1/messages", message)
  assert.equal(failing.status, 500)
  await tellsOf(posthorn, ["no_planted_text"])

  // The store dies under it, and comes back; the process dies, and comes back.
  const { backends } = serverProcesses(posthorn.postmaster)
  const sending = Array.from({ length: 50 }, (_, index) =>
    client.post("/v1/messages", { ...storable, validity_period: 60 + index }),
  )
  signal(backends[0] ?? posthorn.postmaster, "SIGKILL")
  const statuses = (await Promise.all(sending)).map(({ status }) => status)
  t.diagnostic(`while the store died: ${[...new Set(statuses)].join(", ")}`)
  await eventually("it takes messages again", async () => (await client.post("/v1/messages", storable)).status === 201)
  await posthorn.kill()
  await posthorn.start()
  assert.equal((await client.post("/v1/account/rotate_token", {})).status < 500, true)
  await posthorn.end("SIGTERM")

  const logs = withoutGreeting(posthorn) + logFiles(posthorn)
  t.diagnostic(`${logs.length} characters of logs`)
  assert.match(logs, /"operation":"createMessage".*"status":201/, "there is something to look at")
  const header = (user: string, password: string) => Buffer.from(`${user}:${password}`).toString("base64")
  const secrets = {
    ...planted,
    ...ofConsole,
    token,
    "API key's secret": apiKey.secret,
    "webhook's secret": secret.replace("whsec_", ""),
    authorization: header(posthorn.account.sid, token),
    "API key's authorization": header(apiKey.sid, apiKey.secret),
    "number without plus": planted.recipient.slice(1),
    "sender without plus": planted.sender.slice(1),
    "store's password": readFileSync(path.join(posthorn.dataDir, "postgres.password"), "utf8").trim(),
    "secret key": readFileSync(path.join(posthorn.dataDir, "secret.key"), "utf8").trim(),
  }
  const found = Object.entries(secrets).filter(([, text]) => logs.includes(text))
  assert.deepEqual(
    found.map(([name, text]) => `${name}: ${around(logs, text)}`),
    [],
  )
  for (const each of [byKey, stranger]) await each.close()
})

/** The start that makes an account shows its token once, to the person who started it. */
function withoutGreeting({ output }: Installation): string {
  return output.replace(/^(Auth Token: |Console: ).*$/gm, "")
}

/** The store's log, and older ones of it. */
function logFiles({ dataDir }: Installation): string {
  const names = readdirSync(dataDir).filter((name) => name.includes(".log"))
  assert.ok(names.includes("postgres.log"))
  return names.map((name) => readFileSync(path.join(dataDir, name), "utf8")).join("")
}

function around(logs: string, text: string): string {
  const at = logs.indexOf(text)
  return logs.slice(Math.max(at - 300, 0), at + 300)
}

/**
 * One for each table whose rows hold what must not be told: what a message says, what a receiver answered.
 */
const rules = {
  no_planted_text: `alter table messages add constraint no_planted_text check (body not like '${planted.text}%') not valid`,
  no_answer: "alter table deliveries add constraint no_answer check (last_response_body is null) not valid",
  no_sent: "alter table events add constraint no_sent check ('messages.sent' <> all (types)) not valid",
}

/** From now on what is stored breaks a rule, and the store's answer repeats the row that did. */
async function breakSchema({ dataDir }: Installation, broken: readonly (keyof typeof rules)[]): Promise<void> {
  const store = new pg.Client({
    host: path.join(dataDir, "postgres"),
    user: "posthorn",
    password: readFileSync(path.join(dataDir, "postgres.password"), "utf8").trim(),
    database: "postgres",
  })
  await store.connect()
  for (const rule of broken) await store.query(rules[rule])
  await store.end()
}

async function tellsOf(posthorn: Installation, broken: readonly (keyof typeof rules)[]): Promise<void> {
  for (const rule of broken)
    await eventually(`the log tells that ${rule} was broken`, () => posthorn.output.includes(rule))
}

/** POSTs a body as it is; gives the status. */
async function raw({ baseUrl, account }: Installation, body: string, type: string): Promise<number> {
  const authorization = `Basic ${Buffer.from(`${account.sid}:${account.token}`).toString("base64")}`
  const answer = await fetch(`${baseUrl}/v1/messages`, {
    method: "POST",
    body,
    headers: { authorization, "content-type": type },
  })
  await answer.arrayBuffer()
  return answer.status
}
