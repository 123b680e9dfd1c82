import { EmptyState } from "../../components/empty-state.tsx"
import { Page } from "../../shell/page.tsx"

export function RoutesPage() {
  return (
    <Page title="Routes" description="Which carrier a message takes.">
      <EmptyState title="No routes yet" curl={`curl -u operator:$OPERATOR_TOKEN ${location.origin}/operator/v1/routes`}>
        A route leads messages to a carrier by prefix, account, sender or channel.
      </EmptyState>
    </Page>
  )
}
