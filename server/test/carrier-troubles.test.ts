/**
 * Each trouble that a carrier can have, in a running installation: it is told, it heals by itself, and no
 * message is lost.
 */
import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { after, before, test } from "node:test"
import { promisify } from "node:util"
import { Smsc, type SubmitPdu } from "#messaging/carriers/smpp/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { createAuthority, createSelfSigned } from "./support/certificates.ts"
import { eventually } from "./support/eventually.ts"
import { Installation } from "./support/installation.ts"
import { program } from "./support/program.ts"
import { UnreliableWire } from "./support/unreliable-wire.ts"

const ours = "+15551230001"
/** ESME_RBINDFAIL. */
const bindFails = 0x0d
/** It is tried after a second, then after two more; a log that says each try would be seen by then. */
const triesToSee = 2

const authority = createAuthority()
const certificate = authority.issue({ names: ["127.0.0.1"] })
const smsc = new Smsc(systemClock as never, certificate)
const wire = new UnreliableWire(() => smsc.port)
const posthorn = new Installation()
let operatorToken: string
let carrier: string
/** Receipts that the carrier still owes, by the id that it gave. */
const owed = new Map<string, SubmitPdu>()
let ids = 0

before(async () => {
  smsc.answer = (submit) => {
    const id = `m${++ids}`
    owed.set(id, submit)
    return smsc.accept(id)
  }
  await smsc.start()
  await wire.start()
  await posthorn.start()
  const env = { ...process.env, DATA_DIR: posthorn.dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, [program, "operator", "token"], { env })
  operatorToken = /^Operator Token: (\w+)$/m.exec(stdout)?.[1] ?? ""
  const settings = {
    hosts: [{ host: "127.0.0.1", port: wire.port, tls: { ca: authority.cert } }],
    system_id: "acme",
    response_timeout_ms: 3_000,
    connect_timeout_ms: 3_000,
    enquire_link_ms: 1_000,
  }
  const created = await asOperator("POST", "/carriers", { name: "Acme", settings, password: "s3cret" }, 201)
  carrier = String(created.sid)
  await asOperator("POST", "/routes", { carrier_sid: carrier }, 201)
  await isUp()
})
after(async () => {
  await posthorn[Symbol.asyncDispose]()
  await wire.stop()
  await smsc.stop()
})

const troubles: Record<
  string,
  { begin(): Promise<unknown>; end(): Promise<unknown>; reason: RegExp; isDown: boolean }
> = {
  "it cannot be reached": {
    begin: () => wire.become("unreachable"),
    end: () => wire.become(null),
    reason: /cannot be reached: no program listens at that port \(ECONNREFUSED\)\. Check the host and the port/,
    isDown: true,
  },
  "it refuses the bind": {
    begin: async () => {
      smsc.answerBind = () => ({ status: bindFails })
      smsc.cut()
    },
    end: async () => (smsc.answerBind = () => ({ status: 0 })),
    reason: /refused the bind with ESME_RBINDFAIL.*ask the carrier/,
    isDown: true,
  },
  "it drops the connection in the middle of a PDU": {
    begin: () => wire.become("cut"),
    end: () => wire.become(null),
    reason: /(broke|closed the connection).*ask the carrier|do not agree on TLS|cannot be reached/,
    isDown: true,
  },
  "it never answers": {
    begin: () => wire.become("mute"),
    end: () => wire.become(null),
    reason: /did not respond to the last \d+ submissions|no sign of life|did not respond/,
    isDown: false,
  },
  "it answers rubbish": {
    begin: () => wire.become({ instead: "HTTP/1.1 400 Bad Request\r\n\r\n" }),
    end: () => wire.become(null),
    reason: /do not agree on TLS|broke|closed/,
    isDown: true,
  },
  "its certificate changes": {
    begin: async () => {
      await smsc.stop()
      await smsc.restart(createSelfSigned(["127.0.0.1"]))
    },
    end: async () => {
      await smsc.stop()
      await smsc.restart(certificate)
    },
    reason: /certificate of 127\.0\.0\.1:\d+ is refused: it is self-signed; to trust it, set it as the authority/,
    isDown: true,
  },
}

for (const [name, { begin, end, reason, isDown }] of Object.entries(troubles))
  test(`${name}: its status, a metric and one log line report it, and it heals without a restart`, async () => {
    // Connects anew, so that the waits between tries begin at the shortest again.
    await asOperator("PATCH", `/carriers/${carrier}`, { password: "s3cret" })
    await isUp()
    const said = posthorn.output.length
    await begin()
    const sent = await Promise.all(Array.from({ length: 5 }, () => send()))
    await eventually("its status tells it", async () => reason.test(String((await status()).reason)))
    if (isDown) {
      await triesAre(triesToSee)
      assert.equal((await status()).state, "down")
      assert.deepEqual(await metric("posthorn_carrier_up"), { "": 0 })
      assert.deepEqual(await metric("posthorn_carrier_connections"), { up: 0, down: 1 })
    } else {
      await eventually("a metric tells it", async () => {
        return ((await metric("posthorn_carrier_submissions_total")).unknown ?? 0) > 0
      })
    }
    await end()
    await delivered(sent)
    await isUp()
    assert.deepEqual(await metric("posthorn_carrier_up"), { "": 1 })
    const lines = linesSince(said)
    if (isDown)
      assert.ok(
        lines.some((line) => reason.test(line)),
        lines.join("\n"),
      )
    assert.equal(new Set(lines).size, lines.length, `Said more than once: ${lines.join("\n")}`)
    assert.ok(lines.length <= 4, lines.join("\n"))
  })

test("an answer after its deadline sends the message, and its receipt counts", async () => {
  const usual = smsc.answer
  const held: (() => void)[] = []
  smsc.answer = (submit, session) => new Promise((resolve) => held.push(() => resolve(usual(submit, session))))
  const sid = await send()
  const entries = async () => (await asAccount("GET", `/messages/${sid}/events`)).data as Resource[]
  await eventually("it is told that no answer came", async () => {
    return (await entries()).some(({ type }) => type === "answer_unknown")
  })
  smsc.answer = usual
  for (const release of held) release()
  await delivered([sid])
  const late = (await entries()).filter(({ detail }) => (detail as Resource | null)?.answer === "late")
  assert.ok(late.length >= 1)
  assert.ok(((await metric("posthorn_carrier_submissions_total")).accepted_late ?? 0) >= 1)
})

type Resource = Record<string, unknown>

/** What the log says of the carrier, without the times. */
function linesSince(from: number): string[] {
  const lines = posthorn.output
    .slice(from)
    .split("\n")
    .filter((line) => line.includes('"connection"'))
  return lines.map((line) => JSON.stringify({ ...(JSON.parse(line) as object), time: null }))
}

async function send(): Promise<string> {
  const { sid } = await asAccount(
    "POST",
    "/messages",
    { to: "+4915112345678", from: ours, body: "Through it all" },
    201,
  )
  return String(sid)
}

/** The carrier goes on bringing the receipts that it owes. */
async function delivered(sids: readonly string[]): Promise<void> {
  let statuses: unknown[] = []
  await eventually("all are delivered", async () => {
    for (const [id, submit] of owed) if (smsc.sessions.length && (await smsc.bringReceipt(id, submit))) owed.delete(id)
    statuses = await Promise.all(sids.map(async (sid) => (await asAccount("GET", `/messages/${sid}`)).status))
    return statuses.every((each) => each === "delivered")
  }).catch((error: unknown) => assert.fail(`${String(error)} ${statuses.join()}`))
}

function status(): Promise<Resource> {
  return asOperator("GET", `/carriers/${carrier}`)
}

function isUp(): Promise<unknown> {
  return eventually("it is up, and nothing is wrong", async () => {
    const { state, reason } = await status()
    return state === "up" && reason === null
  })
}

async function triesAre(count: number): Promise<void> {
  const seen = new Set<unknown>()
  await eventually("it is tried again some times", async () => {
    const [connection] = (await status()).connections as Resource[]
    if (connection?.retry_at) seen.add(connection.retry_at)
    return seen.size >= count
  })
}

/** The carrier's values of a metric, by the value of its other label. */
async function metric(name: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${posthorn.baseUrl}/metrics`)).text()
  const lines = text.split("\n").filter((line) => line.startsWith(`${name}{carrier="${carrier}"`))
  return Object.fromEntries(lines.map((line) => [/,\w+="(\w+)"/.exec(line)?.[1] ?? "", Number(line.split(" ").at(-1))]))
}

function asOperator(method: string, at: string, body?: object, expected = 200): Promise<Resource> {
  return ask(method, `/operator/v1${at}`, `operator:${operatorToken}`, expected, body)
}

function asAccount(method: string, at: string, body?: object, expected = 200): Promise<Resource> {
  return ask(method, `/v1${at}`, `${posthorn.account.sid}:${posthorn.account.token}`, expected, body)
}

async function ask(...[method, at, credentials, expected, body]: [string, string, string, number, object?]) {
  const headers = {
    authorization: `Basic ${Buffer.from(credentials).toString("base64")}`,
    ...(body ? { "content-type": "application/json" } : {}),
  }
  const answer = await fetch(posthorn.baseUrl + at, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  assert.equal(answer.status, expected, text)
  return JSON.parse(text || "{}") as Resource
}
