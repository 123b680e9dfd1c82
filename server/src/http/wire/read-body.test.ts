import assert from "node:assert/strict"
import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
import { connect, type AddressInfo, type Socket } from "node:net"
import { after, afterEach, before, beforeEach, test } from "node:test"
import { BodyReader, unprovenBody } from "./read-body.ts"

const size = unprovenBody.bytesMax
const places = 4
let bodies: BodyReader
let most = 0
/** The requests whose bodies are awaited, in order. */
let awaited: IncomingMessage[] = []
/** Lets the answers leave. */
let answered = Promise.withResolvers<void>()

const server = createServer((request, response) => {
  awaited.push(request)
  request.on("data", () => (most = Math.max(most, bodies.strangersBytes)))
  bodies.read({ bodyAllowance: unprovenBody, response }, request, (error, body) => {
    void answered.promise.then(() => response.writeHead(error ? 400 : 200).end(`${error?.name ?? body?.length}`))
  })
})
before(() => once(server.listen(0, "127.0.0.1"), "listening"))
const sockets: Socket[] = []
beforeEach(() => {
  bodies = new BodyReader({ strangersBytesMax: places * size })
  most = 0
  awaited = []
  answered = Promise.withResolvers()
})
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()))
after(() => server.close())

const headOf = (framing: string) => `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${framing}\r\n\r\n`
const whole = `Content-Length: ${size}`

/** Sends a request, and resolves when the server has its head. */
async function send(framing: string, body: Buffer): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1")
  sockets.push(socket)
  const requested = once(server, "request")
  socket.write(headOf(framing))
  await requested
  socket.write(body)
  return socket
}

/** Resolves when the server has read so many bytes of the last body. */
async function untilRead(bytes: number): Promise<void> {
  const request = awaited.at(-1)
  while (request && request.socket.bytesRead < bytes + headOf(whole).length) await once(request, "data")
}

async function answerOn(socket: Socket): Promise<string> {
  const text = (await socket.toArray()).join("")
  return text.slice(text.indexOf("\r\n\r\n") + 4)
}

test("unfinished bodies of strangers stay within one bound, and the oldest gives way", async () => {
  answered.resolve()
  const slow: Socket[] = []
  for (let count = 0; count < 10; count++) {
    slow.push(await send(whole, Buffer.alloc(size - 1)))
    await untilRead(size - 1)
  }
  assert.ok(most <= places * size, String(most))
  for (const socket of slow.slice(0, -places)) assert.match(await answerOn(socket), /Overloaded/)
  for (const socket of slow.slice(-places)) {
    socket.write("x")
    assert.match(await answerOn(socket), new RegExp(`${size}`))
  }
  assert.equal(bodies.strangersBytes, 0)
})

test("a finished body counts until its answer, and the newcomer gives way", async () => {
  const finished: Socket[] = []
  for (let count = 0; count < places; count++) {
    finished.push(await send(whole, Buffer.alloc(size)))
    await untilRead(size)
  }
  const late = await send(whole, Buffer.alloc(size))
  await untilRead(1)
  assert.equal(bodies.strangersBytes, places * size)
  answered.resolve()
  assert.match(await answerOn(late), /Overloaded/)
  for (const socket of finished) assert.match(await answerOn(socket), new RegExp(`${size}`))
  assert.equal(bodies.strangersBytes, 0)
})

test("a body in thousands of pieces is refused, and a larger one than allowed", async () => {
  answered.resolve()
  const pieces = await send("Transfer-Encoding: chunked", Buffer.from("1\r\nx\r\n".repeat(2_000)))
  assert.match(await answerOn(pieces), /Problem/)
  const chunk = `${size.toString(16)}\r\n${"x".repeat(size)}\r\n`
  assert.match(await answerOn(await send("Transfer-Encoding: chunked", Buffer.from(`${chunk}1\r\nx\r\n`))), /Problem/)
  assert.match(await answerOn(await send("Transfer-Encoding: chunked", Buffer.from(`${chunk}0\r\n\r\n`))), /65536/)
  assert.equal(bodies.strangersBytes, 0)
})

test("a stranger who leaves takes their body along", async () => {
  const socket = await send(whole, Buffer.alloc(1_000))
  await untilRead(1_000)
  assert.ok(bodies.strangersBytes >= 1_000)
  const closed = new Promise((resolve) => awaited[0]?.once("close", resolve))
  socket.destroy()
  await closed
  assert.equal(bodies.strangersBytes, 0)
})
