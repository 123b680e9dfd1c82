import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { Event, ListEventsQuery } from "@posthorn/client"
import type { Chosen } from "../../components/webhooks/queries.ts"
import { sentTimes } from "../../components/webhooks/sent-times.ts"

/** The filters in the page's address. All except `within` have the API's names. */
export const filterNames = ["type", "message", "within", "from", "to"] as const

export type FilterName = (typeof filterNames)[number]

export type EventFilters = Partial<Record<FilterName, string>>

export interface EventPage {
  data: Event[]
  hasMore: boolean
  nextCursor: string | null
}

export const pageSize = 50
/** The limit of reads for one page. With a rare type, each read looks at ten thousand events. */
const looksMax = 5

/** A page of the past does not change. The first page is read again after new events. */
export function eventsQuery(chosen: Chosen, filters: EventFilters, cursor: string | undefined) {
  return queryOptions({
    queryKey: [chosen.account?.account_sid, "events", filters, cursor ?? null],
    queryFn: ({ signal }) => readPage(chosen, filters, cursor, signal),
    placeholderData: keepPreviousData,
    staleTime: cursor ? 60_000 : 0,
  })
}

/** Reads on until the page is full, or the limit of reads is reached. */
async function readPage(
  { client }: Chosen,
  { type, message, ...times }: EventFilters,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<EventPage> {
  const page: EventPage = { data: [], hasMore: true, nextCursor: cursor ?? null }
  const asked = { type, message, ...sentTimes(times, Date.now()) }
  for (let look = 0; look < looksMax && page.hasMore && page.data.length < pageSize; look++) {
    const query = { ...asked, limit: pageSize - page.data.length, cursor: page.nextCursor ?? undefined }
    // The server reports the fault of a filter in an edited address.
    const next = await client.events.list(query as ListEventsQuery, { signal })
    page.data.push(...next.data)
    page.hasMore = next.hasMore
    page.nextCursor = next.nextCursor
  }
  return page
}
