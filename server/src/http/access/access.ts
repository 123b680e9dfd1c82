import { isForOperator, type Access } from "#http/operation.ts"
import type { Route } from "#http/routes.ts"
import type { Role } from "#core/members/role.ts"

/**
 * Returns the role that a member needs to call the operation with a session. By default every member can
 * read.
 */
export function accessOf({ method, path, operation }: Route<never>): Access {
  if (isForOperator(path)) return "operator"
  return operation.access ?? (method === "GET" ? "viewer" : "developer")
}

/** Returns whether the operation belongs to an account, which the request then names. */
export function isOfAccount(access: Access): access is Role {
  return access === "owner" || access === "developer" || access === "viewer"
}
