import assert from "node:assert/strict"
import { after, test } from "node:test"
import { Metrics } from "#core/std/metrics.ts"
import { startTestDispatch } from "./testing.ts"

const { clock, newId, receiver, endpoints, announce, idle, start, close } = await startTestDispatch()
after(() => close())

test("the lag of a first attempt counts once, by the state of its endpoint before the attempt", async () => {
  const metrics = new Metrics()
  const accountId = newId()
  const { lane } = await endpoints.add(accountId)
  await endpoints.change(lane, { status: "paused" })
  const dispatcher = start({ metrics })
  receiver.respond = (response) => response.writeHead(500).end()
  await announce(accountId, null)
  clock.advance(2_000)
  await endpoints.change(lane, { status: "enabled" })
  await idle()
  await announce(accountId, dispatcher)
  await idle()
  const { values } = await metrics.firstAttemptLagSeconds.get()
  const counted = values.filter(({ metricName }) => metricName?.endsWith("_count"))
  assert.deepEqual(
    counted.map(({ labels, value }) => [labels.state, value]),
    [
      ["healthy", 1],
      ["failing", 1],
    ],
  )
  const sum = values.find(({ metricName, labels }) => metricName?.endsWith("_sum") && labels.state === "healthy")
  assert.ok((sum?.value ?? 0) >= 2, "the lag contains the wait")
})
