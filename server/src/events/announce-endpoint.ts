import type { Transaction } from "#db/database.ts"
import { Announcer } from "./announcer.ts"
import type { AnnounceContext, Announced } from "./announcer.ts"
import { eventBody } from "./event-body.ts"
import { nextSequence } from "./records.ts"
import { findEndpoint } from "./store.ts"
import { renderWebhook } from "./webhook-resource.ts"

/**
 * Announces to the account's other endpoints what happened to one, whose row the transaction has locked.
 * `more` is added to the resource. Returns what to give the dispatcher after the commit.
 */
export async function announceEndpoint(
  tx: Transaction,
  { accountId, id, type }: { accountId: string; id: string; type: "webhooks.failing" | "webhooks.disabled" },
  more: object,
  context: AnnounceContext,
): Promise<Announced[]> {
  const [endpoint, sequence] = await Promise.all([findEndpoint(tx, accountId, id), nextSequence(tx, accountId, id)])
  if (!endpoint) return []
  const head = { id: context.newId(), type, accountId, sequence, occurredAt: context.now }
  const body = eventBody(head, JSON.stringify({ ...renderWebhook(accountId, endpoint, context.now), ...more }))
  const announcer = new Announcer(tx, [accountId], context)
  await announcer.announce([{ ...head, subjectId: id, body, detail: null, exceptEndpointId: id }])
  return announcer.announced
}
