import type { FastifyInstance } from "fastify"
import { transportOf } from "./session-cookie.ts"

/**
 * Adds Strict-Transport-Security (RFC 6797) to every answer over https: browsers then use only https for this
 * host name. It is opt-in, because it binds all ports of the name and cannot be revoked over plain http. It
 * leaves out `includeSubDomains`, because other names are not ours.
 */
export function addStrictTransport(app: FastifyInstance, seconds: number, baseUrl: () => string): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (transportOf(request, baseUrl()).isHttps) reply.header("strict-transport-security", `max-age=${seconds}`)
    done()
  })
}
