import { curlLine } from "../../../server/src/http/docs/curl-line.ts"
import type { ApiDocument } from "../../generate/document.ts"
import { variableIn, type FoundCall } from "./call.ts"

/** The request of a call as a command. Variables are those of a shell. */
export function curlOf(document: ApiDocument, { method, value, args }: FoundCall, baseUrl: string): string {
  const { httpMethod, path, body, audience } = method
  const parameters = document.paths[path]?.[httpMethod.toLowerCase()]?.parameters ?? []
  const text = typeof value === "string" ? value : JSON.stringify(value)
  const inPath = variableIn(value) ? text.toUpperCase() : text
  return curlLine({
    method: httpMethod,
    url: baseUrl + path.replace(/\{\w+\}/, inPath),
    isForOperator: audience === "operator",
    query: body ? {} : args,
    body: body ? args : {},
    needsKey: parameters.some(({ name, required }) => name === "Idempotency-Key" && required),
  })
}
