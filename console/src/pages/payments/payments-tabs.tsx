import { PageTabs } from "../../components/page-tabs.tsx"

const tabs = [
  { to: "/payments", label: "All" },
  { to: "/payments/refunds", label: "Refunds" },
  { to: "/payments/disputes", label: "Disputes" },
]

/** Between the lists of payments. */
export function PaymentsTabs() {
  return <PageTabs label="Payments" tabs={tabs} />
}
