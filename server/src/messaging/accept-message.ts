import { findKey } from "#accounts/idempotency.ts"
import type { ClaimedKey, KeyClaim } from "#accounts/idempotency.ts"
import { AccountRefusal } from "#accounts/refusals.ts"
import type { Transaction } from "#db/database.ts"
import { isRowFault, StoreAway } from "#db/errors.ts"
import type { Announced } from "#events/announcer.ts"
import { optedOutPairs } from "#numbers/opt-outs.ts"
import type { PokedLane } from "#queue/lane-scheduler.ts"
import { priorities } from "#queue/queue.ts"
import { Batcher } from "#std/batcher.ts"
import { stopwatch } from "#std/clock.ts"
import { idTime } from "#std/ids.ts"
import { refuseSender } from "./check-sender.ts"
import type { SenderPolicy } from "./check-sender.ts"
import { announcerOf, type MessagingContext } from "./context.ts"
import { insertMessages } from "./insert-messages.ts"
import type { Message } from "./message.ts"
import { messageEvent } from "./message-event.ts"
import { renderMessage } from "./message-resource.ts"
import type { RateCard } from "./rate-card.ts"
import { claimMessageKeys, readFormerAnswers, settleMessageKeys } from "./message-keys.ts"
import { MessagingRefusal } from "./refusals.ts"
import type { ChosenRoute, Routes } from "./routes.ts"
import { countSegments } from "./segments.ts"

/** A message as asked for, with every parameter already parsed. */
export interface SendMessage {
  to: string
  from: string
  channel: string
  /** Empty when there is only media. */
  body: string
  mediaUrls: readonly string[]
  tags: readonly string[]
  /** Milliseconds; null sends at once. */
  sendAt: number | null
  validityMs: number | null
  segmentsMax: number | null
  /** Goes before bulk: verification codes. */
  isUrgent: boolean
}

export interface Accepted {
  /** The rendered resource, as it was at the first acceptance. */
  json: string
  /** It was accepted before, under the same idempotency key. */
  isReplay: boolean
}

export interface IntakeOptions extends MessagingContext {
  routes: Routes
  senders: SenderPolicy
  rateCard: RateCard
}

interface Item {
  message: Message
  json: string
  /** The choice of its route, for the timeline. */
  detail: string
  key: KeyClaim | null
}

interface Stored {
  results: (Accepted | Error)[]
  messages: Message[]
  lanes: PokedLane[]
  announced: Announced[]
}

/** Rows of one transaction at most: beyond it a batch gets slower faster than it gets cheaper. */
const batchMax = 500
/** Transactions under way at once: one commits while the other is filled. */
const batchesMax = 2
/** About a second of work; beyond it the answer is 503, sooner than a client's deadline. */
const waitingMax = 20_000

/**
 * Takes messages in. An accepted message is stored, announced and queued in one commit, and the promise resolves after it;
 * or none of these happened and the promise rejects. Messages that come together share a transaction.
 */
export class MessageIntake {
  readonly #options: IntakeOptions
  readonly #batcher: Batcher<Item, Accepted>
  #asked = 0
  #storeMs = 0

  constructor(options: IntakeOptions) {
    this.#options = options
    this.#batcher = new Batcher({
      itemsMax: batchMax,
      concurrency: batchesMax,
      waitingMax,
      // While the store says nothing, each batch takes seconds to find out; who waits is told with the first.
      isForAll: (error) => error instanceof StoreAway,
      isOfOneItem: isRowFault,
      run: (items) => this.#store(items),
    })
  }

  /** Messages that wait for a transaction, for the metrics. */
  get waiting(): number {
    return this.#batcher.waiting
  }

  /** Messages asked for since the start, for those who make way. */
  get asked(): number {
    return this.#asked
  }

  /** What a batch takes to be stored, the latest counting for a tenth. */
  get storeMs(): number {
    return this.#storeMs
  }

  /** Refuses with `MessagingRefusal`, or `AccountRefusal` for a key that is in use. */
  async accept(accountId: string, request: SendMessage, key: KeyClaim | null = null): Promise<Accepted> {
    this.#asked++
    const verdict = this.#options.senders.judge(accountId, request.from)
    let planned: { message: Message; choice: ChosenRoute }
    try {
      refuseSender(typeof verdict === "string" ? verdict : await verdict, request.from)
      planned = this.#plan(accountId, request)
    } catch (refusal) {
      return await this.#repeat(accountId, key, refusal)
    }
    const { message, choice } = planned
    return this.#batcher.add({ message, json: renderMessage(message), detail: JSON.stringify(choice.detail), key })
  }

  /** Resolves when everything that was taken in is stored. */
  drain(): Promise<void> {
    return this.#batcher.drain()
  }

  /** The first answer to a request that is refused now: its sender or its route may have gone since. */
  async #repeat(accountId: string, key: KeyClaim | null, refusal: unknown): Promise<Accepted> {
    if (!key || !(refusal instanceof MessagingRefusal)) throw refusal
    const { db } = this.#options
    const known = await findKey(db, accountId, key)
    const result = resultOfKey(known, await readFormerAnswers(db, [{ message: { accountId } }], [known])) ?? refusal
    if (result instanceof Error) throw result
    return result
  }

  #plan(accountId: string, request: SendMessage): { message: Message; choice: ChosenRoute } {
    const { to, from, body, mediaUrls, tags } = request
    const channel = request.channel === "sms" && mediaUrls.length ? "mms" : request.channel
    if (to === from)
      throw new MessagingRefusal("same_address", "`to` and `from` are the same address. Send to another number.", {
        param: "to",
      })
    if (!body && !mediaUrls.length) {
      throw new MessagingRefusal(
        "body_or_media_required",
        "A message needs a `body` or a `media_url`. Give at least one of them.",
        { param: "body" },
      )
    }
    const { encoding, count } = countSegments(body)
    if (request.segmentsMax !== null && count > request.segmentsMax) {
      throw new MessagingRefusal(
        "message_too_long",
        `The body needs ${count} segments and \`max_segments\` is ${request.segmentsMax}. Shorten the body or raise the limit.`,
        { param: "body" },
      )
    }
    const choice = this.#options.routes.choose({ accountId, to, from, channel, tags })
    if (!choice) {
      throw new MessagingRefusal(
        "channel_unavailable",
        `No carrier of this installation sends over ${channel}. Use an address of another channel, or ask the operator for a carrier.`,
        { param: "to" },
      )
    }
    const id = this.#options.newId()
    // The id's own time, so that an order by time is an order by id.
    const now = idTime(id)
    const message = {
      ...blankMessage,
      accountId,
      id,
      channel,
      to,
      from,
      body,
      encoding,
      numSegments: count,
      mediaUrls,
      numMedia: mediaUrls.length,
      tags,
      rateMicros: this.#options.rateCard.priceMicros(to, count),
      priceUnit: this.#options.rateCard.priceUnit,
      carrierId: choice.carrierId,
      priority: request.isUrgent ? priorities.urgent : priorities.bulk,
      sendAt: request.sendAt,
      expiresAt: request.validityMs === null ? null : (request.sendAt ?? now) + request.validityMs,
      createdAt: now,
      updatedAt: now,
    }
    return { message, choice }
  }

  async #store(items: Item[]): Promise<(Accepted | Error)[]> {
    const { db, known, pokeMessages, dispatch } = this.#options
    const elapsedMs = stopwatch()
    const stored = await db.transaction((tx) => this.#storeIn(tx, items))
    this.#storeMs += (elapsedMs() - this.#storeMs) / 10
    for (const message of stored.messages) if (message.sendAt === null) known?.remember(message)
    pokeMessages(stored.lanes)
    dispatch(stored.announced)
    return stored.results
  }

  /** Two round trips: what has to be known, and then everything that is written, with the commit. */
  async #storeIn(tx: Transaction, items: Item[]): Promise<Stored> {
    const { newId, clock, messageQueue, metrics } = this.#options
    metrics.batchRows.observe({ batch: "accept" }, items.length)
    const accountIds = items.map(({ message }) => message.accountId)
    const announcer = announcerOf(tx, accountIds, this.#options)
    // The claim comes last: when somebody holds a key, what travels behind it fails with it.
    const [optedOut, keys] = await Promise.all([
      optedOutPairs(
        tx,
        items.map(({ message }) => ({ accountId: message.accountId, sender: message.from, recipient: message.to })),
      ),
      claimMessageKeys(tx, items, clock.now()),
    ])
    const former = await readFormerAnswers(tx, items, keys)
    const results = items.map((item, index) => resultOf(item, keys[index], former, optedOut[index] === true))
    const fresh = items.filter((_, index) => isFresh(results[index]))
    const messages = fresh.map(({ message }) => message)
    metrics.messages.inc({ status: "queued" }, messages.length)
    const jobs = messages.map(({ accountId, id, carrierId, priority, sendAt, createdAt }) => ({
      accountId,
      id,
      targetId: carrierId,
      subjectId: id,
      priority,
      runAt: sendAt ?? createdAt,
    }))
    const events = fresh.map(({ message, json, detail }) => messageEvent(message, newId, detail, json))
    insertMessages(tx, messages)
    const lanes = messageQueue.enqueue(tx, jobs)
    await announcer.announce(events)
    const accepted = results.map(isFresh)
    await settleMessageKeys(tx, items, { keys, accepted })
    return { results, messages, lanes, announced: announcer.announced }
  }
}

/** What every new outbound message has in common. */
export const blankMessage = {
  direction: "outbound",
  status: "queued",
  sequence: 1,
  tags: [],
  mediaUrls: [],
  numMedia: 0,
  rateMicros: 0,
  priceMicros: null,
  errorCode: null,
  errorMessage: null,
  priority: priorities.bulk,
  isAutomatic: false,
  submissions: 0,
  sendAt: null,
  expiresAt: null,
  sentAt: null,
  deliveredAt: null,
} as const satisfies Partial<Message>

function resultOf(
  item: Item,
  key: ClaimedKey | undefined,
  former: ReadonlyMap<string, string>,
  isOptedOut: boolean,
): Accepted | Error {
  const known = resultOfKey(key, former)
  if (known) return known
  if (!isOptedOut) return { json: item.json, isReplay: false }
  return new MessagingRefusal(
    "recipient_opted_out",
    "The recipient has opted out of messages from this sender. They can send START to it to receive messages again.",
    { param: "to" },
  )
}

/** Undefined for a key that is new, and for none. */
function resultOfKey(key: ClaimedKey | undefined, former: ReadonlyMap<string, string>): Accepted | Error | undefined {
  switch (key?.kind) {
    case "replay": {
      const json = former.get(key.response)
      if (json !== undefined) return { json, isReplay: true }
      return new MessagingRefusal(
        "message_not_found",
        "The message of this `Idempotency-Key` was deleted. Nothing is sent again. Use a new key to send a new message.",
      )
    }
    case "conflict":
      return new AccountRefusal(
        "idempotency_key_reused",
        "This `Idempotency-Key` was used for another request. Use a new key.",
      )
    case "in_progress":
      return new AccountRefusal(
        "idempotency_in_progress",
        "A request with this `Idempotency-Key` is under way. Ask again in a moment.",
        { retryAfterMs: 1_000 },
      )
    default:
      return undefined
  }
}

function isFresh(result: Accepted | Error | undefined): boolean {
  return result !== undefined && !(result instanceof Error) && !result.isReplay
}
