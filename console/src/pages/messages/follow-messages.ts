import { ApiError } from "posthorn"
import type { Message, Posthorn } from "posthorn"
import type { StreamState } from "../../components/live-switch.tsx"

interface Follower {
  take(message: Message): void
  /** Something may have been missed: the list has to be read again. */
  missed(): void
  state(state: StreamState): void
}

const waitMsFirst = 500
const waitMsMax = 15_000

/**
 * Follows the account's messages until `signal` ends it. A stream that ends continues where it was, a little
 * later after each failure. A stream that a lost network cut would be silent for half a minute, so it ends
 * when the browser reports the loss.
 */
export async function followMessages({ messages }: Posthorn, follower: Follower, signal: AbortSignal): Promise<void> {
  let lastEventId: string | undefined
  let failures = 0
  let connection = new AbortController()
  addEventListener("offline", () => connection.abort(), { signal })
  const opened = () => {
    failures = 0
    follower.state("live")
    if (lastEventId === undefined) follower.missed()
  }
  while (!signal.aborted) {
    connection = new AbortController()
    const either = AbortSignal.any([signal, connection.signal])
    try {
      // Its own tries would not tell that it is broken meanwhile.
      const stream = messages.stream({}, { lastEventId, signal: either, opened, maxRetries: 0 })
      for await (const { event, data, id } of stream) {
        if (event === "messages") for (const message of data) follower.take(message)
        lastEventId = id ?? lastEventId
      }
    } catch (error) {
      if (signal.aborted) return
      failures++
      // The position in the stream is too old, or from another installation: start again.
      if (error instanceof ApiError && error.status === 400) lastEventId = undefined
      follower.state("broken")
    }
    if (failures) await pause(waitMsAfter(failures), signal)
  }
}

function waitMsAfter(failures: number): number {
  return Math.min(waitMsMax, waitMsFirst * 2 ** Math.min(failures - 1, 10)) * (0.75 + Math.random() / 2)
}

/** Shorter where the network comes back, or when the signal ends it. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener("online", end, { signal: over.signal })
    signal.addEventListener("abort", end, { signal: over.signal })
  })
}
