/** What a carrier can speak. */
export const carrierKinds = ["smpp", "smtp"] as const
export type CarrierKind = (typeof carrierKinds)[number]

/** What a carrier of this kind can carry. */
export const channelsOf: Readonly<Record<CarrierKind, readonly string[]>> = { smpp: ["sms"], smtp: ["email"] }
