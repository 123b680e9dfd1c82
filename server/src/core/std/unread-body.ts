import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { Socket } from "node:net"
import type { Clock } from "./clock.ts"

/**
 * Node reads and discards the rest of such a body after the answer, so that the client keeps its connection.
 * It is the largest body of most operations.
 */
const discardedBytesMax = 256 * 1024
/**
 * The time for a client to read the answer and to close its side. A client that still sends when the server
 * closes would get a reset. The reset can destroy the answer before the client reads it (RFC 9112, section
 * 9.6).
 */
const closingMs = 2_000

/**
 * Ends the connection with an answer that does not need the body, if the body can be large. Otherwise Node
 * would read all of it to find the next request. A client that waits for `100 Continue` may never send the
 * body, so its connection ends, too.
 */
export function closeBeforeUnreadBodies(server: Pick<Server, "prependListener">, clock: Clock): void {
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    if (!mayBeLarge(request)) return
    response.setHeader("connection", "close")
    const { socket } = request
    // Node calls it after the last answer of a connection.
    socket.destroySoon = () => {
      if (request.complete) Socket.prototype.destroySoon.call(socket)
      else closeUnread(socket, clock)
    }
  })
}

/** Lets the connection stay open after the answer, because the body was read. */
export function keepConnection(response: ServerResponse): void {
  if (!response.headersSent) response.removeHeader("connection")
}

/** Whether the client waits for `100 Continue` before it sends the body (RFC 9110, section 10.1.1). */
export function awaitsContinue({ headers: { expect } }: Pick<IncomingMessage, "headers">): boolean {
  return expect?.toLowerCase() === "100-continue"
}

function mayBeLarge(request: IncomingMessage): boolean {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers
  if (encoding === undefined && length === undefined) return false
  return encoding !== undefined || Number(length) > discardedBytesMax || awaitsContinue(request)
}

/** Closes the side of the server and reads nothing more. */
function closeUnread(socket: Socket, clock: Clock): void {
  socket.end()
  // Node begins to read the rest of the body after this function returns.
  setImmediate(() => socket.pause())
  socket.once(
    "close",
    clock.after(closingMs, () => socket.destroy()),
  )
}
