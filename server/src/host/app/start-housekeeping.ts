import type { RemoteSimulator } from "#messaging/carriers/simulator/remote-simulator.ts"
import { simulatorId } from "#messaging/carriers/simulator/simulator-id.ts"
import { Simulator } from "#messaging/carriers/simulator/simulator.ts"
import type { Config } from "#host/config/config.ts"
import { deleteOutlivedJobs } from "#core/deliveries/delete-outlived-jobs.ts"
import { eraseDeleted } from "#messaging/messages/erase-deleted.ts"
import { retryDeadLetters } from "#messaging/messages/inbound/dead-letters.ts"
import { sweepParts } from "#messaging/messages/inbound/join-parts.ts"
import { storeInbound, type ReceiveContext } from "#messaging/messages/inbound/receive-message.ts"
import { findLostAnswers } from "#messaging/messages/send/find-lost-answers.ts"
import { moveOrphans } from "#messaging/messages/send/move-orphans.ts"
import type { LateAcceptanceRecorder } from "#messaging/messages/send/record-late-acceptance.ts"
import { Housekeeping, type HousekeepingOptions } from "#host/operations/housekeeping.ts"
import type { MessageRoutes } from "#messaging/routing/message-routes.ts"
import type { Routing } from "#messaging/routing/routing.ts"
import { hourMs, dayMs } from "#core/std/durations.ts"
import { forgetBatches } from "#core/webhooks/recorded-batches.ts"

type Kept = ReceiveContext &
  Pick<HousekeepingOptions, "receipts"> & {
    routes: Pick<MessageRoutes, "chooseRoute">
    routing: Routing
    lateAcceptances: LateAcceptanceRecorder
    simulator: Simulator | RemoteSimulator | null
  }

/** Starts the chores of the first process of a machine. They stop when the stack is disposed of. */
export function startHousekeeping(stack: AsyncDisposableStack, config: Config, kept: Kept): void {
  const { receipts, lateAcceptances, routes, routing, simulator, ...messaging } = kept
  const db = messaging.db.withLongTimeout()
  const { messagesDays, eventsDays, receiptsDays, responsesDays, auditDays } = config.retention
  const policies = { submitPolicy: config.submitPolicy, failover: config.failover }
  const housekeeping = new Housekeeping({
    ...messaging,
    db,
    messaging: { ...messaging, db },
    // Only the process that runs the simulator compares it with the store.
    ...(simulator instanceof Simulator ? { eraseDeleted: () => eraseDeleted(db, simulator) } : {}),
    sweepParts: () => sweepParts({ ...messaging, db }),
    // An automatic reply needs its price. A process that is only a dispatcher does not read the rates.
    ...(config.roles.includes("api") || config.roles.includes("sender")
      ? {
          retryDeadLetters: () =>
            retryDeadLetters(
              { ...messaging, db },
              {
                keptMs: messagesDays * dayMs,
                store: (carrierId, inbound) => storeInbound({ ...messaging, db }, carrierId, inbound),
              },
            ),
        }
      : {}),
    moveOrphans: () =>
      moveOrphans({ ...messaging, ...policies, db, routes, deletedOf: (ids) => deletedOf(routing, ids) }),
    findLostAnswers: () => findLostAnswers(db, lateAcceptances, messaging.clock.now()),
    queues: [messaging.messageQueue, messaging.deliveryQueue],
    receipts,
    receiptLimitMs: config.receiptLimitHours * hourMs,
    forgetBatches: () => forgetBatches(db, messaging.clock.now()),
    deleteOutlivedJobs: () =>
      deleteOutlivedJobs(db, { ...messaging, now: messaging.clock.now(), keptDays: eventsDays }),
    retention: {
      messages: messagesDays,
      events: eventsDays,
      receipts: receiptsDays,
      responses: responsesDays,
      audit: auditDays,
    },
  })
  housekeeping.start()
  stack.defer(() => housekeeping.stop())
}

/**
 * Returns the deleted carriers, except the simulator. The simulator has no row, so it would look deleted.
 * Messages that wait for a disabled simulator must not go to real phones.
 */
async function deletedOf(routing: Routing, ids: readonly string[]): Promise<string[]> {
  return (await routing.deletedOf(ids)).filter((id) => id !== simulatorId)
}
