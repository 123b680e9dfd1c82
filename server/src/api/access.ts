import type { Presence } from "#members/presences.ts"
import { covers } from "#members/role.ts"
import type { Role } from "#members/role.ts"
import { isForOperator } from "./operation.ts"
import type { Access } from "./operation.ts"
import { Problem } from "./problem.ts"
import type { Route } from "./routes.ts"

/** Whom a member has to be to call the operation with a session. What only reads is for all, unless it says otherwise. */
export function accessOf({ method, path, operation }: Route<never>): Access {
  if (isForOperator(path)) return "operator"
  return operation.access ?? (method === "GET" ? "viewer" : "developer")
}

/** Whether the operation is done in an account, which the request then names. */
export function isOfAccount(access: Access): access is Role {
  return access === "owner" || access === "developer" || access === "viewer"
}

/** Refuses `insufficient_role`. */
export function requireRole(role: Role, needed: Role): void {
  if (covers(role, needed)) return
  throw new Problem(
    "insufficient_role",
    `In this account you are ${article(role)}; this needs ${article(needed)}. An owner of the account can change your role.`,
  )
}

/** Refuses `insufficient_role`. */
export function requireOperator({ isOperator }: Presence): void {
  if (!isOperator) throw new Problem("insufficient_role", "This is for operators of the installation alone.")
}

function article(role: Role): string {
  return role === "owner" ? "an owner" : `a ${role}`
}
