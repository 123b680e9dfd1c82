export interface Account {
  id: string
  name: string
  status: "active" | "suspended"
  /** Requests a second; null means the installation's default. */
  ratePerSecond: number | null
  /** The phone numbers that it can own and request; null means the installation's default. */
  phoneNumbersMax: number | null
  createdAt: number
  updatedAt: number
}

export interface AccountChange {
  name?: string | undefined
  status?: Account["status"] | undefined
  /** Requests a second; null for the installation's default. */
  ratePerSecond?: number | null | undefined
  /** Phone numbers; null for the installation's default. */
  phoneNumbersMax?: number | null | undefined
}
