import type { Server } from "node:http"
import type { Clock } from "#core/std/clock.ts"

/**
 * The time before the port closes in which each answer ends its connection. It leaves a client that uses its
 * connection every other second no connection that closes under a request. A longer time would make clients
 * of a balancer that has not noticed yet connect for each request.
 */
export const lastAnswersMs = 2_000

/** Returns a function to call when it is known in how many milliseconds the port closes. */
export function announceClosing(server: Server, clock: Clock): (closesInMs: number) => void {
  let isClosing = false
  let cancel = () => {}
  // Before all other listeners, because these can answer at once.
  server.prependListener("request", (_request, response) => {
    if (isClosing) response.shouldKeepAlive = false
  })
  return (closesInMs) => {
    cancel()
    cancel = clock.after(Math.max(closesInMs - lastAnswersMs, 0), () => (isClosing = true))
  }
}
