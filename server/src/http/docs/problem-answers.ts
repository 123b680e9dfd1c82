import type { Route } from "#http/route.ts"
import { problemsOf } from "#http/problems/problems-of.ts"
import { problems, type ProblemCode } from "#http/problems/problems.ts"
import { problemHeaders } from "./openapi-shared.ts"

/** The refusals of operations, and the components that they share. */
export interface ProblemAnswers {
  /** Returns the refusals of an operation by status, and `default` for those of later versions. */
  of(route: Route): Record<string, object>
  responses: Record<string, object>
  examples: Record<string, object>
}

/**
 * Describes the refusals of these operations. Answers of several operations are components, because
 * they would be half of the document inside of each operation.
 */
export function describeProblemAnswers(routes: readonly Route[], baseUrl: string): ProblemAnswers {
  const users = new Map<string, string[]>()
  for (const route of routes)
    for (const [, codes] of problemsOf(route)) {
      const key = codes.join()
      users.set(key, [...(users.get(key) ?? []), route.operation.id])
    }
  const responses: Record<string, object> = { OtherProblem: otherProblem }
  const place = ([status, codes]: [number, ProblemCode[]]): [string, object] => {
    const [first = "", second] = users.get(codes.join()) ?? []
    const answer = describeProblems(status, codes)
    if (second === undefined) return [String(status), answer]
    const name = nameOfAnswer(status, codes, first)
    responses[name] = answer
    return [String(status), { $ref: `#/components/responses/${name}` }]
  }
  return {
    of: (route) => ({
      ...Object.fromEntries([...problemsOf(route)].map(place)),
      default: { $ref: "#/components/responses/OtherProblem" },
    }),
    responses,
    examples: problemExamples(routes, baseUrl),
  }
}

/** The codes are the name of an answer, or its first operation where they are many. */
function nameOfAnswer(status: number, codes: readonly ProblemCode[], operation: string): string {
  const names = codes.length > 2 ? [`${operation}_${status}`] : codes
  return names.map(pascalCase).join("Or")
}

function pascalCase(words: string): string {
  return words.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

export const header = (name: string) => ({ $ref: `#/components/headers/${name}` })

const problemType = "application/problem+json"
// The codes are in an extension, the description and the examples. In the schema, each would become its own
// type in a generated client.
const schema = { $ref: "#/components/schemas/Problem" }

const otherProblem = {
  description: "Any other problem. Later versions can add codes.",
  headers: { "Request-Id": header("Request-Id") },
  content: { [problemType]: { schema, examples: examplesOf(["internal_error"]) } },
}

function describeProblems(status: number, codes: readonly ProblemCode[]): object {
  const names = problemHeaders[status] ?? []
  return {
    description: `${codes.map((code) => `\`${code}\``).join(", ")}.`,
    headers: { "Request-Id": header("Request-Id"), ...Object.fromEntries(names.map((name) => [name, header(name)])) },
    content: { [problemType]: { schema, examples: examplesOf(codes) } },
    "x-codes": codes,
  }
}

function examplesOf(codes: readonly ProblemCode[]): object {
  return Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]))
}

/** Only the codes of operations in the document, because linters report unused components. */
function problemExamples(routes: readonly Route[], baseUrl: string): Record<string, object> {
  const given = new Set(routes.flatMap((route) => [...problemsOf(route).values()].flat()))
  return Object.fromEntries([...given].toSorted().map((code) => [code, problemExample(code, baseUrl)]))
}

function problemExample(code: ProblemCode, baseUrl: string): object {
  const { status, title, meaning } = problems[code]
  const requestId = "019aa4d2-c3f0-7a1b-8c2d-3e4f5a6b7c8d"
  const type = `${baseUrl}/docs/problems/${code}`
  return { summary: title, value: { type, title, status, detail: meaning, code, errors: [], request_id: requestId } }
}
