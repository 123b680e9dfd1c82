import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { ListPage } from "./list-page.ts"
import { useSteadyRows, type Steady } from "./steady-rows.ts"

/** How far a list may be behind that somebody else may change. */
export const sharedEveryMs = 5_000

export interface LiveListOptions<Row> {
  /** Names the account, the list, and what of it is shown. */
  queryKey: readonly unknown[]
  read(signal: AbortSignal): Promise<ListPage<Row>>
  keyOf(row: Row): string
  enabled?: boolean
}

export interface LiveList<Row> {
  /** As it was read last; undefined while it loads. */
  page: ListPage<Row> | undefined
  /** What of it is to be shown. */
  steady: Steady<Row>
  /** Why it could not be read the last time. What was read before stays. */
  error: Error | null
  retry(): void
}

/** A page of a list that others change too: it is read again while somebody looks, and moves no row under the pointer. */
export function useLiveList<Row>({ queryKey, read, keyOf, enabled = true }: LiveListOptions<Row>): LiveList<Row> {
  const { data, error, refetch, isPlaceholderData } = useQuery<ListPage<Row>>({
    queryKey,
    queryFn: ({ signal }) => read(signal),
    refetchInterval: sharedEveryMs,
    placeholderData: keepPreviousData,
    enabled,
  })
  const list = isPlaceholderData ? "before" : JSON.stringify(queryKey)
  const steady = useSteadyRows(data?.data, { keyOf, list, marksGone: true })
  return { page: data, steady, error, retry: () => void refetch() }
}
