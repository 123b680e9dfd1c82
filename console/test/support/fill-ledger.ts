import type { Posthorn } from "../../../sdk/typescript/src/index.ts"
import { Database } from "../../../server/src/core/db/database.ts"
import { book } from "../../../server/src/payments/ledger/book.ts"
import { bookNow, posting } from "../../../server/src/payments/ledger/testing.ts"
import { simulatedProviderId } from "../../../server/src/payments/providers/simulator-id.ts"
import { systemClock } from "../../../server/src/core/std/clock.ts"
import { createIds, fromSid, toSid } from "../../../server/src/core/std/ids.ts"
import { silentLog } from "../../../server/src/core/std/log.ts"
import { eventually } from "../../../server/test/support/eventually.ts"
import type { Installation } from "../../../server/test/support/installation.ts"
import { withStore } from "../../../server/test/support/with-store.ts"

/**
 * Payments in three currencies, a refund, and a payout, for which the simulator has no token. Resolves with the sid of the
 * newest transaction.
 */
export async function fillLedger(installation: Installation, account: Posthorn): Promise<string> {
  const pay = (amount: number, currency: string) =>
    account.payments.create({ amount, currency, payment_method: "sim_ok", provider: "simulator" })
  const first = await pay(1_250_000, "EUR")
  await pay(8900, "JPY")
  await pay(12_345, "KWD")
  await account.refunds.create({ payment_sid: first.sid, amount: 20_050 })
  const providerId = simulatedProviderId
  const receivable = `receivable:${providerId}` as const
  await withDatabase(installation, (db) =>
    bookNow(db, fromSid("account", installation.account.sid) ?? "", [
      posting({ type: "payout", amount: 1_000_000, debit: "bank", credit: receivable, providerId }),
    ]),
  )
  await account.ledgerPeriods.close({ ends_at: "2026-01-01T00:00:00Z" })
  await account.ledgerPeriods.close({ ends_at: "2026-02-01T00:00:00Z" })
  const { data } = await account.transactions.list({ limit: 1 })
  return data[0]?.sid ?? ""
}

const hourMs = 3_600_000

/** Lets the simulator list a charge that was made elsewhere, and another amount of an older charge of the ledger. */
export async function letSimulatorDiffer(installation: Installation): Promise<void> {
  const accountId = fromSid("account", installation.account.sid) ?? ""
  // What was booked in the last hours is not compared: a provider can list it later.
  const earlier = { ...systemClock, now: () => systemClock.now() - 8 * hourMs }
  const newId = createIds(earlier)
  const booked = {
    debit: `receivable:${simulatedProviderId}`,
    providerId: simulatedProviderId,
    providerReference: "sim_older",
    effectiveAt: earlier.now(),
  } as const
  await withStore(installation, (store) => store.query(nightly, [accountId, simulatedProviderId, newId()]))
  await withDatabase(installation, (db) =>
    db.transaction(async (tx) => book(tx, accountId, [posting(booked)], { newId, now: earlier.now() })),
  )
  await withStore(installation, async (store) => {
    await store.query(
      `insert into simulated_movements (account_id, id, charge_reference, type, amount, fee, currency)
       values ($1, $2, 'sim_terminal', 'charge', 4200, 150, 'EUR'), ($1, $3, 'sim_older', 'charge', 1400, 0, 'EUR')`,
      [accountId, createIds(systemClock)(), newId()],
    )
  })
}

/** The run of this night is over, so that none begins while a test looks: one would between 2:00 and 10:00 UTC. */
const nightly = `
  insert into reconciliations (account_id, id, provider_id, provider_kind, status, night, from_at, until_at, history_from,
                               is_listed, created_at, completed_at)
  select $1::uuid, $3::uuid, $2::uuid, 'simulator', 'completed', (ended at time zone 'UTC' - interval '2 hours')::date,
         ended - interval '1 day', ended - interval '1 day', ended - interval '1 day', true, ended, ended
    from (select now() as ended) night`

/** Compares the ledger with the list of the simulator, and resolves when it is done. */
export async function reconcile({ reconciliations }: Posthorn): Promise<void> {
  const { sid } = await reconciliations.create({ provider_sid: toSid("paymentProvider", simulatedProviderId) })
  await eventually("the reconciliation is completed", async () => {
    const { status } = await reconciliations.get(sid)
    return status === "completed"
  })
}

async function withDatabase({ environment }: Installation, act: (db: Database) => Promise<void>): Promise<void> {
  const db = new Database({ url: environment["DATABASE_URL"] ?? "", log: silentLog })
  try {
    await act(db)
  } finally {
    await db.close()
  }
}
