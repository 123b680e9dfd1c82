import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import { setImmediate as turn } from "node:timers/promises"
import { FakeClock } from "#core/std/fake-clock.ts"
import { SendBackpressure } from "./send-backpressure.ts"

describe("making way for requests", () => {
  let clock: FakeClock
  let asked: number
  let storeMs: number
  let backpressure: SendBackpressure

  beforeEach(() => {
    clock = new FakeClock()
    asked = 0
    storeMs = 10
    backpressure = new SendBackpressure({ clock, asked: () => asked, storeMs: () => storeMs, utilisation: () => 0.5 })
  })

  /**
   * Lets time pass in steps, with this many requests a second, until the sender's wait ends. Returns the
   * duration.
   */
  const waits = async (perSecond: number) => {
    const startedAt = clock.now()
    let isPressed: boolean | undefined
    void backpressure.wait().then((answer) => (isPressed = answer))
    for (await turn(); isPressed === undefined; await turn()) step(perSecond, 50)
    return { ms: clock.now() - startedAt, isPressed }
  }
  const step = (perSecond: number, ms: number) => {
    asked += (perSecond * ms) / 1_000
    clock.advance(ms)
  }

  it("lets the sender continue immediately when requests are few", async () => {
    step(500, 50)
    assert.deepEqual(await waits(500), { ms: 0, isPressed: false })
  })

  it("lets the sender continue immediately when requests are many and there is room for them", async () => {
    storeMs = 2
    step(5_000, 50)
    assert.deepEqual(await waits(5_000), { ms: 0, isPressed: false })
  })

  it("holds the sender back for half a second at most in a burst", async () => {
    step(5_000, 50)
    assert.deepEqual(await waits(5_000), { ms: 500, isPressed: true })
  })

  it("does not take quickness for the end of a burst, but the end of the requests", async () => {
    step(5_000, 50)
    await waits(5_000)
    storeMs = 2
    assert.deepEqual(await waits(9_000), { ms: 500, isPressed: true })
    step(0, 50)
    assert.deepEqual(await waits(0), { ms: 0, isPressed: false })
  })

  it("gives the sender its share of a burst that does not end", async () => {
    step(5_000, 50)
    await waits(5_000)
    step(5_000, 30_000)
    assert.deepEqual(await waits(5_000), { ms: 0, isPressed: false })
    step(5_000, 20_000)
    assert.deepEqual(await waits(5_000), { ms: 0, isPressed: false })
  })
})
