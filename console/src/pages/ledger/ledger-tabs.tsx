import { PageTabs } from "../../components/page-tabs.tsx"
import * as strings from "./strings.ts"

const tabs = [
  { to: "/ledger", label: strings.balances },
  { to: "/ledger/transactions", label: strings.transactions },
  { to: "/ledger/periods", label: strings.closedPeriods },
  { to: "/ledger/reconciliation", label: strings.reconciliation },
]

export function LedgerTabs() {
  return <PageTabs label={strings.ledger} tabs={tabs} />
}
