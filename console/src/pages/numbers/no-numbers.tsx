import type { ReactNode } from "react"
import { EmptyState } from "../../components/empty-state.tsx"

export function NoNumbers({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      title="Own a number, and answers arrive"
      action={action}
      curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/phone_numbers \\\n  --data-urlencode Number=+14155550100`}
      sdk={`await client.phoneNumbers.create({ number: "+14155550100" })`}
    >
      Request the numbers that you send from. The operator approves a request; where there is one account, the number is
      active at once. Messages to an active number become messages.received events, and STOP and START are obeyed. With
      the simulator any number will do.
    </EmptyState>
  )
}
