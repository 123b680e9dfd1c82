import assert from "node:assert/strict"
import { test } from "node:test"
import type { Message } from "@posthorn/client"
import { LiveLog } from "../src/pages/messages/live-log.ts"

const message = (number: number, change: Partial<Message> = {}) =>
  ({
    sid: `MS${String(number).padStart(32, "0")}`,
    status: "queued",
    updated_at: "2026-11-21T08:30:00.000Z",
    ...change,
  }) as Message
const numbers = (log: LiveLog) => log.read().rows.map(({ sid }) => Number(sid.slice(2)))
const everything = () => true

test("new rows appear at the top of the list, and only at a flush", () => {
  const log = new LiveLog(everything)
  log.reset([message(2), message(1)], true)
  log.take(message(4))
  log.take(message(3))
  assert.deepEqual(numbers(log), [2, 1])
  log.flush()
  assert.deepEqual(numbers(log), [4, 3, 2, 1])
})

test("a status never goes back, in any order of the news", () => {
  const log = new LiveLog(everything)
  log.reset([message(1, { status: "sent" })], true)
  log.take(message(1, { status: "delivered" }))
  log.take(message(1, { status: "sending" }))
  log.flush()
  assert.equal(log.read().rows[0]?.status, "delivered")
  log.reset([message(1, { status: "sent" })], true)
  assert.equal(log.read().rows[0]?.status, "delivered")
})

test("a held list changes known rows, counts new ones, and shows all of them when it is released", () => {
  const log = new LiveLog(everything)
  log.reset([message(1)], true)
  log.hold(true)
  log.take(message(2))
  log.take(message(1, { status: "delivered" }))
  log.flush()
  assert.deepEqual([numbers(log), log.read().waiting, log.read().rows[0]?.status], [[1], 1, "delivered"])
  log.reset([message(3), message(2), message(1)], true)
  assert.deepEqual([numbers(log), log.read().waiting], [[1], 2])
  log.hold(false)
  assert.deepEqual([numbers(log), log.read().waiting], [[3, 2, 1], 0])
})

test("a held list keeps a bounded number of rows", () => {
  const log = new LiveLog(everything)
  log.reset([message(1)], false)
  log.hold(true)
  for (let number = 2; number <= 5_001; number++) {
    log.take(message(number))
    if (number % 500 === 0) log.flush()
  }
  log.flush()
  assert.equal(log.read().waiting, 5_000)
  log.hold(false)
  assert.equal(log.read().rows.length, 50)
  assert.equal(numbers(log)[0], 5_001)
})

test("a row leaves when it no longer fits the filters, or the list no longer has it", () => {
  const log = new LiveLog(({ status }) => status === "queued")
  log.reset([message(3), message(2), message(1)], true)
  log.take(message(2, { status: "sent" }))
  log.flush()
  assert.deepEqual(numbers(log), [3, 1])
  log.reset([message(3)], true)
  assert.deepEqual(numbers(log), [3])
})

test("news of messages older than the page stay out of it", () => {
  const log = new LiveLog(everything)
  log.reset([message(9), message(8)], false)
  log.take(message(1, { status: "delivered" }))
  log.flush()
  assert.deepEqual(numbers(log), [9, 8])
})
