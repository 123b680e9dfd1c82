import { PageTabs } from "../../components/page-tabs.tsx"

const tabs = [
  { to: "/verifications", label: "All" },
  { to: "/verifications/try", label: "Try it" },
  { to: "/verifications/blocks", label: "Blocks" },
  { to: "/verifications/safe-list", label: "Safe list" },
  { to: "/verifications/settings", label: "Settings" },
]

/** Between the pages of verifications. */
export function VerificationsTabs() {
  return <PageTabs label="Verifications" tabs={tabs} />
}
