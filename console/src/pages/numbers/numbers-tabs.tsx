import { PageTabs } from "../../components/page-tabs.tsx"
import * as strings from "./strings.ts"

const tabs = [
  { to: "/numbers", label: strings.numbers },
  { to: "/numbers/services", label: strings.messagingServices },
]

export function NumbersTabs() {
  return <PageTabs label={strings.numbers} tabs={tabs} />
}
