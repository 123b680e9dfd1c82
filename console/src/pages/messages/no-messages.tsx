import { Button } from "@mantine/core"
import { Link, useNavigate } from "@tanstack/react-router"
import { EmptyState } from "../../components/empty-state.tsx"
import { useMay } from "../../components/use-may.ts"
import type { MessageFilters } from "../../components/message/messages-api.ts"
import { sendMessage } from "../../snippets/generated/send-message.ts"
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
      snippet={sendMessage}
    >
      {strings.noMessageYetText}
    </EmptyState>
  )
}
