import { PageTabs } from "../../components/page-tabs.tsx"
import * as strings from "./strings.ts"

const tabs = [
  { to: "/webhooks", label: strings.endpoints },
  { to: "/webhooks/deliveries", label: strings.deliveries },
]

/** Switches between the endpoints and the deliveries to all of them. */
export function WebhooksTabs() {
  return <PageTabs label={strings.webhooks} tabs={tabs} />
}
