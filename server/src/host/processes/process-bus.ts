import type { Clock } from "#core/std/clock.ts"
import type { ProcessReply, RequestReceivers, ProcessMessage, ProcessRequestName, Topic, Topics } from "./messages.ts"

/** The channel to the supervisor. */
export interface Channel {
  /** Calls `sent` when the message has left. */
  send(message: ProcessMessage, sent: () => void): void
}

/** Notifications within this time leave together. */
const gatherMs = 2
/**
 * The limit for one topic in one message. The other processes find the rest later: by the sweep, or when a
 * cache entry expires.
 */
const itemsMax = 1_000
/** The limit of messages that have not left. Beyond it no notification is sent. */
const unsentMax = 100

type Responder = (payload: unknown, signal: AbortSignal) => Promise<unknown>

/**
 * The other processes of this machine (docs/decisions/061). A lost notification costs only time, because
 * everything is in the store. If a process dies before it answers a request, its answer is missing.
 */
export class ProcessBus {
  readonly #channel: Channel
  readonly #clock: Clock
  readonly #told = new Map<Topic, unknown[]>()
  readonly #listeners = new Map<Topic, (items: readonly never[]) => void>()
  readonly #responders = new Map<ProcessRequestName, Responder>()
  readonly #asked = new Map<number, (answers: readonly ProcessReply[]) => void>()
  readonly #answering = new Map<number, AbortController>()
  #unsent = 0
  #ids = 0

  constructor(channel: Channel, clock: Clock) {
    this.#channel = channel
    this.#clock = clock
  }

  /** Notifies all other processes within 2 ms. A notification can be lost. */
  publish<T extends Topic>(topic: T, items: readonly Topics[T][]): void {
    if (!items.length || this.#unsent > unsentMax) return
    if (!this.#told.size) this.#clock.after(gatherMs, () => this.#publishAll())
    const told = this.#told.get(topic) ?? []
    this.#told.set(topic, told)
    for (const item of items) if (told.length < itemsMax) told.push(item)
  }

  subscribe<T extends Topic>(topic: T, act: (items: readonly Topics[T][]) => void): void {
    this.#listeners.set(topic, act)
  }

  /** Returns the answers of the processes that answered. Rejects when one of them answered with a fault. */
  async request(
    asked: RequestReceivers,
    question: ProcessRequestName,
    payload: unknown = null,
    signal?: AbortSignal,
  ): Promise<unknown[]> {
    const id = ++this.#ids
    const giveUp = () => this.#send({ kind: "cancel", id })
    signal?.addEventListener("abort", giveUp, { once: true })
    const answers = await new Promise<readonly ProcessReply[]>((resolve) => {
      this.#asked.set(id, resolve)
      this.#send({ kind: "request", id, asked, question, payload })
    })
    signal?.removeEventListener("abort", giveUp)
    return answers.map((answered) => {
      if ("fault" in answered) throw new Error(answered.fault)
      return answered.value
    })
  }

  respond(question: ProcessRequestName, respond: Responder): void {
    this.#responders.set(question, respond)
  }

  /** Handles a message from the other processes. */
  receive(message: ProcessMessage): void {
    if (message.kind === "publish") this.#listeners.get(message.topic)?.(message.items as never[])
    else if (message.kind === "request") void this.#respond(message)
    else if (message.kind === "cancel") this.#answering.get(message.id)?.abort()
    else if (message.kind === "replies") {
      this.#asked.get(message.id)?.(message.answers)
      this.#asked.delete(message.id)
    }
  }

  async #respond({ id, question, payload }: Extract<ProcessMessage, { kind: "request" }>): Promise<void> {
    const gone = new AbortController()
    this.#answering.set(id, gone)
    let answered: ProcessReply
    try {
      answered = { value: await this.#responders.get(question)?.(payload, gone.signal) }
    } catch (error) {
      answered = { fault: error instanceof Error ? error.message : String(error) }
    }
    this.#answering.delete(id)
    this.#send({ kind: "reply", id, answered })
  }

  #publishAll(): void {
    for (const [topic, items] of this.#told) this.#send({ kind: "publish", topic, items })
    this.#told.clear()
  }

  #send(message: ProcessMessage): void {
    this.#unsent++
    this.#channel.send(message, () => this.#unsent--)
  }
}
