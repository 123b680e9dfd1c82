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
      Add the numbers that your carriers deliver to you. Messages to them are announced as messages.received, and STOP
      and START are taken care of. With the simulator any number will do.
    </EmptyState>
  )
}
