import type { Socket } from "node:net"
import type { NewId } from "#std/ids.ts"
import { securityHeaders } from "./answer.ts"
import { Problem, renderProblem } from "./problem.ts"
import { problems } from "./problems.ts"
import type { RequestLog } from "./request-log.ts"

/**
 * Answers what Node could not read as HTTP, since the requests that come here never become a request object: broken syntax,
 * headers beyond 16 KiB, a request that stopped halfway. The connection is closed, because nobody knows where the next request begins.
 */
export function answerBrokenConnection(
  error: Error & { code?: string },
  socket: Pick<Socket, "writable" | "end" | "destroy">,
  { baseUrl, newId, requestLog }: { baseUrl: string; newId: NewId; requestLog: RequestLog },
): void {
  // The peer is gone, or an answer is under way into which this one must not be mixed.
  if (error.code === "ECONNRESET" || !socket.writable || hasAnswered(socket)) {
    socket.destroy()
    return
  }
  const problem = connectionProblem(error.code)
  const requestId = newId()
  const body = renderProblem(problem, { baseUrl, requestId })
  const { status, title } = problems[problem.code]
  const answerBytes = Buffer.byteLength(body)
  const headers = {
    ...securityHeaders,
    "content-type": "application/problem+json; charset=utf-8",
    "content-length": String(answerBytes),
    "request-id": requestId,
    connection: "close",
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join("")}\r\n${body}`)
  requestLog.answered({ ...unread, requestId, status, problem: problem.code, answerBytes })
}

const unread = { method: null, target: null, principal: null, durationMs: null }

function connectionProblem(code: string | undefined): Problem {
  if (code === "HPE_HEADER_OVERFLOW")
    return new Problem("headers_too_large", "The headers are larger than 16 KiB. Shorten them.")
  if (code === "ERR_HTTP_REQUEST_TIMEOUT")
    return new Problem("request_timeout", "The request did not arrive in time. Send it again.")
  return new Problem("malformed_request", "This is not a well-formed HTTP/1.1 request. The connection is closed.")
}

function hasAnswered(socket: object): boolean {
  const { _httpMessage: response } = socket as { _httpMessage?: { headersSent?: boolean } | null }
  return response?.headersSent === true
}
