import type { Transaction } from "#core/db/database.ts"
import { eachShare } from "#core/db/shared-transactions.ts"
import { endChallenge } from "./challenge.ts"
import { factorAnnouncerOf, type FactorChores } from "./context.ts"
import { endFactors } from "./delete-factor.ts"
import { findExpired, lockPending, lockUnverified, writeChallenge } from "./store.ts"
import { unverifiedMs } from "./verify-factor.ts"

const batchMax = 500

/** Ends expired challenges and creates their events. Several processes can run it at the same time. */
export async function expireChallenges(context: FactorChores): Promise<void> {
  const { db, clock, newId } = context
  for (let isFull = true; isFull;) {
    const moment = { newId, now: clock.now() }
    const over = await findExpired(db, moment.now, batchMax)
    let count = 0
    await eachShare(
      db,
      over,
      (key) => key.account_id,
      async (some) => {
        await db.transaction(async (tx) => {
          const held = await lockPending(tx, some)
          const announcer = factorAnnouncerOf(tx, new Set(held.map(({ accountId }) => accountId)), context)
          const endings = held.map((challenge) => endChallenge(challenge, { status: "expired" }, moment))
          for (const { ended } of endings) writeChallenge(tx, ended)
          await announcer.announce(endings.map(({ event }) => event))
        })
        count += some.length
      },
    )
    isFull = count === batchMax
  }
}

/** Deletes the factors that were not verified in time, and announces their deletion. */
export async function removeUnverified(context: FactorChores): Promise<void> {
  await inBatches(context, async (tx) => {
    const held = await lockUnverified(tx, context.clock.now() - unverifiedMs, batchMax)
    const announcer = factorAnnouncerOf(tx, new Set(held.map(({ accountId }) => accountId)), context)
    await endFactors(tx, context, held, announcer)
    return held.length
  })
}

/** Runs each batch in its own transaction, until one is not full. */
async function inBatches({ db }: FactorChores, work: (tx: Transaction) => Promise<number>): Promise<void> {
  while ((await db.transaction(work)) === batchMax);
}
