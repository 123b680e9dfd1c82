import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import type { ConnectionStatus } from "#messaging/carriers/carrier.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { silentLog } from "#core/std/log.ts"
import { ConnectionLog } from "./connection-log.ts"
import { minuteMs } from "#core/std/durations.ts"

const base = { name: "one", throttled: 0, unanswered: 0, windowMax: 10, segmentsPerSecond: null }
const up: ConnectionStatus = { ...base, state: "up", reason: null, retryAt: null }
const down = (reason: string): ConnectionStatus => ({ ...base, state: "down", reason, retryAt: 1 })

describe("The log of a carrier's connections", () => {
  let clock: FakeClock
  let said: string[]
  let log: ConnectionLog
  beforeEach(() => {
    clock = new FakeClock()
    said = []
    const say = (level: string) => (facts: object) =>
      void said.push(`${level} ${"reason" in facts ? String(facts.reason) : ""}`)
    const lines = { ...silentLog, warn: say("warn"), error: say("error") }
    log = new ConnectionLog({ log: lines, clock, carrierId: "01900000-0000-7000-8000-000000000001" })
  })

  it("says a trouble once, and again after an hour", () => {
    for (let tries = 0; tries <= 60; tries++) {
      log.changed(down("away"), true)
      clock.advance(minuteMs)
    }
    assert.deepEqual(said, ["error away", "error away"])
  })

  it("says each of several troubles, and none of one that comes and goes", () => {
    for (let tries = 0; tries < 10; tries++) {
      log.changed(down("away"), false)
      log.changed(down("mute"), false)
      log.changed(up, false)
      clock.advance(1_000)
    }
    assert.deepEqual(said, ["warn away", "warn mute"])
  })

  it("says it again when all was well meanwhile", () => {
    log.changed(down("away"), true)
    log.changed(up, false)
    clock.advance(minuteMs)
    log.changed(down("away"), true)
    assert.deepEqual(said, ["error away", "error away"])
  })

  it("says once a minute that submissions are not answered, over all connections", () => {
    for (let second = 0; second <= 60; second++) {
      log.unanswered({ ...up, name: `${second % 2}`, reason: `${second} in a row` })
      clock.advance(1_000)
    }
    assert.deepEqual(said, ["warn 0 in a row", "warn 60 in a row"])
  })

  it("says once that rules are broken", () => {
    for (let times = 0; times < 5; times++) log.fault("one", "rubbish")
    assert.deepEqual(said, ["warn rubbish"])
  })
})
