/** How customers of an account reach it. Null without one. */
export interface AccountContact {
  supportEmail: string | null
  /** E.164. */
  supportPhone: string | null
  supportUrl: string | null
}

export interface Account extends AccountContact {
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

/** The fields to change. Undefined leaves a field as it is. */
export type AccountChange = {
  readonly [Field in Exclude<keyof Account, "id" | "createdAt" | "updatedAt">]?: Account[Field] | undefined
}
