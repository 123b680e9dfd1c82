import { PageTabs } from "../../components/page-tabs.tsx"

const tabs = [
  { to: "/webhooks", label: "Endpoints" },
  { to: "/webhooks/deliveries", label: "Deliveries" },
]

/** Switches between the endpoints and the deliveries to all of them. */
export function WebhooksTabs() {
  return <PageTabs label="Webhooks" tabs={tabs} />
}
