import type { Tx } from "#db/database.ts"
import { readAccountRow, readAccountRows } from "./store.ts"
import type { AccountRow } from "./store.ts"

export interface Account {
  id: string
  name: string
  status: "active" | "suspended"
  /** Requests a second; null means the installation's default. */
  ratePerSecond: number | null
  createdAt: number
  updatedAt: number
}

/** The account, or undefined when there is none of this id. */
export async function readAccount(tx: Tx, accountId: string): Promise<Account | undefined> {
  return toAccount(await readAccountRow(tx, accountId))
}

/** Every account, the oldest first: for the operator. */
export async function listAccounts(tx: Tx): Promise<Account[]> {
  return (await readAccountRows(tx)).map(toAccount).filter((account) => account !== undefined)
}

function toAccount(row: AccountRow | undefined): Account | undefined {
  if (!row) return undefined
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    ratePerSecond: row.rate_per_second,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
