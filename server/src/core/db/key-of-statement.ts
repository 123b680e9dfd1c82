import type { SqlValue } from "./pipeline.ts"

/** The rows of an account, or the references of a carrier: each is on one node of Citus. */
export interface NodeKey {
  table: "accounts" | "receipt_map"
  id: string
}

/** How the statements name the key by which Citus finds the node. */
const ofAccount = [
  /\baccount_id = \$(\d+)/,
  /\baccount_id = any\(\$(\d+)/,
  /\(account_id,[^()]*\)\s+values \(\$(\d+)/,
  /\b(?:from|update) accounts\b[^()]*\bwhere (?:\w+\.)?id = \(?\$(\d+)/,
  /\baccount\.id = \(?\$(\d+)/,
]
const ofCarrier = [/\bcarrier_id = \$(\d+)/, /\(carrier_id,[^()]*\)\s+values \(\$(\d+)/]

/** Returns the key of the rows of a statement, or one of them. */
export function keyOfStatement(text: string, values: readonly SqlValue[]): NodeKey | undefined {
  const table = text.includes("receipt_map") ? "receipt_map" : "accounts"
  for (const form of table === "accounts" ? ofAccount : ofCarrier) {
    const [, parameter] = form.exec(text) ?? []
    const [id] = /[\da-f-]{36}/.exec(String(values[Number(parameter) - 1])) ?? []
    if (id !== undefined) return { table, id }
  }
  return undefined
}
