import type { LedgerBalance } from "@posthorn/client"
import * as strings from "./strings.ts"

export interface AccountWords {
  name: string
  /** The meaning of its balance. */
  meaning: string
  /** Where money is, or where it came from and went to. */
  side: "money" | "result"
}

/** A ledger account in words. Its code is a name such as `sales`, or `receivable:` and a provider's sid. */
export function accountInWords(code: string, providerName: (sid: string) => string): AccountWords {
  const [name, meaning] = [strings.accountNames[code], strings.accountMeanings[code]]
  if (name && meaning) return { name, meaning, side: moneyAccounts.has(code) ? "money" : "result" }
  const provider = providerName(code.replace(/^receivable:/, ""))
  return { name: strings.receivableName(provider), meaning: strings.receivableMeaning, side: "money" }
}

const moneyAccounts = new Set(["bank", "suspense"])

/**
 * Returns the balance as people read it. The ledger counts debits less credits, so income is negative there.
 * In a result, money that you earned is positive, and money that you gave away is negative.
 */
export function readableBalance({ balance }: LedgerBalance, { side }: AccountWords): number {
  // Not -0, which would be written with a sign.
  return side === "result" ? 0 - balance : balance
}

/** In the order in which they are shown. */
const order = ["receivable", "bank", "suspense", "sales", "refunds", "fees", "disputes"]

export function compareAccounts(one: LedgerBalance, other: LedgerBalance): number {
  const place = ({ ledger_account: code }: LedgerBalance) => order.indexOf(code.split(":")[0] ?? "")
  return place(one) - place(other)
}
