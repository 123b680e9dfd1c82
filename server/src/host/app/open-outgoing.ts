import { readFileSync } from "node:fs"
import type { Config } from "#host/config/config.ts"
import { Outgoing } from "#core/outgoing/outgoing.ts"
import type { Clock } from "#core/std/clock.ts"

/**
 * HTTP to external addresses. `outgoing` is for addresses that accounts choose, and `carrierOutgoing` for
 * carriers, which the operator chooses. `publicOutgoing` is for addresses that strangers choose, and reaches
 * no private one. Each has its own connections. All end with the stack.
 */
export function openOutgoing(
  stack: AsyncDisposableStack,
  config: Pick<Config, "idleHostsMax" | "webhookAllowedRanges" | "webhookExtraCaPath" | "carrierAllowedRanges">,
  clock: Clock,
): { outgoing: Outgoing; carrierOutgoing: Outgoing; publicOutgoing: Outgoing } {
  const { webhookExtraCaPath: caPath, idleHostsMax, webhookAllowedRanges, carrierAllowedRanges } = config
  const trust = caPath === null ? {} : { extraCa: readFileSync(caPath, "utf8") }
  const outgoing = new Outgoing({
    clock,
    allowedRanges: webhookAllowedRanges,
    idleOriginsMax: idleHostsMax,
    ...trust,
  })
  stack.defer(() => outgoing.stop())
  const carrierOutgoing = new Outgoing({ clock, allowedRanges: carrierAllowedRanges, plainHttp: true, ...trust })
  stack.defer(() => carrierOutgoing.stop())
  const publicOutgoing = new Outgoing({ clock, ...trust })
  stack.defer(() => publicOutgoing.stop())
  return { outgoing, carrierOutgoing, publicOutgoing }
}
