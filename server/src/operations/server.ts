import Fastify from "fastify"
import type { FastifyInstance } from "fastify"
import { addOperationsRoutes, type OperationsOptions } from "./routes.ts"

/** For a process without the API: health, readiness and metrics, and nothing else. Not yet listening. */
export function createOperationsServer(
  options: OperationsOptions & { tls: { cert: string; key: string } | null },
): FastifyInstance {
  const { tls } = options
  const app = Fastify({
    forceCloseConnections: "idle",
    ...(tls ? { https: { ...tls, minVersion: "TLSv1.2" } } : {}),
  }) as unknown as FastifyInstance
  addOperationsRoutes(app, options)
  return app
}
