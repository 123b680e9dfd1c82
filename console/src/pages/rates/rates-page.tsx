import { EmptyState } from "../../components/empty-state.tsx"
import { Page } from "../../shell/page.tsx"

export function RatesPage() {
  return (
    <Page title="Rates" description="What a segment costs, by prefix.">
      <EmptyState title="No rates yet" curl={`curl -u operator:$OPERATOR_TOKEN ${location.origin}/operator/v1/rates`}>
        The longest prefix that fits gives the price of a segment.
      </EmptyState>
    </Page>
  )
}
