import assert from "node:assert/strict"
import { test } from "node:test"
import type { Outcome } from "#core/outgoing/http-client.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { fetchWebhookMedia } from "./fetch-webhook-media.ts"

const url = "https://storage.example.com/1"

/** Fetches one file from a host that answers with these statuses, the last of them for ever. */
async function fetchedFrom(statuses: readonly number[], deadlineMs = 8_000) {
  const clock = new FakeClock()
  let requests = 0
  const outgoing = {
    async request(): Promise<Outcome> {
      const status = statuses[Math.min(requests++, statuses.length - 1)] ?? 200
      const headers = { "content-type": "image/png" }
      return { kind: "response", status, headers, body: Buffer.from("picture"), isCut: false }
    },
  }
  let isOver = false
  const media = fetchWebhookMedia([url], { outgoing, clock, credentials: null }, deadlineMs).finally(
    () => (isOver = true),
  )
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve))
    clock.advance(100)
  }
  return { files: (await media).length, requests }
}

test("a file that is missing at first is fetched when the storage has it", async () => {
  assert.deepEqual(await fetchedFrom([404, 200]), { files: 1, requests: 2 })
  assert.deepEqual(await fetchedFrom([403, 404, 404, 200]), { files: 1, requests: 4 })
})

test("a file that stays missing is gone after some requests, and one of another status after the first", async () => {
  assert.deepEqual(await fetchedFrom([404]), { files: 0, requests: 4 })
  assert.deepEqual(await fetchedFrom([410]), { files: 0, requests: 1 })
})

test("no pause before a request is longer than the deadline", async () => {
  assert.deepEqual(await fetchedFrom([404], 900), { files: 0, requests: 2 })
})
