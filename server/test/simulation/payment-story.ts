import { inspect } from "node:util"
import type { TransactionRow } from "#payments/ledger/transaction.ts"
import type { Dispute, PaymentOperation, Payment, Refund } from "#payments/payments/payment.ts"
import {
  toDispute,
  toOperation,
  toPayment,
  toRefund,
  type DisputeRow,
  type OperationRow,
  type PaymentRow,
  type RefundRow,
} from "#payments/payments/rows.ts"
import type { ProviderTransaction } from "#payments/providers/provider.ts"
import type { ChargeRecord } from "#payments/providers/simulator/charge-record.ts"
import type { Difference } from "#payments/reconciliation/reconciliation.ts"
import { toDifference, type DifferenceRow } from "#payments/reconciliation/store.ts"
import { fromSid, toSid } from "#core/std/ids.ts"
import type { PaymentWorld } from "./payment-world.ts"

/** What the store and the provider have of one payment. */
export interface PaymentStory {
  payment: Payment
  operations: readonly PaymentOperation[]
  refunds: readonly Refund[]
  disputes: readonly Dispute[]
  entries: readonly TransactionRow[]
  events: readonly StoredEvent[]
  /** Open ones, of all charges. */
  differences: readonly Difference[]
  /** At the provider. */
  charges: readonly ChargeRecord[]
  movements: readonly Movement[]
  /** The requests and notifications that the network carried, see `FaultyNetwork.traces`. */
  trace: readonly string[]
}

interface StoredEvent {
  subject_id: string
  type: string
  sequence: number
  occurred_at: number
  detail: string | null
}

interface Movement {
  id: string
  charge_reference: string
  source_reference: string | null
  type: ProviderTransaction["type"]
  amount: number
  fee: number
}

export async function readStories({ store, network }: PaymentWorld): Promise<PaymentStory[]> {
  const read = <Row>(statement: string) => store.query<Row>(statement)
  const payments = (await read<PaymentRow>("select * from payments order by id")).map(toPayment)
  const operations = (await read<OperationRow>("select * from payment_operations order by number")).map(toOperation)
  const refunds = (await read<RefundRow>("select * from refunds order by id")).map(toRefund)
  const disputes = (await read<DisputeRow>("select * from disputes order by id")).map(toDispute)
  const entries = await read<TransactionRow>("select * from ledger_transactions order by id")
  const events = await read<StoredEvent>(
    "select subject_id, type, sequence, occurred_at, detail from event_log where type like 'payments.%' order by sequence",
  )
  const differences = (await read<DifferenceRow>("select * from differences where status = 'open'")).map(toDifference)
  const records = await read<{ record: string }>("select record from simulated_charges order by reference")
  const movements = await read<Movement>("select * from simulated_movements order by id")
  const operationsOf = Map.groupBy(operations, ({ paymentId }) => paymentId)
  const refundsOf = Map.groupBy(refunds, ({ paymentId }) => paymentId)
  const disputesOf = Map.groupBy(disputes, ({ paymentId }) => paymentId)
  const entriesOf = Map.groupBy(entries, ({ payment_id: id }) => id)
  const eventsOf = Map.groupBy(events, ({ subject_id: id }) => id)
  const differencesOf = Map.groupBy(differences, ({ family }) => paymentOf(family))
  const charges = records.map(({ record }) => JSON.parse(record) as ChargeRecord)
  const chargesOf = Map.groupBy(charges, ({ reference }) => paymentOf(reference))
  const movementsOf = Map.groupBy(movements, ({ charge_reference: reference }) => paymentOf(reference))
  return payments.map((payment) => ({
    payment,
    operations: operationsOf.get(payment.id) ?? [],
    refunds: refundsOf.get(payment.id) ?? [],
    disputes: disputesOf.get(payment.id) ?? [],
    entries: entriesOf.get(payment.id) ?? [],
    events: eventsOf.get(payment.id) ?? [],
    differences: differencesOf.get(payment.id) ?? [],
    charges: chargesOf.get(payment.id) ?? [],
    movements: movementsOf.get(payment.id) ?? [],
    trace: network.traces.get(toSid("payment", payment.id)) ?? [],
  }))
}

/** The payment that is named in the key of a charge or in the provider's name of it. */
function paymentOf(reference: string): string {
  return fromSid("payment", paymentSidIn(reference)) ?? ""
}

export function paymentSidIn(text: string): string {
  return /PY[0-9a-f]{32}/.exec(text)?.[0] ?? ""
}

/**
 * For whoever has to find out what went wrong: a failure depends on the order of answers of the store, so its
 * seed may not repeat it.
 */
export function printStory({ payment, trace, ...story }: PaymentStory): string {
  const facts = inspect({ payment, ...story }, { depth: null, breakLength: 140, compact: 8, sorted: false })
  return [`=== ${toSid("payment", payment.id)} (${payment.id})`, facts, "--- what the network carried", ...trace].join(
    "\n",
  )
}
