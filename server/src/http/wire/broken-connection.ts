import type { Socket } from "node:net"
import { Problem } from "#http/problems/problem.ts"
import { endWithProblem, type RawProblemNeeds } from "./raw-problem.ts"

/**
 * Answers input that Node could not read as HTTP: broken syntax, headers beyond 16 KiB, or a request that
 * stopped halfway. Node creates no request object for it. The connection is closed, because the start of the
 * next request is unknown.
 */
export function answerBrokenConnection(
  error: Error & { code?: string },
  socket: Pick<Socket, "writable" | "end" | "destroy" | "resume" | "once">,
  needs: RawProblemNeeds,
): void {
  // The peer has gone, or another answer is in progress, with which this one must not mix.
  if (error.code === "ECONNRESET" || !socket.writable || hasAnswered(socket)) {
    socket.destroy()
    return
  }
  endWithProblem(socket, connectionProblem(error.code), needs)
}

function connectionProblem(code: string | undefined): Problem {
  if (code === "HPE_HEADER_OVERFLOW")
    return new Problem("headers_too_large", "The headers are larger than 16 KiB. Shorten them.")
  if (code === "ERR_HTTP_REQUEST_TIMEOUT")
    return new Problem("request_timeout", "The request did not arrive in time. Send it again.")
  return new Problem(
    "malformed_request",
    "This is not a well-formed HTTP/1.1 request, so the server closed the connection. Correct the request.",
  )
}

function hasAnswered(socket: object): boolean {
  const { _httpMessage: response } = socket as { _httpMessage?: { headersSent?: boolean } | null }
  return response?.headersSent === true
}
