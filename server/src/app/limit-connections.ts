import type { IncomingMessage, Server } from "node:http"
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

interface Connection {
  /** Below TLS, where the server has it. */
  socket: Socket
  /** The last request that is not answered yet. */
  request: IncomingMessage | null
}

/** A flood closes thousands a second, and each of them says the same. */
const logEveryMs = 60_000
/** All connections have to be looked at, so a look that found none to close is not repeated at once. */
const lookAgainMs = 1_000
/** Of the connections that are allowed, the share that is closed at once: so few looks make room for many clients. */
const closedShare = 1 / 16

/**
 * Closes connections when as many are open as may be, so that clients cannot use up the process's file descriptors. Those that have
 * waited longest for a whole request go first: idle ones, and those of slow clients, whether they mean it or not. A new client
 * finds room and sends its request, so clients that never finish theirs do not keep others out. A connection whose request is being
 * answered stays; where all are such, further ones are closed at once.
 */
export function limitConnections(server: Server, { connectionsMax, log, clock, metrics }: ConnectionLimit): void {
  /** By the client's address and port, which TLS does not change. The longest waiting come first. */
  const open = new Map<string, Connection>()
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
    const name = nameOf(request.socket)
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
    const now = clock.now()
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
    lookAgainAt = now + lookAgainMs
    if (closed) report()
  }

  function report(): void {
    const now = clock.now()
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
  "connections of clients were closed, because as many as MAX_CONNECTIONS allows are open; see who opens them, or raise MAX_CONNECTIONS and the limit of open files"
