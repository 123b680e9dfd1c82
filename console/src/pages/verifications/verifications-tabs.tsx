import { PageTabs } from "../../components/page-tabs.tsx"
import * as strings from "./strings.ts"

const tabs = [
  { to: "/verifications", label: strings.all },
  { to: "/verifications/try", label: strings.tryIt },
  { to: "/verifications/blocks", label: strings.blocks },
  { to: "/verifications/safe-list", label: strings.safeList },
  { to: "/verifications/services", label: strings.services },
  { to: "/verifications/settings", label: strings.settings },
]

export function VerificationsTabs() {
  return <PageTabs label={strings.verifications} tabs={tabs} />
}
