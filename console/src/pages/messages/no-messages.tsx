import { Button } from "@mantine/core"
import { Link, useNavigate } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { useMay } from "../../components/use-may.ts"
import type { MessageFilters } from "../../components/message/messages-api.ts"
import * as strings from "./strings.ts"

/** For an account without messages, or filters without matches. */
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
        title={hasMore ? strings.noMatchYet : strings.noMessagesMatch}
        action={
          <Button variant="default" onClick={() => void navigate({ to: "/messages" })}>
            {strings.clearFilters}
          </Button>
        }
      >
        {hasMore ? strings.noMatchSoFar : strings.noMatchText}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={strings.noMessageYet}
      action={
        may.change && (
          <Button component={Link} to="/send">
            {strings.sendFirstMessage}
          </Button>
        )
      }
      {...lines(account?.account_sid ?? "AC…")}
    >
      {strings.noMessageYetText}
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
