import { claimKeysOfBatch, findKey, type ClaimedKey, type KeyClaim } from "#core/accounts/idempotency.ts"
import { keyRefusal } from "#core/accounts/refusals.ts"
import type { Transaction } from "#core/db/database.ts"
import { sharedBy, sharedTransactions } from "#core/db/shared-transactions.ts"
import type { Announcer } from "#core/endpoints/announcer.ts"
import type { Callback, CallbackEndpoints } from "#core/endpoints/callback-endpoints.ts"
import { EndpointRefusal } from "#core/endpoints/refusals.ts"
import { SharedRecord } from "#core/events/event-record.ts"
import { messageAnnouncerOf, type MessagingContext } from "#messaging/messages/context.ts"
import { insertFallbacks } from "#messaging/messages/fallback/fallback-store.ts"
import { messageEvent, renderMessage } from "#messaging/messages/message-resource.ts"
import type { Message, MessageCallback } from "#messaging/messages/message.ts"
import { insertNotes } from "#messaging/messages/notes.ts"
import { MessagingRefusal, optedOutRefusal } from "#messaging/messages/refusals.ts"
import { insertMessages } from "#messaging/messages/store.ts"
import type { SenderCallbacks } from "#messaging/numbers/sender-callbacks.ts"
import { optedOutPairs } from "#messaging/numbers/opt-outs.ts"
import { Refusal } from "#core/std/refusal.ts"
import { KeyedBatcher } from "#core/std/keyed-batcher.ts"
import { stopwatch } from "#core/std/clock.ts"
import { refuseSender, type SenderPolicy } from "./check-sender.ts"
import { customerWindowDetail, customerWindowUntil, needsCustomerWindow } from "./customer-window.ts"
import { readFormerAnswers, completeMessageKeys } from "./message-keys.ts"
import { SenderChooser } from "./sender-chooser.ts"
import { planMessage, type MessagePlanContext, type PlannedMessage, type SendMessage } from "./plan-message.ts"

export interface AcceptedMessage {
  /** The rendered resource, as it was at the first acceptance. */
  json: string
  /** The message was accepted before, under the same idempotency key. */
  isReplay: boolean
}

export interface IntakeOptions extends MessagingContext, MessagePlanContext {
  senders: SenderPolicy
  callbacks: Pick<CallbackEndpoints, "idFor">
  /** Without them, a number sets no URL for the statuses of its messages. */
  senderCallbacks?: Pick<SenderCallbacks, "of" | "forget">
}

/** A message that can be stored. */
export interface PreparedMessage extends PlannedMessage {
  json: string
  key: KeyClaim | null
  /** Why the message has no callback, although one was set. */
  callbackFault: string | null
}

/**
 * Accepts messages. An accepted message is stored, announced and queued in one commit, and the promise
 * resolves after it. Otherwise nothing is stored and the promise rejects. Messages that arrive together share
 * a transaction.
 */
export class MessageIntake {
  readonly #options: IntakeOptions
  readonly #chooser: SenderChooser
  readonly #batcher: KeyedBatcher<PreparedMessage, AcceptedMessage>
  #asked = 0
  #storeMs = 0

  constructor(options: IntakeOptions) {
    this.#options = options
    this.#chooser = new SenderChooser(options)
    this.#batcher = new KeyedBatcher({
      keyOf: ({ message }) => sharedBy(options.db, message.accountId),
      ...sharedTransactions,
      run: (items) => this.#store(items),
    })
  }

  /** Messages that wait for a transaction, for the metrics. */
  get waiting(): number {
    return this.#batcher.waiting
  }

  /** Messages requested since the start, for the back-pressure on sending. */
  get asked(): number {
    return this.#asked
  }

  /** How long a batch takes to be stored: an average in which the latest batch counts for a tenth. */
  get storeMs(): number {
    return this.#storeMs
  }

  /** Call it after the commit that changed a messaging service or its senders. */
  forgetPool(accountId: string, serviceId: string): void {
    this.#chooser.forgetPool(accountId, serviceId)
  }

  /** Call it after the commit that changed the settings of a number. */
  forgetSender(accountId: string, sender: string): void {
    this.#options.senderCallbacks?.forget(accountId, sender)
  }

  /**
   * Refuses with `MessagingRefusal`, with `messaging_service_not_found`, with `EndpointRefusal` for its
   * callback, and with `AccountRefusal` for a key that is in use.
   */
  async accept(accountId: string, asked: SendMessage, key: KeyClaim | null = null): Promise<AcceptedMessage> {
    let prepared: PreparedMessage
    try {
      prepared = await this.prepare(accountId, asked, key)
    } catch (refusal) {
      return await this.#repeat(accountId, key, refusal)
    }
    return this.#batcher.add(prepared)
  }

  /** The part of `accept` that needs no transaction. It refuses as `accept` does. */
  async prepare(accountId: string, asked: SendMessage, key: KeyClaim | null = null): Promise<PreparedMessage> {
    this.#asked++
    const { senders, senderCallbacks } = this.#options
    const { serviceId } = asked
    const request = serviceId === undefined ? asked : await this.#chooser.complete(accountId, { ...asked, serviceId })
    for (const { from } of [request, ...(request.fallbacks ?? [])]) {
      const verdict = senders.check(accountId, from)
      refuseSender(typeof verdict === "string" ? verdict : await verdict, from)
    }
    const planned = planMessage(this.#options, accountId, request)
    let { callback = null } = request
    if (!callback && senderCallbacks) {
      const set = senderCallbacks.of(accountId, request.from)
      const { statusCallback } = set instanceof Promise ? await set : set
      callback = statusCallback && { ...statusCallback, isOptional: true }
    }
    const found = callback && (await this.#callbackOf(accountId, callback))
    const callbackFault = typeof found === "string" ? found : null
    if (typeof found !== "string") planned.message.callback = found
    return { ...planned, json: renderMessage(planned.message), key, callbackFault }
  }

  /**
   * The other part of `accept`, in the transaction of the caller. Returns for each message its acceptance, or
   * why it is refused. Call it before any statement about events and deliveries.
   */
  async storeIn(tx: Transaction, items: readonly PreparedMessage[]): Promise<(AcceptedMessage | Error)[]> {
    return items.length ? await this.#storeIn(tx, items) : []
  }

  /** Refuses with `EndpointRefusal` a URL that Posthorn cannot call, or that is one origin too many. */
  async checkCallback(accountId: string, callback: Callback): Promise<void> {
    await this.#options.callbacks.idFor(accountId, callback)
  }

  /** Returns why an optional callback cannot be called. */
  async #callbackOf(accountId: string, callback: Callback): Promise<MessageCallback | string> {
    try {
      return { endpointId: await this.#options.callbacks.idFor(accountId, callback), url: callback.url }
    } catch (error) {
      if (callback.isOptional && error instanceof EndpointRefusal) return error.message
      throw error
    }
  }

  /** Resolves when every accepted message is stored. */
  drain(): Promise<void> {
    return this.#batcher.drain()
  }

  /**
   * A repeated request can be refused now, because its sender or its route is gone, or the URL of its
   * callback. Returns its first answer.
   */
  async #repeat(accountId: string, key: KeyClaim | null, refusal: unknown): Promise<AcceptedMessage> {
    if (!key || !(refusal instanceof Refusal)) throw refusal
    const { db } = this.#options
    const known = await findKey(db, accountId, key)
    const result = resultOfKey(known, await readFormerAnswers(db, [{ message: { accountId } }], [known])) ?? refusal
    if (result instanceof Error) throw result
    return result
  }

  async #store(items: PreparedMessage[]): Promise<(AcceptedMessage | Error)[]> {
    const { db, metrics } = this.#options
    metrics.batchRows.observe({ batch: "accept" }, items.length)
    const elapsedMs = stopwatch()
    return await db.transaction((tx) => {
      // The first act, so that it measures the store alone.
      tx.onCommit(() => void (this.#storeMs += (elapsedMs() - this.#storeMs) / 10))
      return this.#storeIn(tx, items)
    })
  }

  /** Two round trips: one to read, and one to write everything and commit. */
  async #storeIn(tx: Transaction, items: readonly PreparedMessage[]): Promise<(AcceptedMessage | Error)[]> {
    const { clock, messageCache: known } = this.#options
    const accountIds = items.map(({ message }) => message.accountId)
    const announcer = messageAnnouncerOf(tx, accountIds, this.#options)
    // The claim comes last: if another request holds a key, the claim and all statements after it fail.
    const [windows, optedOut, keys] = await Promise.all([
      this.#windows(tx, items),
      optedOutMessages(tx, items),
      claimKeysOfBatch(
        tx,
        items.map(({ message, key }) => ({ accountId: message.accountId, key })),
        clock.now(),
      ),
    ])
    const former = await readFormerAnswers(tx, items, keys)
    const results = items.map((item, index) => resultOf(item, keys[index], former, optedOut[index] === true))
    const fresh = items
      .map((item, index) => withWindow(item, windows[index], clock.now()))
      .filter((_, index) => isFresh(results[index]))
    tx.onCommit(() => {
      for (const { message } of fresh) if (message.sendAt === null) known?.remember(message)
    })
    await queueMessages(tx, fresh, this.#options, announcer)
    const accepted = results.map(isFresh)
    await completeMessageKeys(tx, items, { keys, accepted })
    return results
  }

  /** Returns the end of the customer window for each free text over a channel that has one. */
  async #windows(tx: Transaction, items: readonly PreparedMessage[]): Promise<(number | null | undefined)[]> {
    if (!items.some(({ message }) => needsCustomerWindow(message))) return []
    return await Promise.all(
      items.map(async (item) => {
        const { accountId, from, to } = item.message
        if (!needsCustomerWindow(item.message)) return undefined
        return await customerWindowUntil(tx, accountId, { own: from, contact: to })
      }),
    )
  }
}

/**
 * Stores, announces and queues new messages in the caller's transaction. The announcer covers their accounts.
 * `json` is the rendered message, if the caller has it.
 */
export async function queueMessages(
  tx: Transaction,
  planned: readonly (PlannedMessage & { json?: string; callbackFault?: string | null })[],
  { messageQueue, metrics, newId, clock }: Pick<MessagingContext, "messageQueue" | "metrics" | "newId" | "clock">,
  announcer: Announcer,
): Promise<void> {
  const messages = planned.map(({ message }) => message)
  const accountIds = messages.map(({ accountId }) => accountId)
  tx.onCommit(() => metrics.messages.inc({ status: "queued" }, messages.length))
  const jobs = messages.map(({ accountId, id, carrierId, priority, sendAt, createdAt }) => ({
    accountId,
    id,
    targetId: carrierId,
    subjectId: id,
    priority,
    // After the time stepped back, an id can still be ahead of it.
    runAt: sendAt ?? Math.min(createdAt, clock.now()),
  }))
  const records = new Map([...new Set(accountIds)].map((id) => [id, new SharedRecord(newId)]))
  const recordOf = ({ accountId }: Message) => records.get(accountId) as SharedRecord
  const events = planned.map(({ message, json, detail }) => messageEvent(message, recordOf(message), detail, json))
  insertMessages(tx, messages, (message) => recordOf(message).id)
  messageQueue.enqueue(tx, jobs)
  for (const { message, callbackFault } of planned) if (callbackFault) noteFault(tx, message, callbackFault, newId())
  insertFallbacks(tx, messages, clock.now())
  await announcer.announce(events)
}

function noteFault(
  tx: Transaction,
  { accountId, id: messageId, createdAt }: Message,
  reason: string,
  id: string,
): void {
  const detail = JSON.stringify({ reason })
  insertNotes(tx, accountId, [{ id, messageId, kind: "callback_fault", at: createdAt, detail }])
}

function withWindow(item: PreparedMessage, until: number | null | undefined, now: number): PreparedMessage {
  if (until === undefined) return item
  const detail = { ...(JSON.parse(item.detail) as object), ...customerWindowDetail(until, now) }
  return { ...item, detail: JSON.stringify(detail) }
}

/**
 * Whether the recipient of each message has opted out of its sender, at any of the addresses that it lists.
 */
async function optedOutMessages(tx: Transaction, items: readonly PreparedMessage[]): Promise<boolean[]> {
  const pairs = items.flatMap(({ message }, index) =>
    (message.fallback?.channels ?? [message]).map(({ from, to }) => ({
      index,
      accountId: message.accountId,
      serviceId: message.messagingServiceId,
      sender: from,
      recipient: to,
    })),
  )
  const optedOut = await optedOutPairs(tx, pairs)
  const results = items.map(() => false)
  for (const [place, { index }] of pairs.entries()) if (optedOut[place]) results[index] = true
  return results
}

function resultOf(
  item: PreparedMessage,
  key: ClaimedKey | undefined,
  former: ReadonlyMap<string, string>,
  isOptedOut: boolean,
): AcceptedMessage | Error {
  const known = resultOfKey(key, former)
  if (known) return known
  if (!isOptedOut) return { json: item.json, isReplay: false }
  return optedOutRefusal()
}

/** Undefined for a new key, and without a key. */
function resultOfKey(
  key: ClaimedKey | undefined,
  former: ReadonlyMap<string, string>,
): AcceptedMessage | Error | undefined {
  switch (key?.kind) {
    case "replay": {
      const json = former.get(key.response)
      if (json !== undefined) return { json, isReplay: true }
      return new MessagingRefusal(
        "message_not_found",
        "The message for this `Idempotency-Key` was deleted, so Posthorn sends nothing. Use a new key to send a new message.",
      )
    }
    case "conflict":
    case "in_progress":
      return keyRefusal(key.kind === "conflict")
    default:
      return undefined
  }
}

function isFresh(result: AcceptedMessage | Error | undefined): boolean {
  return result !== undefined && !(result instanceof Error) && !result.isReplay
}
