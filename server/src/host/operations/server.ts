import Fastify, { type FastifyInstance } from "fastify"
import { closeBeforeUnreadBodies } from "#core/std/unread-body.ts"
import { addOperationsRoutes, type OperationsOptions } from "./probes.ts"

/** Requests here have no body, and none is read. They are answered immediately, or when the store answers. */
const requestTimeoutMs = 10_000
/** A monitoring system asks every minute or more often. */
const silenceMaxMs = 120_000

/**
 * Returns a server with only health, readiness and metrics: for a process without the API, or for
 * METRICS_PORT. It does not listen yet.
 */
export function createOperationsServer(
  options: OperationsOptions & { tls: { cert: string; key: string } | null },
): FastifyInstance {
  const { tls } = options
  const app = Fastify({
    forceCloseConnections: "idle",
    requestTimeout: requestTimeoutMs,
    connectionTimeout: silenceMaxMs,
    ...(tls ? { https: { ...tls, minVersion: "TLSv1.2" } } : {}),
  }) as unknown as FastifyInstance
  app.removeAllContentTypeParsers()
  closeBeforeUnreadBodies(app.server, options.clock)
  addOperationsRoutes(app, options)
  return app
}
