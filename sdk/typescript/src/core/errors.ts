import type { ProblemCode } from "../generated/problem-codes.ts"

/** The base class of all errors that the client throws, except the reason of an `AbortSignal`. */
export class PosthornError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = new.target.name
  }
}

/**
 * No answer came: the name, the connection or TLS failed, or the connection ended. The request may have been
 * carried out.
 */
export class ConnectionError extends PosthornError {}

/** No whole answer came in time. The request may have been carried out. */
export class TimeoutError extends PosthornError {}

/** The options of a client, or an argument of a call, cannot be used. Nothing was sent. */
export class UsageError extends PosthornError {}

/** The webhook is not proven to come from Posthorn, or it is too old. */
export class WebhookVerificationError extends PosthornError {}

/** A parameter at fault. */
export interface ParameterFault {
  /** Its name; null where it is none. */
  param: string | null
  code: Code
  detail: string
}

/** Codes are never renamed, but a newer server may have more of them. */
type Code = ProblemCode | "unexpected_answer" | (string & {})

/** The problem that the API returned (RFC 9457). */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  code: Code
  param?: string | undefined
  errors: ParameterFault[]
  request_id: string | null
}

/** The API refused. Decide by `code`; all codes are explained in `docs/problems.md` and at `type`. */
export class ApiError extends PosthornError {
  /** The HTTP status. */
  readonly status: number
  /** A stable word for programs. `unexpected_answer` where the answer is none of Posthorn's. */
  readonly code: Code
  readonly title: string
  /** The fault of this request, and what to do about it. */
  readonly detail: string
  /** The parameter at fault, where it is one. */
  readonly param: string | null
  /** All parameters at fault. */
  readonly errors: readonly ParameterFault[]
  /** Names the request in the log of the server. */
  readonly requestId: string | null
  /** A page that explains the code. */
  readonly type: string
  /** How long to wait, where the server said so. */
  readonly retryAfterMs: number | null

  constructor(problem: Problem, retryAfterMs: number | null = null) {
    super(`${problem.detail} (${problem.code}, ${problem.status})`)
    this.status = problem.status
    this.code = problem.code
    this.title = problem.title
    this.detail = problem.detail
    this.param = problem.param ?? null
    this.errors = problem.errors
    this.requestId = problem.request_id
    this.type = problem.type
    this.retryAfterMs = retryAfterMs
  }
}
