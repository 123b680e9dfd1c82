import { SchemaChanged, StoreUnavailable, StoreFull } from "#core/db/errors.ts"
import { Overloaded } from "#core/std/batcher.ts"
import { InputFaults } from "#core/std/input-faults.ts"
import { Refusal } from "#core/std/refusal.ts"
import { faultsProblem, Problem, retryAfter } from "./problem.ts"
import { isProblemCode, problems, type ProblemCode } from "./problems.ts"

const storeRetryMs = 2_000
const overloadRetryMs = 1_000
const schemaRetryMs = 30_000

/** Returns the problem for any error of a request. An unexpected error becomes `internal_error`. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof Refusal) return refused(error)
  if (error instanceof InputFaults)
    return faultsProblem(error.faults.map((fault) => ({ ...fault, code: "invalid_parameter" })))
  if (error instanceof SchemaChanged) return schemaChanged()
  if (error instanceof StoreFull) {
    return new Problem(
      "store_full",
      "The disk of the database is full, and nothing of this request was stored. The operator must free disk space.",
      {
        headers: retryAfter(60_000),
      },
    )
  }
  if (error instanceof StoreUnavailable) {
    return new Problem(
      "store_unavailable",
      "The database cannot be reached. Wait for the time in `Retry-After`, then repeat the request.",
      {
        headers: retryAfter(storeRetryMs),
      },
    )
  }
  if (error instanceof Overloaded) {
    return new Problem(
      "overloaded",
      "Too many requests are waiting. Wait for the time in `Retry-After`, then repeat the request.",
      {
        headers: retryAfter(overloadRetryMs),
      },
    )
  }
  return frameworkProblem(error) ?? internalError()
}

/** The problem of every request when a newer release has changed the store. */
export function schemaChanged(): Problem {
  return new Problem(
    "schema_changed",
    "A newer release of Posthorn changed the database, so this process stopped its work. Repeat the request at a process of the newer release.",
    { headers: retryAfter(schemaRetryMs) },
  )
}

function internalError(): Problem {
  return new Problem("internal_error", "An internal error occurred. The log contains it under the `request_id`.")
}

function refused(refusal: Refusal): Problem {
  if (!isProblemCode(refusal.code)) return internalError()
  const { retryAfterMs } = refusal
  const needsWait = retryAfterMs !== undefined || problems[refusal.code].status === 429
  return new Problem(refusal.code, refusal.message, {
    param: refusal.param ?? null,
    ...(needsWait ? { headers: retryAfter(retryAfterMs ?? 1_000) } : {}),
  })
}

/**
 * Returns the problem for a refusal by Fastify itself, by its code
 * (https://fastify.dev/docs/latest/Reference/Errors/).
 */
function frameworkProblem(error: unknown): Problem | undefined {
  const code = error instanceof Error ? (error as Error & { code?: string }).code : undefined
  const found = code === undefined ? undefined : frameworkCodes[code]
  return found && new Problem(...found)
}

const frameworkCodes: Record<string, [ProblemCode, string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    "unsupported_media_type",
    "The Content-Type is not valid. Send `application/json` or `application/x-www-form-urlencoded`.",
  ],
  FST_ERR_CTP_EMPTY_TYPE: [
    "unsupported_media_type",
    "The body has no Content-Type. Send `application/json` or `application/x-www-form-urlencoded`.",
  ],
  FST_ERR_BAD_URL: [
    "malformed_request",
    "The path is not a valid URL, because two hexadecimal digits must follow a percent sign. Correct the path.",
  ],
  FST_ERR_ROUTE_MAX_PARAM_LENGTH: ["not_found", "The sid is too long. Check the sid."],
  FST_ERR_MAX_PARAM_LENGTH: ["not_found", "The sid is too long. Check the sid."],
  ECONNRESET: [
    "malformed_request",
    "The client closed the connection before the request was complete. Send the request again.",
  ],
}
