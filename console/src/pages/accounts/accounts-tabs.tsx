import { PageTabs } from "../../components/page-tabs.tsx"

const tabs = [
  { to: "/accounts", label: "Accounts" },
  { to: "/accounts/operators", label: "Operators" },
]

/** Between what operators run and who they are. */
export function AccountsTabs() {
  return <PageTabs label="Accounts" tabs={tabs} />
}
