import type { FastifyInstance } from "fastify"
import { countAwayNodes } from "#core/db/all-accounts.ts"
import { StoreFull, type Database } from "#core/db/database.ts"
import { pause, type Clock } from "#core/std/clock.ts"
import type { Metrics } from "#core/std/metrics.ts"
import { shareResult } from "#core/std/share-result.ts"
import { serverVersion } from "#core/std/version.ts"
import { addMetricsRoute, type MetricsAccess } from "./metrics-access.ts"
import type { Scrape } from "./scrape.ts"
import type { StoreRoom } from "./store-room.ts"

export interface OperationsOptions {
  db: Database
  storeRoom: Pick<StoreRoom, "isFull">
  clock: Clock
  metrics: Metrics
  scrape: Scrape
  metricsAccess: MetricsAccess
  /** Returns whether this process is stopping and should get no new requests. */
  isStopping(): boolean
  /** Returns whether a newer release changed the store. */
  isSchemaChanged(): boolean
}

/** `/openapi.json` shows the version to everybody, too. */
const alive = JSON.stringify({ status: "ok", version: serverVersion })

/** Any client can ask whether the process is ready, so the store is queried at most this often. */
const storeAskedEveryMs = 1_000

/**
 * Adds three routes. `/healthz` answers 200 while the process lives. `/readyz` answers 200 while it can work.
 * It answers 503 while the store is away or full, after a newer release changed it, or during the stop.
 * Neither needs credentials or discloses data of an account. `/metrics` is Prometheus text, with the access
 * of `metricsAccess`.
 */
export function addOperationsRoutes(app: FastifyInstance, options: OperationsOptions): void {
  const storeState = shareResult(options.clock, storeAskedEveryMs, () => storeFault(options))
  app.get("/healthz", async (_request, reply) => reply.type("application/json").send(alive))
  app.get("/readyz", async (_request, reply) => {
    const own = options.isStopping() ? "stopping" : options.isSchemaChanged() ? "schema_changed" : null
    const reason = own ?? (await storeState())
    if (reason === null) return reply.type("application/json").send(JSON.stringify(readyState(options)))
    return reply
      .code(503)
      .header("retry-after", "1")
      .type("application/json")
      .send(JSON.stringify({ status: "not_ready", reason }))
  })
  app.get("/", async (_request, reply) => reply.redirect("/docs"))
  addMetricsRoute(app, options.scrape, options.metrics.registry.contentType, options.metricsAccess)
}

/** While a node of Citus is away, the process works for the accounts of the others, so it is ready. */
function readyState({ db }: OperationsOptions): object {
  const away = countAwayNodes(db)
  return away ? { status: "ready", unavailable_nodes: away } : { status: "ready" }
}

/** A store that hangs gives no answer at all. Load balancers ask every few seconds. */
const storeAnswersWithinMs = 2_000

type StoreFault = "store_unavailable" | "store_full"

async function storeFault(options: OperationsOptions): Promise<StoreFault | null> {
  const { db, storeRoom, clock } = options
  const answered = new AbortController()
  const isFull = db.query("select 1").then(() => storeRoom.isFull())
  const fault = isFull.then((full) => (full ? "store_full" : null)).catch(faultOf)
  const late = pause(clock, storeAnswersWithinMs, answered.signal).then((): StoreFault => "store_unavailable")
  return await Promise.race([fault, late]).finally(() => answered.abort())
}

function faultOf(error: unknown): StoreFault {
  return error instanceof StoreFull ? "store_full" : "store_unavailable"
}
