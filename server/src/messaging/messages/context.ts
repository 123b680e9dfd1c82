import type { Database, Transaction, Tx } from "#core/db/database.ts"
import { Announcer, type DeliveryClaimer } from "#core/endpoints/announcer.ts"
import type { Queue } from "#core/queue/queue.ts"
import type { CustomerPrices } from "#messaging/routing/price-lists.ts"
import type { Clock } from "#core/std/clock.ts"
import type { NewId } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"
import type { Metrics } from "#core/std/metrics.ts"
import type { FittedLinks } from "./media/fitted-links.ts"
import type { MessageCache } from "./message-cache.ts"
import type { Message } from "./message.ts"

/** What the use cases of this folder need. `app.ts` creates it once. */
export interface MessagingContext {
  db: Database
  clock: Clock
  newId: NewId
  log: Log
  metrics: Metrics
  messageQueue: Queue
  deliveryQueue: Queue
  prices: CustomerPrices
  /** Without it, every move reads the whole message. */
  messageCache?: MessageCache
  /** Without it, a sweep finds the new deliveries. */
  claimer?: DeliveryClaimer
  /** Without it, no message carries a code. */
  verifications?: VerificationMessages
  /** Without it, no carrier that fetches media itself gets a changed picture. */
  fittedLinks?: FittedLinks
}

/** Null for a part of a long message that did not arrive. */
type Texts = readonly (string | null)[]

/** What messaging needs to know about messages that carry the code of a verification. */
export interface VerificationMessages {
  /**
   * Returns a text to hand over, with the code or the token of the link in place of its mask. The text is the
   * body, or the template as JSON.
   */
  reveal(message: Message, text: string): string
  /** Returns the subject of its email, in its language and without the code. */
  subjectOf(message: Message): string
  /** Masks the codes that were sent to this address in texts from it. The texts keep their length. */
  maskCodes(tx: Tx, from: string, texts: Texts): Promise<(string | null)[]>
  /** Records the new statuses of such messages of one account, in the transaction that moves them. */
  follow(tx: Transaction, accountId: string, messages: readonly Message[], announcer: Announcer): Promise<void>
}

/** The announcer of one transaction of this folder. Create it before the first wait. */
export function messageAnnouncerOf(
  tx: Transaction,
  accountIds: Iterable<string>,
  { newId, clock, deliveryQueue, claimer, metrics }: MessagingContext,
): Announcer {
  return new Announcer(tx, accountIds, { newId, deliveryQueue, claimer, metrics, now: clock.now() })
}
