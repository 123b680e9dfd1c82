import { createHash } from "node:crypto"
import { firstIdAt } from "#core/std/ids.ts"
import { Conditions } from "./conditions.ts"
import type { Transaction, Tx } from "./database.ts"
import { plainArray } from "./literals.ts"
import type { Page } from "./page.ts"
import { insertRows, listColumns } from "./row-lists.ts"

/** The caller's own fields of a resource. */
export type Metadata = Readonly<Record<string, string>>

/** The tables that find resources of one kind by an entry of their metadata. */
export type TermTable = "message_terms" | "verification_terms" | "payment_terms"

export interface WithMetadata {
  accountId: string
  id: string
  metadata: Metadata
}

/** Returns the JSON of the column, or null without an entry. */
export function metadataJson(metadata: Metadata): string | null {
  return Object.keys(metadata).length ? JSON.stringify(metadata) : null
}

export function parseMetadata(json: string | null): Metadata {
  return json === null ? {} : (JSON.parse(json) as Metadata)
}

/** Writes one row for each entry, for resources of any accounts. */
export function insertTerms(tx: Transaction, table: TermTable, resources: readonly WithMetadata[]): void {
  const rows = resources.flatMap(({ accountId, id, metadata }) =>
    termsOf(metadata).map((term) => ({ accountId, id, term })),
  )
  insertRows(tx, table, terms, rows)
}

const terms = listColumns<{ accountId: string; term: string; id: string }>()("term uuid, id uuid")

/** Removes the rows of resources of one account. The caller has locked or removed the resources. */
export function removeTerms(
  tx: Transaction,
  table: TermTable,
  accountId: string,
  resources: readonly Omit<WithMetadata, "accountId">[],
): void {
  const terms = [...new Set(resources.flatMap(({ metadata }) => termsOf(metadata)))].sort()
  if (!terms.length) return
  tx.send(`delete from ${table} where account_id = $1 and term = any($2) and id = any($3)`, [
    accountId,
    plainArray(terms),
    plainArray(resources.map(({ id }) => id)),
  ])
}

/** A page of ids, and the last id that it covers: null if it covers all remaining ones. */
export interface IdsWith {
  ids: string[]
  lookedAt: string | null
}

/**
 * Returns the ids of resources with all entries of `metadata`, in the order of the page. It reads at most
 * `max` resources with the first entry, and compares only terms. Parsing the JSON of ten thousand resources
 * takes most of a second.
 */
export async function readIdsWith(
  tx: Tx,
  table: TermTable,
  accountId: string,
  metadata: Metadata,
  range: Pick<Page, "before" | "order"> & { createdAfter?: number | undefined; createdBefore?: number | undefined },
  max: number,
): Promise<IdsWith> {
  const [first = null, ...others] = termsOf(metadata)
  const where = new Conditions(accountId)
  where.add("term = ?", first)
  const isOldestFirst = range.order === "asc"
  if (range.before !== null) where.add(isOldestFirst ? "id > ?" : "id < ?", range.before)
  if (range.createdAfter !== undefined) where.add("id >= ?", firstIdAt(range.createdAfter))
  if (range.createdBefore !== undefined) where.add("id < ?", firstIdAt(range.createdBefore))
  const rows = await tx.query<{ id: string }>(
    `select id from ${table} where ${where.text} order by id ${isOldestFirst ? "asc" : "desc"} limit ${max}`,
    where.values,
  )
  let ids = rows.map(({ id }) => id)
  const lookedAt = ids.length === max ? (ids.at(-1) ?? null) : null
  for (const term of others) {
    if (!ids.length) break
    const found = await tx.query<{ id: string }>(
      `select id from ${table} where account_id = $1 and term = $2 and id = any($3)`,
      [accountId, term, plainArray(ids)],
    )
    const having = new Set(found.map(({ id }) => id))
    ids = ids.filter((id) => having.has(id))
  }
  return { ids, lookedAt }
}

/**
 * The first 16 bytes of a hash, so that the index is small, whatever the length of a value. Migration 0075
 * computes the same in SQL.
 */
function termsOf(metadata: Metadata): string[] {
  return Object.entries(metadata).map(([name, value]) => {
    const text = `${Buffer.byteLength(name)}:${name}${value}`
    const hex = createHash("sha256").update(text).digest("hex").slice(0, 32)
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")
  })
}
