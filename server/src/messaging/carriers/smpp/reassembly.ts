import { isSamePart, joinParts } from "#messaging/carriers/part-text.ts"
import type { Inbound, InboundParts, PartText } from "#messaging/carriers/carrier.ts"
import { PermanentFault } from "#messaging/carriers/permanent-fault.ts"
import { timeOf, type Clock } from "#core/std/clock.ts"
import type { ConcatenatedPart } from "#messaging/smpp/content.ts"

/**
 * The limit of incomplete series. Beyond it the oldest is given up early. Each needs some 200 bytes and its
 * texts.
 */
const seriesMax = 10_000
/**
 * How long a stored series is remembered, so that a repeated part is answered and does not begin another
 * series.
 */
const storedMs = 10 * 60 * 1_000
/** A message that arrived in parts, as it is passed on. */
export interface JoinedMessage extends Required<Pick<Inbound, "joinedFrom">> {
  from: string
  to: string
  body: string
  /** When its first part arrived. */
  at: number
  /** The same each time the message is passed on. */
  reference: string
  /** The number of parts that did not arrive. */
  missing: number
}

interface OpenSeries extends Omit<JoinedMessage, "body" | "missing" | "joinedFrom"> {
  key: string
  texts: (PartText | undefined)[]
  /** A moment of `Clock.elapsed`. */
  expiresAt: number
  /** `asking`: the store is queried for other parts of the message. */
  state: "asking" | "open" | "storing" | "stored"
  /** The time to store its parts has come, but it was still `asking`. */
  isKeepDue: boolean
  /** Settles with the current or next attempt to store it. */
  attempt: PromiseWithResolvers<void>
}

/** The state of a part after `add`. */
export interface AddedPart {
  /** No part is missing. */
  isWhole: boolean
  /** If the message waited long enough and was not passed on yet: passes on the parts that arrived. */
  keep(): void
  /**
   * Resolves when the whole message is stored, or its parts so far are kept. Rejects when that failed, and
   * the carrier must send the part again.
   */
  stored: Promise<void>
}

export interface ReassemblyOptions {
  clock: Clock
  expireMs: number
  newReference(): string
  /** Stores the message. If it rejects, the next part or the expiry tries again. */
  store(joined: JoinedMessage): Promise<void>
  /** Whether the store can keep parts whose series other processes may complete. */
  canKeep(): boolean
  /** Stores the parts there. Resolves with whether they are stored. Can reject, like `store`. */
  keep(parts: InboundParts, how?: { onlyWithOthers: boolean }): Promise<boolean>
}

/**
 * Joins the parts of long messages, in any order, each counted once. A series is identified by sender,
 * receiver, number, width of the number and total. An incomplete message is passed on with gaps at its
 * expiry.
 *
 * The first part of a series asks the store once whether it keeps other parts of it. If so, this part and
 * those after it are stored at once, so a carrier that waits for each answer waits only for the first.
 */
export class Reassembly {
  readonly #options: ReassemblyOptions
  readonly #series = new Map<string, OpenSeries>()
  #cancelTimer: (() => void) | null = null

  constructor(options: ReassemblyOptions) {
    this.#options = options
  }

  /** The number of messages that are incomplete or being stored. */
  get size(): number {
    return [...this.#series.values()].filter(({ state }) => state !== "stored").length
  }

  add(from: string, to: string, { text, part }: { text: PartText; part: ConcatenatedPart }): AddedPart {
    const { reference, isWide, total, number } = part
    const key = JSON.stringify([from, to, isWide, reference, total])
    const current = this.#current(key, text, number)
    const isNew = current === undefined
    const series = current ?? this.#begin(key, from, to, total)
    series.texts[number - 1] = text
    const isBeingStored = series.state === "storing" || series.state === "stored"
    const isWhole = !series.texts.includes(undefined) || isBeingStored
    const stored = series.attempt.promise
    if (isNew && this.#options.canKeep()) this.#storeIfOthersExist(series)
    else if (isWhole && series.state === "open") this.#store(series)
    return { isWhole, stored, keep: () => this.#keep(series) }
  }

  /**
   * Passes on incomplete messages: keeps their parts, or stores them with gaps. Resolves when they are
   * stored, or could not be.
   */
  async flush(): Promise<void> {
    const unstored = [...this.#series.values()].filter(({ state }) => state !== "stored")
    await Promise.allSettled(
      unstored.map((series) => {
        const { promise } = series.attempt
        if (this.#options.canKeep()) this.#keep(series)
        else if (series.state === "open") this.#store(series)
        return promise
      }),
    )
  }

  /** Drops everything. The carrier must send the held parts again. */
  clear(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = null
    for (const { state, attempt } of this.#series.values())
      if (state === "open" || state === "asking") attempt.reject(new Error("The carrier is being stopped."))
    this.#series.clear()
  }

  /**
   * If the carrier reuses a number for another message while the first is remembered, the text reveals it.
   */
  #current(key: string, text: PartText, number: number): OpenSeries | undefined {
    const series = this.#series.get(key)
    const had = series?.texts[number - 1]
    if (!series || had === undefined || isSamePart(had, text)) return series
    if (series.state === "open") this.#store(series)
    this.#series.delete(key)
    return undefined
  }

  #begin(key: string, from: string, to: string, total: number): OpenSeries {
    const { clock, expireMs, newReference } = this.#options
    const at = clock.now()
    const texts = Array.from<PartText | undefined>({ length: total }).fill(undefined)
    const reference = newReference()
    const state = "open" as const
    const series: OpenSeries = {
      key,
      from,
      to,
      at,
      texts,
      reference,
      expiresAt: clock.elapsed() + expireMs,
      state,
      isKeepDue: false,
      attempt: newAttempt(),
    }
    const [oldest] = this.#series.values()
    if (oldest && this.#series.size >= seriesMax) {
      this.#expire(oldest)
      this.#series.delete(oldest.key)
    }
    this.#series.set(key, series)
    this.#arm()
    return series
  }

  #store(series: OpenSeries): void {
    const { clock, store } = this.#options
    const { key, from, to, at, reference } = series
    const { texts } = partsOf(series, this.#options.clock)
    const missing = texts.filter((text) => text === null).length
    const joinedFrom = { series: key, texts }
    const done = store({ from, to, at, reference, missing, joinedFrom, body: joinParts(texts) })
    this.#awaitStored(series, done, () => {
      series.state = "stored"
      series.expiresAt = clock.elapsed() + storedMs
      series.attempt.resolve()
    })
  }

  #keep(series: OpenSeries): void {
    if (series.state === "asking") series.isKeepDue = true
    if (series.state !== "open") return
    const parts = partsOf(series, this.#options.clock)
    this.#awaitStored(series, this.#options.keep(parts), () => this.#kept(series, parts))
  }

  #kept(series: OpenSeries, { texts }: InboundParts): void {
    // Parts that arrived in the meantime were not stored.
    const isMore = series.texts.some((text, index) => text !== undefined && texts[index] === null)
    series.state = "open"
    if (isMore) return this.#keep(series)
    if (this.#series.get(series.key) === series) this.#series.delete(series.key)
    series.attempt.resolve()
  }

  #storeIfOthersExist(series: OpenSeries): void {
    const parts = partsOf(series, this.#options.clock)
    this.#awaitStored(series, this.#options.keep(parts, { onlyWithOthers: true }), (isKept) => {
      if (isKept) return this.#kept(series, parts)
      series.state = "open"
      if (!series.texts.includes(undefined)) this.#store(series)
      else if (series.isKeepDue) this.#keep(series)
    })
    series.state = "asking"
  }

  #awaitStored<T>(series: OpenSeries, done: Promise<T>, then: (result: T) => void): void {
    const { clock } = this.#options
    const { attempt } = series
    series.state = "storing"
    done.then(then, (error: unknown) => {
      if (error instanceof PermanentFault) return this.#failSeries(series, error)
      // Another process cannot have it. So it stays here, and a repeated part or its expiry tries again.
      series.state = "open"
      series.attempt = newAttempt()
      series.expiresAt = Math.max(series.expiresAt, clock.elapsed() + sweepMs)
      attempt.reject(error)
    })
  }

  /** The message can never be stored. Every part of it, including a repeated one, gets the same answer. */
  #failSeries(series: OpenSeries, fault: PermanentFault): void {
    series.state = "stored"
    series.expiresAt = this.#options.clock.elapsed() + storedMs
    series.attempt.reject(fault)
  }

  #expire(series: OpenSeries): void {
    if (series.state === "open") this.#store(series)
    else if (series.state === "stored") this.#series.delete(series.key)
  }

  #arm(): void {
    this.#cancelTimer ??= this.#options.clock.after(sweepMs, () => this.#sweep())
  }

  #sweep(): void {
    this.#cancelTimer = null
    const now = this.#options.clock.elapsed()
    for (const series of this.#series.values()) if (series.expiresAt <= now) this.#expire(series)
    if (this.#series.size) this.#arm()
  }
}

const sweepMs = 5_000

function partsOf({ key, from, to, at, expiresAt, texts }: OpenSeries, clock: Clock): InboundParts {
  const received = texts.map((text) => text ?? null)
  return { from, to, series: key, texts: received, at, expiresAt: timeOf(clock, expiresAt) }
}

/** Often no caller waits for it when it is rejected. */
function newAttempt(): PromiseWithResolvers<void> {
  const attempt = Promise.withResolvers<void>()
  attempt.promise.catch(() => undefined)
  return attempt
}
