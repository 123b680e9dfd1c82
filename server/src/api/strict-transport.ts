import type { FastifyInstance } from "fastify"
import { wayOf } from "./session-cookie.ts"

/**
 * Says with every answer over https that browsers shall come to this host name by https alone (RFC 6797). Only where it was asked for,
 * since it binds all ports of the name, whoever listens there, and nobody can take it back over plain http. Without
 * `includeSubDomains`: other names are not ours.
 */
export function addStrictTransport(app: FastifyInstance, seconds: number, baseUrl: () => string): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (wayOf(request, baseUrl()).isHttps) reply.header("strict-transport-security", `max-age=${seconds}`)
    done()
  })
}
