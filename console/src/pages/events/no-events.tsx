import { Button } from "@mantine/core"
import { Link, useNavigate } from "@tanstack/react-router"
import { EmptyState } from "../../components/empty-state.tsx"
import { useMay } from "../../components/use-may.ts"
import { usePages } from "../../url/filters.ts"
import type { EventFilters } from "./events-api.ts"
import { listEvents } from "../../snippets/generated/list-events.ts"
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
  const { change: mayChange } = useMay()
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
      snippet={listEvents}
    >
      {strings.noEventYetText}
    </EmptyState>
  )
}
