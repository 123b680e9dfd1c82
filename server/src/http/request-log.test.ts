import assert from "node:assert/strict"
import { connect } from "node:net"
import { test } from "node:test"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, toSid } from "#core/std/ids.ts"
import { createLog } from "#core/std/log.ts"
import { eventually } from "../../test/support/eventually.ts"
import { linesPerSecondMax, RequestLog, type AnsweredRequest, type LoggedRequests } from "./request-log.ts"
import { startTestApi } from "./testing.ts"
import { waitForSimulatorMessage } from "#messaging/api/simulator.ts"

type Line = Record<string, unknown>

const clock = new FakeClock()
const accountId = createIds(clock)()

function setUp(logged: LoggedRequests) {
  const lines: Line[] = []
  const log = createLog({ level: "debug", destination: { write: (line) => void lines.push(JSON.parse(line)) } })
  const requestLog = new RequestLog({ log, clock, logged })
  const answered = (status: number, more: Partial<AnsweredRequest> = {}) =>
    requestLog.answered({ ...sending, status, problem: status < 400 ? null : "invalid_parameter", ...more })
  return { lines, answered, levels: () => lines.map(({ level, status }) => [level, status]) }
}

const sending: AnsweredRequest = {
  requestId: "0190aabb-ccdd-7eef-8011-223344556677",
  method: "POST",
  target: { operation: "createMessage", route: "/v1/messages", waits: false },
  principal: { accountId, keyId: null, tokenId: null, scope: "full", ratePerSecond: null },
  memberSession: null,
  status: 201,
  problem: null,
  durationMs: 3.21,
  answerBytes: 512,
}

const [info, warn, error] = [30, 40, 50]

test("a refused, failed or slow request leaves a line by default, at the level of the person who has to act", () => {
  const { answered, levels } = setUp("errors")
  answered(201)
  answered(400)
  answered(429)
  answered(500)
  answered(503, { durationMs: 5_000 })
  answered(200, { durationMs: 1_001 })
  answered(404, { durationMs: 1_001 })
  assert.deepEqual(levels(), [
    [info, 400],
    [info, 429],
    [error, 500],
    [error, 503],
    [warn, 200],
    [warn, 404],
  ])
})

test("a line has the facts that an operator asks for first", () => {
  const { lines, answered } = setUp("all")
  answered(201)
  const { time: _, ...line } = lines[0] ?? {}
  assert.deepEqual(line, {
    level: info,
    requestId: sending.requestId,
    operation: "createMessage",
    method: "POST",
    route: "/v1/messages",
    status: 201,
    durationMs: 3.2,
    answerBytes: 512,
    accountSid: toSid("account", accountId),
    msg: "a request was answered",
  })
})

test("a request that waits for an event is not slow", () => {
  const { answered, levels } = setUp("errors")
  const { waits } = waitForSimulatorMessage
  answered(200, { durationMs: 60_000, target: { operation: "wait", route: "/wait", waits } })
  assert.deepEqual(levels(), [])
})

test('the level "none" logs no request', () => {
  const { answered, levels } = setUp("none")
  for (const status of [200, 404, 500]) answered(status)
  assert.deepEqual(levels(), [])
})

test("a flood of refusals hides no failure, and leaves a limited number of lines a second, and then the number of the rest", () => {
  const { lines, answered } = setUp("errors")
  for (let count = 0; count < 3 * linesPerSecondMax; count++) answered(429)
  answered(500)
  assert.deepEqual([lines.length, lines.at(-1)?.["level"]], [linesPerSecondMax + 1, error])
  assert.equal(lines.at(-1)?.["leftOut"], 2 * linesPerSecondMax)
  clock.advance(1_000)
  answered(429)
  assert.deepEqual([lines.at(-1)?.["status"], lines.at(-1)?.["leftOut"]], [429, undefined])
})

test("every request leaves one line when all are logged, without a path or a parameter", async () => {
  const text: string[] = []
  const log = createLog({ level: "debug", destination: { write: (line) => void text.push(line) } })
  await using api = await startTestApi({ log, logRequests: "all" })
  const headers = { authorization: api.account.authorization }
  const ask = (path: string, init: RequestInit = {}) => fetch(api.baseUrl + path, { headers, ...init })
  const sid = toSid("message", accountId)
  const requests = [
    ["getMessage", "/v1/messages/{sid}", "message_not_found", ask(`/v1/messages/${sid}?`)],
    ["listMessages", "/v1/messages", undefined, ask("/v1/messages?to=%2B15552345678")],
    ["listMessages", "/v1/messages", "unauthenticated", ask("/v1/messages", { headers: {} })],
    ["createMessage", "/v1/messages", "body_too_large", ask("/v1/messages", tooLarge(headers))],
    [undefined, undefined, "unknown_path", ask("/v1/planted/15552345678")],
    [undefined, undefined, "method_not_allowed", ask("/v1/messages", { method: "PATCH", headers })],
    [undefined, undefined, "malformed_request", ask("/v1/messages/%zz")],
    [undefined, undefined, "malformed_request", breakSyntax(api.baseUrl)],
  ] as const
  const ids = await Promise.all(
    requests.map(async ([, , , answer]) => {
      const response = await answer
      return typeof response === "string" ? response : response.headers.get("request-id")
    }),
  )
  await eventually("each has its line", () => text.length >= requests.length)
  const lines = text.map((line) => JSON.parse(line) as Line)
  assert.equal(lines.length, requests.length)
  for (const [index, [operation, route, problem]] of requests.entries()) {
    const line = lines.find(({ requestId }) => requestId === ids[index])
    assert.deepEqual([line?.["operation"], line?.["route"], line?.["problem"]], [operation, route, problem])
  }
  assert.doesNotMatch(text.join(""), new RegExp(`planted|5552345678|${sid}|%zz`))
  assert.equal(lines.filter(({ accountSid }) => accountSid === api.account.sid).length, 5)
})

function tooLarge(headers: Record<string, string>): RequestInit {
  return { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: "x".repeat(300_000) }
}

/** Sends invalid HTTP. Returns the id in the answer. */
async function breakSyntax(baseUrl: string): Promise<string> {
  const { hostname, port } = new URL(baseUrl)
  const socket = connect(Number(port), hostname, () => socket.write("planted nonsense\r\n\r\n"))
  let answer = ""
  for await (const chunk of socket) answer += String(chunk)
  return /^request-id: (.+)$/m.exec(answer)?.[1] ?? ""
}
