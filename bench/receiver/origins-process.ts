// A receiver for very many host names, in a separate process, which ends with its parent. It writes its
// authority to CA_PATH.
import { writeFileSync } from "node:fs"
import { createServer } from "node:https"
import type { AddressInfo } from "node:net"
import { createAuthority } from "../../server/test/support/certificates.ts"
import { answerParent } from "../system/answer-parent.ts"

export interface OriginsRequests {
  port: { ask: null; answer: number }
  /**
   * Resolves when this many requests arrived since the last call, or after the timeout. Returns their number,
   * and the number of hosts.
   */
  received: { ask: { requests: number; timeoutMs: number }; answer: { requests: number; hosts: number } }
}

const authority = createAuthority()
const certificate = authority.issue({ names: ["*.hooks.localhost"] })
writeFileSync(process.env["CA_PATH"] ?? "ca.pem", authority.cert)

let requests = 0
let tell: (() => void) | undefined
const hosts = new Set<string>()
const server = createServer({ ...certificate, keepAliveTimeout: 60_000 }, (request, response) => {
  request.resume().on("end", () => {
    requests++
    hosts.add(request.headers.host ?? "")
    response.end()
    tell?.()
  })
})
await new Promise<void>((resolve) => server.listen({ port: 0, host: "127.0.0.1", backlog: 4_096 }, resolve))

answerParent<OriginsRequests>({
  port: () => (server.address() as AddressInfo).port,
  received: async (ask) => {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ask.timeoutMs)
      tell = () => {
        if (requests < ask.requests) return
        clearTimeout(timer)
        resolve()
      }
      tell()
    })
    tell = undefined
    const answer = { requests, hosts: hosts.size }
    requests = 0
    hosts.clear()
    return answer
  },
})
