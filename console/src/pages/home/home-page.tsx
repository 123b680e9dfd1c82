import { EmptyState } from "../../components/empty-state.tsx"
import { Page } from "../../shell/page.tsx"
import { useAccount } from "../../api/account.tsx"

export function HomePage() {
  const { account } = useAccount()
  return (
    <Page title="Home" description={account?.account_name}>
      <EmptyState
        title="Send a first message"
        curl={`curl -u ${account?.account_sid ?? "$ACCOUNT_SID"}:$AUTH_TOKEN ${location.origin}/v1/messages \\\n  -d To=+14155550123 -d From=+15005550006 -d Body=Hello`}
        sdk={`await client.messages.create({ to: "+14155550123", from: "+15005550006", body: "Hello" })`}
      >
        The simulator delivers it, and nothing leaves this machine. What happens to it is seen under Messages.
      </EmptyState>
    </Page>
  )
}
