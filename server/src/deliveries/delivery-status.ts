export const deliveryStatuses = ["pending", "succeeded", "failed", "cancelled"] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]
