import type { Transaction } from "#core/db/database.ts"
import { Announcer, type AnnounceContext } from "#core/endpoints/announcer.ts"
import { readTarget } from "#core/endpoints/endpoints.ts"
import { renderWebhook } from "#core/endpoints/webhook-resource.ts"
import { eventBody } from "#core/events/event-body.ts"
import { nextSequence } from "#core/events/records.ts"

/**
 * Announces an event about an endpoint, whose row the transaction has locked, to the account's other
 * endpoints. `more` is added to the resource.
 */
export async function announceEndpoint(
  tx: Transaction,
  { accountId, id, type }: { accountId: string; id: string; type: "webhooks.failing" | "webhooks.disabled" },
  more: object,
  context: AnnounceContext,
): Promise<void> {
  const [endpoint, sequence] = await Promise.all([
    readTarget(tx, { accountId, targetId: id }),
    nextSequence(tx, accountId, id),
  ])
  if (!endpoint) return
  const head = { id: context.newId(), type, accountId, sequence, occurredAt: context.now }
  const body = eventBody(head, JSON.stringify({ ...renderWebhook(accountId, endpoint, context.now), ...more }))
  const announcer = new Announcer(tx, [accountId], context)
  await announcer.announce([{ ...head, subjectId: id, body, detail: null, exceptEndpointId: id }])
}
