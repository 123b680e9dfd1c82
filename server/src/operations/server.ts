import Fastify from "fastify"
import type { FastifyInstance } from "fastify"
import { addOperationsRoutes, type OperationsOptions } from "./routes.ts"

/** Requests here have no body and are answered at once, or when the store answers. */
const requestTimeoutMs = 10_000
/** A monitoring system asks every minute or more often. */
const silenceMaxMs = 120_000

/** Health, readiness and metrics, and nothing else: of a process without the API, or at METRICS_PORT. Not yet listening. */
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
  addOperationsRoutes(app, options)
  return app
}
