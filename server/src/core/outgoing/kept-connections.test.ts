import assert from "node:assert/strict"
import { afterEach, beforeEach, test } from "node:test"
import type { TLSSocket } from "node:tls"
import { buildConnector } from "undici"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createAuthority } from "../../../test/support/certificates.ts"
import { startRawHttps, startRawTls, type OnRequest, type RawReceiver } from "../../../test/support/raw-receiver.ts"
import { Origins } from "./origins.ts"
import { Outgoing } from "./outgoing.ts"

const authority = createAuthority()
const answer = "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"
const lastAnswer = answer.replace("content", "connection: close\r\ncontent")

let clock: FakeClock
let outgoing: Outgoing
let receivers: RawReceiver[]
beforeEach(() => {
  clock = new FakeClock()
  outgoing = new Outgoing({ clock, allowedRanges: ["127.0.0.0/8", "::1/128"], extraCa: authority.cert })
  receivers = []
})
afterEach(async () => {
  await outgoing.stop()
  await Promise.all(receivers.map((receiver) => receiver.close()))
})

async function receive(act: OnRequest): Promise<RawReceiver> {
  const receiver = await startRawHttps(authority, act)
  receivers.push(receiver)
  return receiver
}

async function post(url: string, isRepeatable = true) {
  const outcome = await outgoing.post({
    url,
    headers: [],
    body: "{}",
    deadlineMs: 30_000,
    responseBytesMax: 100,
    isRepeatable,
  })
  const said = outcome.kind === "response" ? outcome.status : outcome.failure.kind
  return { said, isRepeated: outcome.isRepeated }
}

/**
 * Answers the requests for which `isAnswered` returns true, by their numbers from 0 on. Resets the connection
 * of the others.
 */
function receiveSome(isAnswered: (number: number) => boolean): Promise<RawReceiver> {
  let number = 0
  return receive((socket, reset) => (isAnswered(number++) ? socket.write(answer) : reset()))
}

test("a webhook whose kept connection ends without an answer is sent once more, and its outcome says so", async () => {
  const receiver = await receiveSome((number) => number !== 1)
  assert.deepEqual(await post(receiver.url), { said: 200, isRepeated: false })
  assert.deepEqual(await post(receiver.url), { said: 200, isRepeated: true })
  assert.deepEqual([receiver.requests, receiver.connections], [3, 2])
})

test("a request is not sent a third time", async () => {
  const receiver = await receiveSome((number) => number === 0)
  await post(receiver.url)
  assert.deepEqual(await post(receiver.url), { said: "reset", isRepeated: true })
  assert.equal(receiver.requests, 3)
})

test("a request over a new connection is sent once: the receiver ended it for a reason of its own", async () => {
  const receiver = await receiveSome(() => false)
  assert.deepEqual(await post(receiver.url), { said: "reset", isRepeated: false })
  assert.equal(receiver.requests, 1)
})

test("a request that must not happen twice is sent once", async () => {
  const receiver = await receiveSome((number) => number === 0)
  await post(receiver.url, false)
  assert.deepEqual(await post(receiver.url, false), { said: "reset", isRepeated: false })
  assert.equal(receiver.requests, 2)
})

test("an answer that has begun is not asked for again", async () => {
  let number = 0
  const receiver = await receive((socket) => {
    if (number++ === 0) socket.write(answer)
    else socket.end("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf")
  })
  await post(receiver.url)
  assert.deepEqual(await post(receiver.url), { said: "reset", isRepeated: false })
  assert.equal(receiver.requests, 2)
})

test("a request that a deadline ends is not sent once more", async () => {
  const came = Promise.withResolvers<void>()
  let number = 0
  const receiver = await receive((socket) => (number++ === 0 ? socket.write(answer) : came.resolve()))
  await post(receiver.url)
  const late = post(receiver.url)
  await came.promise
  clock.advance(31_000)
  assert.deepEqual(await late, { said: "timeout", isRepeated: false })
  assert.equal(receiver.requests, 2)
})

/** A receiver that closes each connection after its answer. It records whether each one resumed a session. */
async function receiveAndClose() {
  const resumed: boolean[] = []
  const receiver = await startRawTls(authority, (socket: TLSSocket) => {
    resumed.push(socket.isSessionReused())
    socket.once("data", () => socket.end(lastAnswer))
  })
  receivers.push(receiver)
  return { url: receiver.url, resumed }
}

test("a new connection resumes the TLS session of the last one, on each port of a host", async () => {
  const [one, other] = [await receiveAndClose(), await receiveAndClose()]
  for (const { url } of [one, other, one, other]) assert.equal((await post(url)).said, 200)
  assert.deepEqual([one.resumed, other.resumed], [[false, true], [false, true]]) // oxfmt-ignore
})

test("a certificate is checked again an hour after its check, even if its session was resumed often", async () => {
  const { url, resumed } = await receiveAndClose()
  for (let quarter = 0; quarter < 6; quarter++) {
    assert.equal((await post(url)).said, 200)
    clock.advance(15 * 60_000)
  }
  assert.deepEqual(resumed, [false, true, true, true, false, true])
})

test("the first of the connections of a burst is kept, and the others end soon", async () => {
  const furtherEnded = Promise.withResolvers<void>()
  const waiting: TLSSocket[] = []
  let [atOnce, ended] = [3, 0]
  const receiver = await receive((socket) => {
    if (atOnce === 3) socket.on("close", () => ++ended === 2 && furtherEnded.resolve())
    waiting.push(socket)
    if (waiting.length === atOnce) for (const each of waiting.splice(0)) each.write(answer)
  })
  const keepAlive = { ms: 50, firstMs: 60_000, firstMax: 1 }
  const connect = () => buildConnector({ ca: authority.cert, allowH2: false })
  const pool = { allowH2: false, pipelining: 1 }
  const origins = new Origins({ clock, keptMin: 1, keptMax: 1, originsMax: 1, pool, keepAlive, connect })
  const call = (kind = { isRepeatable: true }) => {
    const called = Promise.withResolvers<void>()
    const [onResponseEnd, onResponseError] = [
      () => called.resolve(),
      (_: unknown, error: Error) => called.reject(error),
    ]
    const handler = { onRequestStart() {}, onResponseStart() {}, onResponseData() {}, onResponseEnd, onResponseError }
    origins.dispatch({ origin: new URL(receiver.url).origin, path: "/", method: "POST", body: "{}" }, handler, kind)
    return called.promise
  }
  await Promise.all([call(), call(), call()])
  await furtherEnded.promise
  atOnce = 1
  await call()
  assert.equal(receiver.connections, 3)
  await origins.destroy()
})
