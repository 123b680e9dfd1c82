import type { ReactNode } from "react"
import { EmptyState } from "../../components/empty-state.tsx"

export function NoAssignedNumbers({ action }: { action: ReactNode }) {
  const curl = `curl -u operator:$OPERATOR_TOKEN ${location.origin}/operator/v1/phone_numbers \\
  --data-urlencode account_sid=AC… --data-urlencode number=+14155550100`
  return (
    <EmptyState
      title="No number yet"
      action={action}
      curl={curl}
      sdk={`await client.operator.phoneNumbers.assign({ account_sid: "AC…", number: "+14155550100" })`}
    >
      Assign the numbers that your carriers deliver to you, and the sender ids that they registered for you. An account
      can also request a number; its request is listed here until you approve or reject it.
    </EmptyState>
  )
}
