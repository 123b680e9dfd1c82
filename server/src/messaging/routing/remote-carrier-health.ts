import type { CarrierHealth } from "./carrier-health.ts"
import type { CarrierAvailability } from "./route-table.ts"
import { staleBeforeEndMs } from "./session-leases.ts"
import type { ReportRow } from "./session-store.ts"

interface HealthReport {
  health: CarrierHealth
  /** Whether the report is recent, by the store's clock. */
  isFresh: boolean
}

/**
 * The reports of other processes about the carriers that they run. With shared sessions, a carrier that is
 * down here may work there.
 */
export class RemoteCarrierHealth {
  #byCarrier: ReadonlyMap<string, readonly HealthReport[]> = new Map()

  /** Sets the reports of all living processes. */
  follow(reports: readonly ReportRow[], ownProcessId: string): void {
    const others = reports.filter((report) => report.process_id !== ownProcessId)
    this.#byCarrier = new Map(
      [...Map.groupBy(others, (report) => report.carrier_id)].map(([carrierId, rows]) => [
        carrierId,
        rows.map(toReport),
      ]),
    )
  }

  healths(carrierId: string): readonly CarrierHealth[] {
    return this.#reportsOf(carrierId).map(({ health }) => health)
  }

  /** Returns the best state among them. It is `half_open` if all connected processes run a trial. */
  standing(carrierId: string): CarrierAvailability | "half_open" {
    const up = this.#reportsOf(carrierId).filter(({ health, isFresh }) => isFresh && health.state === "up")
    const circuits = new Set(up.map(({ health }) => health.circuit.state))
    if (circuits.has("closed")) return "ready"
    if (circuits.has("half_open")) return "half_open"
    return circuits.has("open") ? "circuit_open" : "down"
  }

  #reportsOf(carrierId: string): readonly HealthReport[] {
    return this.#byCarrier.get(carrierId) ?? []
  }
}

function toReport({ health, ends_in_ms: endsInMs }: ReportRow): HealthReport {
  return { health: JSON.parse(health) as CarrierHealth, isFresh: endsInMs > staleBeforeEndMs }
}
