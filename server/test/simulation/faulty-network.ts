import type { PaymentProvider } from "#payments/providers/provider.ts"
import { pause, type Clock } from "#core/std/clock.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { Refusal } from "#core/std/refusal.ts"
import { FaultyProvider } from "./faulty-provider.ts"
import { paymentSidIn } from "./payment-story.ts"

type Notified = [accountId: string, body: Uint8Array, headers: Readonly<Record<string, string>>]

export interface FaultyNetworkOptions {
  clock: Clock
  random: () => number
  /** The intake of some process. */
  take(...notified: Notified): Promise<void>
  onFault(fault: unknown): void
}

const againMs = 400
const delayMaxMs = 60_000
const dayMs = 86_400_000
/** The intake refuses older notifications. The signature contains the time of the notification in seconds. */
const believedMs = 300_000
const signedEveryMs = 1_000

/**
 * The network between the processes and the provider. It loses, delays, doubles and overtakes in both
 * directions, and holds a forger.
 */
export class FaultyNetwork {
  readonly clock: Clock
  readonly random: () => number
  /** How likely a request, its answer or a notification is disturbed. */
  troubleChance = 0.25
  /** Requests on their way to the provider, also those whose process is dead. */
  underWay = 0
  readonly counts = {
    notifications: 0,
    dropped: 0,
    doubled: 0,
    late: 0,
    forged: 0,
    replayed: 0,
    lostForGood: 0,
  }
  /** What was carried of each payment, by its sid: for the analysis of a failure. */
  readonly traces = new Map<string, string[]>()
  readonly #options: FaultyNetworkOptions

  constructor(options: FaultyNetworkOptions) {
    this.#options = options
    this.clock = options.clock
    this.random = options.random
  }

  between(provider: PaymentProvider): PaymentProvider {
    return new FaultyProvider(provider, this)
  }

  get isBusy(): boolean {
    return this.underWay > 0
  }

  /** `about` names the payment: a key or the provider's name of a charge. */
  note(about: string, happening: string): void {
    const sid = paymentSidIn(about)
    const trace = this.traces.get(sid) ?? []
    this.traces.set(sid, trace)
    trace.push(`${isoTime(this.clock.now())} ${about}: ${happening}`)
  }

  /**
   * Brings a notification of the provider, which sends it again when this rejects, and gives up after some
   * tries.
   */
  async carry(...notified: Notified): Promise<void> {
    const { counts, random, troubleChance } = this
    counts.notifications++
    if (random() < 0.02) this.#forge(notified)
    if (random() < 0.02) this.#replay(notified)
    const chance = random() / troubleChance
    if (chance >= 1) return await this.#take("", notified)
    if (chance < 0.35) {
      counts.dropped++
      this.#noteNotification(notified, "dropped")
      throw new Error("The notification was lost.")
    }
    if (chance < 0.6) {
      counts.doubled++
      await Promise.all([this.#take("doubled", notified), this.#take("doubled", notified)])
    } else if (chance < 0.85) {
      counts.late++
      void this.#bringLate(notified)
    } else if (chance < 0.95) {
      await this.#take("without an answer", notified)
      throw new Error("The answer to the notification was lost.")
    } else this.#loseForGood(notified)
  }

  /** Others overtake it. */
  async #bringLate(notified: Notified): Promise<void> {
    const signedAt = this.clock.now() - (this.clock.now() % signedEveryMs)
    await pause(this.clock, Math.floor(this.random() * delayMaxMs))
    for (;;) {
      try {
        return await this.#take("late", notified)
      } catch (error) {
        if (isNotBelieved(error)) {
          if (this.clock.now() - signedAt <= believedMs)
            this.#options.onFault(["a true notification was refused", error])
          return this.#loseForGood(notified)
        }
        await pause(this.clock, againMs)
      }
    }
  }

  async #take(how: string, notified: Notified): Promise<void> {
    await this.#options.take(...notified)
    this.#noteNotification(notified, `taken ${how}`)
  }

  #loseForGood(notified: Notified): void {
    this.counts.lostForGood++
    this.#noteNotification(notified, "lost for good")
  }

  #noteNotification([, body]: Notified, happening: string): void {
    const { id, charge } = JSON.parse(Buffer.from(body).toString()) as Record<string, string>
    this.note(charge ?? "", `notification ${id?.split("_").at(-1)} ${happening}`)
  }

  /** Somebody sends one like it about another charge. */
  #forge([accountId, body, headers]: Notified): void {
    this.counts.forged++
    const text = Buffer.from(body).toString()
    const forged = Buffer.from(text.replace(/"id":"[^"]*/, '"id":"simev_forged'))
    void this.#mustBeRefused(accountId, forged, headers)
  }

  /** Somebody who has read it sends it again, a day later. */
  #replay(notified: Notified): void {
    this.counts.replayed++
    this.clock.after(dayMs, () => void this.#mustBeRefused(...notified))
  }

  async #mustBeRefused(...notified: Notified): Promise<void> {
    try {
      await this.#options.take(...notified)
      this.#options.onFault(["a notification that is not the provider's was taken", String(notified[1])])
    } catch (error) {
      if (error instanceof Refusal && !isNotBelieved(error)) this.#options.onFault(error)
    }
  }
}

function isNotBelieved(error: unknown): boolean {
  return error instanceof Refusal && error.code === "notification_refused"
}
