/**
 * What a process had claimed when it died is taken up as soon as the one that watches over it has seen that,
 * and not a minute later.
 */
import assert from "node:assert/strict"
import { test } from "node:test"
import { startWithReceiver } from "./kill/with-receiver.ts"
import { listProcesses, signal } from "./support/processes.ts"

/** Half of the time for which a claim lasts. */
const withinMs = 100_000

test("the claims of processes that are killed are taken up at once", async () => {
  const hang = () => undefined
  await using whole = await startWithReceiver({ respond: hang }, { PROCESSES: "2" })
  const { posthorn, client, receiver } = whole
  await client.post("/v1/messages", { to: "+14155550123", from: "+15005550006", body: "Hello" })
  const [hanging] = await receiver.received(1)
  receiver.respond = (response) => response.end()
  const workers = listProcesses().filter(({ parent, command }) => parent === posthorn.pid && /main\.ts/.test(command))
  assert.equal(workers.length, 2)
  const before = receiver.requests.length
  for (const { pid } of workers) signal(pid, "SIGKILL")
  const again = () => receiver.requests.slice(before).map(({ headers }) => headers["webhook-id"])
  const limit = AbortSignal.timeout(withinMs)
  for (let count = before; !again().includes(hanging?.headers["webhook-id"]);)
    await Promise.race([receiver.received(++count), rejectedBy(limit)])
})

function rejectedBy(limit: AbortSignal): Promise<never> {
  return new Promise((_, reject) => limit.addEventListener("abort", () => reject(limit.reason as Error)))
}
