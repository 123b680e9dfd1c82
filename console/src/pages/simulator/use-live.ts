import { useQueryClient } from "@tanstack/react-query"
import { ApiError } from "@posthorn/client"
import { useEffect } from "react"
import { useAccount } from "../../api/account.tsx"

/** The shortest interval between two reads of the screens. */
const pauseMs = 250
const afterTroubleMs = 5_000

/**
 * Reads the screens again whenever something happened to a message of the account, for as long as the page is
 * open.
 */
export function useLive(): void {
  const { client, account } = useAccount()
  const queryClient = useQueryClient()
  const sid = account?.account_sid
  useEffect(() => {
    const ending = new AbortController()
    const reread = () => queryClient.invalidateQueries({ queryKey: [sid, "simulator"] })
    const follow = async () => {
      let cursor: string | undefined
      while (!ending.signal.aborted) {
        try {
          const { data, next_cursor } = await client.events.feed(
            { cursor, events: ["messages.*"] },
            { signal: ending.signal },
          )
          // The screens may have been read before the position at which the feed began.
          const isNew = data.length > 0 || cursor === undefined
          cursor = next_cursor
          if (!isNew) continue
          await reread()
          await pause(pauseMs)
        } catch (failure) {
          // The cursor is too old, so the stream starts again at the present. The screens contain what
          // happened before.
          if (failure instanceof ApiError) cursor = undefined
          await pause(afterTroubleMs)
          void reread()
        }
      }
    }
    void follow()
    return () => ending.abort()
  }, [client, sid, queryClient])
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
