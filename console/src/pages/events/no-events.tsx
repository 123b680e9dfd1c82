import { Button } from "@mantine/core"
import { Link, useNavigate } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { useMay } from "../../components/use-may.ts"
import { usePages } from "../../url/filters.ts"
import type { EventFilters } from "./events-api.ts"
import * as strings from "./strings.ts"

export interface NoEventsProps {
  filters: EventFilters
  nextCursor: string | null
  /** Whether it is a page after the first. */
  isPast: boolean
}

/** Says that there are no events, that none match the filters, or that none were found so far. */
export function NoEvents({ filters, nextCursor, isPast }: NoEventsProps) {
  if (nextCursor) return <NoneSoFar nextCursor={nextCursor} />
  if (isPast || Object.values(filters).some(Boolean)) return <NoneLikeThat />
  return <NothingYet />
}

function NoneSoFar({ nextCursor }: { nextCursor: string }) {
  const { toOlder } = usePages()
  return (
    <EmptyState
      title={strings.noMatchSoFarTitle}
      action={<Button onClick={() => toOlder(nextCursor)}>{strings.lookFurther}</Button>}
    >
      {strings.noMatchSoFarText}
    </EmptyState>
  )
}

function NoneLikeThat() {
  const navigate = useNavigate()
  return (
    <EmptyState
      title={strings.noMatchTitle}
      action={
        <Button variant="default" onClick={() => void navigate({ to: "/events" })}>
          {strings.clearFilters}
        </Button>
      }
    >
      {strings.noMatchText}
    </EmptyState>
  )
}

function NothingYet() {
  const { account } = useAccount()
  const { change: mayChange } = useMay()
  const sid = account?.account_sid ?? "AC…"
  return (
    <EmptyState
      title={strings.noEventYet}
      action={
        mayChange && (
          <Button component={Link} to="/send">
            {strings.sendMessage}
          </Button>
        )
      }
      curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN "${location.origin}/v1/events?type=messages.*"`}
      sdk={[
        `const client = new Posthorn({ baseUrl: "${location.origin}", accountSid: "${sid}", authToken })`,
        'for await (const event of client.events.list({ type: "messages.*" })) console.log(event.type, event.data)',
      ].join("\n")}
    >
      {strings.noEventYetText}
    </EmptyState>
  )
}
