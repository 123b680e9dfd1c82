import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { FakeClock } from "#std/fake-clock.ts"
import type { Fate } from "./fate.ts"
import { Session } from "./session.ts"
import { draft, FakeSocket, octetsOf, turn } from "./testing.ts"

const windowMax = 3
const waitingMax = 4
const secondMs = 1_000

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

/** A client session, everything that it was asked, and everything that the peer has seen. */
class World {
  readonly clock = new FakeClock()
  readonly socket = new FakeSocket()
  readonly session = new Session(
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

test("whatever happens to a session, every request gets one fate, and what was not sent was not seen", async () => {
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
