import type { EventType } from "#core/events/catalogue.ts"
import type { DeliveryStatus } from "./delivery-status.ts"
import type { DeliveryRow } from "./store.ts"

/** Which deliveries of an account a list contains. All given conditions must hold. */
export interface DeliveryFilter {
  endpointId?: string | undefined
  eventId?: string | undefined
  /** A delivery has one of these. */
  status?: readonly DeliveryStatus[] | undefined
  eventType?: EventType | undefined
  /** Milliseconds: created from the first until before the second. */
  from?: number | undefined
  until?: number | undefined
}

export interface DeliveryPage {
  deliveries: DeliveryRow[]
  /** The id below which the next page starts, or above which if the list is of one event; null at the end. */
  nextBefore: string | null
}
