import type { ProblemCode } from "../generated/problem-codes.ts"

/** The base class of all errors that the client throws, except the reason of an `AbortSignal`. */
export class PosthornError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = new.target.name
  }
}

/**
 * There was no answer: the name, the connection or TLS failed, or the connection ended. The request may have
 * been performed.
 */
export class ConnectionError extends PosthornError {}

/** No complete answer arrived in time. The request may have been performed. */
export class TimeoutError extends PosthornError {}

/** The options of a client, or an argument of a call, cannot be used. Nothing was sent. */
export class UsageError extends PosthornError {}

/** The webhook is not proved to come from Posthorn, or it is too old. */
export class WebhookVerificationError extends PosthornError {}

/** A faulty parameter. */
export interface ParameterFault {
  /** Its name. Null if the fault is not about a parameter. */
  param: string | null
  code: Code
  detail: string
}

/** Codes are never renamed, but a newer server can have additional ones. */
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
  /** A stable word for programs. `unexpected_answer` if the answer is not Posthorn's. */
  readonly code: Code
  readonly title: string
  /** The fault of this request, and what to do about it. */
  readonly detail: string
  /** The faulty parameter, if there is one. */
  readonly param: string | null
  /** All faulty parameters. */
  readonly errors: readonly ParameterFault[]
  /** Identifies the request in the log of the server. */
  readonly requestId: string | null
  /** The URL of a page that explains the code. */
  readonly type: string
  /** How long to wait, if the server states it. */
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
