import { EmptyState } from "../../components/empty-state.tsx"
import { Page } from "../../shell/page.tsx"

export function NumbersPage() {
  return (
    <Page title="Numbers" description="The phone numbers that belong to this account.">
      <EmptyState
        title="No numbers yet"
        curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/phone_numbers \\
  -d PhoneNumber=+15005550006`}
        sdk={`await client.phoneNumbers.create({ phone_number: "+15005550006" })`}
      >
        A message to a number that the account owns is stored and announced as messages.received.
      </EmptyState>
    </Page>
  )
}
