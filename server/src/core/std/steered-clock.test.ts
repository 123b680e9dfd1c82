import assert from "node:assert/strict"
import { test } from "node:test"
import { dayMs } from "./durations.ts"
import { FakeClock } from "./fake-clock.ts"
import { SteeredClock } from "./steered-clock.ts"

const reading = (clock: SteeredClock, ms: number, tookMs = 0) => ({
  askedAt: clock.elapsed() - tookMs,
  answeredAt: clock.elapsed(),
  ms,
})

test("a step of the machine's clock changes nothing", () => {
  const machine = new FakeClock()
  const clock = new SteeredClock(machine)
  const before = clock.now()
  machine.step(-7_200_000)
  machine.advance(1_000)
  assert.equal(clock.now(), before + 1_000)
  assert.equal(clock.machineAheadMs, -7_200_000)
})

test("a small difference is corrected immediately, and a step is only reported", () => {
  const clock = new SteeredClock(new FakeClock())
  const before = clock.now()
  assert.equal(clock.compare(reading(clock, before + 400)), 0)
  assert.equal(clock.now(), before + 400)
  assert.equal(clock.compare(reading(clock, before - 90_000)), -90_400)
  assert.equal(clock.now(), before + 400)
})

test("an answer that took long never looks like a step", () => {
  const machine = new FakeClock()
  const clock = new SteeredClock(machine)
  const asked = clock.now()
  machine.advance(60_000)
  assert.equal(clock.compare(reading(clock, asked + 10, 60_000)), 0)
  assert.equal(clock.now(), asked + 60_000)
})

for (const stepMs of [5 * 366 * dayMs, -5 * 366 * dayMs])
  test(`a step of ${stepMs} ms is reported, and no lease begins or ends with it`, () => {
    const clock = new SteeredClock(new FakeClock())
    const before = clock.now()
    assert.equal(clock.compare(reading(clock, before + stepMs)), stepMs)
    assert.deepEqual([clock.now(), clock.leases.check(), clock.leases.end(0)], [before, before, before])
  })

test("no lease of either time ends early, from the first reading of a step", () => {
  const clock = new SteeredClock(new FakeClock())
  const former = clock.now()
  clock.compare(reading(clock, former - 7_200_000))
  assert.equal(clock.now(), former)
  assert.equal(clock.leases.check(), former - 7_200_000)
  assert.equal(clock.leases.end(60_000), former + 60_000)
  clock.compare(reading(clock, former))
  assert.equal(clock.leases.check(), former, "the step was taken back")
})

for (const stepMs of [7_200_000, -7_200_000])
  test(`no lease of either time ends early after a step of ${stepMs} ms`, () => {
    const machine = new FakeClock()
    const [former, clock] = [new SteeredClock(machine), new SteeredClock(machine)]
    const leaseEnd = former.leases.end(60_000)
    clock.adopt(stepMs)
    assert.ok(clock.leases.check() < leaseEnd, "of a process that has not noticed the step")
    assert.ok(former.leases.check() < clock.leases.end(60_000), "of the process that has")
    machine.advance(76_000)
    assert.equal(clock.leases.check(), clock.now())
    assert.equal(clock.leases.end(0), clock.now())
  })
