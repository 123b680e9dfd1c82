import type { IncomingMessage, Server } from "node:http"
import type { Socket } from "node:net"
import type { Clock } from "#core/std/clock.ts"
import type { Log } from "#core/std/log.ts"
import type { Metrics } from "#core/std/metrics.ts"

export interface ConnectionLimit {
  /** The largest number of connections that are open at the same time. */
  connectionsMax: number
  log: Log
  clock: Clock
  metrics: Metrics
}

interface Connection {
  /** The TCP socket, below TLS. */
  socket: Socket
  /** The last request without a complete answer. */
  request: IncomingMessage | null
}

/** A flood closes thousands of connections a second, and one log line a minute reports them. */
const logEveryMs = 60_000
/**
 * Each search visits all connections, so a search that found none to close is repeated only after this time.
 */
const recheckMs = 1_000
/**
 * The share of the allowed connections that one search closes. A few searches then make room for many
 * clients.
 */
const closedShare = 1 / 16

/**
 * Closes connections when the limit is reached, so that clients cannot use up the process's file descriptors.
 *
 * The connections that have waited longest for a whole request are closed first: idle ones, and those of
 * clients that send slowly. A new client therefore gets a connection and can send its request, and clients
 * that never finish theirs do not block it.
 *
 * A connection whose request is being answered stays open. If all connections are answering, further ones are
 * closed immediately.
 */
export function limitConnections(server: Server, { connectionsMax, log, clock, metrics }: ConnectionLimit): void {
  /**
   * The open connections by the client's address and port, which are the same below and above TLS. The
   * longest waiting come first.
   */
  const open = new Map<string, Connection>()
  /** The names of the sockets that had a request, because each costs a microsecond to write. */
  const names = new WeakMap<Socket, string>()
  let refused = 0
  let closed = 0
  let loggedAt = -Infinity
  let lookAgainAt = -Infinity
  server.maxConnections = connectionsMax

  server.on("connection", (socket: Socket) => {
    const name = nameOf(socket)
    const connection = { socket, request: null }
    open.set(name, connection)
    metrics.connections.inc()
    socket.once("close", () => {
      if (open.get(name) === connection) open.delete(name)
      metrics.connections.dec()
    })
    if (open.size >= connectionsMax) makeRoom(socket)
  })
  server.on("request", (request, response) => {
    let name = names.get(request.socket)
    if (name === undefined) names.set(request.socket, (name = nameOf(request.socket)))
    const connection = open.get(name)
    if (!connection) return
    connection.request = request
    response.once("close", () => {
      if (connection.request !== request || open.get(name) !== connection) return
      connection.request = null
      open.delete(name)
      open.set(name, connection)
    })
  })
  server.on("drop", () => {
    refused++
    metrics.refusedConnections.inc()
    makeRoom()
    report()
  })

  function makeRoom(newest?: Socket): void {
    const now = clock.elapsed()
    if (now < lookAgainAt) return
    let wanted = Math.ceil(connectionsMax * closedShare)
    for (const [name, { socket, request }] of open) {
      if (socket === newest || request?.complete) continue
      open.delete(name)
      socket.destroy()
      closed++
      wanted--
      if (!wanted) return report()
    }
    lookAgainAt = now + recheckMs
    if (closed) report()
  }

  function report(): void {
    const now = clock.elapsed()
    if (now - loggedAt < logEveryMs) return
    log.warn({ connectionsMax, refused, closed }, fullSentence)
    loggedAt = now
    refused = 0
    closed = 0
  }
}

function nameOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`
}

const fullSentence =
  "connections of clients were closed, because as many as MAX_CONNECTIONS allows are open. Find the clients that open them, or raise MAX_CONNECTIONS and the limit of open files"
