import { Button, Text } from "@mantine/core"
import { Link, useNavigate } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { useMay } from "../../components/use-may.ts"
import type { MessageFilters } from "../../components/message/messages-api.ts"

/** Either nothing was ever sent, or the filters leave nothing. */
export function NoMessages({
  filters,
  hasMore,
  isPast,
}: {
  filters: MessageFilters
  hasMore: boolean
  isPast: boolean
}) {
  const { account } = useAccount()
  const may = useMay()
  const navigate = useNavigate()
  if (isPast || Object.values(filters).some(Boolean)) {
    return (
      <EmptyState
        title={hasMore ? "Nothing among the messages looked at" : "No message is like that"}
        action={
          <Button variant="default" onClick={() => void navigate({ to: "/messages" })}>
            Take the filters away
          </Button>
        }
      >
        {hasMore
          ? "None of those looked at fits. “Older” looks further back; a date makes it quicker."
          : "All filters above must hold at once. Take one away, or wait: a new message that fits appears here by itself."}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No message yet"
      action={
        may.change && (
          <Button component={Link} to="/send">
            Send the first message
          </Button>
        )
      }
      {...lines(account?.account_sid ?? "AC…")}
    >
      Every message that this account sends or receives appears here by itself, with its status as it changes.
      <Text span c="dimmed">
        {" "}
        A new installation has a simulator, which delivers at once and costs nothing.
      </Text>
    </EmptyState>
  )
}

function lines(sid: string) {
  return {
    curl: [
      `curl -u $ACCOUNT_SID:$AUTH_TOKEN ${location.origin}/v1/messages \\`,
      "  --data-urlencode To=+14155550123 \\",
      "  --data-urlencode From=+14155550100 \\",
      '  --data-urlencode "Body=Your table is ready."',
    ].join("\n"),
    sdk: [
      `const client = new Posthorn({ baseUrl: "${location.origin}", accountSid: "${sid}", authToken })`,
      'await client.messages.create({ to: "+14155550123", from: "+14155550100", body: "Your table is ready." })',
    ].join("\n"),
  }
}
