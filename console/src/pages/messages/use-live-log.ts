import { useEffect, useMemo, useState, useSyncExternalStore } from "react"
import { useAccount } from "../../api/account.tsx"
import type { StreamState } from "../../components/live-switch.tsx"
import type { MessageFilters } from "../../components/message/messages-api.ts"
import { followMessages } from "./follow-messages.ts"
import { LiveLog, type LiveRows } from "./live-log.ts"
import { matchesFilters } from "./matches-filters.ts"
import type { MessagePage } from "../../components/message/messages-api.ts"

/**
 * Rows change together, four times a second. That looks live, leaves time to read, and costs little.
 */
const flushEveryMs = 250
/** A slow machine spends at most a fifth of its time on rendering them, and always responds to the user. */
const pausesPerFlush = 4
/** Limits how often the console reads the list again for a stream that keeps breaking. */
const rereadEveryMs = 2_000

interface Live extends LiveRows {
  state: StreamState
}

/** The first page of the list with the stream on top, while `isOn`. `page` is the last page that was read. */
export function useLiveLog(options: {
  page: MessagePage | undefined
  filters: MessageFilters
  isOn: boolean
  isHeld: boolean
  reread(): void
}): Live {
  const { page, filters, isOn, isHeld, reread } = options
  const { account, client } = useAccount()
  const accountSid = account?.account_sid ?? null
  const [state, setState] = useState<StreamState>("connecting")
  const key = JSON.stringify([accountSid, filters])
  const log = useMemo(() => new LiveLog((message) => matchesFilters(message, filters)), [key])

  useEffect(() => {
    if (page) log.reset(page.data, !page.has_more)
  }, [log, page])
  useEffect(() => log.hold(isHeld), [log, isHeld])
  useEffect(() => {
    if (!isOn) return
    const ending = new AbortController()
    const stopFlushing = flushAgainAndAgain(log)
    let rereadAt = -Infinity
    const missed = () => {
      if (performance.now() - rereadAt < rereadEveryMs) return
      rereadAt = performance.now()
      reread()
    }
    void followMessages(client, { take: (message) => log.take(message), missed, state: setState }, ending.signal)
    return () => {
      ending.abort()
      stopFlushing()
    }
  }, [client, log, isOn, reread])
  return { ...useSyncExternalStore(log.subscribe, log.read), state }
}

/**
 * Schedules the next update some time after the browser has painted the last one. A hidden page gets none.
 */
function flushAgainAndAgain(log: LiveLog): () => void {
  let timer: ReturnType<typeof setTimeout>
  let frame = 0
  const flush = () => {
    const began = performance.now()
    log.flush()
    frame = requestAnimationFrame(() => {
      const tookMs = performance.now() - began
      timer = setTimeout(flush, Math.max(flushEveryMs, tookMs * pausesPerFlush))
    })
  }
  timer = setTimeout(flush, flushEveryMs)
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}
