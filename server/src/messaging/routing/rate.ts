/** The price for a segment to numbers with this prefix: what a carrier charges, or what accounts pay. */
export interface Rate {
  id: string
  /** Null for the accounts' rate. */
  carrierId: string | null
  /** Digits without a plus, or a channel without numbers. Empty for all other numbers. */
  prefix: string
  /** The price in millionths. */
  priceMicros: number
  priceUnit: string
  createdAt: number
  updatedAt: number
}
