import type { MessagePreview } from "posthorn"
import { CarrierLink } from "../../components/carrier-link.tsx"

/** The carrier that the message would go to. */
export function PreviewRoute({ route }: { route: MessagePreview["route"] }) {
  if (!route) return "No carrier reaches this recipient. The message would be refused or fail."
  return (
    <>
      <CarrierLink sid={route.carrier} />
      {route.waits && " is not available now. The message would wait."}
    </>
  )
}
