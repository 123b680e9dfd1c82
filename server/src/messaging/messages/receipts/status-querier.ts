import type { Carrier, StatusQuery, StatusQueryLimits } from "#messaging/carriers/carrier.ts"
import { ignorePermanentFault } from "#messaging/carriers/permanent-fault.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import { pause } from "#core/std/clock.ts"
import { toSid } from "#core/std/ids.ts"
import type { ReceiptRecorder } from "./record-receipt.ts"
import { claimStatusQueries } from "./claim-status-queries.ts"

export interface StatusQuerierOptions extends MessagingContext {
  carriers: ReadonlyMap<string, Carrier>
  receipts: Pick<ReceiptRecorder, "recordReceipt">
}

const everyMs = 60_000

/**
 * Queries carriers about messages that they accepted and for which no receipt arrived in time, once for each
 * message. The answer is recorded as a receipt. No two processes query the same message. Queries that a
 * stopping process still had to send are not repeated; those messages stay `sent`.
 */
export class StatusQuerier {
  readonly #options: StatusQuerierOptions
  /** Carriers that do not support the query. A carrier with changed settings is a new entry. */
  readonly #unsupportedCarriers = new WeakSet<Carrier>()
  #stopping = new AbortController()
  #running: Promise<void> = Promise.resolve()

  constructor(options: StatusQuerierOptions) {
    this.#options = options
  }

  start(): void {
    this.#stopping = new AbortController()
    this.#running = this.#run(this.#stopping.signal)
  }

  /** Resolves when no query is under way. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #run(signal: AbortSignal): Promise<void> {
    for (;;) {
      await pause(this.#options.clock, everyMs, signal)
      if (signal.aborted) return
      const all = [...this.#options.carriers.values()]
      await Promise.all(all.map((carrier) => this.#queryCarrier(carrier, signal)))
    }
  }

  async #queryCarrier(carrier: Carrier, signal: AbortSignal): Promise<void> {
    const { questions: limits } = carrier
    if (!limits || this.#unsupportedCarriers.has(carrier) || carrier.status().state !== "up") return
    try {
      for (;;) {
        const { questions, isCaughtUp } = await claimStatusQueries(this.#options, carrier.id, limits.afterMs)
        await this.#queryMessages(carrier, questions, limits, signal)
        if (isCaughtUp || signal.aborted || this.#unsupportedCarriers.has(carrier)) return
      }
    } catch (error) {
      this.#options.log.warn(
        { err: error, carrier: toSid("carrier", carrier.id) },
        "a carrier could not be queried; Posthorn tries again",
      )
    }
  }

  async #queryMessages(
    carrier: Carrier,
    questions: readonly StatusQuery[],
    { perSecond }: StatusQueryLimits,
    signal: AbortSignal,
  ): Promise<void> {
    const { clock, log, receipts } = this.#options
    for (const question of questions) {
      if (signal.aborted) return
      const answer = await carrier.ask?.(question)
      // The recorder has logged a receipt that can never be stored. The other queries continue.
      if (answer?.kind === "told") await receipts.recordReceipt(carrier.id, answer.receipt).catch(ignorePermanentFault)
      if (answer?.kind === "unsupported") {
        this.#unsupportedCarriers.add(carrier)
        log.warn(
          { carrier: toSid("carrier", carrier.id) },
          "a carrier does not support query_sm: remove query_after_ms from its settings",
        )
        return
      }
      await pause(clock, 1_000 / perSecond, signal)
    }
  }
}
