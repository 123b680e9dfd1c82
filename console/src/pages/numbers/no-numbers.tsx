import type { ReactNode } from "react"
import { EmptyState } from "../../components/empty-state.tsx"
import * as strings from "./strings.ts"

export function NoNumbers({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      title={strings.noNumbersTitle}
      action={action}
      curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/phone_numbers \\\n  --data-urlencode Number=+14155550100`}
      sdk={`await client.phoneNumbers.create({ number: "+14155550100" })`}
    >
      {strings.noNumbersText}
    </EmptyState>
  )
}
