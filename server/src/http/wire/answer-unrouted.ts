import type { FastifyReply, FastifyRequest } from "fastify"
import { Problem } from "#http/problems/problem.ts"
import { sendAnswer, sendProblem } from "./answer.ts"
import type { PathIndex } from "./path-index.ts"

/** Answers unknown paths, methods that a path does not accept, and OPTIONS. */
export function answerUnrouted(
  request: FastifyRequest,
  reply: FastifyReply,
  { paths, baseUrl }: { paths: PathIndex; baseUrl: string },
): void {
  const [path = ""] = (request.raw.url ?? "").split("?")
  const methods = paths.methodsOf(path)
  const allow = methods.join(", ")
  if (!methods.length) {
    const detail = "No operation has this path. The paths of the API are listed at /docs and begin with /v1."
    sendProblem(request, reply, new Problem("unknown_path", detail), baseUrl)
  } else if (request.method === "OPTIONS") {
    sendAnswer(reply, { status: 204, headers: { allow } })
  } else {
    const detail = `This path accepts ${allow}, and not ${request.method}.`
    sendProblem(request, reply, new Problem("method_not_allowed", detail, { headers: { allow } }), baseUrl)
  }
}
