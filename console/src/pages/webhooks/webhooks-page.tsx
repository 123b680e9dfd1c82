import { EmptyState } from "../../components/empty-state.tsx"
import { Page } from "../../shell/page.tsx"

export function WebhooksPage() {
  return (
    <Page title="Webhooks" description="Where your program is told what happens.">
      <EmptyState
        title="No endpoint yet"
        curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/webhooks \\
  -d Url=https://example.com/hooks -d Events=messages.delivered`}
        sdk={`await client.webhooks.create({ url: "https://example.com/hooks", events: ["messages.delivered"] })`}
      >
        An endpoint is an HTTPS address of yours. Posthorn POSTs each event that you choose to it, signed.
      </EmptyState>
    </Page>
  )
}
