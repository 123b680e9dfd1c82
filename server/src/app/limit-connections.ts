import type { Server } from "node:http"
import type { Socket } from "node:net"
import type { Clock } from "#std/clock.ts"
import type { Log } from "#std/log.ts"
import type { Metrics } from "#std/metrics.ts"

export interface ConnectionLimit {
  /** Connections that may be open at the same time. */
  connectionsMax: number
  log: Log
  clock: Clock
  metrics: Metrics
}

/** A flood refuses thousands a second, and each of them says the same. */
const logEveryMs = 60_000
/** To close the idle connections, all have to be looked at. */
const makeRoomEveryMs = 1_000

/**
 * Closes each connection beyond the limit at once, so that clients cannot use up the process's file descriptors. Idle connections are
 * then closed too: the next client finds room, while a client that keeps a connection open loses nothing but the connection.
 */
export function limitConnections(server: Server, { connectionsMax, log, clock, metrics }: ConnectionLimit): void {
  let refused = 0
  let loggedAt = -Infinity
  let madeRoomAt = -Infinity
  server.maxConnections = connectionsMax
  server.on("connection", (socket: Socket) => {
    metrics.connections.inc()
    socket.once("close", () => metrics.connections.dec())
  })
  server.on("drop", () => {
    const now = clock.now()
    refused++
    metrics.refusedConnections.inc()
    if (now - madeRoomAt >= makeRoomEveryMs) {
      madeRoomAt = now
      server.closeIdleConnections()
    }
    if (now - loggedAt < logEveryMs) return
    log.warn({ connectionsMax, refused }, fullSentence)
    loggedAt = now
    refused = 0
  })
}

const fullSentence =
  "connections of clients were closed at once, because as many as MAX_CONNECTIONS allows are open; see who opens them, or raise MAX_CONNECTIONS and the limit of open files"
