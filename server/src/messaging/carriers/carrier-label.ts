import { toSid } from "#core/std/ids.ts"
import { simulatorId } from "./simulator/simulator-id.ts"

/** The label of a carrier in metrics: its sid, or `simulator`. */
export function carrierLabel(carrierId: string): string {
  return carrierId === simulatorId ? "simulator" : toSid("carrier", carrierId)
}
