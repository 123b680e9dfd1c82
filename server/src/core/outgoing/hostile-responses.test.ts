/**
 * Receivers that break the rules of HTTP/1.1 and TLS. Each request must end soon, with one outcome and a
 * sentence about the fault.
 */
import assert from "node:assert/strict"
import { after, test } from "node:test"
import fc from "fast-check"
import { systemClock } from "#core/std/clock.ts"
import { createAuthority } from "../../../test/support/certificates.ts"
import {
  flood,
  startRawHttps,
  startRawPort,
  startRawTls,
  type RawReceiver,
} from "../../../test/support/raw-receiver.ts"
import type { Outcome } from "./http-client.ts"
import { Outgoing } from "./outgoing.ts"

const authority = createAuthority()
const outgoing = new Outgoing({ clock: systemClock, allowedRanges: ["127.0.0.0/8"], extraCa: authority.cert })
const receivers: RawReceiver[] = []
after(async () => {
  await outgoing.stop()
  await Promise.all(receivers.map((receiver) => receiver.close()))
})

/** Far more than any request needs, so the deadline ends none of them. */
const deadlineMs = 60_000
const bodyMax = 16_384

async function post(starting: Promise<RawReceiver>): Promise<Outcome> {
  const receiver = await starting
  receivers.push(receiver)
  const { url } = receiver
  return await outgoing.post({ url, headers: [], body: "{}", deadlineMs, responseBytesMax: bodyMax })
}

/** The outcome in a line: the status and the length of the body, or the kind and the reason. */
async function told(receiver: Promise<RawReceiver>): Promise<string> {
  const outcome = await post(receiver)
  if (outcome.kind === "failure") return `${outcome.failure.kind}: ${outcome.failure.reason}`
  return `${outcome.status}, ${outcome.body.length} bytes${outcome.isCut ? ", cut" : ""}`
}

/** Sends these bytes and closes. */
function answering(bytes: string): Promise<RawReceiver> {
  return startRawHttps(authority, (socket) => socket.end(bytes, "latin1"))
}

/** Sends these bytes, and then the piece forever. */
function flooding(bytes: string, piece: string): Promise<RawReceiver> {
  const pieces = Buffer.from(piece.repeat(Math.ceil(16_384 / piece.length)), "latin1")
  return startRawHttps(authority, (socket) => {
    socket.write(bytes, "latin1")
    flood(socket, pieces)
  })
}

const chunked = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n"
const endless = "protocol: The response does not end."
const tooLong = "protocol: The response's headers are too long."
const invalid = "protocol: The response is not valid HTTP/1.1."
const wrongLength = "protocol: The length of the response differs from its Content-Length."
const unasked = "protocol: The receiver responded with an unexpected interim response (1xx)."
const beforeResponse = "reset: The connection was closed before a response arrived."
const inResponse = "reset: The connection was closed in the middle of the response."
const inHandshake = "reset: The connection was closed while it was being established."

const floods: [string, string, string, string][] = [
  ["a body of pieces of one byte", chunked, "1\r\nx\r\n", "200, 16384 bytes, cut"],
  ["an extension of a chunk", `${chunked}5;`, "a", endless],
  ["trailers", `${chunked}0\r\n`, "x: y\r\n", tooLong],
  ["blank lines before the status", "", "\r\n", endless],
  ["the status's reason", "HTTP/1.1 200 ", "OK", endless],
  ["the name of a header", "HTTP/1.1 200 OK\r\n", "x", tooLong],
  ["blanks before a header's value", "HTTP/1.1 200 OK\r\nx:", " ", endless],
  ["headers", "HTTP/1.1 200 OK\r\n", "x: y\r\n", tooLong],
  [
    "interim responses",
    "",
    "HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n",
    "protocol: Only interim responses (1xx) came, and no final one.",
  ],
]
for (const [name, bytes, piece, wanted] of floods) {
  test(`a response without end has its limit: ${name}`, async () =>
    assert.equal(await told(flooding(bytes, piece)), wanted))
}

const answers: [string, string, string][] = [
  ["a header of 20 KiB", `HTTP/1.1 200 OK\r\nx: ${"a".repeat(20_000)}\r\n\r\n`, tooLong],
  ["100 Continue", "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n", unasked],
  ["101", "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n", unasked],
  ["102 and then 200", "HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n", "200, 0 bytes"],
  ["HTTP/0.9", "hello\n", invalid],
  ["another protocol", "SSH-2.0-OpenSSH_9.2\r\n", invalid],
  ["HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", invalid],
  ["HTTP/1.0 with a body to the end", "HTTP/1.0 200 OK\r\n\r\nbody", "200, 4 bytes"],
  ["a status of one digit", "HTTP/1.1 1 Odd\r\n\r\n", invalid],
  ["a status below 100", "HTTP/1.1 099 Odd\r\ncontent-length: 0\r\n\r\n", invalid],
  ["a status of four digits", "HTTP/1.1 2000 Odd\r\n\r\n", invalid],
  ["less body than announced", "HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nabc", inResponse],
  ["more body than announced", "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nabcdef", "200, 2 bytes"],
  ["two lengths", "HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\nabc", wrongLength],
  ["a negative length", "HTTP/1.1 200 OK\r\ncontent-length: -2\r\n\r\nabc", invalid],
  ["a length beyond all numbers", `HTTP/1.1 200 OK\r\ncontent-length: ${"9".repeat(30)}\r\n\r\nabc`, wrongLength],
  ["a chunk's length that is none", `${chunked}zz\r\n\r\n`, invalid],
  ["a chunk that is cut off", `${chunked}5\r\nab`, inResponse],
  ["NUL in a header", "HTTP/1.1 200 OK\r\nx: a\0b\r\n\r\n", invalid],
  ["a folded header", "HTTP/1.1 200 OK\r\nx: a\r\n b\r\n\r\n", invalid],
  ["two responses", "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n".repeat(2), "200, 0 bytes"],
  ["nothing", "", beforeResponse],
]
for (const [name, bytes, wanted] of answers) {
  test(`an answer with ${name} has the expected outcome`, async () =>
    assert.equal(await told(answering(bytes)), wanted))
}

const ok = "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"
const atEachPhase: [string, () => Promise<RawReceiver>, string][] = [
  ["reset when accepted", () => startRawPort((_socket, reset) => reset()), inHandshake],
  ["closed when accepted", () => startRawPort((socket) => socket.end()), inHandshake],
  ["reset in the handshake", () => startRawPort((socket, reset) => socket.once("data", reset)), inHandshake],
  ["reset after the handshake", () => startRawTls(authority, (_socket, reset) => reset()), beforeResponse],
  ["closed after the handshake", () => startRawTls(authority, (socket) => socket.end()), beforeResponse],
  ["reset after the request", () => startRawHttps(authority, (_socket, reset) => reset()), beforeResponse],
  [
    "reset in the headers",
    () => startRawHttps(authority, (socket, reset) => socket.write("HTTP/1.1 200 OK\r\n", reset)),
    beforeResponse,
  ],
  ["closed in the body", () => startRawHttps(authority, (socket) => socket.end(`${chunked}5\r\n`)), inResponse],
  [
    "answered before the request is read",
    () => startRawTls(authority, (socket) => socket.once("data", () => socket.pause().write(ok))),
    "200, 0 bytes",
  ],
]
for (const [name, start, wanted] of atEachPhase) {
  test(name, async () => assert.equal(await told(start()), wanted))
}

const quiet = () => {}
const handshakes: [string, () => Promise<RawReceiver>, RegExp][] = [
  ["no TLS", () => startRawPort((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")), /does not use TLS/],
  [
    "rubbish without end",
    () => startRawPort((socket) => flood(socket, Buffer.alloc(16_384, 0x16))),
    /does not use TLS/,
  ],
  [
    "TLS 1.1",
    () => startRawTls(authority, quiet, { minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "ALL@SECLEVEL=0" }),
    /no version from TLS 1\.2 on/,
  ],
  [
    "no cipher in common",
    () => startRawTls(authority, quiet, { maxVersion: "TLSv1.2", ciphers: "NULL-SHA256@SECLEVEL=0" }),
    /no common cipher/,
  ],
  ["HTTP/2 alone", () => startRawTls(authority, quiet, { ALPNProtocols: ["h2"] }), /does not support HTTP\/1\.1/],
  [
    "a client certificate",
    () => startRawTls(authority, quiet, { requestCert: true, ca: authority.cert, maxVersion: "TLSv1.2" }),
    /client certificate/,
  ],
]
for (const [name, start, wanted] of handshakes) {
  test(`a handshake with ${name} fails with a reason`, async () => assert.match(await told(start()), wanted))
}

test("random bytes as an answer have one outcome, and no exception", { timeout: 60_000 }, async () => {
  let bytes = Buffer.alloc(0)
  const receiver = await startRawHttps(authority, (socket) => socket.end(bytes))
  receivers.push(receiver)
  const { url } = receiver
  const words = [
    "HTTP/1.1 ", "200", "099", "103", "204", "304", " OK", "\r\n", "\r\n\r\n", "\n", "\r", ":", ";", " ", "\0", "\xff",
    "content-length: 5", "content-length: 0", "transfer-encoding: chunked", "transfer-encoding: gzip, chunked",
    "connection: close", "connection: upgrade", "upgrade: h2c", "keep-alive: timeout=0", "x: y", "0\r\n", "5\r\nabcde\r\n",
    "ffffffffffffffff", "HTTP/1.1 200 OK\r\n", chunked, ok,
  ] // oxfmt-ignore
  const answer = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 4 })), { maxLength: 14 })
  await fc.assert(
    fc.asyncProperty(answer, async (parts) => {
      bytes = Buffer.from(parts.join(""), "latin1")
      const { kind } = await outgoing.post({ url, headers: [], body: "{}", deadlineMs, responseBytesMax: 100 })
      assert.ok(kind === "response" || kind === "failure")
    }),
    { numRuns: 500 },
  )
})
