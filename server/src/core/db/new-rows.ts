import { byAccount } from "./by-account.ts"
import type { Tx } from "./database.ts"

/**
 * Rows for an `insert … select` into a table of accounts. They come from lists, and the account is `$1`.
 *
 * On Citus a node inserts them by itself only if the statement reads their account from its table of
 * accounts. Otherwise the coordinator copies the rows to the node, and the transaction commits in two phases
 * (docs/decisions/102).
 */

/** Returns the rows of one account, as `new`, with the columns `account_id` and `columns`. */
export function rowsOfAccount(tx: Pick<Tx, "isOnCitus">, lists: string, columns: string): string {
  if (tx.isOnCitus) return rowsOfKnown("$1", lists, columns)
  return `(select $1::uuid as account_id, listed.* from unnest(${lists}) as listed (${columns})) as new`
}

/** What one statement inserts. */
export interface Insertion<Row> {
  rows: Row[]
  /** As `rowsOfAccount`, but `$1` lists the accounts. */
  from(lists: string, columns: string): string
}

/**
 * Returns what each statement inserts: rows of any accounts, or on Citus those of one account. Nothing
 * without rows.
 */
export function insertionsOf<Row extends { accountId: string }>(tx: Tx, rows: readonly Row[]): Insertion<Row>[] {
  if (!rows.length) return []
  if (tx.isOnCitus)
    return byAccount(rows, ({ accountId }) => accountId).map(([, own]) => ({
      rows: own,
      from: (lists, columns) => rowsOfKnown("($1::uuid[])[1]", lists, columns),
    }))
  return [{ rows: [...rows], from: listedRows }]
}

/** As `from` of an insertion, for accounts that can have no row. */
export function listedRows(lists: string, columns: string): string {
  return `unnest($1::uuid[], ${lists}) as new (account_id, ${columns})`
}

function rowsOfKnown(account: string, lists: string, columns: string): string {
  return `(select account.id as account_id, listed.* from accounts as account, unnest(${lists}) as listed (${columns})
    where account.id = ${account}) as new`
}
