import type { Transaction, Tx } from "#db/database.ts"
import { time } from "#db/literals.ts"
import type { Payment } from "./payment.ts"
import { reminderAtOf } from "./payment.ts"

const secondMs = 1_000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** After an outcome that is not known: soon at first, then as often as a provider that is down for hours is worth asking. */
const unknownDelaysMs = [2, 10, 30, 60, 2 * 60, 5 * 60, 15 * 60, 60 * 60].map((seconds) => seconds * secondMs)
/** While a customer or a bank takes its time, notifications are usually sooner. */
const openDelaysMs = [2, 5, 15, 60].map((minutes) => minutes * minuteMs)
const authorizedDelayMs = 6 * hourMs

/** How long the process that wrote an operation has for it, before another one looks: longer than a provider may take to answer. */
export const leaseMs = 30 * secondMs

export interface Attention {
  payment: Payment
  /** Operations whose outcome is not known. */
  hasOpenOperations: boolean
  /** The provider knows the charge, and has answered something else than how it is: it may not be what was thought. */
  isInDoubt: boolean
}

/**
 * When somebody has to look at the payment again; null when it is at rest. A date that has passed waits for the next look, so that a
 * provider that does not answer is not asked again at once.
 */
export function dueAtOf(attention: Attention, tries: number, now: number): number | null {
  const { payment, hasOpenOperations, isInDoubt } = attention
  const delayMs = delayOf(payment, hasOpenOperations || isInDoubt, tries)
  const isOpen = canExpire(payment) && !hasOpenOperations
  const dates = isOpen ? [payment.expiresAt, reminderAtOf(payment)].filter((at) => at !== null) : []
  if (delayMs === null) return dates.length ? Math.min(...dates) : null
  return Math.min(now + delayMs, ...dates.filter((at) => at > now))
}

/** Whether it ends with its page. Money that is authorized, or may be on its way, is not given back because of that. */
export function canExpire({ status }: Pick<Payment, "status">): boolean {
  return status === "pending" || status === "requires_action"
}

function delayOf(payment: Payment, isUnknown: boolean, tries: number): number | null {
  if (isUnknown) return at(unknownDelaysMs, Math.max(0, tries - 1))
  if (payment.status === "processing" || payment.amountRefundPending > 0) return at(openDelaysMs, tries)
  if (payment.status === "requires_action") return payment.providerReference === null ? null : at(openDelaysMs, tries)
  return payment.status === "authorized" ? authorizedDelayMs : null
}

function at(delays: readonly number[], tries: number): number {
  return delays[Math.min(tries, delays.length - 1)] ?? 0
}

/** `isChanged` begins the delays anew. */
export function setTask(
  tx: Transaction,
  { accountId, id }: Pick<Payment, "accountId" | "id">,
  dueAt: number,
  isChanged: boolean,
): void {
  tx.send(
    `insert into payment_tasks (account_id, payment_id, due_at) values ($1, $2, $3)
     on conflict (account_id, payment_id) do update set due_at = excluded.due_at,
       tries = case when $4::boolean then 0 else payment_tasks.tries end`,
    [accountId, id, time(dueAt), isChanged],
    "payments_set_task",
  )
}

/**
 * When to look next after something was asked or heard of a provider, null for never. A task that is due already stays: the provider
 * has notified of something that its answer need not know of.
 */
export function putOffTask(
  tx: Transaction,
  { accountId, id }: Pick<Payment, "accountId" | "id">,
  { dueAt, isChanged, now }: { dueAt: number | null; isChanged: boolean; now: number },
): void {
  if (dueAt === null)
    tx.send(
      "delete from payment_tasks where account_id = $1 and payment_id = $2 and due_at > $3",
      [accountId, id, time(now)],
      "payments_rest",
    )
  else
    tx.send(
      `insert into payment_tasks (account_id, payment_id, due_at) values ($1, $2, $3)
       on conflict (account_id, payment_id) do update set due_at = excluded.due_at,
         tries = case when $4::boolean then 0 else payment_tasks.tries end
       where payment_tasks.due_at > $5`,
      [accountId, id, time(dueAt), isChanged, time(now)],
      "payments_put_off_task",
    )
}

/** Has somebody look at the payment at this time, if not before. */
export function addTask(tx: Transaction, { accountId, id }: Pick<Payment, "accountId" | "id">, dueAt: number): void {
  tx.send(
    `insert into payment_tasks (account_id, payment_id, due_at) values ($1, $2, $3)
     on conflict (account_id, payment_id) do update set due_at = least(payment_tasks.due_at, excluded.due_at)`,
    [accountId, id, time(dueAt)],
    "payments_add_task",
  )
}

export function removeTask(tx: Transaction, { accountId, id }: Pick<Payment, "accountId" | "id">): void {
  tx.send(
    "delete from payment_tasks where account_id = $1 and payment_id = $2",
    [accountId, id],
    "payments_remove_task",
  )
}

export interface Task {
  account_id: string
  payment_id: string
  tries: number
}

/** Claims payments that are due, of any account, for `leaseMs`. */
export function claimTasks(db: Tx, now: number, limit: number): Promise<Task[]> {
  return db.query<Task>(
    `update payment_tasks set due_at = $2, tries = least(tries + 1, 1000)
     where (account_id, payment_id) in (
       select account_id, payment_id from payment_tasks where due_at <= $1 order by due_at limit $3 for update skip locked
     ) returning account_id, payment_id, tries`,
    [time(now), time(now + leaseMs), limit],
    "payments_claim_tasks",
  )
}
