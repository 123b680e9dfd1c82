import type { IncomingMessage, Server } from "node:http"
import type { Socket } from "node:net"
import { Problem } from "./problem.ts"
import { endWithProblem } from "./raw-problem.ts"
import type { RawProblemNeeds } from "./raw-problem.ts"

/** Valid HTTP that Node would answer by itself, without Request-Id and problem, comes to us instead. */
export function takeOddRequests(server: Server, needs: () => RawProblemNeeds): void {
  // An expectation that nobody knows may be passed over (RFC 9110, section 10.1.1).
  server.on("checkExpectation", (request, response) => void server.emit("request", request, response))
  server.on("connect", (_request: IncomingMessage, socket: Socket) => {
    socket.on("error", () => undefined)
    endWithProblem(socket, new Problem("method_not_allowed", noProxy, { headers: { allow: "" } }), needs())
  })
}

const noProxy = "CONNECT asks for a tunnel, and this is no proxy. Send the request to the API itself."

/** Refuses HTTP/1.1 without a Host, which it must have (RFC 9112, section 3.2). */
export function refuseHostless({ httpVersion, headers }: IncomingMessage): void {
  if (headers.host !== undefined || httpVersion === "1.0") return
  throw new Problem("malformed_request", "The request has no Host header, which HTTP/1.1 requires. Add it.")
}
