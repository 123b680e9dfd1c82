import type { EventType } from "./catalogue.ts"
import type { DeliveryRow, DeliveryStatus } from "./store.ts"

/** Which deliveries of an account a list is of; all that is given must hold. */
export interface DeliveryFilter {
  endpointId?: string | undefined
  eventId?: string | undefined
  status?: DeliveryStatus | undefined
  eventType?: EventType | undefined
  /** Milliseconds: made from the one until before the other. */
  from?: number | undefined
  until?: number | undefined
}

export interface DeliveryPage {
  deliveries: DeliveryRow[]
  /** The id below which the next page starts, above which where the list is of one event; or null at the end. */
  nextBefore: string | null
}
