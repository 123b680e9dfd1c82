import type { MessagePreview } from "@posthorn/client"
import { CarrierLink } from "../../components/carrier-link.tsx"
import { Filled } from "../../components/filled.tsx"
import * as strings from "./strings.ts"

/** The carrier that would get the message. */
export function PreviewRoute({ route }: { route: MessagePreview["route"] }) {
  if (!route) return strings.routeMissing
  const carrier = <CarrierLink sid={route.carrier} />
  return route.waits ? <Filled text={strings.routeWaits} parts={{ carrier }} /> : carrier
}
