import { z } from "zod"
import { isForConsole } from "#http/operation.ts"
import type { Route } from "#http/routes.ts"
import { unwrap } from "#http/wire/parameters.ts"
import { refusesCards } from "./card-faults.ts"
import type { SidKind } from "#core/std/ids.ts"
import { problems, type ProblemCode } from "./problems.ts"

const everywhere: readonly ProblemCode[] = [
  "malformed_request",
  "invalid_encoding",
  "unknown_parameter",
  "invalid_parameters",
  "too_many_parameters",
  "unauthenticated",
  "method_not_allowed",
  "request_timeout",
  "headers_too_large",
  "insufficient_scope",
  "rate_limited",
  "too_many_failed_sign_ins",
  "internal_error",
  "store_unavailable",
  "schema_changed",
]

const bySession: readonly ProblemCode[] = [
  "account_not_named",
  "not_a_member",
  "insufficient_role",
  "cross_site_request",
]

const withParameters: readonly ProblemCode[] = ["invalid_parameter", "duplicate_parameter"]
const withBody: readonly ProblemCode[] = [
  "invalid_json",
  "duplicate_parameter",
  "body_too_large",
  "unsupported_media_type",
]
const onPost: readonly ProblemCode[] = [
  "invalid_idempotency_key",
  "idempotency_in_progress",
  "idempotency_key_reused",
  "overloaded",
]

/** Returns all problems of an operation by status: its own, and those of its method and parameters. */
export function problemsOf({ method, path, operation }: Route): Map<number, ProblemCode[]> {
  const shapes = [operation.query, operation.body].flatMap((schema) => (schema ? Object.values(schema.shape) : []))
  const codes = new Set<ProblemCode>([
    ...everywhere,
    ...(shapes.length ? withParameters : []),
    ...(shapes.some(hasRequired) ? (["missing_parameter"] as const) : []),
    ...(method === "GET" ? [] : withBody),
    ...(method === "POST" ? onPost : []),
    ...(operation.needsKey ? (["idempotency_key_required"] as const) : []),
    ...(method === "GET" ? [] : (["store_full"] as const)),
    ...(refusesCards(operation.tag) ? (["card_data_not_accepted"] as const) : []),
    ...(operation.sid || operation.pathText ? (["not_found"] as const) : []),
    ...(operation.sid ? notFound(operation.sid) : []),
    ...(isForConsole(path) ? bySession : []),
    ...operation.problems,
  ])
  const byStatus = new Map<number, ProblemCode[]>()
  for (const code of [...codes].toSorted()) {
    const { status } = problems[code]
    const same = byStatus.get(status)
    if (same) same.push(code)
    else byStatus.set(status, [code])
  }
  return byStatus
}

/** Returns the code for a sid without an object, such as `api_key_not_found`. */
function notFound(kind: SidKind): ProblemCode[] {
  const code = `${kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_not_found`
  return code in problems ? [code as ProblemCode] : []
}

/** Returns whether a request must contain the parameter. */
export function isRequired(schema: z.core.$ZodType): boolean {
  return schema._zod.optin === undefined
}

/** Returns whether a request can lack a parameter, or a field of an entry of a list. */
function hasRequired(schema: z.core.$ZodType): boolean {
  return isRequired(schema) || isFieldRequired(schema)
}

function isFieldRequired(schema: z.core.$ZodType): boolean {
  const core = unwrap(schema)
  if (core instanceof z.ZodObject) return Object.values(core.shape).some(hasRequired)
  return core instanceof z.ZodArray && isFieldRequired(core.element)
}
