import { StoreUnavailable } from "#core/db/errors.ts"
import { StoreTask } from "#core/db/store-task.ts"
import { toSid } from "#core/std/ids.ts"
import { beginNextChannels, type NextChannelContext } from "./begin-next-channels.ts"
import { findDueFallbacks } from "./fallback-store.ts"

/** The longest delay of the next channel. */
const everyMs = 500
/** Messages of one transaction. */
const dueMax = 200

/**
 * Begins the next channel of each message whose current one failed or did not deliver in time. Every process
 * with the role `sender` runs it. The rows that it reads are in the store, so a restart loses none.
 */
export class FallbackScheduler extends StoreTask {
  readonly #context: NextChannelContext

  constructor(context: NextChannelContext) {
    super(context, everyMs, "the next channels of messages could not start; Posthorn tries again")
    this.#context = context
  }

  async round(): Promise<void> {
    while (!this.isStopped && (await this.#beginDue()));
  }

  /** Returns whether more messages may be due. */
  async #beginDue(): Promise<boolean> {
    const { db, clock, log } = this.#context
    const due = await findDueFallbacks(db, clock.now(), dueMax)
    let hasFailed = false
    for (const [accountId, rows] of Map.groupBy(due, ({ account_id }) => account_id)) {
      const ids = rows.map(({ message_id }) => message_id)
      try {
        await beginNextChannels(this.#context, accountId, ids)
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error
        // If one account's messages fail, the other accounts continue.
        hasFailed = true
        log.error({ err: error, account: toSid("account", accountId) }, "the next channels of messages could not start")
      }
    }
    return due.length === dueMax && !hasFailed
  }
}
