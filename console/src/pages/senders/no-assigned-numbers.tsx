import type { ReactNode } from "react"
import { EmptyState } from "../../components/empty-state.tsx"
import * as strings from "./strings.ts"

export function NoAssignedNumbers({ action }: { action: ReactNode }) {
  const curl = `curl -u operator:$OPERATOR_TOKEN ${location.origin}/operator/v1/phone_numbers \\
  --data-urlencode account_sid=AC… --data-urlencode number=+14155550100`
  return (
    <EmptyState
      title={strings.noNumberYet}
      action={action}
      curl={curl}
      sdk={`await client.operator.phoneNumbers.assign({ account_sid: "AC…", number: "+14155550100" })`}
    >
      {strings.noNumberYetText}
    </EmptyState>
  )
}
