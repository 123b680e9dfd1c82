import type { Duplex } from "node:stream"
import type { NewId } from "#std/ids.ts"
import { securityHeaders } from "./answer.ts"
import { renderProblem } from "./problem.ts"
import type { Problem } from "./problem.ts"
import { problems } from "./problems.ts"
import type { RequestLog } from "./request-log.ts"

export interface RawProblemNeeds {
  baseUrl: string
  newId: NewId
  requestLog: RequestLog
}

/** Writes a problem to a connection on which there is no response object to write it to, and ends the connection. */
export function endWithProblem(
  socket: Pick<Duplex, "end">,
  problem: Problem,
  { baseUrl, newId, requestLog }: RawProblemNeeds,
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
  requestLog.answered({ ...unread, requestId, status, problem: problem.code, answerBytes })
}

const unread = { method: null, target: null, principal: null, presence: null, durationMs: null }
