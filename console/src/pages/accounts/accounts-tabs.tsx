import { PageTabs } from "../../components/page-tabs.tsx"

const tabs = [
  { to: "/accounts", label: "Accounts" },
  { to: "/accounts/operators", label: "Operators" },
]

/** Tabs for accounts and for operators. */
export function AccountsTabs() {
  return <PageTabs label="Accounts" tabs={tabs} />
}
