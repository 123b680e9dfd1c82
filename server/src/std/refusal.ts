/**
 * Something that was asked cannot be done, and the asker can understand why. `code` is from the closed set of the room that
 * refuses; `api/` gives every code its HTTP status. `param` names the parameter at fault, in snake_case.
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
