import assert from "node:assert/strict"
import { test } from "node:test"
import { readDetail, writeDetail, type AttemptDetail } from "./attempt-detail.ts"

const nothing: AttemptDetail = {
  timing: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null },
  isRepeated: false,
  extraHeaders: [],
  responseHeaders: {},
}

test("a detail is read as it was written", () => {
  const detail: AttemptDetail = {
    timing: { dnsMs: 0, connectMs: 1, tlsMs: 2, firstByteMs: 3 },
    isRepeated: true,
    extraHeaders: ["x-api-key"],
    responseHeaders: { "x-request-id": '"1"' },
  }
  assert.deepEqual(readDetail(writeDetail(detail)), detail)
})

test("an empty detail is stored as null, and a field that older rows lack is absent", () => {
  assert.equal(writeDetail(nothing), null)
  assert.deepEqual(readDetail(null), nothing)
})

test("a success over a connection that was kept takes a number of its row", () => {
  const kept = { ...nothing, timing: { ...nothing.timing, firstByteMs: 12 } }
  assert.equal(writeDetail(kept), "12")
  assert.deepEqual(readDetail("12"), kept)
  const repeated = { ...kept, isRepeated: true }
  assert.deepEqual(readDetail(writeDetail(repeated)), repeated)
})
