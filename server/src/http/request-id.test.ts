import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { silentLog, type Log } from "#core/std/log.ts"
import { startTestApi, type TestApi } from "./testing.ts"

const logged: unknown[] = []
const log: Log = { ...silentLog, info: (facts) => void logged.push(facts) }

let api: TestApi
before(async () => {
  api = await startTestApi({ log, logRequests: "all" })
})
after(() => api[Symbol.asyncDispose]())

async function answeredId(given: string | string[]): Promise<string> {
  logged.length = 0
  const { headers, body } = await api.app.inject({ url: "/v1/messages", headers: { "x-request-id": given } })
  const id = String(headers["request-id"])
  assert.equal((JSON.parse(body) as { request_id: string }).request_id, id)
  assert.deepEqual(
    logged.map((facts) => (facts as { requestId: string }).requestId),
    [id],
  )
  return id
}

test("the id that a client or a proxy gave to a request is in the answer, the problem and the log", async () => {
  for (const given of ["8f14e45f-ceea-467f-a0b4-5d3c7e1f9a21", "Root=1-67891233-abcdef012345", "a".repeat(128)])
    assert.equal(await answeredId(given), given)
})

test("an id that is long, empty, repeated or of other characters is replaced by a new one", async () => {
  for (const given of ["", "a".repeat(129), "two words", 'quote"', "line\tfeed", "<b>", "ümlaut", ["one", "two"]])
    assert.match(await answeredId(given), /^[0-9a-f]{8}-[0-9a-f]{4}-7/, String(given))
})
