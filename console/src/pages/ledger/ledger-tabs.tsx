import { PageTabs } from "../../components/page-tabs.tsx"

const tabs = [
  { to: "/ledger", label: "Balances" },
  { to: "/ledger/transactions", label: "Transactions" },
  { to: "/ledger/periods", label: "Closed periods" },
  { to: "/ledger/reconciliation", label: "Reconciliation" },
]

/** Between the pages of the ledger. */
export function LedgerTabs() {
  return <PageTabs label="Ledger" tabs={tabs} />
}
