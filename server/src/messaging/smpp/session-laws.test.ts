import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { systemClock } from "#core/std/clock.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import type { Fate } from "./fate.ts"
import { openSession } from "./open-session.ts"
import { SmppServer } from "./server.ts"
import { SmppSession } from "./session.ts"
import { draft, FakeSocket, octetsOf, turn } from "./testing.ts"
import { secondMs } from "#core/std/durations.ts"

const windowMax = 3
const waitingMax = 4

type Step =
  | "ask"
  | "answer"
  | "refuse"
  | "wait"
  | "turn"
  | "block"
  | "unblock"
  | "unbind"
  | "peer unbinds"
  | "cut"
  | "destroy"

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: fc.constant<Step>("ask") },
  { weight: 6, arbitrary: fc.constantFrom<Step>("answer", "refuse") },
  { weight: 4, arbitrary: fc.constant<Step>("turn") },
  { weight: 2, arbitrary: fc.constantFrom<Step>("wait", "block", "unblock") },
  { weight: 1, arbitrary: fc.constantFrom<Step>("unbind", "peer unbinds", "cut", "destroy") },
)

/** A client session, all requests to it, and everything that the peer has seen. */
class World {
  readonly clock = new FakeClock()
  readonly socket = new FakeSocket()
  readonly session = new SmppSession(
    this.socket,
    { request: () => ({ status: 0 }) },
    { clock: this.clock, windowMax, waitingMax, responseTimeoutMs: 5 * secondMs },
  )
  readonly fates: Fate[] = []
  readonly seen = new Set<string>()
  readonly toAnswer: number[] = []
  asked = 0

  async take(step: Step): Promise<void> {
    if (step === "ask") this.#ask()
    else if (step === "answer" || step === "refuse") this.#answer(step === "answer" ? 0 : 0x14)
    else if (step === "wait") this.clock.advance(2 * secondMs)
    else if (step === "turn") await turn()
    else if (step === "block") this.socket.isBlocked = true
    else if (step === "unblock") this.socket.unblock()
    else if (step === "unbind") void this.session.unbind()
    else if (step === "peer unbinds") this.socket.feed(octetsOf(draft("unbind")))
    else if (step === "cut") this.socket.destroy()
    else this.session.destroy()
    this.#look()
  }

  #ask(): void {
    const messageId = String(this.asked++)
    void this.session.request("query_sm", { messageId }).then((fate) => {
      if (fate.kind === "not_sent") assert.ok(!this.seen.has(messageId), "what was not sent was not seen")
      this.fates.push(fate)
    })
  }

  #answer(status: number): void {
    const sequence = this.toAnswer.shift()
    if (sequence !== undefined) this.socket.feed(octetsOf(draft("query_sm_resp", {}, { status, sequence })))
  }

  #look(): void {
    for (const pdu of this.socket.sent()) {
      if (pdu.command !== "query_sm") continue
      this.toAnswer.push(pdu.sequence)
      this.seen.add(pdu.fields.messageId)
    }
    assert.ok(this.session.unanswered <= windowMax + 1, "the window holds, with one place beside it for the unbind")
    assert.ok(this.session.waiting <= waitingMax)
  }
}

test("every request gets one fate, and the peer never sees an unsent one, in any life of a session", async () => {
  const anyLife = fc.array(anyStep, { maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(anyLife, async (steps) => {
      const world = new World()
      for (const step of steps) await world.take(step)
      world.session.destroy()
      await world.session.closed
      await turn()
      assert.equal(world.fates.length, world.asked)
    }),
    { numRuns: 300 },
  )
})

test("a connection that is cut under load, at any moment, leaves every request with one fate", async () => {
  for (let cutAfter = 1; cutAfter < 2_000; cutAfter += 97) {
    const seen = new Set<string>()
    const server = new SmppServer({
      host: "127.0.0.1",
      port: 0,
      connectionsMax: 10,
      session: { clock: systemClock },
      bind: () => ({ status: 0 }),
      request(request, session) {
        if (request.command === "query_sm") seen.add(request.fields.messageId)
        if (seen.size === cutAfter) session.destroy()
        return { status: 0 }
      },
    })
    const opened = await openSession({
      target: { host: "127.0.0.1", port: await server.start(), connectTimeoutMs: 5_000 },
      bind: { command: "bind_transmitter" },
      session: { clock: systemClock, windowMax: 50, waitingMax: 2_000 },
      listener: { request: () => ({ status: 0 }) },
    })
    assert.ok(opened.kind === "bound")
    const ids = Array.from({ length: 2_000 }, (_, index) => String(index))
    const fates = await Promise.all(ids.map((messageId) => opened.session.request("query_sm", { messageId })))
    await server.stop()
    for (const [index, id] of ids.entries()) {
      const kind = fates[index]?.kind
      if (kind === "answered") assert.ok(seen.has(id), "what was answered was seen")
      if (kind === "not_sent") assert.ok(!seen.has(id), "what was not sent was not seen")
    }
  }
})
