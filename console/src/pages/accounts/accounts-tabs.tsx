import { PageTabs } from "../../components/page-tabs.tsx"
import * as strings from "./strings.ts"

const tabs = [
  { to: "/accounts", label: strings.accounts },
  { to: "/accounts/operators", label: strings.operators },
]

export function AccountsTabs() {
  return <PageTabs label={strings.accounts} tabs={tabs} />
}
