import { Overloaded } from "#core/std/batcher.ts"
import type { Clock } from "#core/std/clock.ts"
import { findCode } from "./find-code.ts"
import type { SimulatedSubmission } from "./simulated-submission.ts"

/** A message as its recipient's handset shows it. */
export interface InboxMessage extends Omit<SimulatedSubmission, "references" | "receiptsAt"> {
  /** The carrier's reference of its first part. */
  reference: string
  segments: number
  /** The digits that the message asks its reader to enter, or null. */
  code: string | null
  /** The number of parts whose receipt is held back. */
  heldReceipts: number
}

interface InboxOptions {
  clock: Clock
  messagesMax: number
  /** The number of the message's parts whose receipt is held back. */
  heldReceiptsOf(submission: SimulatedSubmission): number
  onDrop(submission: SimulatedSubmission): void
}

export interface InboxQuery {
  accountId?: string
  to?: string
  /** A text that the body contains, exactly. */
  contains?: string
  /** Only messages that were accepted at or after this time. */
  after?: number
  /** Only messages that were accepted after the message with this reference. */
  afterReference?: string
  /**
   * Only messages that were accepted before the message with this reference. Matches nothing if the inbox
   * dropped that message.
   */
  beforeReference?: string
}

interface Waiter {
  query: InboxQuery
  resolve: (message: InboxMessage | null) => void
}

/** The limit of waiting requests, because each of them keeps a connection open. */
const waitersMax = 1_000
/** The limit for one account, so that it leaves places for others. */
export const waitersOfAccountMax = 100

/** The last `messagesMax` messages of the simulated handsets, and the callers that wait for the next one. */
export class Inbox {
  readonly #options: InboxOptions
  #messages: SimulatedSubmission[] = []
  /**
   * The index of the oldest message. Those before it are dropped, and removed from the array now and then.
   */
  #first = 0
  #waiters = new Set<Waiter>()

  constructor(options: InboxOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#messages.length - this.#first
  }

  /** Whether the inbox holds a message of the account with this reference. */
  holds(accountId: string, reference: string): boolean {
    const index = this.#messages.findIndex((submission) => submission.references[0] === reference)
    return index >= this.#first && this.#messages[index]?.accountId === accountId
  }

  add(submission: SimulatedSubmission): void {
    this.#messages.push(submission)
    if (this.size > this.#options.messagesMax) this.#dropOldest()
    if (!this.#waiters.size) return
    for (const waiter of this.#waiters) if (matches(submission, waiter.query)) waiter.resolve(this.#show(submission))
  }

  /** Newest first. */
  list(query: InboxQuery & { limit: number }): InboxMessage[] {
    const found: InboxMessage[] = []
    for (const submission of this.#newestFirst(query)) {
      if (found.length === query.limit) break
      found.push(this.#show(submission))
    }
    return found
  }

  /**
   * Resolves with the newest matching message as soon as there is one. Null after `timeoutMs`, when `signal`
   * is aborted or when the simulator stops. Throws `Overloaded`.
   */
  async wait(query: InboxQuery & { timeoutMs: number; signal?: AbortSignal }): Promise<InboxMessage | null> {
    const [message] = this.list({ ...query, limit: 1 })
    if (message || query.signal?.aborted) return message ?? null
    this.#refuseTooMany(query.accountId)
    return await new Promise((resolve) => {
      const waiter = { query, resolve: (found: InboxMessage | null) => end(found) }
      const giveUp = () => end(null)
      const end = (found: InboxMessage | null) => {
        cancel()
        query.signal?.removeEventListener("abort", giveUp)
        this.#waiters.delete(waiter)
        resolve(found)
      }
      const cancel = this.#options.clock.after(query.timeoutMs, giveUp)
      query.signal?.addEventListener("abort", giveUp, { once: true })
      this.#waiters.add(waiter)
    })
  }

  /** All messages in the inbox, oldest first. */
  get messages(): readonly SimulatedSubmission[] {
    return this.#messages.slice(this.#first)
  }

  /** Removes the messages of one account, or all. */
  clear(accountId: string | null): void {
    this.#remove((submission) => accountId === null || submission.accountId === accountId)
  }

  /** Removes these messages, by their ids. */
  erase(messageIds: ReadonlySet<string>): void {
    this.#remove(({ messageId }) => messageIds.has(messageId))
  }

  /** Resolves every waiting request without a message. */
  endWaits(): void {
    for (const waiter of this.#waiters) waiter.resolve(null)
  }

  /** Removes everything and resolves every waiting request. Called at the end. */
  close(): void {
    this.endWaits()
    this.#messages = []
    this.#first = 0
  }

  #remove(isRemoved: (submission: SimulatedSubmission) => boolean): void {
    const all = this.messages
    this.#messages = all.filter((submission) => !isRemoved(submission))
    this.#first = 0
    for (const submission of all) if (isRemoved(submission)) this.#options.onDrop(submission)
  }

  #refuseTooMany(accountId: string | undefined): void {
    if (this.#waiters.size >= waitersMax) throw new Overloaded("Too many requests wait for messages of the simulator.")
    let ofAccount = 0
    for (const { query } of this.#waiters) if (query.accountId === accountId) ofAccount++
    if (ofAccount >= waitersOfAccountMax)
      throw new Overloaded("Too many requests of this account wait for messages of the simulator.")
  }

  #dropOldest(): void {
    const oldest = this.#messages[this.#first++]
    if (oldest) this.#options.onDrop(oldest)
    if (this.#first < this.#options.messagesMax) return
    this.#messages = this.#messages.slice(this.#first)
    this.#first = 0
  }

  *#newestFirst(query: InboxQuery): Generator<SimulatedSubmission> {
    for (let index = this.#newestIndex(query); index >= this.#first; index--) {
      const submission = this.#messages[index]
      if (!submission || submission.references[0] === query.afterReference) return
      if (matches(submission, query)) yield submission
    }
  }

  #newestIndex({ beforeReference }: InboxQuery): number {
    if (beforeReference === undefined) return this.#messages.length - 1
    return this.#messages.findLastIndex(({ references }) => references[0] === beforeReference) - 1
  }

  #show(submission: SimulatedSubmission): InboxMessage {
    const { references, receiptsAt: _, ...shown } = submission
    return {
      ...shown,
      reference: references[0] ?? "",
      segments: references.length,
      code: findCode(submission.body),
      heldReceipts: this.#options.heldReceiptsOf(submission),
    }
  }
}

function matches(submission: SimulatedSubmission, { accountId, to, contains, after }: InboxQuery): boolean {
  if (accountId !== undefined && submission.accountId !== accountId) return false
  if (to !== undefined && submission.to !== to) return false
  if (after !== undefined && submission.at < after) return false
  return contains === undefined || submission.body.includes(contains)
}
