import type { Transaction } from "#core/db/database.ts"
import { reopenDelivery } from "#core/deliveries/change-statuses.ts"
import { requireDelivery, type Delivery } from "#core/deliveries/deliveries.ts"
import { findDelivery, insertDeliveries } from "#core/deliveries/unattempted.ts"
import { lockEnabledEndpoint } from "#core/endpoints/endpoints.ts"
import { priorities, type Lane, type Queue } from "#core/queue/queue.ts"

interface ResendContext {
  now: number
  deliveryQueue: Queue
}

/**
 * Attempts a delivery now, whatever its status, and then repeats the whole schedule until it succeeds. Notify
 * the lane after the commit. Refuses `delivery_not_found`, and `webhook_not_found` or `webhook_disabled` when
 * the endpoint receives nothing.
 */
export async function resend(
  tx: Transaction,
  accountId: string,
  id: string,
  context: ResendContext,
): Promise<{ delivery: Delivery; lane: Lane }> {
  const known = requireDelivery(await findDelivery(tx, accountId, id))
  const { event_id: subjectId, endpoint_id: targetId } = known
  await lockEnabledEndpoint(tx, accountId, targetId)
  // The new job replaces one that waits or is under way.
  await context.deliveryQueue.cancel(tx, accountId, [id])
  const job = { accountId, targetId, id, subjectId, priority: priorities.urgent, runAt: context.now }
  context.deliveryQueue.enqueue(tx, [job])
  if (known.attempts === 0) {
    const made = [{ id, eventId: subjectId, endpointId: targetId, eventType: known.event_type }]
    await insertDeliveries(tx, accountId, made, { status: "pending", now: context.now })
  }
  const delivery = requireDelivery(await reopenDelivery(tx, accountId, id, context.now))
  return { delivery, lane: { accountId, targetId } }
}
