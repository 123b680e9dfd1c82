import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query"
import { useCallback, useEffect } from "react"
import { useAccount } from "../../api/account.tsx"
import { listQuery, type MessageFilters } from "../../components/message/messages-api.ts"
import { useLiveLog } from "./use-live-log.ts"

/**
 * The shown list: a page of the past, or the newest messages with the stream on top. The next page is read in
 * advance, so that it appears at once.
 */
export function useMessageLog(options: {
  filters: MessageFilters
  cursor: string | undefined
  isOn: boolean
  isHeld: boolean
}) {
  const { filters, cursor, isOn, isHeld } = options
  const speaker = useAccount()
  const queries = useQueryClient()
  const query = listQuery(speaker, filters, cursor)
  const list = useQuery({ ...query, placeholderData: keepPreviousData, refetchOnWindowFocus: false })
  const isOwn = list.isSuccess && !list.isPlaceholderData
  const reread = useCallback(
    () => void queries.invalidateQueries({ queryKey: query.queryKey, exact: true }),
    [queries, JSON.stringify(query.queryKey)],
  )
  const page = isOwn && !cursor ? list.data : undefined
  const live = useLiveLog({ page, filters, isOn: isOn && !cursor, isHeld, reread })
  const next = isOwn ? list.data.next_cursor : null
  useEffect(() => {
    if (next) void queries.prefetchQuery(listQuery(speaker, filters, next))
  }, [next])

  const rows = cursor || !isOwn ? list.data?.data : live.rows
  /** The cursor after the shown rows, wherever the stream has moved them. Null at the end. */
  const olderCursor = async () => {
    const from = live.hasMoved && !cursor ? await queries.fetchQuery({ ...query, staleTime: 0 }) : list.data
    return from?.next_cursor ?? null
  }
  return {
    rows,
    live,
    error: list.error,
    isEmpty: isOwn && !rows?.length,
    hasMore: list.data?.has_more ?? false,
    hasOlder: Boolean(list.data?.next_cursor),
    retry: () => void list.refetch(),
    olderCursor,
  }
}
