import type { Role } from "./role.ts"

interface CommonFields {
  id: string
  email: string
  name: string
  isOperator: boolean
  hasTotp: boolean
  createdAt: number
}

/** A member of an account. */
export interface ListedMember extends CommonFields {
  /** The role in the account. */
  role: Role
}

export interface InstallationMember extends CommonFields {
  /** The number of the member's accounts, including suspended ones. */
  accountCount: number
}
