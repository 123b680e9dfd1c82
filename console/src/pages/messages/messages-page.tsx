import { EmptyState } from "../../components/empty-state.tsx"
import { Page } from "../../shell/page.tsx"

export function MessagesPage() {
  return (
    <Page title="Messages" description="Every message of this account, newest first.">
      <EmptyState
        title="No messages yet"
        curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/messages \\
  -d To=+14155550123 -d From=+15005550006 -d Body=Hello`}
        sdk={`await client.messages.create({ to: "+14155550123", from: "+15005550006", body: "Hello" })`}
      >
        Each message that you send, and each that comes in, is listed here with its status and its whole story.
      </EmptyState>
    </Page>
  )
}
