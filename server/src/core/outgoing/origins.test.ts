import assert from "node:assert/strict"
import { after, afterEach, beforeEach, test } from "node:test"
import { buildConnector } from "undici"
import { systemClock } from "#core/std/clock.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { startHttpsReceiver } from "../../../test/support/https-receiver.ts"
import { createAuthority } from "../../../test/support/certificates.ts"
import { startRawHttps } from "../../../test/support/raw-receiver.ts"
import { ConnectLimiter } from "./connect-limiter.ts"
import { Origins } from "./origins.ts"
import { Outgoing } from "./outgoing.ts"

const receiver = await startHttpsReceiver()
after(() => receiver.close())

let outgoing: Outgoing
beforeEach(() => {
  receiver.requests.length = 0
  receiver.respond = (response) => response.end()
})
afterEach(() => outgoing.stop())

async function post(url: string): Promise<string> {
  const outcome = await outgoing.post({ url, headers: [], body: "{}", deadlineMs: 30_000, responseBytesMax: 100 })
  return outcome.kind === "response" ? `${outcome.status}` : outcome.failure.kind
}

test("the origin that was idle for longest gives its place away when all are used up", async () => {
  const authority = createAuthority()
  const options = { clock: systemClock, allowedRanges: ["127.0.0.0/8"], extraCa: authority.cert }
  const answer = "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"
  const receivers = await Promise.all([1, 2, 3].map(() => startRawHttps(authority, (socket) => socket.write(answer))))
  after(() => Promise.all(receivers.map((each) => each.close())))
  const [one, two, three] = receivers.map(({ url }) => url) as [string, string, string]
  outgoing = new Outgoing({ ...options, originsMax: 2 })
  for (const url of [one, two, one, three, one, two]) assert.equal(await post(url), "200")
  // One was always among the latest two. Two had to make room for three, and came back.
  assert.deepEqual(
    receivers.map(({ connections }) => connections),
    [1, 2, 1],
  )
})

test("a newcomer finds no place while all origins are busy, and finds one when one is not", async () => {
  const authority = createAuthority()
  const held: (() => void)[] = []
  const answer = "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"
  const came = Promise.withResolvers<void>()
  const slow = await startRawHttps(authority, (socket) => {
    held.push(() => socket.write(answer))
    came.resolve()
  })
  const quick = await startRawHttps(authority, (socket) => socket.write(answer))
  after(() => Promise.all([slow.close(), quick.close()]))
  outgoing = new Outgoing({
    clock: systemClock,
    allowedRanges: ["127.0.0.0/8"],
    extraCa: authority.cert,
    originsMax: 1,
  })
  const first = post(slow.url)
  await came.promise
  assert.equal(await post(quick.url), "busy")
  assert.equal(quick.connections, 0)
  for (const release of held) release()
  assert.equal(await first, "200")
  assert.equal(await post(quick.url), "200")
})

test("an origin whose connections have ended holds no place", async () => {
  outgoing = new Outgoing({ clock: systemClock, allowedRanges: ["127.0.0.0/8"], extraCa: receiver.ca, originsMax: 1 })
  receiver.respond = (response) => response.writeHead(200, { connection: "close" }).end()
  const sameCertificate = [`https://localhost:${receiver.port}/`, `https://127.0.0.1:${receiver.port}/`]
  for (const url of [...sameCertificate, ...sameCertificate]) assert.equal(await post(url), "200")
  assert.equal(await post("https://127.0.0.9:1/"), "refused")
  for (const url of sameCertificate) assert.equal(await post(url), "200")
})

test("a request to which we do not get within its time is not the receiver's failure", async () => {
  const clock = new FakeClock()
  outgoing = new Outgoing({ clock, allowedRanges: ["127.0.0.0/8"], extraCa: receiver.ca })
  const urls = Array.from({ length: 9 }, (_, index) => `https://127.0.0.${index + 1}:1/`)
  const kinds = urls.map(post)
  // Eight have had their turn. The others wait for the next one.
  clock.advance(30_100)
  assert.deepEqual(await Promise.all(kinds), [...Array.from({ length: 8 }, () => "timeout"), "busy"])
})

test("connections begin a few in each turn of the event loop, in order, and the first immediately", async () => {
  const turns = new ConnectLimiter()
  const begun: number[] = []
  for (let index = 0; index < 20; index++) turns.begin(() => void begun.push(index))
  assert.equal(begun.length, 8)
  await new Promise(setImmediate)
  assert.equal(begun.length, 16)
  turns.begin(() => void begun.push(20))
  await new Promise(setImmediate)
  await new Promise(setImmediate)
  assert.deepEqual(
    begun,
    Array.from({ length: 21 }, (_, index) => index),
  )
})

test("a connection that begins within another's turn is not put off", () => {
  const turns = new ConnectLimiter()
  const begun: string[] = []
  for (let index = 0; index < 9; index++) {
    turns.begin(() => {
      begun.push("origin")
      turns.begin(() => void begun.push("connection"))
    })
  }
  assert.deepEqual(begun.slice(0, 2), ["origin", "connection"])
  assert.equal(begun.length, 16)
})

test("any number of origins that come back soon are kept", async () => {
  const clock = new FakeClock()
  const authority = createAuthority()
  const answer = "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"
  const receivers = await Promise.all([1, 2, 3].map(() => startRawHttps(authority, (socket) => socket.write(answer))))
  after(() => Promise.all(receivers.map((each) => each.close())))
  const pool = { allowH2: false, pipelining: 1 }
  const keepAlive = { ms: 60_000, firstMs: 60_000, firstMax: 0 }
  const connect = () => buildConnector({ ca: authority.cert, allowH2: false })
  const origins = new Origins({ clock, keptMin: 1, keptMax: 10, originsMax: 10, pool, keepAlive, connect })
  const callAll = async () => {
    for (const { url } of receivers) {
      await new Promise<void>((resolve) => {
        const end = () => void setImmediate(resolve)
        const handler = { onRequestStart() {}, onResponseStart() {}, onResponseData() {}, onResponseEnd: end, onResponseError: end } // oxfmt-ignore
        origins.dispatch({ origin: new URL(url).origin, path: "/", method: "POST", body: "{}" }, handler)
      })
    }
  }
  for (let round = 0; round < 4; round++) await callAll()
  const made = receivers.reduce((sum, { connections }) => sum + connections, 0)
  for (let round = 0; round < 4; round++) await callAll()
  assert.equal(
    receivers.reduce((sum, { connections }) => sum + connections, 0),
    made,
  )
  await origins.destroy()
})
