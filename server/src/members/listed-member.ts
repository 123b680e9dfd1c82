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
  /** In the account. */
  role: Role
}

/** A member of the installation. */
export interface InstallationMember extends CommonFields {
  /** To how many they belong, suspended ones too. */
  accountCount: number
}
