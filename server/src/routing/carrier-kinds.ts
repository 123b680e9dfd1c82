/** The protocols of carriers. */
export const carrierKinds = ["smpp", "smtp"] as const
export type CarrierKind = (typeof carrierKinds)[number]

/** The channels of a carrier of this kind. */
export const channelsOf: Readonly<Record<CarrierKind, readonly string[]>> = { smpp: ["sms"], smtp: ["email"] }
