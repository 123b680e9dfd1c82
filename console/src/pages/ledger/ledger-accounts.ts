import type { LedgerBalance } from "posthorn"

export interface AccountWords {
  name: string
  /** The meaning of its balance. */
  meaning: string
  /** Where money is, or where it came from and went to. */
  side: "money" | "result"
}

const words: Readonly<Record<string, AccountWords>> = {
  sales: { name: "Sales", meaning: "What customers paid you.", side: "result" },
  refunds: { name: "Refunds", meaning: "Money that you paid back to customers.", side: "result" },
  fees: { name: "Provider fees", meaning: "Money that providers kept for their service.", side: "result" },
  disputes: {
    name: "Disputes",
    meaning: "Money that banks took back for customers who disputed a payment.",
    side: "result",
  },
  bank: { name: "Bank", meaning: "Money that providers paid out to your bank account.", side: "money" },
  suspense: { name: "Suspense", meaning: "Amounts that have no explanation yet.", side: "money" },
}

/** A ledger account in words: its code is one of those above, or `receivable:` and the sid of a provider. */
export function accountInWords(code: string, providerName: (sid: string) => string): AccountWords {
  const known = words[code]
  if (known) return known
  const provider = providerName(code.replace(/^receivable:/, ""))
  return {
    name: `Receivable from ${provider}`,
    meaning: "Money that the provider collected and has not paid out to you.",
    side: "money",
  }
}

/**
 * The balance as people read it. The ledger counts debits less credits, so what came in is negative there. In
 * a result, what you earned is positive, and what you gave away is negative.
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
