import type { Role } from "#members/role.ts"
import { isForOperator } from "./operation.ts"
import type { Access } from "./operation.ts"
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
