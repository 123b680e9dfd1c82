import type { Database } from "#core/db/database.ts"
import { sharedBy, sharedTransactions } from "#core/db/shared-transactions.ts"
import type { Clock } from "#core/std/clock.ts"
import { KeyedBatcher } from "#core/std/keyed-batcher.ts"
import { Refusal } from "#core/std/refusal.ts"
import { MessagingRefusal } from "#messaging/messages/refusals.ts"
import { canonicalAddress } from "#messaging/numbers/canonical-address.ts"
import { serviceNotFound } from "#messaging/numbers/messaging-services.ts"
import { SenderPools, type SenderPool } from "#messaging/numbers/sender-pools.ts"
import type { SenderPolicy } from "./check-sender.ts"
import { findLastSenders, type PooledRecipient } from "./last-senders.ts"
import type { Addresses, SendMessage } from "./plan-message.ts"
import { rankSenders } from "./rank-senders.ts"

/**
 * Chooses the senders of messages that name a messaging service. A message without a service causes no work
 * here.
 */
export class SenderChooser {
  readonly #senders: SenderPolicy
  readonly #pools: SenderPools
  readonly #lastSenders: KeyedBatcher<PooledRecipient, string | null>

  constructor({ db, clock, senders }: { db: Database; clock: Clock; senders: SenderPolicy }) {
    this.#senders = senders
    this.#pools = new SenderPools({ db, clock })
    this.#lastSenders = new KeyedBatcher({
      keyOf: ({ accountId }) => sharedBy(db, accountId),
      ...sharedTransactions,
      run: (recipients) => findLastSenders(db, recipients, clock.now()),
    })
  }

  /** Call it after the commit that changed a service or its senders. */
  forgetPool(accountId: string, serviceId: string): void {
    this.#pools.forget(accountId, serviceId)
  }

  /**
   * Returns the request with a sender for each of its addresses, and the defaults of the service. Throws
   * `messaging_service_not_found`, `sender_not_in_service` and `no_sender_available`.
   */
  async complete(accountId: string, request: SendMessage & { serviceId: string }): Promise<SendMessage> {
    const { serviceId, fallbacks = [] } = request
    const cached = await this.#pools.poolOf(accountId, serviceId)
    const complete = async (pool: SenderPool | null) => {
      if (!pool) throw serviceNotFound("messaging_service_sid")
      const [first, ...others] = await Promise.all(
        [request, ...fallbacks].map((addresses) => this.#senderOf(accountId, pool, addresses)),
      )
      const validityMs = request.validityMs ?? pool.validityMs
      const callback = request.callback ?? (pool.statusCallback && { ...pool.statusCallback, isOptional: true })
      return {
        ...request,
        from: first ?? "",
        validityMs,
        ...(callback ? { callback } : {}),
        ...(others.length
          ? { fallbacks: fallbacks.map((each, index) => ({ ...each, from: others[index] ?? "" })) }
          : {}),
      }
    }
    try {
      return await complete(cached)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // The service or the sender may be new.
      return await complete(await this.#pools.reload(accountId, serviceId))
    }
  }

  async #senderOf(accountId: string, pool: SenderPool, { to, from }: Addresses): Promise<string> {
    if (from) return ownSender(pool, from)
    const ranked = rankSenders(pool.senders, to)
    const last = pool.stickySender && ranked.length > 1 ? await this.#lastSenders.add({ accountId, serviceId: pool.id, to }) : null // oxfmt-ignore
    const first = last !== null && ranked.includes(last) ? [last] : []
    for (const sender of [...first, ...ranked])
      if ((await this.#senders.check(accountId, sender)) === "allowed") return sender
    throw new MessagingRefusal(
      "no_sender_available",
      `The messaging service has no sender that reaches ${to}. Add one, or request the number if the account does not own it.`,
      { param: "messaging_service_sid" },
    )
  }
}

function ownSender({ senders }: SenderPool, from: string): string {
  const key = canonicalAddress(from)
  if (senders.some(({ sender }) => canonicalAddress(sender) === key)) return from
  throw new MessagingRefusal(
    "sender_not_in_service",
    "`from` is not a sender of the messaging service. Add it to the service, or omit `from`.",
    { param: "from" },
  )
}
