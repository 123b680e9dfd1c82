import assert from "node:assert/strict"
import { after, test } from "node:test"
import type { Transaction } from "#core/db/database.ts"
import { openTestStore } from "#core/db/testing.ts"
import { eventBody } from "#core/events/event-body.ts"
import { Queue } from "#core/queue/queue.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { Announcer, type Announced, type DeliveryClaimer, type NewEvent } from "./announcer.ts"
import { createEndpoint } from "./endpoints.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const deliveryQueue = new Queue("delivery")
const { db, close } = await openTestStore()
after(close)

test("a transaction that lost a race dispatches once, and only the deliveries that its last attempt stored", async () => {
  const { accountId, endpointId, claimer, dispatched } = await subscribe()
  let tries = 0
  await db.transaction(async (tx) => {
    tries++
    await tx.query("set transaction isolation level repeatable read")
    const announcer = newAnnouncer(tx, accountId, claimer)
    await announcer.announce([newEvent(accountId)])
    // The snapshot was taken, so the change of another connection makes the update below fail.
    if (tries === 1) await db.query(rename, [accountId, endpointId, "other"])
    await tx.query(rename, [accountId, endpointId, "own"])
    await announcer.announce([newEvent(accountId)])
    assert.deepEqual(dispatched, [], "the commit is still to come")
  })
  assert.equal(tries, 2)
  assert.equal(dispatched.length, 1)
  const jobs = await db.query<{ id: string }>("select id from delivery_jobs where account_id = $1 order by id", [
    accountId,
  ])
  assert.equal(jobs.length, 2)
  assert.deepEqual(deliveriesOf(dispatched), jobs.map(({ id }) => id)) // oxfmt-ignore
})

test("a transaction that is rolled back dispatches nothing", async () => {
  const { accountId, claimer, dispatched } = await subscribe()
  const refused = db.transaction(async (tx) => {
    await newAnnouncer(tx, accountId, claimer).announce([newEvent(accountId)])
    throw new Error("refused")
  })
  await assert.rejects(refused, /refused/)
  assert.deepEqual(dispatched, [])
})

const rename = "update webhook_endpoints set description = $3 where account_id = $1 and id = $2"

/** An account with an endpoint, and a dispatcher with room that keeps what it receives. */
async function subscribe() {
  const accountId = newId()
  const context = { newId, now: clock.now(), deliveryQueue, secretKeys: [Buffer.alloc(32, 1)] as const }
  const request = { url: "https://example.com/hook" }
  const { endpoint } = await db.transaction((tx) => createEndpoint(tx, accountId, request, context))
  const dispatched: (readonly Announced[])[] = []
  const claimer: DeliveryClaimer = {
    roomForNew: () => 10,
    expect: newId,
    dispatch: (announced) => void dispatched.push(announced),
  }
  return { accountId, endpointId: endpoint.id, claimer, dispatched }
}

function newAnnouncer(tx: Transaction, accountId: string, claimer: DeliveryClaimer): Announcer {
  return new Announcer(tx, [accountId], { newId, deliveryQueue, now: clock.now(), claimer })
}

function newEvent(accountId: string): NewEvent {
  const head = { id: newId(), type: "messages.sent", accountId, sequence: 1, occurredAt: clock.now() } as const
  return { ...head, subjectId: newId(), body: eventBody(head, "{}"), detail: null }
}

function deliveriesOf(dispatched: readonly (readonly Announced[])[]): string[] {
  return dispatched.flat().flatMap(({ claimed }) => claimed?.deliveries.map(({ id }) => id) ?? [])
}
