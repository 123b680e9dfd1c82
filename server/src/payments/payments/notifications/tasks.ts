import { byAccount } from "#core/db/by-account.ts"
import type { Database, Transaction, Tx } from "#core/db/database.ts"
import { readOfAllAccounts } from "#core/db/all-accounts.ts"
import { plainArray, time } from "#core/db/literals.ts"
import { isOpen, reminderAtOf, type Payment } from "../payment.ts"
import { secondMs, minuteMs, hourMs } from "#core/std/durations.ts"
import type { LeaseTimes } from "#core/std/clock.ts"
import type { DueTime } from "#core/db/shift-due-times.ts"
import type { Lease } from "#core/db/end-overlong-leases.ts"
import { isRecordedKind } from "#payments/providers/recorded-kinds.ts"

/**
 * The delays after an unknown outcome: short at first, then long enough for a provider that is down for
 * hours.
 */
const unknownDelaysMs = [2, 10, 30, 60, 2 * 60, 5 * 60, 15 * 60, 60 * 60].map((seconds) => seconds * secondMs)
/** The delays while a customer or a bank acts. Notifications usually arrive sooner. */
const openDelaysMs = [2, 5, 15, 60].map((minutes) => minutes * minuteMs)
const authorizedDelayMs = 6 * hourMs

/**
 * How long the process that recorded an operation may work on it before another process checks it. This is
 * longer than the timeout of a provider.
 */
export const taskLeaseMs = 30 * secondMs
/** The time of a claimed task is the name of its claim. */
export const paymentDueTimes: readonly DueTime[] = [
  { table: "payment_tasks", column: "due_at", where: "not is_claimed" },
]
export const paymentLeases: readonly Lease[] = [
  { table: "payment_tasks", column: "due_at", leaseMs: taskLeaseMs, where: "is_claimed" },
]

export interface SyncState {
  payment: Payment
  /** Operations with an unknown outcome. */
  hasOpenOperations: boolean
  /**
   * The provider knows the charge, but its answer did not say the state. So the recorded state can be wrong.
   */
  isInDoubt: boolean
}

/**
 * When the scheduler must check the payment again, or null if nothing is open. A past date waits for the next
 * check, so that a provider that does not answer is not asked again at once.
 */
export function taskDueAt(attention: SyncState, tries: number, now: number): number | null {
  const { payment, hasOpenOperations, isInDoubt } = attention
  const delayMs = delayOf(payment, hasOpenOperations || isInDoubt, tries)
  const expiresAt = payment.amountCaptured > 0 ? null : payment.expiresAt
  const isWaiting = isOpen(payment) && !hasOpenOperations
  const dates = isWaiting ? [expiresAt, reminderAtOf(payment)].filter((at) => at !== null) : []
  if (delayMs === null) return dates.length ? Math.min(...dates) : null
  return Math.min(now + delayMs, ...dates.filter((at) => at > now))
}

function delayOf(payment: Payment, isUnknown: boolean, tries: number): number | null {
  if (isUnknown) return at(unknownDelaysMs, Math.max(0, tries - 1))
  // The process that recorded the decision requests what it needs.
  if (payment.mismatch?.isDue) return taskLeaseMs
  if (payment.status === "processing" || payment.amountRefundPending > 0) return at(openDelaysMs, tries)
  // No provider can answer about money that a person has not recorded.
  if (payment.status === "requires_action" && isRecordedKind(payment.providerKind)) return null
  if (payment.status === "requires_action") return payment.providerReference === null ? null : at(openDelaysMs, tries)
  return payment.status === "authorized" ? authorizedDelayMs : null
}

function at(delays: readonly number[], tries: number): number {
  return delays[Math.min(tries, delays.length - 1)] ?? 0
}

/** `isChanged` restarts the delays. */
export function setTask(
  tx: Transaction,
  { accountId, id }: Pick<Payment, "accountId" | "id">,
  dueAt: number,
  isChanged: boolean,
): void {
  tx.send(
    `insert into payment_tasks (account_id, payment_id, due_at) values ($1, $2, $3)
     on conflict (account_id, payment_id) do update set due_at = excluded.due_at, is_claimed = false,
       tries = case when $4::boolean then 0 else payment_tasks.tries end`,
    [accountId, id, time(dueAt), isChanged],
    "payments_set_task",
  )
}

/** When to check a payment next. */
export interface NextCheck {
  paymentId: string
  /** Null for never. */
  dueAt: number | null
  /** Restarts the delays. */
  isChanged: boolean
  /** For a check by the sync: when its claim ends. */
  claimedUntil?: number | null
  /** A check at this time is needed, even if another process checks now. */
  isNeeded?: boolean
}

/**
 * Sets the next checks after an answer or a notification of a provider. Names each payment once. A due task
 * stays, because the provider has notified of something that its answer may not include. A task that another
 * process has claimed stays too, because that process can die.
 */
export function postponeTasks(tx: Transaction, accountId: string, looks: readonly NextCheck[], now: number): void {
  for (const { paymentId, dueAt, isChanged, claimedUntil = null, isNeeded = false } of inOrder(looks))
    if (dueAt === null)
      tx.send(
        `delete from payment_tasks where account_id = $1 and payment_id = $2 and due_at > $3
           and case when $4::timestamptz is null then not is_claimed else is_claimed and due_at = $4 end`,
        [accountId, paymentId, time(now), time(claimedUntil)],
        "payments_rest",
      )
    else
      tx.send(
        `insert into payment_tasks as task (account_id, payment_id, due_at) values ($1, $2, $3)
         on conflict (account_id, payment_id) do update set due_at = excluded.due_at,
           is_claimed = task.is_claimed and task.due_at is distinct from $6,
           tries = case when $4::boolean then 0 else task.tries end
         where task.due_at > $5 and ($7::boolean or
           case when $6::timestamptz is null then not task.is_claimed else task.is_claimed and task.due_at = $6 end)`,
        [accountId, paymentId, time(dueAt), isChanged, time(now), time(claimedUntil), isNeeded],
        "payments_put_off_task",
      )
}

/** The order in which all transactions lock tasks. A reconciliation adds tasks in the same order. */
function inOrder(looks: readonly NextCheck[]): NextCheck[] {
  return looks.toSorted((a, b) => (a.paymentId < b.paymentId ? -1 : 1))
}

/** Call it before `postponeTasks`, which changes one task a statement. It locks the tasks in their order. */
export async function lockTasks(tx: Tx, accountId: string, looks: readonly NextCheck[]): Promise<void> {
  if (looks.length < 2) return
  const paymentIds = looks.map(({ paymentId }) => paymentId)
  await tx.query(
    "select from payment_tasks where account_id = $1 and payment_id = any($2) order by payment_id for update",
    [accountId, plainArray(paymentIds)],
    "payments_hold_tasks",
  )
}

/** Makes the scheduler check the payment at this time or earlier. */
export function addTask(tx: Transaction, { accountId, id }: Pick<Payment, "accountId" | "id">, dueAt: number): void {
  tx.send(
    `insert into payment_tasks (account_id, payment_id, due_at) values ($1, $2, $3)
     on conflict (account_id, payment_id) do update set due_at = least(payment_tasks.due_at, excluded.due_at),
       is_claimed = payment_tasks.is_claimed and payment_tasks.due_at <= excluded.due_at`,
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
  accountId: string
  paymentId: string
  tries: number
  /** When the claim ends. */
  dueAt: number
}

/**
 * Claims payments that are due, of any account, for `taskLeaseMs`. A task without a claim can be the lease of
 * an operation under way. So all tasks are due by the time of leases.
 */
export async function claimTasks(db: Database, leases: LeaseTimes, limit: number): Promise<Task[]> {
  const now = leases.check()
  const due = await readOfAllAccounts<Pick<Task, "accountId" | "paymentId">>(db, {
    text: "select account_id, payment_id, due_at from payment_tasks where due_at <= $1",
    values: [time(now)],
    orderBy: "due_at",
    limit,
    name: "payments_due_tasks",
  })
  const claimed: Task[] = []
  for (const [accountId, own] of byAccount(due, (task) => task.accountId))
    claimed.push(
      // Excludes payments that another process claimed first, because those are no longer due.
      ...(await db.query<Task>(
        `update payment_tasks set due_at = $4, is_claimed = true, tries = least(tries + 1, 1000)
         where account_id = $1 and payment_id = any(array(
           select payment_id from payment_tasks where account_id = $1 and payment_id = any($2) and due_at <= $3 for update skip locked
         )) returning account_id, payment_id, tries, due_at`,
        [accountId, plainArray(own.map((task) => task.paymentId)), time(now), time(leases.end(taskLeaseMs))],
        "payments_claim_tasks",
      )),
    )
  return claimed
}
