import { setImmediate } from "node:timers/promises"
import { Database } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { listDeliveries } from "#core/deliveries/list-deliveries.ts"
import { Announcer, type DeliveryClaimer } from "#core/endpoints/announcer.ts"
import {
  createEndpoint,
  getEndpoint,
  updateEndpoint,
  type EndpointPatch,
  type NewEndpoint,
} from "#core/endpoints/endpoints.ts"
import type { EventType } from "#core/events/catalogue.ts"
import { eventBody } from "#core/events/event-body.ts"
import { Outgoing } from "#core/outgoing/outgoing.ts"
import { Queue, type Lane } from "#core/queue/queue.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, toSid } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { startHttpsReceiver } from "../../../test/support/https-receiver.ts"
import { Dispatcher } from "./dispatcher.ts"
import type { DispatcherOptions } from "./dispatcher-options.ts"

/** Timers this short only let a batch grow. They run by themselves. */
const growMaxMs = 10
const sweepEveryMs = 500

export type TestDispatch = Awaited<ReturnType<typeof startTestDispatch>>

/**
 * A store, a real receiver, and any number of dispatchers that act as separate processes. Only the tests move
 * their common clock.
 */
export async function startTestDispatch() {
  const clock = new FakeClock(Date.now())
  const newId = createIds(clock)
  const database = await createTestDatabase()
  const db = new Database({ url: database.url, log: silentLog, poolMax: 8 })
  const receiver = await startHttpsReceiver()
  const outgoing = new Outgoing({ clock, allowedRanges: ["127.0.0.0/8", "::1/128"], extraCa: receiver.ca })
  const deliveryQueue = new Queue("delivery")
  const secretKeys = [Buffer.alloc(32, 7)] as const
  const dispatchers = new Set<Dispatcher>()
  const isGrowing = () => (clock.untilNext() ?? Infinity) <= growMaxMs
  const growing = setInterval(() => isGrowing() && clock.advance(clock.untilNext() ?? 0), 1)

  const context = () => ({ newId, now: clock.now(), deliveryQueue, secretKeys })

  function start(options: Partial<DispatcherOptions> = {}): Dispatcher {
    const parts = { db, clock, newId, log: silentLog, outgoing, deliveryQueue, secretKeys, random: () => 0 }
    const dispatcher = new Dispatcher({ ...parts, ...options })
    dispatchers.add(dispatcher)
    dispatcher.start()
    return dispatcher
  }

  async function stop(dispatcher: Dispatcher): Promise<void> {
    dispatchers.delete(dispatcher)
    await dispatcher.stop()
  }

  /** Resolves when no statement is under way and, unless `isHolding`, no dispatcher holds a job. */
  async function idle({ isHolding = false } = {}): Promise<void> {
    const isBusy = () => {
      const { used, waiting } = db.usage()
      return used || waiting || isGrowing() || (!isHolding && [...dispatchers].some((each) => each.usage().held))
    }
    for (let calm = 0; calm < 50; await setImmediate()) calm = isBusy() ? 0 : calm + 1
  }

  /** Moves the clock in steps of a sweep, and runs everything that becomes due. */
  async function pass(ms: number, options: { isHolding?: boolean } = {}): Promise<void> {
    for (let left = ms; left > 0; left -= sweepEveryMs) {
      await idle(options)
      clock.advance(Math.min(left, sweepEveryMs))
    }
    await idle(options)
  }

  const endpoints = {
    async add(accountId: string, request: Partial<NewEndpoint> = {}) {
      const asked = { url: `${receiver.url}/hook`, ...request }
      const { endpoint, secret } = await db.transaction((tx) => createEndpoint(tx, accountId, asked, context()))
      return { id: endpoint.id, secret, lane: { accountId, targetId: endpoint.id } satisfies Lane }
    },
    get: ({ accountId, targetId }: Lane) => getEndpoint(db, accountId, targetId),
    async change({ accountId, targetId }: Lane, patch: EndpointPatch): Promise<void> {
      await db.transaction((tx) => updateEndpoint(tx, accountId, targetId, patch, context()))
      for (const dispatcher of dispatchers) dispatcher.wake({ accountId, targetId })
    },
  }

  /**
   * Announces events of new messages, as the process of `by` would, or as a process without a dispatcher if
   * null. Returns their sids.
   */
  async function announce(accountId: string, by: Dispatcher | null, count = 1, type: EventType = "messages.sent") {
    const events = Array.from({ length: count }, (_, index) => {
      const head = { id: newId(), type, accountId, sequence: index + 1, occurredAt: clock.now() }
      return { ...head, subjectId: newId(), body: eventBody(head, `{"number":${index}}`), detail: null }
    })
    const claimer: { claimer?: DeliveryClaimer } = by ? { claimer: by } : {}
    await db.transaction((tx) =>
      new Announcer(tx, [accountId], { newId, deliveryQueue, now: clock.now(), ...claimer }).announce(events),
    )
    return events.map(({ id }) => toSid("event", id))
  }

  /** The oldest first. */
  async function deliveries({ accountId, targetId }: Lane) {
    const page = await listDeliveries(db, accountId, { endpointId: targetId }, { limit: 1_000, before: null })
    return page.deliveries.reverse()
  }

  function jobs({ accountId, targetId }: Lane) {
    return db.query<{ id: string; claimId: string | null; attempts: number }>(
      "select id, claim_id, attempts from delivery_jobs where account_id = $1 and target_id = $2",
      [accountId, targetId],
    )
  }

  async function hasLane({ accountId, targetId }: Lane): Promise<boolean> {
    const rows = await db.query("select from delivery_lanes where account_id = $1 and target_id = $2", [
      accountId,
      targetId,
    ])
    return rows.length > 0
  }

  return {
    clock,
    newId,
    db,
    receiver,
    deliveryQueue,
    context,
    start,
    stop,
    idle,
    pass,
    endpoints,
    announce,
    deliveries,
    jobs,
    hasLane,
    /** The `webhook-id` of each request, in the order of arrival. */
    received: () => receiver.requests.map(({ headers }) => String(headers["webhook-id"])),
    async close() {
      for (const dispatcher of dispatchers) await dispatcher.stop()
      clearInterval(growing)
      await outgoing.stop()
      await receiver.close()
      await db.close()
      await database.close()
    },
  }
}
