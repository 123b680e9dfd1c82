import type { Role } from "./role.ts"

/** A link that creates a member, or resets one. */
export interface Invite {
  id: string
  accountId: string | null
  role: Role | null
  isOperator: boolean
  email: string | null
  /** The invite resets the password and second factor of its member. */
  resets: boolean
  /** Null for the command line. */
  madeBy: string | null
  createdAt: number
  endsAt: number
}
