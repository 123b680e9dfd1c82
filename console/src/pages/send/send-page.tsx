import { EmptyState } from "../../components/empty-state.tsx"
import { Page } from "../../shell/page.tsx"

export function SendPage() {
  return (
    <Page title="Send a message" description="See segments, encoding and price while you type.">
      <EmptyState
        title="Send from a terminal or a program"
        curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/messages \\
  -d To=+14155550123 -d From=+15005550006 -d Body=Hello`}
        sdk={`await client.messages.create({ to: "+14155550123", from: "+15005550006", body: "Hello" })`}
      >
        This page will hold a form with a live preview. The same act, from where your code is:
      </EmptyState>
    </Page>
  )
}
