/**
 * What a process had claimed when it died is taken up as soon as the one that watches over it has seen that,
 * and not at the end of the claim.
 */
import assert from "node:assert/strict"
import { test } from "node:test"
import { startWithReceiver } from "./kill/with-receiver.ts"
import { eventually } from "./support/eventually.ts"
import { signal, workersOf } from "./support/processes.ts"
import { withStore } from "./support/with-store.ts"

test("the claims of processes that are killed are taken up before they end", async () => {
  const hang = () => undefined
  await using whole = await startWithReceiver({ respond: hang }, { PROCESSES: "2" })
  const { posthorn, client, receiver } = whole
  await client.post("/v1/messages", { to: "+14155550123", from: "+15005550006", body: "Hello" })
  const [hanging] = await receiver.received(1)
  receiver.respond = (response) => response.end()
  const workers = workersOf(posthorn.pid)
  assert.equal(workers.length, 2)
  const before = receiver.requests.length
  // However slow the machine is, none ends by itself.
  const { rowCount } = await withStore(posthorn, (store) =>
    store.query("update delivery_jobs set lease_until = now() + interval '1 day' where claim_id is not null"),
  )
  assert.ok(rowCount)
  for (const pid of workers) signal(pid, "SIGKILL")
  await eventually("it is sent again", () =>
    receiver.requests.slice(before).some(({ headers }) => headers["webhook-id"] === hanging?.headers["webhook-id"]),
  )
})
