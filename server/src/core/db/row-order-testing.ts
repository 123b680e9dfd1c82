/**
 * Compares the rows that each transaction of a test locks with the order of their ids, within a table and an
 * account. So a wrong order is found even if no other transaction runs at the same time.
 */
import type { Statement } from "./pipeline.ts"

/** What a transaction has locked of one table and account. */
interface HeldRows {
  ids: Set<string>
  highest: string
  /** A statement has locked rows by another condition than their ids. */
  isOpen: boolean
}

/** A row of the first table is changed only with its job of the same id. So its own order does not matter. */
const jobsOf: Record<string, string> = { messages: "message_jobs", deliveries: "delivery_jobs" }

const keyPattern = /\bwhere (?:\w+\.)?account_id = \$\d+ and (?:\w+\.)?(?:id|message_id|payment_id) = (?:any\()?\$(\d+)/

/** The locked rows of one transaction. */
export class RowOrder {
  readonly #held = new Map<string, HeldRows>()
  /** Tables and accounts of which a statement locked rows that it does not name, such as a claim of jobs. */
  readonly #unnamed = new Set<string>()

  addUnnamed(table: string, accountId: string): void {
    this.#unnamed.add(`${table} ${accountId}`)
  }

  /**
   * Adds the rows that a statement locks. Returns why they are in a wrong order, or null. Rows that are held
   * already can be locked again. `isSelect` is a selection for update or share.
   */
  add([text, values = []]: Statement, table: string, accountId: string, isSelect: boolean): string | null {
    if (isSelect && /\blimit\b|\bany\s*\(/.test(text) && !/\border by\b/.test(text))
      return "several rows without an order"
    const key = `${table} ${accountId}`
    const jobsKey = `${jobsOf[table]} ${accountId}`
    if (this.#unnamed.has(jobsKey)) return null
    const held = this.#held.get(key)
    const jobs = this.#held.get(jobsKey)?.ids
    const ids = idsOf(text, values)?.filter((id) => !jobs?.has(id))
    if (!held) {
      if (ids) this.#held.set(key, { ids: new Set(ids), highest: ids.at(-1) ?? "", isOpen: false })
      else if (isSelect) this.#held.set(key, { ids: new Set(), highest: "", isOpen: true })
      return null
    }
    if (!ids) return isSelect ? "a second selection without ids" : null
    if (held.isOpen) return null
    const late = ids.find((id) => !held.ids.has(id) && id < held.highest)
    for (const id of ids) held.ids.add(id)
    if ((ids.at(-1) ?? "") > held.highest) held.highest = ids.at(-1) ?? ""
    return late === undefined ? null : "a row with a lower id than before"
  }
}

/** Returns the ids of the rows that a statement names, sorted, or undefined if it finds them otherwise. */
function idsOf(text: string, values: readonly unknown[]): string[] | undefined {
  const place = keyPattern.exec(text.replaceAll(/\s+/g, " "))?.[1]
  const value = place === undefined ? undefined : values[Number(place) - 1]
  return typeof value === "string" ? (value.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []).toSorted() : undefined
}
