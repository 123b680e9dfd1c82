import { ApiError } from "@posthorn/client"
import type { Message, Posthorn } from "@posthorn/client"
import type { StreamState } from "../../components/live-switch.tsx"

interface Follower {
  take(message: Message): void
  /** Messages may have been missed, so the list must be read again. */
  missed(): void
  state(state: StreamState): void
}

const waitMsFirst = 500
const waitMsMax = 15_000

/**
 * Follows the account's messages until `signal` ends it. A stream that ends continues at its position, after
 * a delay that grows with each failure. A lost network would leave a stream silent for half a minute. So it
 * ends when the browser reports the loss.
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
      // With the SDK's own retries, the page would not notice a broken stream.
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

/** Ends early when the network returns, or when the signal ends it. */
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
