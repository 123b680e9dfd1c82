import { EmptyState } from "../../components/empty-state.tsx"
import { Page } from "../../shell/page.tsx"

export function CarriersPage() {
  return (
    <Page title="Carriers" description="The networks that take the messages, for all accounts.">
      <EmptyState
        title="No carrier of your own yet"
        curl={`curl -u operator:$OPERATOR_TOKEN ${location.origin}/operator/v1/carriers`}
      >
        The simulator is always there. Connect an SMPP carrier to reach real phones.
      </EmptyState>
    </Page>
  )
}
