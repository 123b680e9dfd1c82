import { findCarrierKind } from "#messaging/carriers/kinds.ts"
import type { Tx } from "#core/db/database.ts"
import { combinedHealthOf, type CarrierHealth } from "./carrier-health.ts"
import { listRoutes, routesMax } from "./carrier-routes.ts"
import { findReports } from "./session-store.ts"
import { findCarriers } from "./store.ts"

/** The enabled carriers, as the store shows them to a process that runs none. */
export interface InstalledCarriers {
  enabled: number
  /** The enabled routes to enabled carriers. */
  routes: number
  /** The carriers that some living process runs, and that none can send through. */
  down: { name: string; reason: string | null }[]
  /** The carriers, also disabled ones, whose kind is one of an extension that is not loaded. */
  unknown: { name: string; kind: string }[]
}

/** More than the number of carriers that can exist. */
const carriersReadMax = 1_000

export async function readInstalledCarriers(tx: Tx): Promise<InstalledCarriers> {
  const carriers = await findCarriers(tx, { limit: carriersReadMax, before: null })
  const enabled = new Map(carriers.filter(({ status }) => status === "enabled").map(({ id, name }) => [id, name]))
  const routes = await listRoutes(tx, { limit: routesMax, before: null })
  const reports = Map.groupBy(await findReports(tx), (report) => report.carrier_id)
  return {
    enabled: enabled.size,
    routes: routes.filter(({ status, carrierId }) => status === "enabled" && enabled.has(carrierId)).length,
    unknown: carriers.filter(({ kind }) => findCarrierKind(kind) === undefined),
    down: [...enabled].flatMap(([id, name]) => {
      const healths = (reports.get(id) ?? []).map(({ health }) => JSON.parse(health) as CarrierHealth)
      const health = combinedHealthOf(healths)
      return health && health.state !== "up" ? [{ name, reason: health.reason }] : []
    }),
  }
}
