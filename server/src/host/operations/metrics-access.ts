import { hash, timingSafeEqual } from "node:crypto"
import type { FastifyInstance } from "fastify"
import type { Scrape } from "./scrape.ts"

export type MetricsAccess = "open" | "closed" | { token: string }

const notHere =
  "Metrics are not served at this address. Set METRICS_PORT to serve them at a port of their own, or METRICS_TOKEN to serve them here to requests with this bearer token.\n"
const tokenNeeded = "Send METRICS_TOKEN as a bearer token: `Authorization: Bearer …`.\n"

/** Adds `/metrics` (Prometheus text). It discloses volumes and carriers, so it is not public. */
export function addMetricsRoute(
  app: FastifyInstance,
  scrape: Scrape,
  contentType: string,
  access: MetricsAccess,
): void {
  app.get("/metrics", async (request, reply) => {
    if (access === "closed") return reply.code(404).type("text/plain").send(notHere)
    if (access !== "open" && !isToken(request.headers.authorization, access.token)) {
      const challenge = 'Bearer realm="posthorn metrics"'
      return reply.code(401).header("www-authenticate", challenge).type("text/plain").send(tokenNeeded)
    }
    return reply.type(contentType).send(await scrape.text())
  })
}

/** Hashes have one length, so that the comparison takes the same time for every guess. */
function isToken(authorization: string | undefined, token: string): boolean {
  const [, given = ""] = /^bearer +(\S+)$/i.exec(authorization ?? "") ?? []
  return timingSafeEqual(hash("sha256", given, "buffer"), hash("sha256", token, "buffer"))
}
