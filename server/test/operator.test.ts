/**
 * The operator's whole way: a real carrier connected over the API of a running installation, and messages
 * through it.
 */
import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { after, before, test } from "node:test"
import { promisify } from "node:util"
import { Smsc } from "#messaging/carriers/smpp/testing.ts"
import type { Settings } from "#host/cli/command.ts"
import { openStoreForCommand } from "#host/cli/open-store.ts"
import { Database } from "#core/db/database.ts"
import { systemClock } from "#core/std/clock.ts"
import { silentLog } from "#core/std/log.ts"
import { eventually } from "./support/eventually.ts"
import { Installation } from "./support/installation.ts"
import { program } from "./support/program.ts"

const ours = "+15551230001"
const theirs = "+4915112345678"

const smsc = new Smsc(systemClock as never)
const posthorn = new Installation({ environment: { FAILOVER_DOWN_SECONDS: "1" } })
let operatorToken: string

before(async () => {
  smsc.hasReceipts = true
  smsc.answerBind = () => {
    const isRight = smsc.binds.at(-1)?.fields.password === "s3cret"
    return isRight ? { status: 0, fields: { systemId: "smsc" } } : { status: 0x0e }
  }
  await smsc.start()
  await posthorn.start()
  operatorToken = await makeToken()
})
after(async () => {
  await posthorn[Symbol.asyncDispose]()
  await smsc.stop()
})

test("a carrier with a wrong password says so, heals when it is corrected, and then carries both ways", async () => {
  const settings = { hosts: [{ host: "127.0.0.1", port: smsc.port }], system_id: "acme" }
  const { sid } = await asOperator("POST", "/carriers", { name: "Acme", settings, password: "wrong" }, 201)
  const down = await eventually("the refused bind is told", async () => {
    const seen = await asOperator("GET", `/carriers/${sid}`)
    return /password/.test(String(seen.reason)) && seen
  })
  assert.equal(down.state, "down")
  assert.match(String(down.since), /^\d{4}-/)
  assert.doesNotMatch(JSON.stringify(down), /wrong|s3cret/)
  await asOperator("POST", "/routes", { carrier_sid: sid, prefix: "49" }, 201)

  const { sid: message } = await asAccount("POST", "/messages", { to: theirs, from: ours, body: "Hello" }, 201)
  await asOperator("PATCH", `/carriers/${sid}`, { password: "s3cret" })
  await eventually("the message is delivered", async () => {
    return (await asAccount("GET", `/messages/${message}`)).status === "delivered"
  })
  assert.equal(smsc.submissions[0]?.fields.destinationAddr, theirs.slice(1))
  const up = await asOperator("GET", `/carriers/${sid}`)
  assert.deepEqual([up.state, up.reason], ["up", null])

  await asAccount("POST", "/phone_numbers", { number: ours }, 201)
  await smsc.bringText({ from: theirs, to: ours, body: "Hello back" })
  const { data } = await asAccount("GET", "/messages?direction=inbound")
  assert.deepEqual((data as Resource[])[0]?.body, "Hello back")
})

test("a link to the console leads to the server that runs, although the command knows no port", async () => {
  const link = await runCommand("console", "link")
  assert.ok(link.startsWith(`Console: ${posthorn.baseUrl}/console/welcome#`), link)
})

test("the operator sees the traced traffic of a message, which disappears with the message", async () => {
  const [carrier] = (await asOperator("GET", "/carriers")).data as Resource[]
  const trace = `/carriers/${carrier?.sid}/trace`
  const traced = await asOperator("POST", trace, { minutes: 5, to: theirs })
  assert.equal((traced.trace as Resource).to, theirs)
  const { sid } = await asAccount("POST", "/messages", { to: theirs, from: ours, body: "To be seen" }, 201)
  const shown = async () => (await asOperator("GET", `/messages/${sid}/events`)).data as Resource[]
  const exchanges = await eventually("its exchanges are there", async () => {
    const entries = (await shown()).filter(({ kind }) => kind === "exchange")
    return entries.length === 4 && entries
  })
  assert.deepEqual(
    exchanges.map(({ type }) => type),
    ["submit_sm", "submit_sm_resp", "deliver_sm", "deliver_sm_resp"],
  )
  assert.match(JSON.stringify(exchanges[0]), new RegExp(Buffer.from("To be seen").toString("hex")))
  const own = (await asAccount("GET", `/messages/${sid}/events`)).data as Resource[]
  assert.deepEqual(
    own.filter(({ kind }) => kind === "exchange"),
    [],
  )
  await asAccount("DELETE", `/messages/${sid}`, undefined, 204)
  await asOperator("GET", `/messages/${sid}/events`, undefined, 404)
  await asOperator("DELETE", trace, undefined, 204)
  assert.equal((await asOperator("GET", `/carriers/${carrier?.sid}`)).trace, null)
})

test("a message without a route goes to the simulator, and a disabled route takes nothing", async () => {
  const [route] = (await asOperator("GET", "/routes")).data as Resource[]
  const sent = smsc.submissions.length
  await asAccount("POST", "/messages", { to: "+14155550123", from: ours, body: "Elsewhere" }, 201)
  await asOperator("PATCH", `/routes/${route?.sid}`, { status: "disabled" })
  const { sid } = await asAccount("POST", "/messages", { to: theirs, from: ours, body: "Now there too" }, 201)
  await eventually("the simulator has it", async () => {
    return (await asAccount("GET", `/messages/${sid}`)).status !== "queued"
  })
  assert.equal(smsc.submissions.length, sent)
})

test("the configuration survives a restart, and the carrier connects", async () => {
  const [carrier] = (await asOperator("GET", "/carriers")).data as Resource[]
  await posthorn.end("SIGTERM")
  await posthorn.start()
  await eventually("the carrier is up", async () => {
    return (await asOperator("GET", `/carriers/${carrier?.sid}`)).state === "up"
  })
})

test("a message that waits for a disabled carrier says so, and leaves it by another route or a deletion", async () => {
  const [acme] = (await asOperator("GET", "/carriers")).data as Resource[]
  const nowhere = { hosts: [{ host: "127.0.0.1", port: 1 }], system_id: "acme" }
  const { sid } = await asOperator("POST", "/carriers", { name: "Gone", settings: nowhere, password: "s3cret" }, 201)
  const { sid: route } = await asOperator("POST", "/routes", { carrier_sid: sid, prefix: "49" }, 201)
  const send = () => asAccount("POST", "/messages", { to: theirs, from: ours, body: "Waits" }, 201)
  const lastOf = async ({ sid: message }: Resource) =>
    ((await asAccount("GET", `/messages/${message}/events`)).data as Resource[]).at(-1)
  const [moved, deleted] = [await send(), await send()]
  assert.equal((await lastOf(moved))?.type, "messages.queued", "its carrier is only down")
  await asOperator("DELETE", `/routes/${route}`, undefined, 204)
  await asOperator("PATCH", `/carriers/${sid}`, { status: "disabled" })
  for (const message of [moved, deleted]) {
    const entry = (await lastOf(message)) ?? assert.fail("The timeline is empty.")
    const { carrier, reason } = entry.detail as Resource
    assert.deepEqual([entry.kind, entry.type, entry.event_sid, carrier], ["note", "carrier_disabled", null, sid])
    assert.match(String(reason), /enables the carrier or creates another route/)
  }
  await asOperator("DELETE", `/carriers/${sid}`, undefined, 409)
  await asAccount("DELETE", `/messages/${deleted.sid}`, undefined, 204)
  const { sid: other } = await asOperator("POST", "/routes", { carrier_sid: acme?.sid, prefix: "49" }, 201)
  await eventually("the other carrier has the message", async () => {
    return (await asAccount("GET", `/messages/${moved.sid}`)).status === "delivered"
  })
  const types = ((await asAccount("GET", `/messages/${moved.sid}/events`)).data as Resource[]).map(({ type }) => type)
  assert.ok(types.includes("rerouted") && !types.includes("carrier_disabled"), types.join())
  await asOperator("DELETE", `/carriers/${sid}`, undefined, 204)
  await asOperator("DELETE", `/routes/${other}`, undefined, 204)
})

test("accounts are not the operator, nor is the operator an account, and a new token ends the old", async () => {
  assert.equal((await ask("GET", "/operator/v1/carriers", accountCredentials())).status, 401)
  assert.equal((await ask("GET", "/v1/messages", `operator:${operatorToken}`)).status, 401)
  const old = operatorToken
  operatorToken = await makeToken()
  assert.equal((await ask("GET", "/operator/v1/carriers", `operator:${old}`)).status, 401)
  await asOperator("GET", "/carriers")
})

test("a carrier is deleted when it is disabled and no route leads to it", async () => {
  const [carrier] = (await asOperator("GET", "/carriers")).data as Resource[]
  const [route] = (await asOperator("GET", "/routes")).data as Resource[]
  const at = `/carriers/${carrier?.sid}`
  await asOperator("DELETE", at, undefined, 409)
  await asOperator("PATCH", at, { status: "disabled" })
  await eventually("its connections have ended", () => smsc.sessions.length === 0)
  await asOperator("DELETE", at, undefined, 409)
  await asOperator("DELETE", `/routes/${route?.sid}`, undefined, 204)
  await asOperator("DELETE", at, undefined, 204)
  await asOperator("GET", at, undefined, 404)
})

test("a message that was taken for a carrier while that was deleted never goes to the simulator", async () => {
  const settings = { hosts: [{ host: "127.0.0.1", port: 1 }], system_id: "acme" }
  const { sid } = await asOperator("POST", "/carriers", { name: "Soon gone", settings }, 201)
  await asOperator("POST", "/routes", { carrier_sid: sid, prefix: "44" }, 201)
  const { sid: message } = await asAccount("POST", "/messages", { to: "+447400123456", from: ours, body: "Hello" }, 201)
  // As a process that has not heard of the deletion leaves it.
  const store = await openStoreForCommand({ databaseUrl: null, dataDir: posthorn.dataDir } as Settings, systemClock)
  const db = new Database({ url: store.url, log: silentLog })
  await db.query("delete from routes")
  await db.query("delete from carriers")
  await db.close()
  const ended = await eventually("it has ended", async () => {
    const seen = await asAccount("GET", `/messages/${message}`)
    return /^(failed|delivered)$/.test(String(seen.status)) && seen
  })
  assert.deepEqual([ended.status, ended.error_code], ["failed", "channel_unavailable"])
})

type Resource = Record<string, unknown> & { sid: string }

async function makeToken(): Promise<string> {
  return /^Operator Token: (\w+)$/m.exec(await runCommand("operator", "token"))?.[1] ?? ""
}

/** Runs a command in the data folder of the server, without the other variables of the server. */
async function runCommand(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: posthorn.dataDir }
  return (await promisify(execFile)(process.execPath, [program, ...words], { env })).stdout
}

function accountCredentials(): string {
  return `${posthorn.account.sid}:${posthorn.account.token}`
}

function asOperator(method: string, at: string, body?: object, status = 200): Promise<Resource> {
  return answerOf(ask(method, `/operator/v1${at}`, `operator:${operatorToken}`, body), status)
}

function asAccount(method: string, at: string, body?: object, status = 200): Promise<Resource> {
  return answerOf(ask(method, `/v1${at}`, accountCredentials(), body), status)
}

async function answerOf(asked: Promise<Response>, status: number): Promise<Resource> {
  const answer = await asked
  const text = await answer.text()
  assert.equal(answer.status, status, text)
  return JSON.parse(text || "{}") as Resource
}

function ask(method: string, at: string, credentials: string, body?: object): Promise<Response> {
  const headers = {
    authorization: `Basic ${Buffer.from(credentials).toString("base64")}`,
    ...(body ? { "content-type": "application/json" } : {}),
  }
  return fetch(posthorn.baseUrl + at, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
}
