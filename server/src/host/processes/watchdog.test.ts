import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"
import { FakeClock } from "#core/std/fake-clock.ts"
import { Watchdog } from "./watchdog.ts"

let clock: FakeClock
let hung: number[]

beforeEach(() => {
  clock = new FakeClock()
  hung = []
})

function watch(answers: () => boolean): Watchdog {
  const watchdog = new Watchdog({
    clock,
    ping: () => answers() && watchdog.answered(),
    hung: (silentMs) => hung.push(silentMs),
  })
  watchdog.start()
  return watchdog
}

test("a process that answers is left alone", () => {
  watch(() => true)
  clock.advance(3_600_000)
  assert.deepEqual(hung, [])
})

test("a process that does not answer for a minute is hung, and is reported once", () => {
  watch(() => false)
  clock.advance(59_999)
  assert.deepEqual(hung, [])
  clock.advance(3_600_000)
  assert.deepEqual(hung, [60_000])
})

test("a process that answers now and then is slow, and not hung", () => {
  let asked = 0
  watch(() => ++asked % 11 === 0)
  clock.advance(3_600_000)
  assert.deepEqual(hung, [])
})

test("an hour for which the machine slept is one question without an answer", () => {
  const timers: (() => void)[] = []
  const sleeping = { after: (_: number, act: () => void) => (timers.push(act), () => {}) }
  const watchdog = new Watchdog({ clock: sleeping, ping: () => {}, hung: (silentMs) => hung.push(silentMs) })
  watchdog.start()
  timers.shift()?.()
  watchdog.answered()
  for (let late = 0; late < 11; late++) timers.shift()?.()
  assert.deepEqual(hung, [])
})

test("a process that has ended is not asked", () => {
  const watchdog = watch(() => false)
  watchdog.stop()
  clock.advance(3_600_000)
  assert.deepEqual(hung, [])
  assert.equal(clock.untilNext(), undefined)
})
