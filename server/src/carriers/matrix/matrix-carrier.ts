import type { Carrier, CarrierListener, CarrierStatus, ConnectionStatus } from "#carriers/carrier.ts"
import type { CarrierMedia, Submission, SubmitOutcome } from "#carriers/carrier.ts"
import { Pacer } from "#carriers/pacer.ts"
import { backoffMs } from "#std/backoff.ts"
import { pause } from "#std/clock.ts"
import type { Clock } from "#std/clock.ts"
import { toSid } from "#std/ids.ts"
import type { Log } from "#std/log.ts"
import { refusedByHomeserver } from "./answer-meaning.ts"
import type { MatrixCarrierConfig } from "./config.ts"
import { errorOf, Homeserver } from "./homeserver.ts"
import type { HomeserverAnswer, HomeserverOptions } from "./homeserver.ts"
import { uploadFiles } from "./media.ts"
import { RoomFault, Rooms } from "./rooms.ts"
import type { Ends } from "./rooms.ts"

export interface MatrixCarrierOptions extends HomeserverOptions {
  id: string
  clock: Clock
  random: () => number
  log: Log
  /**
   * `leased`: messages are sent only for the shares that `openSessions` names; otherwise `start` opens all.
   */
  sessions?: "leased"
}

/** Processes share the connections in so many parts at most. */
const sharesMax = 10
const probe = { firstMs: 1_000, mostMs: 60_000 }
const prefix = "matrix:"
/** Accounts read it, so it says nothing of hosts; the operator finds those in the carrier's status. */
const downReason = "The homeserver takes no messages at this moment."

/** An address of the channel without its prefix. */
export function userOf(address: string): string {
  return address.startsWith(prefix) ? address.slice(prefix.length) : address
}

/**
 * A carrier that is an application service of a Matrix homeserver. A message goes to the room of its two
 * users. The transaction id of the request is the message's, so the homeserver stores one event, however
 * often it gets the request. Messages and read receipts arrive as transactions at the webhooks
 * (`read-transaction.ts`). Matrix has no receipt of delivery: a message counts as delivered when it is read.
 */
export class MatrixCarrier implements Carrier {
  readonly id: string
  readonly kind = "matrix"
  readonly sessions: readonly string[]
  readonly #options: MatrixCarrierOptions
  readonly #homeserver: Homeserver
  readonly #rooms: Rooms
  readonly #pacer = new Pacer(null)
  readonly #open = new Set<string>()
  readonly #underWay = new Set<Promise<unknown>>()
  #isStarted = false
  #fault: string | null = null
  #failures = 0
  #retryAt: number | null = null
  #cancelProbe = () => {}

  constructor(options: MatrixCarrierOptions) {
    const { id, config } = options
    this.id = id
    this.#options = options
    this.#homeserver = new Homeserver(options)
    this.#rooms = new Rooms(this.#homeserver, config)
    const shares = Math.min(config.connections, sharesMax)
    this.sessions = Array.from({ length: shares }, (_, index) => `${config.server_name} ${index + 1} of ${shares}`)
  }

  get windowMax(): number {
    const { connections } = this.#options.config
    return Math.max(Math.floor((connections * (this.#open.size || this.sessions.length)) / this.sessions.length), 1)
  }

  /** The listener hears nothing from here. Resolves when the homeserver was asked whether it knows us. */
  async start(_listener: CarrierListener): Promise<void> {
    this.#isStarted = true
    this.#fault = null
    if (this.#options.sessions !== "leased") await this.openSessions(this.sessions)
  }

  async stop(): Promise<void> {
    this.#isStarted = false
    this.#cancelProbe()
    await Promise.allSettled(this.#underWay)
    this.#open.clear()
  }

  async openSessions(names: readonly string[]): Promise<void> {
    const isFirst = this.#open.size === 0
    for (const name of names) this.#open.add(name)
    this.#pacer.limit(this.#share)
    if (isFirst && names.length) await this.#probeAccount()
  }

  /** Resolves when no more messages are under way than the shares that are left allow. */
  async closeSessions(names: readonly string[]): Promise<void> {
    for (const name of names) this.#open.delete(name)
    this.#pacer.limit(this.#share)
    if (!this.#open.size) this.#cancelProbe()
    const mayStay = () => (this.#open.size ? this.windowMax : 0)
    while (this.#underWay.size > mayStay()) await Promise.race(this.#underWay)
  }

  async cutSessions(names: readonly string[]): Promise<void> {
    await this.closeSessions(names)
  }

  status(): CarrierStatus {
    if (!this.#isStarted) return { state: "down", reason: "The carrier is not started." }
    if (!this.#open.size) return { state: "down", reason: "This process holds none of the carrier's connections." }
    return { state: this.#fault === null ? "up" : "down", reason: this.#fault }
  }

  connections(): readonly ConnectionStatus[] {
    if (!this.#isStarted || !this.#open.size) return []
    const { state, reason } = this.status()
    return [
      {
        name: this.#options.config.server_name,
        state: state === "up" ? "up" : "down",
        reason,
        retryAt: this.#retryAt,
        unanswered: this.#underWay.size,
        windowMax: this.windowMax,
        throttled: 0,
        segmentsPerSecond: this.#share,
      },
    ]
  }

  async submit(submission: Submission): Promise<SubmitOutcome> {
    const refusal = this.#refuse(submission)
    if (refusal) return refusal
    const sending = this.#send(submission)
    this.#underWay.add(sending)
    try {
      return await sending
    } finally {
      this.#underWay.delete(sending)
    }
  }

  #refuse({ from, expiresAt }: Submission): SubmitOutcome | null {
    if (this.status().state !== "up") return { kind: "not_sent", reason: downReason }
    if (expiresAt !== null && expiresAt <= this.#options.clock.now())
      return { kind: "refused", isPermanent: true, code: "validity_expired", reason: "The validity period is over." }
    if (!this.#rooms.isOwn(userOf(from))) {
      const reason = "The sender is no user of the carrier's application service."
      return { kind: "refused", isPermanent: true, code: "sender_not_permitted", reason }
    }
    return null
  }

  async #send({ messageId, to, from, body, media }: Submission): Promise<SubmitOutcome> {
    const { clock } = this.#options
    for (let waitMs; (waitMs = this.#pacer.waitMs(clock.now())) > 0;) await pause(clock, waitMs)
    this.#pacer.spend(clock.now())
    const ends = { own: userOf(from), contact: userOf(to) }
    const text = { msgtype: "m.text", body: body.toWellFormed() }
    const files = await this.#upload(ends, media)
    if (!Array.isArray(files)) return files
    const contents = [...(body || !files.length ? [text] : []), ...files]
    const events: string[] = []
    for (const [index, content] of contents.entries()) {
      // The first one has the name that a text alone has.
      const event = await this.#putInRoom(
        ends,
        `${toSid("message", messageId)}${index ? `.${index + 1}` : ""}`,
        content,
      )
      if (typeof event !== "string") return events.length ? partly(event) : event
      events.push(event)
    }
    // A person reads up to an event, so the last one stands for all.
    return { kind: "accepted", references: events.slice(-1) }
  }

  /** The contents of the events that show the files, or why the message cannot be sent now. */
  async #upload(ends: Ends, media: readonly CarrierMedia[]): Promise<object[] | SubmitOutcome> {
    if (!media.length) return []
    try {
      await this.#rooms.register(ends.own)
    } catch (error) {
      if (error instanceof RoomFault) return this.#outcomeOf(beforeSending(error.answer))
      throw error
    }
    const uploaded = await uploadFiles(this.#homeserver, media, ends.own)
    if (uploaded.kind === "uploaded") return uploaded.contents
    // A file that is kept twice does no harm, and the message has not left.
    return uploaded.kind === "answer" ? this.#outcomeOf(beforeSending(uploaded.answer)) : uploaded
  }

  /** The id of the event, or what becomes of the message. */
  async #putInRoom(ends: Ends, transaction: string, content: object): Promise<string | SubmitOutcome> {
    const first = await this.#put(ends, transaction, content)
    if (typeof first === "string") return first
    // The room that is remembered may be left or gone: it is looked for once more.
    if (isRefusedInRoom(first)) this.#rooms.forget(ends)
    const answer = isRefusedInRoom(first) ? await this.#put(ends, transaction, content) : first
    return typeof answer === "string" ? answer : this.#outcomeOf(answer)
  }

  #outcomeOf(answer: HomeserverAnswer): SubmitOutcome {
    if (isUnreachable(answer)) {
      this.#isDown(answer)
      if (answer.kind === "failure" && !answer.isSent) return { kind: "not_sent", reason: downReason }
    }
    return refusedByHomeserver(answer)
  }

  /** The id of the event, or the answer that is no success. */
  async #put(ends: Ends, transaction: string, content: object): Promise<string | HomeserverAnswer> {
    try {
      const room = encodeURIComponent(await this.#rooms.roomOf(ends))
      const path = `/rooms/${room}/send/m.room.message/${transaction}`
      const answer = await this.#homeserver.call({ method: "PUT", path, as: ends.own, body: content })
      const event = answer.kind === "answer" && answer.status === 200 ? answer.body["event_id"] : undefined
      return typeof event === "string" ? event : answer
    } catch (error) {
      if (error instanceof RoomFault) return beforeSending(error.answer)
      throw error
    }
  }

  /** Asks the homeserver again until it knows us. */
  #isDown(answer: HomeserverAnswer): void {
    const { clock, log, random } = this.#options
    const reason = explain(answer)
    if (this.#fault !== reason) log.warn({ carrier: toSid("carrier", this.id), reason }, "a homeserver takes nothing")
    const isKnown = this.#fault !== null && this.#retryAt !== null
    this.#fault = reason
    if (isKnown) return
    const waitMs = backoffMs(this.#failures++, probe, random)
    this.#retryAt = clock.now() + waitMs
    this.#cancelProbe = clock.after(waitMs, () => void this.#probeAccount())
  }

  async #probeAccount(): Promise<void> {
    this.#retryAt = null
    const answer = await this.#homeserver.call({ method: "GET", path: "/account/whoami" })
    if (!this.#open.size) return
    if (answer.kind === "failure" || answer.status !== 200) return this.#isDown(answer)
    if (this.#fault !== null) this.#options.log.info({ carrier: toSid("carrier", this.id) }, "a homeserver is back")
    this.#fault = null
    this.#failures = 0
  }

  /** Of the carrier's messages a second, what the shares of this process may send; null for no limit. */
  get #share(): number | null {
    const { messages_per_second: perSecond }: MatrixCarrierConfig = this.#options.config
    return perSecond === undefined ? null : (perSecond * Math.max(this.#open.size, 1)) / this.sessions.length
  }
}

/**
 * Some of its events were sent. The same submission again repeats none of them, but another carrier would.
 */
function partly(outcome: SubmitOutcome): SubmitOutcome {
  return outcome.kind === "refused" || outcome.kind === "not_sent" ? { ...outcome, hasPart: true } : outcome
}

function isRefusedInRoom(answer: HomeserverAnswer): boolean {
  return answer.kind === "answer" && (answer.status === 403 || answer.status === 404)
}

function isUnreachable(answer: HomeserverAnswer): boolean {
  return answer.kind === "failure" || answer.status >= 500 || answer.status === 401
}

/** What prepares a room can be done twice, and the message itself has not left. */
function beforeSending(answer: HomeserverAnswer): HomeserverAnswer {
  return answer.kind === "failure" ? { ...answer, isSent: false } : answer
}

/** For the operator. */
function explain(answer: HomeserverAnswer): string {
  if (answer.kind === "failure")
    return `The homeserver cannot be reached: ${answer.failure.reason}${answer.failure.kind === "blocked" ? rangesAdvice : ""}`
  if (answer.status === 401) return "The homeserver does not know the token. Correct the password: it is the as_token."
  return `The homeserver answered ${answer.status} ${errorOf(answer.body)}.`
}

const rangesAdvice = " If it is a server of yours, name its range in CARRIER_ALLOWED_RANGES."
