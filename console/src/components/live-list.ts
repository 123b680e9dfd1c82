import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { ListPage } from "./list-page.ts"
import { useSteadyRows, type Steady } from "./steady-rows.ts"

/** The greatest age of a list that other members can change. */
export const sharedEveryMs = 5_000

export interface LiveListOptions<Row> {
  /** Identifies the account, the list and its filters. */
  queryKey: readonly unknown[]
  read(signal: AbortSignal): Promise<ListPage<Row>>
  keyOf(row: Row): string
  enabled?: boolean
}

export interface LiveList<Row> {
  /** The last read page. Undefined while it loads. */
  page: ListPage<Row> | undefined
  /** The rows to show. */
  steady: Steady<Row>
  keyOf(row: Row): string
  /** The list was read, and has no rows on this page or later ones. */
  isEmpty: boolean
  /** The error of the last read. Rows that were read before stay. */
  error: Error | null
  retry(): void
}

/**
 * A page of a list that other members also change. It is read again while the tab is visible, and moves no
 * row under the pointer.
 */
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
  const isEmpty = data?.data.length === 0 && data.nextCursor === null
  return { page: data, steady, keyOf, isEmpty, error, retry: () => void refetch() }
}
