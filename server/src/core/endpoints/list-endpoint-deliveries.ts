import type { Tx } from "#core/db/database.ts"
import {
  listDeliveries,
  wasAttempted,
  type DeliveryFilter,
  type DeliveryPage,
  type ListPage,
} from "#core/deliveries/list-deliveries.ts"
import { getEndpoint } from "./endpoints.ts"

/** Refuses `webhook_not_found` when the filter names an endpoint that never existed. */
export async function listEndpointDeliveries(
  tx: Tx,
  accountId: string,
  filter: DeliveryFilter,
  page: ListPage,
): Promise<DeliveryPage> {
  const { endpointId } = filter
  const found = await listDeliveries(tx, accountId, filter, page)
  const isNothing = found.deliveries.length === 0 && found.nextBefore === null && page.before === null
  if (isNothing && endpointId !== undefined && !(await wasAttempted(tx, accountId, endpointId)))
    await getEndpoint(tx, accountId, endpointId)
  return found
}
