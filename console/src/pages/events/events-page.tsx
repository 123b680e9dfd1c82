import { useQuery, useQueryClient } from "@tanstack/react-query"
import { ApiError } from "@posthorn/client"
import { useCallback, useState } from "react"
import { useAccount } from "../../api/account.tsx"
import { ErrorAlert } from "../../components/error-alert.tsx"
import { LiveSwitch, NewRows, type LiveMode } from "../../components/live-switch.tsx"
import { useIsScrolled } from "../../components/use-is-scrolled.ts"
import { useSteadyRows } from "../../components/steady-rows.ts"
import { Page } from "../../shell/page.tsx"
import { useFilters } from "../../url/filters.ts"
import { EventFilterBar } from "./event-filters.tsx"
import { EventList } from "./event-list.tsx"
import { eventsQuery, type FilterName } from "./events-api.ts"
import { NoEvents } from "./no-events.tsx"
import * as strings from "./strings.ts"
import { useNews } from "./use-news.ts"

export function EventsPage() {
  const [{ cursor, ...filters }] = useFilters<FilterName>()
  const [mode, setMode] = useState<LiveMode>("on")
  const chosen = useAccount()
  const queries = useQueryClient()
  const query = eventsQuery(chosen, filters, cursor)
  const list = useQuery({ ...query, refetchOnWindowFocus: false })
  const key = JSON.stringify(query.queryKey)
  const look = useCallback(() => void queries.invalidateQueries({ queryKey: query.queryKey, exact: true }), [key])
  const isRefused = list.error instanceof ApiError && list.error.status === 400
  const state = useNews({ type: filters.type, isOn: mode === "on" && !cursor && !isRefused, look })
  const isScrolled = useIsScrolled()
  const steady = useSteadyRows(list.data?.data, {
    keyOf: ({ sid }) => sid,
    list: list.isPlaceholderData ? "before" : key,
    isHeld: isScrolled,
  })
  return (
    <Page
      title={strings.events}
      description={strings.eventsDescription}
      actions={!cursor && !isRefused && <LiveSwitch mode={mode} state={state} change={setMode} />}
    >
      <EventFilterBar />
      {steady.waiting > 0 && <NewRows label={newText(steady.waiting)} show={() => scrollTo({ top: 0 })} />}
      {list.error ? (
        <ErrorAlert error={list.error} title={strings.eventsError} retry={() => void list.refetch()} />
      ) : list.data?.data.length === 0 && !list.isPlaceholderData ? (
        <NoEvents filters={filters} nextCursor={list.data.nextCursor} isPast={Boolean(cursor)} />
      ) : (
        <EventList rows={steady.rows} page={list.data} holders={steady.holders} />
      )}
    </Page>
  )
}

function newText(count: number): string {
  return strings.newEvents(count)
}
