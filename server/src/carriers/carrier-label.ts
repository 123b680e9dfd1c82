import { toSid } from "#std/ids.ts"
import { simulatorId } from "./simulator/simulator-id.ts"

/** How metrics name a carrier: by its sid, of which an operator has some; there is one simulator. */
export function carrierLabel(carrierId: string): string {
  return carrierId === simulatorId ? "simulator" : toSid("carrier", carrierId)
}
