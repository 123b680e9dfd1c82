import type { Transaction } from "./database.ts"
import { time } from "./literals.ts"

/** A column with the ends of leases that processes hold. */
export interface Lease {
  table: string
  column: string
  /** No lease lasts longer. */
  leaseMs: number
  /** The rows that a process holds. Default: all. */
  where?: string
}

/**
 * Shortens leases that last longer than any can, because they began before the time stepped back. Otherwise,
 * the work of a dead process would wait for the step to pass.
 */
export function endOverlongLeases(tx: Transaction, leases: readonly Lease[], now: number): void {
  for (const { table, column, leaseMs, where = "true" } of leases)
    tx.send(`update ${table} set ${column} = $1 where ${column} > $1::timestamptz and ${where}`, [time(now + leaseMs)])
}
