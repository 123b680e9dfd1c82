import { PageTabs } from "../../components/page-tabs.tsx"
import * as strings from "./strings.ts"

const tabs = [
  { to: "/payments", label: strings.all },
  { to: "/payments/refunds", label: strings.refunds },
  { to: "/payments/disputes", label: strings.disputes },
]

export function PaymentsTabs() {
  return <PageTabs label={strings.payments} tabs={tabs} />
}
