import assert from "node:assert/strict"
import { test } from "node:test"
import { MessageReader, statusOf } from "./message-reader.ts"

const answer = (body: string, status = 201) =>
  `HTTP/1.1 ${status} X\r\ncontent-type: a/b\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

function read(chunks: Buffer[]): { status: number; body: string }[] {
  const seen: { status: number; body: string }[] = []
  const reader = new MessageReader((bytes, start, bodyStart, end) =>
    seen.push({ status: statusOf(bytes, start), body: bytes.toString("utf8", bodyStart, end) }),
  )
  const memory = Buffer.alloc(65_536)
  // Every chunk is in the same memory, as from a socket with `onread`.
  for (const chunk of chunks) reader.feed(memory.subarray(0, chunk.copy(memory)))
  return seen
}

test("a response is read with its status and body", () => {
  assert.deepEqual(read([Buffer.from(answer("{}"))]), [{ status: 201, body: "{}" }])
})

test("the reader finds the same messages wherever the stream is cut", () => {
  const stream = Buffer.from(answer("first ü") + answer("", 204) + answer("third", 503))
  const whole = read([stream])
  assert.equal(whole.length, 3)
  for (let cut = 1; cut < stream.length; cut++) {
    assert.deepEqual(read([stream.subarray(0, cut), stream.subarray(cut)]), whole, `cut at ${cut}`)
  }
  assert.deepEqual(read([...stream].map((byte) => Buffer.from([byte]))), whole)
})

test("a message without a length has no body", () => {
  const stream = `HTTP/1.1 204 No Content\r\nx: y\r\n\r\n${answer("next")}`
  assert.deepEqual(read([Buffer.from(stream)]), [
    { status: 204, body: "" },
    { status: 201, body: "next" },
  ])
})

test("the name of the length can have capitals, and a length in a body does not count", () => {
  const stream = "HTTP/1.1 200 OK\r\nContent-Length: 24\r\n\r\n\r\ncontent-length: 99\r\n\r\n"
  assert.equal(read([Buffer.from(stream)])[0]?.body.length, 24)
})

test("a chunked message is an error", () => {
  assert.throws(() => read([Buffer.from("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n")]), /chunked/)
})
