import type { CallbackSettings } from "./callback-settings.ts"

export const capabilities = ["sms", "mms"] as const
export type Capability = (typeof capabilities)[number]

export const phoneNumberStatuses = ["pending", "active", "rejected"] as const

/** A number that an account owns or requested. Messages to an active number reach its account. */
export interface PhoneNumber {
  id: string
  accountId: string
  /** E.164, a short code, a sender id or a chat address. */
  number: string
  capabilities: readonly Capability[]
  status: (typeof phoneNumberStatuses)[number]
  /** Why the operator rejected the request. Null without a reason. */
  rejectedReason: string | null
  /** The account that owns the number now, for the operator; null when no account does. */
  ownerId: string | null
  /** The name that the account gave it. Null without a name. */
  name: string | null
  callbacks: CallbackSettings
  createdAt: number
}
