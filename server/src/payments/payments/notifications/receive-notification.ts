import type { Transaction } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import type { Notification } from "#payments/providers/provider.ts"
import { fromSid } from "#core/std/ids.ts"
import type { PaymentContext } from "../context.ts"
import type { UsableProvider } from "../connections/providers.ts"
import { PaymentRefusal } from "../refusals.ts"
import { findByReference, readPayments } from "../store.ts"
import { setTask } from "./tasks.ts"

/** Providers can repeat notifications for days. */
const keptMs = 30 * 24 * 3_600_000

interface NotifiedProvider {
  accountId: string
  providerId: string
}
type Headers = Readonly<Record<string, string>>

/**
 * Refuses a notification whose headers cannot be the provider's, before its body is read. Refuses as
 * `receiveNotification`.
 */
export async function refuseForgedHead(
  context: PaymentContext,
  notified: NotifiedProvider,
  headers: Headers,
): Promise<void> {
  const { adapter } = await findProvider(context, notified)
  if (!adapter.admitsNotification(headers)) throw notificationRefused()
}

/**
 * Verifies a provider's notification, stores it once, and makes the payment due at once. Its content is only
 * a hint, and the charge is fetched. Resolves after the commit. Refuses `provider_not_found` and
 * `notification_refused`.
 */
export async function receiveNotification(
  context: PaymentContext,
  notified: NotifiedProvider,
  { body, headers, network = "" }: { body: Uint8Array; headers: Headers; network?: string },
): Promise<void> {
  const { adapter } = await findProvider(context, notified)
  const notification = await adapter.readNotification(body, headers, network)
  if (!notification) throw notificationRefused()
  await context.db.transaction((tx) => store(tx, context, { ...notified, notification }))
}

async function findProvider(
  { providers }: PaymentContext,
  { accountId, providerId }: NotifiedProvider,
): Promise<UsableProvider> {
  const provider = await providers.findProvider(accountId, providerId)
  if (!provider) throw new PaymentRefusal("provider_not_found", "There is no payment provider with this sid.")
  return provider
}

function notificationRefused(): PaymentRefusal {
  return new PaymentRefusal(
    "notification_refused",
    "The signature of the notification is not from the provider, or the notification is too old. Check the signing secret of the provider.",
  )
}

async function store(
  tx: Transaction,
  { clock }: PaymentContext,
  { accountId, providerId, notification }: NotifiedProvider & { notification: Notification },
): Promise<void> {
  const now = clock.now()
  const stored = await tx.query(
    `insert into provider_notifications (account_id, provider_id, reference, received_at) values ($1, $2, $3, $4)
     on conflict do nothing returning 1`,
    [accountId, providerId, notification.reference, time(now)],
    "payments_store_notification",
  )
  if (!stored.length) return
  const id = await paymentOf(tx, accountId, providerId, notification)
  if (id !== undefined) setTask(tx, { accountId, id }, now, true)
}

async function paymentOf(
  tx: Transaction,
  accountId: string,
  providerId: string,
  { chargeReference, paymentSid }: Notification,
): Promise<string | undefined> {
  const byReference = chargeReference && (await findByReference(tx, accountId, providerId, chargeReference))
  if (byReference) return byReference
  const id = paymentSid === null ? undefined : fromSid("payment", paymentSid)
  return id !== undefined && (await readPayments(tx, accountId, [id])).has(id) ? id : undefined
}

/** Deletes notifications that are no longer repeated, at most `limit`. Returns their number. */
export async function forgetNotifications(db: Pick<Transaction, "query">, now: number, limit: number): Promise<number> {
  const rows = await db.query(
    `delete from provider_notifications where (account_id, provider_id, reference) in (
       select account_id, provider_id, reference from provider_notifications where received_at < $1 order by received_at limit $2
     ) returning 1`,
    [time(now - keptMs), limit],
  )
  return rows.length
}
