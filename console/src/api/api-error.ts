export interface Fault {
  param?: string
  detail: string
}

interface ProblemBody {
  code?: string
  title?: string
  detail?: string
  param?: string
  errors?: Fault[]
  request_id?: string
}

/** An answer that is not a success: what the server said, and which fields it named. */
export class ApiError extends Error {
  override readonly name = "ApiError"
  readonly status: number
  readonly code: string
  readonly detail: string
  readonly param: string | undefined
  readonly errors: readonly Fault[]
  readonly requestId: string | undefined

  constructor(status: number, body: ProblemBody) {
    const detail = body.detail ?? body.title ?? `The server answered ${status}.`
    super(detail)
    this.status = status
    this.code = body.code ?? "unknown"
    this.detail = detail
    this.param = body.param
    this.errors = body.errors ?? []
    this.requestId = body.request_id
  }
}
