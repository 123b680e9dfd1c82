import { PageTabs } from "../../components/page-tabs.tsx"
import * as strings from "./strings.ts"

const tabs = [
  { to: "/opt-outs", label: strings.optOuts },
  { to: "/opt-outs/settings", label: strings.settings },
]

export function OptOutsTabs() {
  return <PageTabs label={strings.optOuts} tabs={tabs} />
}
