export const deliveryStatuses = ["pending", "succeeded", "failed", "cancelled"] as const
/** The statuses as the API shows them. `canceled` is spelled as in all of the API. */
export const shownDeliveryStatuses = ["pending", "succeeded", "failed", "canceled"] as const

export type DeliveryStatus = (typeof deliveryStatuses)[number]

export function shownDeliveryStatus(status: DeliveryStatus): (typeof shownDeliveryStatuses)[number] {
  return status === "cancelled" ? "canceled" : status
}

export function storedDeliveryStatus(shown: (typeof shownDeliveryStatuses)[number]): DeliveryStatus {
  return shown === "canceled" ? "cancelled" : shown
}
