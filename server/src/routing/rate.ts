/** A carrier's price of a segment to numbers with this prefix. */
export interface Rate {
  id: string
  carrierId: string
  /** Digits, without a plus; the empty one is for all other numbers. */
  prefix: string
  /** Millionths. */
  priceMicros: number
  priceUnit: string
  createdAt: number
  updatedAt: number
}
