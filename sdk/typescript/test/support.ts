import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

export interface ReceivedRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

export interface OddServer extends AsyncDisposable {
  baseUrl: string
  /** All that came, in order. */
  requests: ReceivedRequest[]
}

/** A real server that answers the n-th request, counted from 1, as it is told to. */
export async function startOddServer(
  respond: (response: ServerResponse, count: number, request: ReceivedRequest) => void,
): Promise<OddServer> {
  const requests: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const { method = "", url = "", headers } = request
      const received = { method, url, headers, body: Buffer.concat(chunks).toString() }
      respond(response, requests.push(received), received)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function answerJson(
  response: ServerResponse,
  status: number,
  json: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(json))
}

export function answerProblem(
  response: ServerResponse,
  status: number,
  code: string,
  headers: Record<string, string> = {},
): void {
  const problem = {
    type: "about:blank",
    title: "Trouble",
    status,
    detail: "Trouble.",
    code,
    errors: [],
    request_id: "r",
  }
  answerJson(response, status, problem, headers)
}
