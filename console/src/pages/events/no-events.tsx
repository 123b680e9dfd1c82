import { Button } from "@mantine/core"
import { Link, useNavigate } from "@tanstack/react-router"
import { useAccount } from "../../api/account.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { useMay } from "../../components/use-may.ts"
import { usePages } from "../../url/filters.ts"
import type { EventFilters } from "./events-api.ts"

export interface NoEventsProps {
  filters: EventFilters
  nextCursor: string | null
  /** Of a page behind the first. */
  isPast: boolean
}

/** Either nothing has happened, or the filters leave nothing, or nothing was found so far. */
export function NoEvents({ filters, nextCursor, isPast }: NoEventsProps) {
  if (nextCursor) return <NoneSoFar nextCursor={nextCursor} />
  if (isPast || Object.values(filters).some(Boolean)) return <NoneLikeThat />
  return <NothingYet />
}

function NoneSoFar({ nextCursor }: { nextCursor: string }) {
  const { toOlder } = usePages()
  return (
    <EmptyState
      title="None among the events looked at"
      action={<Button onClick={() => toOlder(nextCursor)}>Look further</Button>}
    >
      Fifty thousand were looked at, and none fits. There may be older ones; a time makes looking quicker.
    </EmptyState>
  )
}

function NoneLikeThat() {
  const navigate = useNavigate()
  return (
    <EmptyState
      title="No event is like that"
      action={
        <Button variant="default" onClick={() => void navigate({ to: "/events" })}>
          Clear filters
        </Button>
      }
    >
      All filters above must hold at once. Take one away, or wait: a new event that fits appears here by itself.
    </EmptyState>
  )
}

function NothingYet() {
  const { account } = useAccount()
  const { change: mayChange } = useMay()
  const sid = account?.account_sid ?? "AC…"
  return (
    <EmptyState
      title="No event yet"
      action={
        mayChange && (
          <Button component={Link} to="/send">
            Send a message
          </Button>
        )
      }
      curl={`curl -u $ACCOUNT_SID:$AUTH_TOKEN "${location.origin}/v1/events?type=messages.*"`}
      sdk={[
        `const client = new Posthorn({ baseUrl: "${location.origin}", accountSid: "${sid}", authToken })`,
        'for await (const event of client.events.list({ type: "messages.*" })) console.log(event.type, event.data)',
      ].join("\n")}
    >
      Each change of a message is an event, and so is trouble of an endpoint. It is here as soon as it happens, kept for
      a month, and told to the endpoints that asked for it.
    </EmptyState>
  )
}
