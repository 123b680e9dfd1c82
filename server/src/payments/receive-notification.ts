import type { Transaction } from "#db/database.ts"
import { time } from "#db/literals.ts"
import type { Notification } from "#providers/provider.ts"
import { fromSid } from "#std/ids.ts"
import type { PaymentContext } from "./context.ts"
import { PaymentRefusal } from "./refusals.ts"
import { findByReference, readPayments } from "./store.ts"
import { setTask } from "./tasks.ts"

/** Providers can repeat notifications for days. */
const keptMs = 30 * 24 * 3_600_000

/**
 * Verifies a provider's notification, stores it once, and makes the payment due at once. Its content is only
 * a hint, and the charge is fetched. Resolves after the commit. Refuses `provider_not_found` and
 * `notification_refused`.
 */
export async function receiveNotification(
  context: PaymentContext,
  { accountId, providerId }: { accountId: string; providerId: string },
  { body, headers }: { body: Uint8Array; headers: Readonly<Record<string, string>> },
): Promise<void> {
  const provider = await context.providers.find(accountId, providerId)
  if (!provider) throw new PaymentRefusal("provider_not_found", "There is no payment provider with this sid.")
  const notification = await provider.adapter.readNotification(body, headers)
  if (!notification)
    throw new PaymentRefusal(
      "notification_refused",
      "The signature of the notification is not from the provider, or the notification is too old. Check the signing secret of the provider.",
    )
  await context.db.transaction((tx) => store(tx, context, { accountId, providerId, notification }))
}

async function store(
  tx: Transaction,
  { clock }: PaymentContext,
  { accountId, providerId, notification }: { accountId: string; providerId: string; notification: Notification },
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
