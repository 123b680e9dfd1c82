import { PageTabs } from "../../components/page-tabs.tsx"
import * as strings from "./strings.ts"

const tabs = [
  { to: "/senders", label: strings.numbers },
  { to: "/senders/rules", label: strings.senderRules },
]

export function SendersTabs() {
  return <PageTabs label={strings.senders} tabs={tabs} />
}
