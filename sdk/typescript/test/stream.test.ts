import assert from "node:assert/strict"
import type { ServerResponse } from "node:http"
import { test } from "node:test"
import { eventsIn } from "../src/core/server-sent-events.ts"
import { ConnectionError, Posthorn, TimeoutError, type ClientOptions } from "../src/index.ts"
import { answerJson, answerProblem, startOddServer } from "./support.ts"

/** The bytes in chunks of so many. */
function bodyOf(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.subarray(at, at + size))
      controller.close()
    },
  })
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}

const lines = [
  ": a comment",
  "retry: 150",
  "id: 1",
  "",
  "event: messages",
  'data: ["über 📯",',
  "data:1]",
  "",
  "id",
  "data",
  "",
  "event: lost",
]

test("events are read with any line end and any division of the bytes", async () => {
  const expected = [
    { event: "message", data: "", id: "1", retryMs: 150 },
    { event: "messages", data: '["über 📯",\n1]', id: "1", retryMs: undefined },
    { event: "message", data: "", id: "", retryMs: undefined },
  ]
  for (const end of ["\n", "\r\n", "\r"])
    for (const size of [1, 2, 3, 7, 1_000])
      assert.deepEqual(await all(eventsIn(bodyOf(lines.join(end), size))), expected, JSON.stringify([end, size]))
})

test("a line of megabytes in small pieces is read in linear time", async () => {
  const data = "x".repeat(8_000_000)
  const [event] = await all(eventsIn(bodyOf(`data: ${data}\n\n`, 1_000)))
  assert.equal(event?.data.length, data.length)
})

test("an event of too many lines is refused", async () => {
  const line = new TextEncoder().encode(`data: ${"x".repeat(1 << 20)}\n`)
  const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(line) })
  await assert.rejects(eventsIn(body).next(), { name: "ConnectionError", message: /an event that does not end/ })
})

function begin(response: ServerResponse, text: string): void {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" })
  response.write(text)
}

function clientOf(baseUrl: string, options: Partial<ClientOptions> = {}): Posthorn {
  return new Posthorn({ baseUrl, accountSid: "AC1", authToken: "t0ken", ...options })
}

test("a stream that ends, breaks or is refused for a while continues behind the last id", async () => {
  await using server = await startOddServer((response, count) => {
    if (count === 1) {
      begin(response, 'retry: 1\nid: a\n\nid: b\nevent: messages\ndata: [{"sid":"MS1"}]\n\n')
      response.end()
    } else if (count === 2) answerProblem(response, 503, "store_unavailable", { "retry-after": "0" })
    else if (count === 3) response.destroy()
    else if (count === 4) begin(response, 'id: c\ndata: [{"sid":"MS2"}]\n\nid: d\n\ndata: [{"sid":"MS3"}]\n\n')
  })
  const found: unknown[] = []
  let connections = 0
  const options = { lastEventId: "z", opened: () => connections++ }
  for await (const { data, id, event } of clientOf(server.baseUrl).messages.stream({}, options)) {
    found.push([event, data.map(({ sid }) => sid), id])
    if (found.length === 3) break
  }
  assert.deepEqual(found, [
    ["messages", ["MS1"], "b"],
    ["message", ["MS2"], "c"],
    ["message", ["MS3"], "d"],
  ])
  assert.deepEqual(
    server.requests.map(({ headers }) => headers["last-event-id"]),
    ["z", "b", "b", "b"],
  )
  assert.equal(connections, 2, "it tells of each connection that is a stream")
  assert.equal(server.requests[0]?.headers.accept, "text/event-stream")
})

test("an error of the caller's `opened` reaches the caller as it is, after one request", async () => {
  await using server = await startOddServer((response) => begin(response, "data: []\n\n"))
  for (const error of [new Error("no"), new ConnectionError("no")]) {
    const opened = () => {
      throw error
    }
    const stream = clientOf(server.baseUrl).messages.stream({}, { opened })
    assert.equal(await stream.next().catch((reason: unknown) => reason), error)
  }
  assert.equal(server.requests.length, 2)
})

test("a caller that stops reading closes the connection", async () => {
  const closed = Promise.withResolvers<void>()
  await using server = await startOddServer((response) => {
    response.on("close", () => closed.resolve())
    begin(response, "data: []\n\n")
  })
  for await (const _ of clientOf(server.baseUrl).messages.stream()) break
  await closed.promise
})

test("a stream ends with the signal's reason, a refusal, and the failures of connecting", async () => {
  const controller = new AbortController()
  await using server = await startOddServer((response, count) => {
    if (count === 1) begin(response, "data: []\n\n")
    else if (count === 2) answerProblem(response, 400, "invalid_cursor")
    else if (count === 3) answerJson(response, 200, {})
    else response.destroy()
  })
  const client = clientOf(server.baseUrl, { maxRetries: 1 })
  const first = client.messages.stream({}, { signal: controller.signal })
  assert.deepEqual((await first.next()).value.data, [])
  const next = first.next()
  controller.abort(new Error("no longer wanted"))
  await assert.rejects(next, { message: "no longer wanted" })
  await assert.rejects(client.messages.stream().next(), { code: "invalid_cursor" })
  await assert.rejects(client.messages.stream().next(), { code: "unexpected_answer" })
  await assert.rejects(client.messages.stream().next(), ConnectionError)
  assert.equal(server.requests.length, 5)
})

test("a stream without data is late, one whose reader takes its time is not", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const { promise: connected, resolve } = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>()
  const client = clientOf("https://posthorn.example.com", {
    timeoutMs: 1_000,
    maxRetries: 0,
    fetch: (_url, init) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          init?.signal?.addEventListener("abort", () => controller.error(init.signal?.reason))
          resolve(controller)
        },
      })
      return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }))
    },
  })
  const event = new TextEncoder().encode("data: []\n\n")
  const stream = client.messages.stream()
  const first = stream.next()
  const body = await connected
  body.enqueue(event)
  await first
  t.mock.timers.tick(60_000)
  body.enqueue(event)
  await stream.next()
  const late = stream.next()
  await new Promise(setImmediate)
  t.mock.timers.tick(1_000)
  await assert.rejects(late, TimeoutError)
})
