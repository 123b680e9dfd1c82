/** The price of a segment to numbers with this prefix: what a carrier charges, or what accounts pay. */
export interface Rate {
  id: string
  /** Null for what accounts pay. */
  carrierId: string | null
  /** Digits, without a plus; the empty one is for all other numbers. Or a channel without numbers. */
  prefix: string
  /** Millionths. */
  priceMicros: number
  priceUnit: string
  createdAt: number
  updatedAt: number
}
