import { useDocumentVisibility } from "@mantine/hooks"
import { ApiError, type Posthorn } from "@posthorn/client"
import { useEffect, useState } from "react"
import { useAccount } from "../../api/account.tsx"
import type { StreamState } from "../../components/live-switch.tsx"

/** The shortest interval between two reads of the list, however many events there are. */
const pauseMs = 1_000
const afterTroubleMs = 4_000

interface News {
  /** The type to follow: a name, or a whole area. */
  type: string | undefined
  isOn: boolean
  /** Called when there may be new events. */
  look(): void
}

/** Calls `look` when there may be new events. A hidden page makes no requests. */
export function useNews({ type, isOn, look }: News): StreamState {
  const { client } = useAccount()
  const [state, setState] = useState<StreamState>("connecting")
  const isSeen = useDocumentVisibility() !== "hidden"
  useEffect(() => {
    if (!isOn || !isSeen) return
    const ending = new AbortController()
    void follow(client, { type, look, tell: setState }, ending.signal)
    return () => ending.abort()
  }, [client, type, isOn, isSeen, look])
  return state
}

type Follower = Pick<News, "type" | "look"> & { tell(state: StreamState): void }

async function follow({ events }: Posthorn, { type, look, tell }: Follower, signal: AbortSignal): Promise<void> {
  // The retries of the SDK would hide that the connection is broken.
  const options = { signal, maxRetries: 0 }
  while (!signal.aborted) {
    try {
      // The list is read after this answer, so it contains everything until now. Later events end the wait.
      let { next_cursor: cursor } = await events.feed({}, options)
      // An answer that arrives after the end is ignored.
      if (signal.aborted) return
      look()
      tell("live")
      const mayLookAgainAt = performance.now() + pauseMs
      for (let isNew = false; !isNew;) {
        const { data, next_cursor: next } = await events.feed(
          { cursor, events: type === undefined ? undefined : [type], limit: 1 },
          options,
        )
        isNew = data.length > 0
        cursor = next
      }
      await pause(mayLookAgainAt - performance.now(), signal)
    } catch (error) {
      if (signal.aborted) return
      tell("broken")
      await pause(afterTroubleMs, signal)
      // The server has too many waiting clients. The list is then polled.
      if (error instanceof ApiError && !signal.aborted) look()
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener("abort", end, { once: true })
  })
}
