import type { Database, Transaction, Tx } from "#db/database.ts"
import { Announcer, type Announced, type DeliveryTaker } from "#events/announcer.ts"
import type { PokedLane } from "#queue/lane-scheduler.ts"
import type { Queue } from "#queue/queue.ts"
import type { Clock } from "#std/clock.ts"
import type { NewId } from "#std/ids.ts"
import type { Log } from "#std/log.ts"
import type { Metrics } from "#std/metrics.ts"
import type { KnownMessages } from "./known-messages.ts"
import type { Message } from "./message.ts"

/** What the use cases of this room lean on. Made once, by `app.ts`. */
export interface MessagingContext {
  db: Database
  clock: Clock
  newId: NewId
  log: Log
  metrics: Metrics
  messageQueue: Queue
  deliveryQueue: Queue
  /** Left out, every move reads the whole message. */
  known?: KnownMessages
  /** Wakes the sender after a commit that gave it work. */
  pokeMessages(lanes: readonly PokedLane[]): void
  /** Tells the dispatcher, after the commit, what a transaction announced. */
  dispatch(announced: readonly Announced[]): void
  /** Left out, all deliveries are claimed after the commit. */
  taker?: DeliveryTaker
  /** Left out, no message carries a code. */
  verifications?: VerificationMessages
}

/** Null for a part of a long message that did not come. */
type Texts = readonly (string | null)[]

/** What messaging asks about the messages that carry the code of a verification. */
export interface VerificationMessages {
  /** The text to hand over: the body with the code, or the token of the link, in place of its mask. */
  reveal(message: Message): string
  /** The subject of its email, in its language and without the code. */
  subjectOf(message: Message): string
  /** Texts that came from an address, with what was sent to it in secret masked, in texts as long as they were. */
  maskCodes(tx: Tx, from: string, texts: Texts): Promise<(string | null)[]>
  /** Records the new statuses of such messages of one account, in the transaction that moves them. */
  follow(tx: Transaction, accountId: string, messages: readonly Message[], announcer: Announcer): Promise<void>
}

/** The announcer of one transaction of this room. Make it before the first wait. */
export function announcerOf(
  tx: Transaction,
  accountIds: Iterable<string>,
  { newId, clock, deliveryQueue, taker }: MessagingContext,
): Announcer {
  return new Announcer(tx, accountIds, { newId, deliveryQueue, taker, now: clock.now() })
}
