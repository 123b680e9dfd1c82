import type { FastifyInstance } from "fastify"
import type { Database } from "#db/database.ts"
import { StoreAway } from "#db/database.ts"
import { takeReadings, type ReadingsOptions } from "./readings.ts"

export interface OperationsOptions extends ReadingsOptions {
  db: Database
  /** Whether this process is on its way down, and should get no new requests. */
  isStopping(): boolean
}

/**
 * `/healthz`: the process lives. `/readyz`: it can do its work now; 503 while the store is away or the process is stopping.
 * `/metrics`: Prometheus text. None of them asks for credentials, none tells anything of an account.
 */
export function addOperationsRoutes(app: FastifyInstance, options: OperationsOptions): void {
  app.get("/healthz", async (_request, reply) => reply.type("application/json").send('{"status":"ok"}'))
  app.get("/readyz", async (_request, reply) => {
    const reason = options.isStopping() ? "stopping" : await storeFault(options.db)
    if (reason === null) return reply.type("application/json").send('{"status":"ready"}')
    return reply
      .code(503)
      .header("retry-after", "1")
      .type("application/json")
      .send(JSON.stringify({ status: "not_ready", reason }))
  })
  app.get("/", async (_request, reply) => reply.redirect("/docs"))
  app.get("/metrics", async (_request, reply) => {
    // A store that is away is told by its own readings; the others are still worth having.
    await takeReadings(options).catch((error: unknown) => {
      if (!(error instanceof StoreAway)) throw error
    })
    const { registry } = options.metrics
    return reply.type(registry.contentType).send(await options.metrics.text())
  })
}

async function storeFault(db: Database): Promise<string | null> {
  try {
    await db.query("select 1")
    return null
  } catch {
    return "store_unavailable"
  }
}
