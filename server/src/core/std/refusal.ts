/**
 * A request cannot be fulfilled, and the client can understand the reason. `code` is from the closed set of
 * the folder that refuses; `api/` maps every code to an HTTP status. `param` names the faulty parameter, in
 * snake_case.
 */
export class Refusal<Code extends string = string> extends Error {
  readonly code: Code
  readonly param: string | undefined
  readonly retryAfterMs: number | undefined

  constructor(code: Code, detail: string, more: { param?: string; retryAfterMs?: number } = {}) {
    super(detail)
    this.name = "Refusal"
    this.code = code
    this.param = more.param
    this.retryAfterMs = more.retryAfterMs
  }
}
