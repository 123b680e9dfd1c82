import assert from "node:assert/strict"
import { test } from "node:test"
import { Overloaded } from "#core/std/batcher.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { InboundFiles, type InboundContent, type UnfetchedFiles } from "./inbound-files.ts"

const owner = { carrierId: "c", from: "+1" }
const links: InboundContent = { body: "https://example.org/a.png", media: [] }
const fetched: InboundContent = { body: "", media: [{ contentType: "image/png", content: Buffer.from("a") }] }

/** Files that come when the test says so. */
function slowFiles(more: Partial<UnfetchedFiles> = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<InboundContent>()
  const deadlines: number[] = []
  const fetch = (deadlineMs: number) => {
    deadlines.push(deadlineMs)
    return promise
  }
  return { files: { deadlineMs: 20_000, unfetched: links, ...more, fetch }, deadlines, resolve, reject }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test("the deadline includes the wait for a turn, and holds even if the fetch does not end", async () => {
  const clock = new FakeClock()
  const inbound = new InboundFiles(clock)
  const slow = Array.from({ length: 3 }, () => slowFiles())
  const results = slow.map(({ files }) => inbound.fetch(owner, files))
  await turn()
  // A sender has two turns.
  assert.deepEqual(
    slow.map(({ deadlines }) => deadlines),
    [[20_000], [20_000], []],
  )
  clock.advance(5_000)
  slow[0]?.resolve(fetched)
  const first = await results[0]
  assert.deepEqual(first?.content, fetched)
  await turn()
  assert.deepEqual(slow[2]?.deadlines, [], "The first one still has its turn, because its files are in memory.")
  first?.release()
  await turn()
  assert.deepEqual(slow[2]?.deadlines, [15_000])
  clock.advance(16_000)
  for (const result of results.slice(1)) assert.deepEqual((await result).content, links)
})

test("a message of nothing but files that are gone says that it had one", async () => {
  const inbound = new InboundFiles(new FakeClock())
  const gone = { deadlineMs: 1_000, unfetched: null, fetch: async () => ({ body: "", media: [] }) }
  assert.deepEqual((await inbound.fetch(owner, gone)).content, { body: "[file]", media: [] })
  const titled = { ...gone, fetch: async () => ({ body: "STOP", media: [] }) }
  assert.deepEqual((await inbound.fetch(owner, titled)).content, { body: "STOP", media: [] })
})

test("files that come after their deadline keep the turn until they arrive, and are dropped", async () => {
  const clock = new FakeClock()
  const inbound = new InboundFiles(clock)
  const slow = [slowFiles(), slowFiles()]
  const late = slow.map(({ files }) => inbound.fetch(owner, files))
  clock.advance(21_000)
  for (const result of late) assert.deepEqual((await result).content, links)
  const next = slowFiles()
  const waiting = inbound.fetch(owner, next.files)
  await turn()
  assert.deepEqual(next.deadlines, [])
  slow[0]?.resolve(fetched)
  slow[1]?.reject(new Error("The host is away."))
  next.resolve(fetched)
  assert.deepEqual((await waiting).content, fetched)
})

test("a message that its carrier sends again is not stored without its files", async () => {
  const clock = new FakeClock()
  const inbound = new InboundFiles(clock)
  const { files } = slowFiles({ unfetched: null })
  const fetching = inbound.fetch(owner, files)
  clock.advance(21_000)
  await assert.rejects(fetching, Overloaded)
  await assert.rejects(inbound.fetch(owner, files, { begunAt: clock.elapsed() - 20_000 }), Overloaded)
})

test("a failed fetch releases its turn, and rejects", async () => {
  const inbound = new InboundFiles(new FakeClock())
  for (let time = 0; time < 5; time++) {
    const { files, reject } = slowFiles()
    reject(new Error("The host is away."))
    await assert.rejects(inbound.fetch(owner, files), /away/)
  }
})

test("an aborted message has its links immediately, and its place is free for the next", async () => {
  const inbound = new InboundFiles(new FakeClock())
  const slow = [slowFiles(), slowFiles()]
  for (const { files } of slow) void inbound.fetch(owner, files)
  const ending = new AbortController()
  const third = slowFiles()
  const ended = inbound.fetch(owner, third.files, { ended: ending.signal })
  ending.abort()
  assert.deepEqual((await ended).content, links)
  for (const { resolve } of slow) resolve(fetched)
  await turn()
  assert.deepEqual(third.deadlines, [])
})

test("senders of one carrier do not take the turns of another carrier", async () => {
  const inbound = new InboundFiles(new FakeClock())
  const slow = Array.from({ length: 20 }, (_, index) => {
    const each = slowFiles()
    void inbound.fetch({ carrierId: "c", from: `+${index}` }, each.files)
    return each
  })
  const other = slowFiles()
  void inbound.fetch({ carrierId: "d", from: "+1" }, other.files)
  await turn()
  assert.deepEqual([slow.filter(({ deadlines }) => deadlines.length).length, other.deadlines.length], [12, 1])
})
