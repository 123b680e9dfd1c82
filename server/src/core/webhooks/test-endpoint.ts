import type { Transaction } from "#core/db/database.ts"
import type { Delivery } from "#core/deliveries/deliveries.ts"
import { findDelivery, insertDeliveries } from "#core/deliveries/unattempted.ts"
import { lockEnabledEndpoint, refuseCallbackEndpoint, type EndpointContext } from "#core/endpoints/endpoints.ts"
import { eventBody } from "#core/events/event-body.ts"
import { insertEvents, nextSequence } from "#core/events/records.ts"
import { priorities, type Lane } from "#core/queue/queue.ts"
import { idTime, toSid } from "#core/std/ids.ts"

/**
 * Sends a `webhooks.test` event to this endpoint alone, whatever its subscription. Returns the new delivery,
 * and the lane to wake after the commit. Refuses `webhook_not_found`, `webhook_disabled` and
 * `webhook_of_callbacks`.
 */
export async function testEndpoint(
  tx: Transaction,
  accountId: string,
  id: string,
  context: EndpointContext,
): Promise<{ delivery: Delivery; lane: Lane }> {
  refuseCallbackEndpoint(await lockEnabledEndpoint(tx, accountId, id))
  const sequence = await nextSequence(tx, accountId, id)
  const { now } = context
  const head = { id: context.newId(), type: "webhooks.test", accountId, sequence, occurredAt: now } as const
  const data = {
    webhook_sid: toSid("webhook", id),
    text: "This is a test event, requested through the API or the console.",
  }
  const body = eventBody(head, JSON.stringify(data))
  const deliveryId = context.newId()
  insertEvents(tx, [{ ...head, subjectId: id, body, detail: null }])
  const { id: eventId, type: eventType } = head
  const made = [{ id: deliveryId, eventId, endpointId: id, eventType }]
  await insertDeliveries(tx, accountId, made, { status: "pending", now: idTime(deliveryId) })
  const job = { accountId, targetId: id, id: deliveryId, subjectId: head.id, priority: priorities.urgent, runAt: now }
  context.deliveryQueue.enqueue(tx, [job])
  const delivery = await findDelivery(tx, accountId, deliveryId)
  return { delivery: delivery as Delivery, lane: { accountId, targetId: id } }
}
