import type { Duplex } from "node:stream"
import { renderProblem, type Problem } from "#http/problems/problem.ts"
import { problems } from "#http/problems/problems.ts"
import type { RequestLog } from "#http/request-log.ts"
import type { Clock } from "#core/std/clock.ts"
import type { NewId } from "#core/std/ids.ts"
import { securityHeaders } from "./answer.ts"

export interface RawProblemNeeds {
  baseUrl: string
  newId: NewId
  clock: Clock
  requestLog: RequestLog
}

/**
 * The time for a client to read the problem and to close its side. A client that still sends when the server
 * closes would get a reset. The reset can destroy the answer before the client reads it (RFC 9112, section
 * 9.6).
 */
const closingMs = 2_000

/**
 * Writes a problem to a connection that has no response object, and closes the connection within two seconds.
 */
export function endWithProblem(
  socket: Pick<Duplex, "end" | "destroy" | "resume" | "once">,
  problem: Problem,
  { baseUrl, newId, clock, requestLog }: RawProblemNeeds,
): void {
  const requestId = newId()
  const body = renderProblem(problem, { baseUrl, requestId })
  const { status, title } = problems[problem.code]
  const answerBytes = Buffer.byteLength(body)
  const headers = {
    ...securityHeaders,
    ...problem.headers,
    "content-type": "application/problem+json; charset=utf-8",
    "content-length": String(answerBytes),
    "request-id": requestId,
    connection: "close",
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join("")}\r\n${body}`)
  // The rest of the input is read and discarded, to see when the client closes its side.
  socket.resume()
  socket.once(
    "close",
    clock.after(closingMs, () => socket.destroy()),
  )
  requestLog.answered({ ...unread, requestId, status, problem: problem.code, answerBytes })
}

const unread = { method: null, target: null, principal: null, memberSession: null, durationMs: null }
