import type { Posthorn } from "../../../sdk/typescript/src/index.ts"
import { Database } from "../../../server/src/db/database.ts"
import { bookNow, posting } from "../../../server/src/ledger/testing.ts"
import { simulatedProviderId } from "../../../server/src/providers/simulator-id.ts"
import { fromSid } from "../../../server/src/std/ids.ts"
import { silentLog } from "../../../server/src/std/log.ts"
import type { Installation } from "../../../server/test/support/installation.ts"

/**
 * Payments in three currencies, a refund, and a payout, for which the simulator has no token. Resolves with the sid of the
 * newest transaction.
 */
export async function fillLedger({ environment, account: { sid } }: Installation, account: Posthorn): Promise<string> {
  const pay = (amount: number, currency: string) =>
    account.payments.create({ amount, currency, payment_method: "sim_ok", provider: "simulator" })
  const first = await pay(1_250_000, "EUR")
  await pay(8900, "JPY")
  await pay(12_345, "KWD")
  await account.refunds.create({ payment_sid: first.sid, amount: 20_050 })
  const db = new Database({ url: environment["DATABASE_URL"] ?? "", log: silentLog })
  const providerId = simulatedProviderId
  const receivable = `receivable:${providerId}` as const
  try {
    await bookNow(db, fromSid("account", sid) ?? "", [
      posting({ type: "payout", amount: 1_000_000, debit: "bank", credit: receivable, providerId }),
    ])
  } finally {
    await db.close()
  }
  await account.ledgerPeriods.close({ ends_at: "2026-01-01T00:00:00Z" })
  await account.ledgerPeriods.close({ ends_at: "2026-02-01T00:00:00Z" })
  const { data } = await account.transactions.list({ limit: 1 })
  return data[0]?.sid ?? ""
}
