import { StoreAway, StoreFull } from "#db/errors.ts"
import { Overloaded } from "#std/batcher.ts"
import { InputFaults } from "#std/input-faults.ts"
import { Refusal } from "#std/refusal.ts"
import { faultsProblem, Problem, retryAfter } from "./problem.ts"
import { isProblemCode, problems, type ProblemCode } from "./problems.ts"

const storeRetryMs = 2_000
const overloadRetryMs = 1_000

/** Returns the problem for any error of a request. An unexpected error becomes `internal_error`. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof Refusal) return refused(error)
  if (error instanceof InputFaults)
    return faultsProblem(error.faults.map((fault) => ({ ...fault, code: "invalid_parameter" })))
  if (error instanceof StoreFull) {
    return new Problem(
      "store_full",
      "The store is full, and nothing of this request was stored. The operator has to free disk space.",
      {
        headers: retryAfter(60_000),
      },
    )
  }
  if (error instanceof StoreAway) {
    return new Problem("store_unavailable", "The store cannot be reached. Repeat the request in a moment.", {
      headers: retryAfter(storeRetryMs),
    })
  }
  if (error instanceof Overloaded) {
    return new Problem("overloaded", "Too many requests are waiting. Repeat this request a little later.", {
      headers: retryAfter(overloadRetryMs),
    })
  }
  return frameworkProblem(error) ?? internalError()
}

function internalError(): Problem {
  return new Problem("internal_error", "An internal error occurred. The log has it under the request_id.")
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
  FST_ERR_CTP_BODY_TOO_LARGE: ["body_too_large", "The body is larger than this operation accepts. Send less."],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    "unsupported_media_type",
    "The Content-Type cannot be read. Send application/json or a form.",
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ["malformed_request", "The body is not as long as Content-Length says."],
  FST_ERR_CTP_EMPTY_TYPE: ["unsupported_media_type", "The body has no Content-Type. Send application/json or a form."],
  FST_ERR_BAD_URL: [
    "malformed_request",
    "The path is not a valid URL: a percent sign is not followed by two hex digits.",
  ],
  FST_ERR_ROUTE_MAX_PARAM_LENGTH: ["not_found", "No sid is this long."],
  FST_ERR_MAX_PARAM_LENGTH: ["not_found", "No sid is this long."],
  ECONNRESET: ["malformed_request", "The connection was closed before the request was complete."],
}
