import assert from "node:assert/strict"
import { request, type IncomingMessage } from "node:http"
import { test } from "node:test"
import Fastify from "fastify"
import { FakeClock } from "#core/std/fake-clock.ts"
import { sendStream, stallMaxMs } from "./send-stream.ts"

/** Serves one stream. Reports how many of its chunks were read, and how it ended. */
async function serve(chunkBytes: number) {
  const clock = new FakeClock()
  const app = Fastify()
  const made = { chunks: 0 }
  const closed = Promise.withResolvers<void>()
  async function* chunks() {
    try {
      for (;;) {
        made.chunks++
        yield "x".repeat(chunkBytes)
        // Lets other work run between the chunks of an endless stream.
        await new Promise(setImmediate)
      }
    } finally {
      closed.resolve()
    }
  }
  app.get("/", (_request, reply) => void sendStream(reply, { status: 200 }, chunks(), clock))
  const url = await app.listen({ host: "127.0.0.1", port: 0 })
  const answer = await new Promise<IncomingMessage>((resolve) => request(url, resolve).end())
  const dispose = () => (answer.destroy(), app.close())
  return { clock, made, closed: closed.promise, answer, [Symbol.asyncDispose]: dispose }
}

/** Resolves when no more chunks are created for a reader that does not read. The clock then waits for it. */
async function stalled({ clock }: { clock: FakeClock }): Promise<void> {
  while (clock.untilNext() === undefined) await new Promise(setImmediate)
}

test("the stream makes no data for a reader that stalls, and closes after a limit", async () => {
  await using stream = await serve(1_000_000)
  const { clock, made, closed, answer } = stream
  await stalled(stream)
  const before = made.chunks
  clock.advance(stallMaxMs - 1)
  await new Promise(setImmediate)
  assert.equal(made.chunks, before)
  clock.advance(1)
  await closed
  assert.equal(made.chunks, before)
  const ended = new Promise((resolve) => answer.once("error", resolve))
  answer.resume()
  await ended
})

test("a reader that resumes in time continues to read", async () => {
  await using stream = await serve(1_000_000)
  await stalled(stream)
  const before = stream.made.chunks
  stream.clock.advance(stallMaxMs - 1)
  stream.answer.resume()
  while (stream.made.chunks === before) await new Promise(setImmediate)
})

test("the stream closes, and makes no further data, when the reader leaves", async () => {
  await using stream = await serve(100)
  stream.answer.destroy()
  await stream.closed
})
