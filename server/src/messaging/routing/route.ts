export type Status = "enabled" | "disabled"

/** A rule that sends matching messages to a carrier. A condition that is null matches everything. */
export interface Route {
  id: string
  carrierId: string
  channel: string | null
  /** The first digits of the recipient's number, without a plus. */
  prefix: string | null
  sender: string | null
  accountId: string | null
  tag: string | null
  /** The lowest number wins. */
  priority: number
  /** The share among otherwise equal routes. */
  weight: number
  status: Status
  createdAt: number
  updatedAt: number
}
