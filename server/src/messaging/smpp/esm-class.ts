/** Bits of esm_class (SMPP 3.4, section 5.2.12) for requests to the SMSC. */
export const esmClass = {
  default: 0x00,
  datagram: 0x01,
  forward: 0x02,
  storeAndForward: 0x03,
  /** The content begins with a user data header. */
  userDataHeader: 0x40,
  replyPath: 0x80,
  /** In deliver_sm: this is a receipt. */
  receipt: 0x04,
  intermediate: 0x20,
} as const

/** Bits of registered_delivery (section 5.2.17). */
export const registeredDelivery = {
  none: 0x00,
  allFinal: 0x01,
  failuresOnly: 0x02,
  intermediate: 0x10,
} as const

/** The kind of a deliver_sm or data_sm from the SMSC. */
export type DeliveryKind =
  | "message"
  | "receipt"
  | "intermediate"
  | "delivery_acknowledgement"
  | "user_acknowledgement"
  | "conversation_abort"

const kinds: Readonly<Record<number, DeliveryKind>> = {
  0x00: "message",
  0x04: "receipt",
  0x08: "delivery_acknowledgement",
  0x10: "user_acknowledgement",
  0x18: "conversation_abort",
  0x20: "intermediate",
}

/**
 * Returns the kind by bits 5 to 2. Some peers set several: the receipt's bit wins, then the intermediate one.
 */
export function deliveryKindOf(value: number): DeliveryKind {
  const known = kinds[value & 0x3c]
  if (known) return known
  if (value & 0x04) return "receipt"
  return value & 0x20 ? "intermediate" : "message"
}

/** Returns whether the content begins with a user data header. */
export function hasUserDataHeader(value: number): boolean {
  return (value & esmClass.userDataHeader) !== 0
}
