import type { IncomingMessage, Server } from "node:http"
import type { Socket } from "node:net"
import { Problem } from "#http/problems/problem.ts"
import { endWithProblem, type RawProblemNeeds } from "./raw-problem.ts"

/**
 * Passes valid but unusual HTTP to our code, which Node would otherwise answer by itself, without Request-Id
 * and problem.
 */
export function handleUnusualRequests(server: Server, needs: () => RawProblemNeeds): void {
  // An unknown expectation can be ignored (RFC 9110, section 10.1.1). `100 Continue` is sent when the body is
  // read, which an unknown client may not cause.
  for (const expectation of ["checkExpectation", "checkContinue"])
    server.on(expectation, (request, response) => void server.emit("request", request, response))
  server.on("connect", (_request: IncomingMessage, socket: Socket) => {
    socket.on("error", () => undefined)
    endWithProblem(socket, new Problem("method_not_allowed", noProxy, { headers: { allow: "" } }), needs())
  })
}

const noProxy = "CONNECT requests a tunnel, but this server is not a proxy. Send the request to the API itself."

/**
 * Throws for HTTP/1.1 without a Host header, and for any request with several: each reader could use another
 * (RFC 9112, section 3.2).
 */
export function requireSingleHost({ httpVersion, headers, rawHeaders }: IncomingMessage): void {
  if (headers.host === undefined && httpVersion !== "1.0")
    throw new Problem("malformed_request", "The request has no Host header, which HTTP/1.1 requires. Add it.")
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at])) hosts++
  if (hosts > 1) throw new Problem("malformed_request", "The request has several Host headers. Send one.")
}

function isHost(name = ""): boolean {
  return name.length === 4 && name.toLowerCase() === "host"
}
