import { PageTabs } from "../../components/page-tabs.tsx"

const tabs = [
  { to: "/senders", label: "Numbers" },
  { to: "/senders/rules", label: "Sender rules" },
]

/** Between the numbers that accounts own and what else they can send from. */
export function SendersTabs() {
  return <PageTabs label="Senders" tabs={tabs} />
}
