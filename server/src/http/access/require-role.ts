import { Problem } from "#http/problems/problem.ts"
import type { MemberSession } from "#core/members/session-authenticator.ts"
import { covers, type Role } from "#core/members/role.ts"

/** Throws `insufficient_role` unless `role` covers `needed`. */
export function requireRole(role: Role, needed: Role): void {
  if (covers(role, needed)) return
  throw new Problem(
    "insufficient_role",
    `You are ${article(role)} of this account, and this operation needs ${article(needed)}. Ask an owner of the account to change your role.`,
  )
}

/** Throws `insufficient_role` unless the member is an operator. */
export function requireOperator({ isOperator }: MemberSession): void {
  if (!isOperator) throw new Problem("insufficient_role", "Only operators of the installation can use this operation.")
}

function article(role: Role): string {
  return role === "owner" ? "an owner" : `a ${role}`
}
