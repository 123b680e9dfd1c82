import type { Fault } from "#http/wire/fault.ts"
import { problems, type ProblemCode } from "./problems.ts"

/** One entry of `errors`: a faulty parameter. */
export interface ProblemEntry {
  param: string | null
  code: ProblemCode
  detail: string
}

/**
 * A request is answered with a problem (RFC 9457). Thrown anywhere in `api/`; `detail` is about this one
 * request.
 */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly param: string | null
  readonly errors: readonly ProblemEntry[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ProblemCode,
    detail: string,
    more: { param?: string | null; errors?: readonly ProblemEntry[]; headers?: Record<string, string> } = {},
  ) {
    super(detail)
    this.name = "Problem"
    this.code = code
    this.param = more.param ?? null
    this.errors = more.errors ?? (this.param === null ? [] : [{ param: this.param, code, detail }])
    this.headers = more.headers ?? {}
  }
}

/**
 * Returns one problem for all faults of a request: with its own code for a single fault, `invalid_parameters`
 * for several.
 */
export function faultsProblem(found: readonly Fault[]): Problem {
  const faults = found.map(({ param, code, detail }) => ({ param, code, detail }))
  const [first] = faults
  if (first && faults.length === 1) return new Problem(first.code, first.detail, { param: first.param, errors: faults })
  const names = [...new Set(faults.map(({ param }) => param))].filter((param) => param !== null)
  const where = names.length ? `: ${names.slice(0, namesMax).join(", ")}${names.length > namesMax ? ", …" : ""}` : ""
  return new Problem("invalid_parameters", `The request has ${faults.length} faults${where}. Read \`errors\`.`, {
    errors: faults,
  })
}

/** Returns the body of the answer. `type` is one of our pages, which explains the code. */
export function renderProblem(
  problem: Problem,
  { baseUrl, requestId }: { baseUrl: string; requestId: string },
): string {
  const { status, title } = problems[problem.code]
  const body = JSON.stringify({
    type: `${baseUrl}/docs/problems/${problem.code}`,
    title,
    status,
    detail: problem.message,
    code: problem.code,
    ...(problem.param === null ? {} : { param: problem.param }),
    errors: problem.errors.slice(0, errorsMax),
    request_id: requestId,
  })
  return `${body}\n`
}

/** Returns the header field for a wait in whole seconds, never 0 (RFC 9110 section 10.2.3). */
export function retryAfter(ms: number): { "retry-after": string } {
  return { "retry-after": String(Math.max(1, Math.ceil(ms / 1000))) }
}

const namesMax = 10
/** A request can contain 200 faulty parameters. The first fifty faults are enough to correct it. */
const errorsMax = 50
