/** What a member may do in an account, the most first: everything; all but people and credentials; only read. */
export const roles = ["owner", "developer", "viewer"] as const

export type Role = (typeof roles)[number]

/** Whether whoever has `role` may do what asks for `needed`. */
export function covers(role: Role, needed: Role): boolean {
  return roles.indexOf(role) <= roles.indexOf(needed)
}
