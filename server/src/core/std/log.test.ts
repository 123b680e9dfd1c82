import assert from "node:assert/strict"
import { test } from "node:test"
import { createLog, maskNumber, type Log } from "./log.ts"

const planted = "planted-secret-7Q"

test("a number is masked to its country and its end", () => {
  assert.equal(maskNumber("+15551234567"), "+1555…67")
})

test("a line is JSON with a level, a time, the facts and the sentence", () => {
  const [line] = linesOf((log) => log.info({ lane: "carrier", count: 2, due: new Date(0) }, "Submitted."))
  const { level, time, ...rest } = JSON.parse(line ?? "")
  assert.equal(level, 30)
  assert.match(time, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  assert.deepEqual(rest, { lane: "carrier", count: 2, due: "1970-01-01T00:00:00.000Z", msg: "Submitted." })
})

test("secrets do not reach the log by any known name, at any depth that is used", () => {
  const facts = { body: planted, token: planted, request: { body: planted, headers: { authorization: planted } } }
  checkSilentAbout(planted, (log) => {
    log.info(facts, "Received.")
    log.warn({ secret: planted, account: { authToken: planted } }, "Signed in.")
  })
})

test("a text that looks like a secret is masked in sentences and in errors too", () => {
  const about = `postgres://posthorn:${planted}@localhost/posthorn whsec_${planted} Basic ${planted}`
  checkSilentAbout(planted, (log) => {
    log.error({ err: new Error(about, { cause: new Error(about) }) }, `Could not reach ${about}`)
  })
})

test("secrets are hidden in lists and deep down, and facts that are a circle end", () => {
  const deep = { a: { b: { c: [{ password: planted }] } }, list: [{ token: planted }, [{ code: planted }]] }
  checkSilentAbout(planted, (log) => log.info(deep, "Received."))
  const circle: { count: number; self?: object } = { count: 1 }
  circle.self = circle
  const [line] = linesOf((log) => log.info(circle, "Turned."))
  assert.match(line ?? "", /"count":1.*"\[deeper\]"/)
})

test("an error under any name has its name, its sentence and its causes", () => {
  const cause = Object.assign(new Error("inner"), { detail: planted })
  const error = Object.assign(new TypeError("outer", { cause }), { detail: planted })
  const [line] = linesOf((log) => log.info({ err: error, reason: error, seen: [error] }, "Failed."))
  const { err, reason, seen } = JSON.parse(line ?? "") as Record<
    string,
    { message: string; cause: { message: string } }
  >
  for (const told of [err, reason, (seen as unknown as [typeof err])[0]])
    assert.deepEqual([told?.message, told?.cause.message], ["outer", "inner"])
  assert.ok(!line?.includes(planted))
})

test("rows that the driver hangs on an error stay out", () => {
  const error = Object.assign(new Error("violates check constraint"), {
    code: "23514",
    detail: planted,
    where: planted,
  })
  const [line] = linesOf((log) => log.error({ err: error }, "Not stored."))
  assert.match(line ?? "", /"sqlstate":"23514"/)
  checkSilentAbout(planted, (log) => log.error({ err: error }, "Not stored."))
})

test("whole phone numbers do not reach the log, encoded ones neither", () => {
  checkSilentAbout("15551234567", (log) => {
    log.info({ to: "+15551234567", url: "/v1/messages?to=%2B15551234567" }, "Sent to +15551234567.")
  })
})

test("a timestamp or an id is not taken for a number", () => {
  const fact = "MS0190aabbccddeeff0011223344556677 1790000000000"
  const [line] = linesOf((log) => log.info({ fact }, "Kept."))
  assert.ok(line?.includes(fact))
})

function checkSilentAbout(secret: string, act: (log: Log) => void): void {
  const lines = linesOf(act)
  assert.ok(lines.length > 0)
  for (const line of lines) assert.ok(!line.includes(secret), line)
}

function linesOf(act: (log: Log) => void): string[] {
  const lines: string[] = []
  act(createLog({ level: "debug", destination: { write: (line) => void lines.push(line) } }))
  return lines
}
