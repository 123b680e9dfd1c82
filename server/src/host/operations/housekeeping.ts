import { sweepIdempotencyKeys } from "#core/accounts/idempotency.ts"
import { analyzeYoungTables } from "#core/db/analyze-young-tables.ts"
import { StoreUnavailable, type Database } from "#core/db/database.ts"
import { dropOldPartitions, ensurePartitions, type Retention } from "#core/db/partitions.ts"
import { forgetSecrets } from "#core/endpoints/forget-secrets.ts"
import { expireChallenges, removeUnverified } from "#auth/factors/forget.ts"
import { forgetEnded, forgetFailedSignIns } from "#core/members/forget-ended.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import { forgetReplies } from "#messaging/messages/inbound/automatic-reply.ts"
import type { ReceiptRecorder } from "#messaging/messages/receipts/record-receipt.ts"
import { sweepEarlyReceipts, sweepUnconfirmed } from "#messaging/messages/receipts/sweep-receipts.ts"
import { forgetNotifications } from "#payments/payments/notifications/receive-notification.ts"
import { forgetCharges } from "#payments/providers/simulator/forget-charges.ts"
import type { Queue } from "#core/queue/queue.ts"
import { listLearnedIds } from "#messaging/routing/learned-ids.ts"
import { forgetSessions } from "#auth/sessions/forget-sessions.ts"
import { addCountedAttempts } from "#host/statistics/count-attempts.ts"
import { forgetOld } from "#host/statistics/forget-old.ts"
import { rollUp } from "#host/statistics/roll-up.ts"
import type { Clock } from "#core/std/clock.ts"
import { minuteMs } from "#core/std/durations.ts"
import type { Log } from "#core/std/log.ts"
import { PeriodicTask } from "#core/std/periodic-task.ts"
import { forgetScores } from "#auth/verifications/scores.ts"
import { forgetBlocks } from "#auth/verifications/blocks.ts"
import { forgetLimits } from "#auth/verifications/limits.ts"
import { isTimeDoubtful } from "./store-time.ts"

export interface HousekeepingOptions {
  db: Database
  clock: Clock
  log: Log
  messaging: MessagingContext
  queues: readonly Queue[]
  receipts: ReceiptRecorder
  receiptLimitMs: number
  retention: Retention
  /** Stores long inbound messages whose other parts never arrived. */
  sweepParts?(): Promise<void>
  /** Deletes deliveries that have waited for an endpoint longer than events are kept. */
  deleteOutlivedJobs?(): Promise<void>
  /** Deletes the marks of recorded batches of attempts. */
  forgetBatches?(): Promise<void>
  /** Erases deleted messages from the simulator. */
  eraseDeleted?(): Promise<unknown>
  retryDeadLetters?(): Promise<void>
  /** Records that a carrier accepted submissions whose answers were lost. */
  findLostAnswers?(): Promise<unknown>
  /** Routes messages of deleted carriers to other carriers. */
  moveOrphans(): Promise<unknown>
}

interface Chore {
  name: string
  everyMs: number
  run(): Promise<unknown>
}

/** An ended block is kept for this time, to explain why a verification was refused. */
const blocksKeptMs = 90 * 24 * 60 * minuteMs

/**
 * The periodic chores. Several processes can run the same chore at the same time. A chore that fails is
 * logged and runs again after its interval.
 */
export class Housekeeping {
  readonly #options: HousekeepingOptions
  readonly #rounds: readonly PeriodicTask[]

  constructor(options: HousekeepingOptions) {
    this.#options = options
    this.#rounds = this.#chores().map((chore) => new PeriodicTask(options.clock, chore.everyMs, () => this.#run(chore)))
  }

  start(): void {
    for (const rounds of this.#rounds) rounds.start()
  }

  /** Resolves when no chore runs any more. */
  async stop(): Promise<void> {
    await Promise.all(this.#rounds.map((rounds) => rounds.stop()))
  }

  #chores(): Chore[] {
    const { db } = this.#options
    const whileCertain = ({ run, ...chore }: Chore) => ({
      ...chore,
      run: async () => void ((await isTimeDoubtful(db)) || (await run())),
    })
    return [...this.#work(), ...this.#deletions().map(whileCertain)]
  }

  #work(): Chore[] {
    const { db, clock, messaging, receipts, queues, receiptLimitMs } = this.#options
    const { sweepParts, retryDeadLetters, moveOrphans, findLostAnswers, forgetBatches, eraseDeleted } = this.#options
    return [
      {
        name: "create partitions",
        everyMs: 60 * minuteMs,
        run: () => db.transaction((tx) => ensurePartitions(tx, clock.now())),
      },
      { name: "analyze young tables", everyMs: minuteMs / 6, run: () => analyzeYoungTables(db) },
      {
        name: "find lost lanes",
        everyMs: 10 * minuteMs,
        run: () => Promise.all(queues.map((queue) => queue.lanes.restoreLostLanes(db))),
      },
      { name: "forget failed sign-ins", everyMs: minuteMs, run: () => forgetFailedSignIns(db, clock.now()) },
      { name: "note unconfirmed messages", everyMs: minuteMs, run: () => sweepUnconfirmed(messaging, receiptLimitMs) },
      ...(sweepParts ? [{ name: "join parts", everyMs: minuteMs / 6, run: sweepParts }] : []),
      ...(retryDeadLetters ? [{ name: "retry dead letters", everyMs: minuteMs, run: retryDeadLetters }] : []),
      { name: "expire challenges", everyMs: minuteMs / 30, run: () => expireChallenges(messaging) },
      ...(forgetBatches ? [{ name: "forget batches of attempts", everyMs: minuteMs, run: forgetBatches }] : []),
      ...(eraseDeleted ? [{ name: "erase deleted messages", everyMs: minuteMs, run: eraseDeleted }] : []),
      ...(findLostAnswers ? [{ name: "find lost answers", everyMs: minuteMs / 12, run: findLostAnswers }] : []),
      { name: "move messages of deleted carriers", everyMs: minuteMs / 6, run: moveOrphans },
      { name: "add up webhook attempts", everyMs: minuteMs / 6, run: () => addCountedAttempts(db) },
      { name: "roll up statistics", everyMs: minuteMs, run: () => rollUp(db, clock) },
      {
        name: "match early receipts",
        everyMs: minuteMs / 2,
        run: async () => sweepEarlyReceipts(db, receipts, clock.now(), await listLearnedIds(db)),
      },
    ]
  }

  /** Chores that delete rows for their age. A clock that is ahead by mistake would delete young ones. */
  #deletions(): Chore[] {
    const { db, clock, messaging, retention, deleteOutlivedJobs } = this.#options
    return [
      { name: "drop old partitions", everyMs: 10 * minuteMs, run: () => dropOldPartitions(db, retention, clock.now()) },
      { name: "forget idempotency keys", everyMs: 10 * minuteMs, run: () => sweepIdempotencyKeys(db, clock.now()) },
      { name: "forget ended sessions", everyMs: 10 * minuteMs, run: () => forgetEnded(db, clock.now()) },
      { name: "forget webhook secrets", everyMs: minuteMs, run: () => forgetSecrets(db, clock.now()) },
      { name: "forget automatic replies", everyMs: 10 * minuteMs, run: () => forgetReplies(db, clock.now()) },
      { name: "forget limits of verifications", everyMs: 10 * minuteMs, run: () => forgetLimits(db, clock.now()) },
      {
        name: "forget blocks of verifications",
        everyMs: 60 * minuteMs,
        run: () => Promise.all([forgetScores(db, clock.now()), forgetBlocks(db, clock.now() - blocksKeptMs)]),
      },
      { name: "forget sessions of subjects", everyMs: 10 * minuteMs, run: () => forgetSessions(db, clock.now()) },
      {
        name: "forget notifications and simulated charges of payments",
        everyMs: 10 * minuteMs,
        run: () => Promise.all([forgetNotifications(db, clock.now(), 5_000), forgetCharges(db, clock.now(), 5_000)]),
      },
      { name: "remove unverified factors", everyMs: 10 * minuteMs, run: () => removeUnverified(messaging) },
      ...(deleteOutlivedJobs
        ? [{ name: "forget outlived deliveries", everyMs: 60 * minuteMs, run: deleteOutlivedJobs }]
        : []),
      { name: "forget old statistics", everyMs: 60 * minuteMs, run: () => forgetOld(db, clock.now()) },
    ]
  }

  async #run({ name, run }: Chore): Promise<void> {
    try {
      await run()
    } catch (error) {
      if (error instanceof StoreUnavailable)
        this.#options.log.warn({ chore: name }, "the store was not reachable; Posthorn runs the chore again later")
      else this.#options.log.error({ err: error, chore: name }, "a chore failed; Posthorn runs it again later")
    }
  }
}
