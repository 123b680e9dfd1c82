/**
 * Receivers that do their worst, each an endpoint of one account beside a healthy one of another, with the
 * real dispatcher and store: each leaves one attempt with a sentence that a person understands, and the
 * healthy one gets everything meanwhile.
 */
import assert from "node:assert/strict"
import type { Socket } from "node:net"
import { after, beforeEach, test } from "node:test"
import { setImmediate } from "node:timers/promises"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { gzipSync } from "node:zlib"
import { Database } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { getDelivery } from "#core/deliveries/deliveries.ts"
import { listDeliveries } from "#core/deliveries/list-deliveries.ts"
import { Announcer } from "#core/endpoints/announcer.ts"
import { createEndpoint, deleteEndpoint } from "#core/endpoints/endpoints.ts"
import { eventBody } from "#core/events/event-body.ts"
import { Outgoing } from "#core/outgoing/outgoing.ts"
import { Queue } from "#core/queue/queue.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { Dispatcher } from "#core/webhooks/dispatcher.ts"
import { createAuthority, createSelfSigned } from "./support/certificates.ts"
import { startDnsServer } from "./support/dns-server.ts"
import { flood, startRawHttps, startRawPort, startRawTls, type RawReceiver } from "./support/raw-receiver.ts"

// A clock that only the tests move; but the few milliseconds by which batches are let grow pass by
// themselves.
const clock = new FakeClock(Date.now())
const growMaxMs = 10
const growing = setInterval(() => isGrowing() && clock.advance(clock.untilNext() ?? 0), 1)
const newId = createIds(clock)
const database = await createTestDatabase()
const db = new Database({ url: database.url, log: silentLog, poolMax: 8 })
const dns = await startDnsServer({
  "private.example": ["10.0.0.1"],
  "mapped.example": ["::ffff:10.0.0.1"],
  "mixed.example": ["93.184.215.14", "169.254.169.254"],
  "local.example": ["127.0.0.3"],
  "empty.example": [],
})
dns.aliases.set("alias.example", "private.example")
const authority = createAuthority()
// One loopback address is as good as public here; all others are private as ever.
const outgoing = new Outgoing({
  clock,
  allowedRanges: ["127.0.0.1/32"],
  extraCa: authority.cert,
  dnsServers: [dns.address],
})
const deliveryQueue = new Queue("delivery")
const secretKeys = [Buffer.alloc(32, 7)] as const
const dispatcher = new Dispatcher({ db, clock, newId, log: silentLog, outgoing, deliveryQueue, secretKeys })
dispatcher.start()

const receivers: RawReceiver[] = []
const ok = "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"
const healthy = await keep(startRawHttps(authority, (socket) => socket.write(ok)))

after(async () => {
  await dispatcher.stop()
  clearInterval(growing)
  await outgoing.stop()
  await Promise.all(receivers.map((receiver) => receiver.close()))
  await dns.close()
  await db.close()
  await database.close()
})

let [owner, neighbour] = [newId(), newId()]
beforeEach(async () => {
  await db.query("delete from delivery_jobs")
  await db.query("delete from delivery_lanes")
  ;[owner, neighbour] = [newId(), newId()]
})

async function keep(starting: Promise<RawReceiver>): Promise<RawReceiver> {
  const receiver = await starting
  receivers.push(receiver)
  return receiver
}

function isGrowing(): boolean {
  return (clock.untilNext() ?? Infinity) <= growMaxMs
}

const context = () => ({ newId, now: clock.now(), deliveryQueue, secretKeys })

/** As if the URL had been registered under other rules. */
async function subscribe(accountId: string, url: string): Promise<string> {
  const { endpoint } = await db.transaction((tx) => createEndpoint(tx, accountId, { url }, context()))
  return endpoint.id
}

async function announce(accountId: string, count = 1, by = dispatcher): Promise<void> {
  const events = Array.from({ length: count }, (_, index) => {
    const head = {
      id: newId(),
      type: "messages.sent",
      accountId,
      sequence: index + 1,
      occurredAt: clock.now(),
    } as const
    return { ...head, subjectId: newId(), body: eventBody(head, "{}"), detail: null }
  })
  const context = { newId, deliveryQueue, now: clock.now(), claimer: by }
  await db.transaction((tx) => new Announcer(tx, [accountId], context).announce(events))
}

async function deliveries(accountId: string, endpointId: string) {
  const page = await listDeliveries(db, accountId, { endpointId }, { limit: 100, before: null })
  return page.deliveries
}

/** Resolves when each of the endpoint's deliveries has an attempt. */
async function attempted(accountId: string, endpointId: string) {
  for (;;) {
    const all = await deliveries(accountId, endpointId)
    if (all.length && all.every(({ attempts }) => attempts > 0)) return all
    await setImmediate()
  }
}

/**
 * All that is recorded of the one delivery: how many attempts, the status of the last, and what was said of
 * it.
 */
async function recorded(endpointId: string) {
  const [delivery] = await deliveries(owner, endpointId)
  assert.ok(delivery)
  const { attempts } = await getDelivery(db, owner, delivery.id)
  const { status_code: statusCode = null, error = null, response_body: body = null } = attempts[0] ?? {}
  return { count: attempts.length, statusCode, error, bodyBytes: body?.length ?? 0 }
}

interface Hostile {
  name: string
  start: () => Promise<RawReceiver> | string
  wanted: RegExp
  /** It ends by the deadline alone. */
  isLate?: true
  /** It ends when it is seen how much came, which takes time. */
  isFlood?: true
  statusCode?: number
}

const chunked = "HTTP/1.1 500 No\r\ntransfer-encoding: chunked\r\n\r\n"
const answering = (bytes: string) => () => startRawHttps(authority, (socket) => socket.end(bytes, "latin1"))
/** The latest of those that flood. */
let source: Socket | undefined
const flooding = (bytes: string, piece: string) => () =>
  startRawHttps(authority, (socket) => {
    source = socket
    socket.write(bytes)
    flood(socket, Buffer.from(piece.repeat(Math.ceil(16_384 / piece.length))))
  })
const withCertificate = (certificate: { cert: string; key: string }) => () =>
  startRawTls(authority, (socket) => socket.end(), certificate)
const issued = (validity: { notBefore?: Date; notAfter?: Date }, name = "localhost") =>
  withCertificate(authority.issue({ names: [name], ...validity }))
const dayMs = 86_400_000
const yesterday = new Date(Date.now() - dayMs)
const tomorrow = new Date(Date.now() + dayMs)
const bomb = gzipSync(Buffer.alloc(8_000_000)).toString("latin1")
const aPrivateAddress = /^The host has a private or reserved address\. Posthorn calls only public addresses\.$/
const notOurs = /^The URL leads to a private or reserved address/

const kinds: Hostile[] = [
  { name: "an endless body", start: flooding(chunked, "5\r\nabcde\r\n"), wanted: /status 500/, statusCode: 500 },
  {
    name: "a gzip bomb",
    start: answering(`HTTP/1.1 400 No\r\ncontent-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n${bomb}`),
    wanted: /status 400/,
    statusCode: 400,
  },
  { name: "huge headers", start: flooding("HTTP/1.1 200 OK\r\n", "x: y\r\n"), wanted: /headers are too long/ },
  { name: "blank lines without end", start: flooding("", "\r\n"), wanted: /does not end/, isFlood: true },
  {
    name: "a chunk's extension without end",
    start: flooding(`${chunked}5;`, "a"),
    wanted: /does not end/,
    isFlood: true,
  },
  {
    name: "interim responses without end",
    start: flooding("", "HTTP/1.1 103 Early Hints\r\n\r\n"),
    wanted: /Only interim responses/,
  },
  { name: "rubbish", start: answering("\0\xff\xfe\r\n\r\n"), wanted: /not valid HTTP/ },
  {
    name: "a wrong length",
    start: answering("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nabc"),
    wanted: /in the middle/,
  },
  {
    name: "a redirect to a metadata address",
    start: answering("HTTP/1.1 302 Found\r\nlocation: https://169.254.169.254/latest\r\ncontent-length: 0\r\n\r\n"),
    wanted: /redirect \(302\)\. Posthorn does not follow redirects/,
    statusCode: 302,
  },
  {
    name: "a reset when accepted",
    start: () => startRawPort((_socket, reset) => reset()),
    wanted: /being established/,
  },
  {
    name: "a reset after the handshake",
    start: () => startRawTls(authority, (_socket, reset) => reset()),
    wanted: /before a response/,
  },
  {
    name: "a reset after the request",
    start: () => startRawHttps(authority, (_socket, reset) => reset()),
    wanted: /before a response/,
  },
  {
    name: "a reset in the body",
    start: () =>
      startRawHttps(authority, (socket, reset) => socket.write(`${chunked}5\r\nab`, () => socket.end(reset))),
    wanted: /in the middle/,
  },
  { name: "an expired certificate", start: issued({ notAfter: yesterday }), wanted: /has expired/ },
  { name: "a certificate of tomorrow", start: issued({ notBefore: tomorrow }), wanted: /not valid yet/ },
  { name: "a certificate of another host", start: issued({}, "other.example"), wanted: /another host name/ },
  { name: "a self-signed certificate", start: withCertificate(createSelfSigned(["localhost"])), wanted: /self-signed/ },
  {
    name: "an unknown authority",
    start: withCertificate(createAuthority().issue({ names: ["localhost"] })),
    wanted: /issuer is not trusted/,
  },
  {
    name: "TLS 1.1 at most",
    start: () =>
      startRawTls(authority, () => {}, { minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "ALL@SECLEVEL=0" }),
    wanted: /no version from TLS 1\.2 on/,
  },
  {
    name: "no TLS",
    start: () => startRawPort((socket) => socket.end("HTTP/1.1 200 OK\r\n\r\n")),
    wanted: /does not use TLS/,
  },
  {
    name: "no answer",
    start: () => startRawHttps(authority, () => {}),
    wanted: /No response arrived within/,
    isLate: true,
  },
  {
    name: "a body that drips",
    start: () =>
      startRawHttps(authority, (socket) => {
        socket.write(chunked)
        const drip = () => void (socket.destroyed || socket.write("1\r\nx\r\n", () => void setImmediate().then(drip)))
        drip()
      }),
    wanted: /^(The response was not complete within|The receiver responded with status 500)/,
    isLate: true,
  },
  {
    name: "a handshake without end",
    start: () => startRawPort(() => {}),
    wanted: /No connection was established/,
    isLate: true,
  },
  { name: "a port where nobody listens", start: () => "https://127.0.0.1:1/", wanted: /no program listens/ },
  { name: "a name that leads to a private address", start: () => "https://private.example/", wanted: aPrivateAddress },
  { name: "a name whose alias does", start: () => "https://alias.example/", wanted: aPrivateAddress },
  { name: "a name that leads to a mapped address", start: () => "https://mapped.example/", wanted: aPrivateAddress },
  { name: "a name of which one address is private", start: () => "https://mixed.example/", wanted: aPrivateAddress },
  { name: "a name of loopback", start: () => `https://local.example:${healthy.port}/`, wanted: aPrivateAddress },
  { name: "a private address", start: () => "https://10.1.2.3/", wanted: notOurs },
  { name: "a metadata address", start: () => "https://169.254.169.254/latest/meta-data", wanted: notOurs },
  { name: "an address as one number", start: () => `https://2130706434:${healthy.port}/`, wanted: notOurs },
  { name: "an address inside IPv6", start: () => `https://[::ffff:10.0.0.1]:${healthy.port}/`, wanted: notOurs },
  { name: "a name that does not exist", start: () => "https://nowhere.example/", wanted: /does not exist/ },
  { name: "a name without an address", start: () => "https://empty.example/", wanted: /has no address/ },
]

for (const { name, start, wanted, isLate, isFlood, statusCode = null } of kinds) {
  test(`${name}: one attempt with its reason, and the neighbour is served`, async () => {
    source = undefined
    const started = start()
    const receiver = typeof started === "string" ? undefined : await keep(started)
    const url = typeof started === "string" ? started : (receiver?.url ?? "")
    const [hostile, well] = [await subscribe(owner, url), await subscribe(neighbour, healthy.url)]
    await announce(owner)
    if (isLate) await connected(receiver)
    await announce(neighbour, 20)
    assert.ok((await attempted(neighbour, well)).every(({ status }) => status === "succeeded"))
    if (isLate) clock.advance(15_100)
    if (isFlood) await flooded()
    const [delivery] = await attempted(owner, hostile)
    assert.deepEqual([delivery?.status, delivery?.attempts], ["pending", 1])
    const { count, error, bodyBytes, ...attempt } = await recorded(hostile)
    assert.match(error ?? "", wanted)
    assert.ok(count === 1 && bodyBytes <= 16_384)
    if (!isLate) assert.equal(attempt.statusCode, statusCode)
  })
}

/** Time passes while more comes than any response may have, until the connection is ended. */
async function flooded(): Promise<void> {
  for (let seen = 0; !source?.destroyed; await setImmediate()) {
    if (!source || source.bytesWritten - seen < 20 * 1_048_576) continue
    seen = source.bytesWritten
    clock.advance(50)
  }
}

async function connected(receiver: RawReceiver | undefined): Promise<void> {
  while (!receiver?.connections) await setImmediate()
}

test("an attempt under way when its endpoint is deleted ends in a cancelled delivery", async () => {
  const silent = await keep(startRawHttps(authority, () => {}))
  const id = await subscribe(owner, silent.url)
  await announce(owner)
  while (!silent.requests) await setImmediate()
  await db.transaction((tx) => deleteEndpoint(tx, owner, id, context()))
  dispatcher.wake({ accountId: owner, targetId: id })
  clock.advance(15_100)
  while (dispatcher.usage().held) await setImmediate()
  const [delivery] = await deliveries(owner, id)
  assert.equal(delivery?.status, "cancelled")
  assert.equal(silent.requests, 1)
})

test("a host with no place left for it burns no attempt, and is served when there is one", async () => {
  const held: (() => void)[] = []
  const slow = await keep(startRawHttps(authority, (socket) => held.push(() => socket.write(ok))))
  const options = { clock, allowedRanges: ["127.0.0.1/32"], extraCa: authority.cert, originsMax: 1 }
  const narrow = new Outgoing(options)
  await dispatcher.stop()
  const alone = new Dispatcher({ db, clock, newId, log: silentLog, outgoing: narrow, deliveryQueue, secretKeys })
  alone.start()
  try {
    const [first, second] = [await subscribe(owner, slow.url), await subscribe(neighbour, healthy.url)]
    await announce(owner, 1, alone)
    while (!held.length) await setImmediate()
    const before = healthy.requests
    await announce(neighbour, 1, alone)
    for (let times = 1; times <= 3; times++) {
      await givenBack(neighbour, times)
      clock.advance(1_000)
      alone.notify([{ accountId: neighbour, targetId: second }])
    }
    assert.equal(healthy.requests, before)
    assert.equal((await deliveries(neighbour, second))[0]?.attempts, 0)
    await givenBack(neighbour, 4)
    for (const release of held) release()
    assert.equal((await attempted(owner, first))[0]?.status, "succeeded")
    clock.advance(1_000)
    alone.notify([{ accountId: neighbour, targetId: second }])
    const [delivery] = await attempted(neighbour, second)
    assert.deepEqual([delivery?.status, delivery?.attempts], ["succeeded", 1])
  } finally {
    await alone.stop()
    await narrow.stop()
    dispatcher.start()
  }
})

/** Resolves when the account's one job has been claimed so often and is free again. */
async function givenBack(accountId: string, times: number): Promise<void> {
  const question = "select attempts, claim_id from delivery_jobs where account_id = $1"
  for (;;) {
    const [job] = await db.query<{ attempts: number; claim_id: string | null }>(question, [accountId])
    if (job && job.attempts >= times && job.claim_id === null) return
    await setImmediate()
  }
}

test("memory does not grow with the answers of receivers", async () => {
  setFlagsFromString("--expose-gc")
  const collect = runInNewContext("gc") as () => void
  const endless = await keep(flooding(chunked, "1\r\nx\r\n")())
  const read = async () => {
    const outcome = await outgoing.post({
      url: endless.url,
      headers: [],
      body: "{}",
      deadlineMs: 600_000,
      responseBytesMax: 16_384,
    })
    assert.ok(outcome.kind === "response" && outcome.isCut)
    return outcome
  }
  const used = () => {
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }
  await Promise.all(Array.from({ length: 20 }, read))
  const before = used()
  const kept = []
  for (let round = 0; round < 10; round++) kept.push(...(await Promise.all(Array.from({ length: 20 }, read))))
  const grown = used() - before
  // 200 bodies of 16 KiB are 3 MB; kept in pieces they were 400.
  assert.ok(grown < 20_000_000, `${grown} bytes for ${kept.length} bodies`)
})
