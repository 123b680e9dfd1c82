import type { Transaction, Tx } from "#core/db/database.ts"
import { plainArray } from "#core/db/literals.ts"
import type { ClaimedDelivery } from "#core/deliveries/claimed-deliveries.ts"
import { subscribes, type EventType } from "#core/events/catalogue.ts"
import { dataOf, type EventData } from "#core/events/filter.ts"
import { insertEvents } from "#core/events/records.ts"
import { priorities, type Lane, type NewJob, type Queue } from "#core/queue/queue.ts"
import { idTime, type NewId } from "#core/std/ids.ts"
import type { Metrics } from "#core/std/metrics.ts"
import { readEndpointSettings } from "./endpoint-settings.ts"
import type { EndpointRow } from "./store.ts"

export interface NewEvent {
  accountId: string
  id: string
  /**
   * The shared record that holds it (`SharedRecord`). Without it: a record of its own, which an index finds
   * by the subject.
   */
  recordId?: string | undefined
  type: EventType
  /** The subject: a message, an endpoint, a payment. */
  subjectId: string
  /** Grows by one with each event of the subject. */
  sequence: number
  /** Milliseconds. */
  occurredAt: number
  /**
   * The JSON that is signed and sent, serialised once. A function is called only when an endpoint wants the
   * event; otherwise nothing is stored. A function is for events whose body can be derived from their
   * subject later.
   */
  body: string | (() => string)
  /** For the subject's timeline only: the exchange behind the change, as JSON. */
  detail: string | null
  /** The endpoint of the subject's status callback, which receives the event without a subscription. */
  callbackEndpointId?: string | undefined
  /** The endpoint that the event is about, which does not receive it. */
  exceptEndpointId?: string
}

/** Ids are created some milliseconds after `now`, when the transaction began. */
const aheadMaxMs = 5_000

export interface AnnounceContext {
  newId: NewId
  deliveryQueue: Queue
  now: number
  /** Without it, the events are not counted. */
  metrics?: Pick<Metrics, "events"> | undefined
  /** Without it, all deliveries are claimed later. */
  claimer?: DeliveryClaimer | undefined
}

/** A claimant of deliveries as soon as they are created: the dispatcher of this process. */
export interface DeliveryClaimer {
  /** How many new deliveries of a lane it can attempt at once. */
  roomForNew(lane: Lane): number
  /**
   * Announces that the current transaction will claim new deliveries of this lane, and returns the claim id
   * to use. If the commit's result is unknown, the scheduler releases the claim later.
   */
  expect(lane: Lane): string
  /** Sends what a transaction announced and committed. */
  dispatch(announced: readonly Announced[]): void
}

/** The columns that are needed to send to an endpoint. */
export type Target = Pick<
  EndpointRow,
  | "id"
  | "url"
  | "callbackForm"
  | "secret"
  | "olderSecret"
  | "olderSecretUntil"
  | "oldestSecret"
  | "oldestSecretUntil"
  | "settings"
  | "consecutiveFailures"
  | "pausedUntil"
>

/** The new deliveries of a lane from one transaction. */
export interface Announced extends Lane {
  /** Deliveries that wait to be claimed. */
  hasWaiting: boolean
  /** Deliveries that this process has already claimed, in the transaction that created them. */
  claimed: ClaimedDeliveries | null
}

export interface ClaimedDeliveries {
  claimId: string
  /** Their endpoint, as the transaction saw it. */
  target: Target
  deliveries: NewlyClaimed[]
}

export interface NewlyClaimed extends ClaimedDelivery {
  body: string
}

/**
 * The lease of deliveries that are claimed as they are created; the same as for those that are claimed
 * later (`Dispatcher`).
 */
export const deliveryLeaseMs = 60_000

/**
 * The events that one transaction announces: the events, and a delivery for each enabled endpoint that
 * subscribes to one. An endpoint of status callbacks gets those of the messages that name it. A delivery is
 * only a job until it is attempted (unattempted.ts). So no event is without its cause, and no cause without
 * its event. The subscriptions are read in the same transaction, so an endpoint that was created before the
 * change gets its event, whatever process created it. While the dispatcher has room, deliveries are claimed
 * as they are created, and no process must find and read them again. The dispatcher learns of them when the
 * transaction is committed.
 */
export class Announcer {
  readonly #tx: Transaction
  readonly #context: AnnounceContext
  readonly #endpoints: Promise<SubscribedEndpoint[]>
  readonly #announced = new Map<string, Announced>()
  #gathered: NewEvent[] = []
  #writing: Promise<void> | undefined

  /**
   * Reads the subscriptions. With the first statements of the transaction this costs no round trip of its
   * own.
   */
  constructor(tx: Transaction, accountIds: Iterable<string>, context: AnnounceContext) {
    this.#tx = tx
    this.#context = context
    this.#endpoints = subscribedEndpoints(tx, [...new Set(accountIds)])
    // Its failure is also the transaction's.
    this.#endpoints.catch(() => undefined)
  }

  /**
   * Writes the events, together with those that are announced in the same turn, usually of other accounts.
   * Their accounts must be among those that the announcer was created for.
   */
  async announce(events: readonly NewEvent[]): Promise<void> {
    if (!events.length) return
    this.#gathered.push(...events)
    await (this.#writing ??= this.#write())
  }

  async #write(): Promise<void> {
    const endpoints = await this.#endpoints
    this.#writing = undefined
    // Jobs of an ordered endpoint are due in the order of their ids, so ids follow the order of the events.
    const events = this.#gathered.splice(0).sort((one, other) => (one.id < other.id ? -1 : 1))
    const bodies = events.map(({ body }) => (typeof body === "string" ? body : ""))
    const said = new EventBodies(events)
    const deliveries: NewJob[] = []
    for (const endpoint of endpoints) deliveries.push(...this.#fanOut(endpoint, events, bodies, said))
    insertEvents(
      this.#tx,
      events.map((event, index) => ({ ...event, body: bodies[index] ?? "" })),
    )
    this.#context.deliveryQueue.enqueue(this.#tx, deliveries)
    this.#tx.onCommit(() => this.#committed(events))
  }

  /** The first call of several hands everything to the dispatcher. */
  #committed(events: readonly NewEvent[]): void {
    const { metrics, claimer } = this.#context
    if (metrics) for (const { type } of events) metrics.events.inc({ type })
    if (!this.#announced.size) return
    claimer?.dispatch([...this.#announced.values()])
    this.#announced.clear()
  }

  /** Creates the deliveries of one endpoint, and stores the bodies of their events. */
  #fanOut(endpoint: SubscribedEndpoint, events: readonly NewEvent[], bodies: string[], said: EventBodies): NewJob[] {
    const { accountId, id: targetId } = endpoint
    const { wants } = readEndpointSettings(endpoint.settings)
    const { newId, now, claimer } = this.#context
    const announced = this.#announcedOf(accountId, targetId)
    // Each claim of an endpoint in Twilio's form reads the auth token.
    const mayBeClaimed = claimer && !endpoint.isReserved && !endpoint.isPaused && endpoint.callbackForm !== "twilio"
    let room = mayBeClaimed ? claimer.roomForNew(announced) - (announced.claimed?.deliveries.length ?? 0) : 0
    const deliveries: NewJob[] = []
    for (const [index, event] of events.entries()) {
      if (event.accountId !== accountId) continue
      if (event.callbackEndpointId !== targetId && !subscribes(endpoint.events, event.type)) continue
      if (event.exceptEndpointId === targetId) continue
      if (wants && !wants(said.data(index))) continue
      const body = bodies[index] || (bodies[index] = said.body(index))
      const id = newId()
      const delivery: NewJob = {
        accountId,
        targetId,
        id,
        subjectId: event.id,
        priority: priorities.bulk,
        // A list finds the jobs of an endpoint by this time, in the order of their ids. Only after the time
        // stepped back is an id so far ahead that its job would wait.
        runAt: idTime(id) > now + aheadMaxMs ? now : idTime(id),
        isAsleep: endpoint.isPaused,
        memo: event.type,
      }
      deliveries.push(delivery)
      if (endpoint.isPaused) continue
      if (!claimer || room-- <= 0 || announced.hasWaiting) {
        announced.hasWaiting = true
        continue
      }
      announced.claimed ??= { claimId: claimer.expect(announced), target: endpoint, deliveries: [] }
      delivery.claim = { id: announced.claimed.claimId, leaseUntil: now + deliveryLeaseMs }
      announced.claimed.deliveries.push({
        id,
        eventId: event.id,
        eventType: event.type,
        status: "pending",
        attempts: 0,
        body,
      })
    }
    if (!announced.claimed && !announced.hasWaiting) this.#announced.delete(targetId)
    return deliveries
  }

  #announcedOf(accountId: string, targetId: string): Announced {
    let announced = this.#announced.get(targetId)
    if (!announced) {
      announced = { accountId, targetId, hasWaiting: false, claimed: null }
      this.#announced.set(targetId, announced)
    }
    return announced
  }
}

interface SubscribedEndpoint extends Target {
  accountId: string
  /** Its deliveries wait until it is resumed. */
  isPaused: boolean
  /** Only one process may send to it: `reserveEndpoint`. */
  isReserved: boolean
  /** Names and patterns. */
  events: string[]
}

/** Returns the subscribed endpoints of the accounts. Hot: once for each batch of changes. */
function subscribedEndpoints(tx: Tx, accountIds: readonly string[]): Promise<SubscribedEndpoint[]> {
  return tx.query<SubscribedEndpoint>(
    `select account_id, id, events, url, callback_form, secret, older_secret, older_secret_until, oldest_secret, oldest_secret_until,
       settings, consecutive_failures, paused_until, status = 'paused' as is_paused,
       (max_in_flight is not null or rate_limit is not null or ordering <> 'none') as is_reserved
     from webhook_endpoints where account_id = any($1) and status <> 'disabled'`,
    [plainArray(accountIds)],
    "endpoints_subscriptions",
  )
}

/** The bodies of the events of one call, each written and parsed once, and only when an endpoint needs it. */
class EventBodies {
  readonly #events: readonly NewEvent[]
  readonly #bodies: string[] = []
  readonly #data: EventData[] = []

  constructor(events: readonly NewEvent[]) {
    this.#events = events
  }

  body(index: number): string {
    const body = this.#events[index]?.body ?? ""
    return typeof body === "string" ? body : (this.#bodies[index] ??= body())
  }

  data(index: number): EventData {
    return (this.#data[index] ??= dataOf(this.body(index)))
  }
}
