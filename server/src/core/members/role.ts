/**
 * The roles of a member in an account. `owner` can do everything, `developer` everything except people and
 * credentials, `viewer` can only read.
 */
export const roles = ["owner", "developer", "viewer"] as const

export type Role = (typeof roles)[number]

/** Returns whether `role` includes the permissions of `needed`. */
export function covers(role: Role, needed: Role): boolean {
  return roles.indexOf(role) <= roles.indexOf(needed)
}
