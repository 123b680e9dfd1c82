export type Status = "enabled" | "disabled"

/** Which messages go to a carrier. A condition that is null takes everything. */
export interface Route {
  id: string
  carrierId: string
  channel: string | null
  /** The first digits of the recipient's number, without a plus. */
  prefix: string | null
  sender: string | null
  accountId: string | null
  tag: string | null
  /** The lowest first. */
  priority: number
  /** The share among routes that are otherwise equal. */
  weight: number
  status: Status
  createdAt: number
  updatedAt: number
}
