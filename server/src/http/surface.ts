import type { FastifyRequest } from "fastify"
import type { Surface } from "./route.ts"

declare module "fastify" {
  interface FastifyInstance {
    surfaces: readonly Surface[]
  }
}

/** Returns the surface to which the path of a request belongs. */
export function surfaceOf({ raw, server }: FastifyRequest): Surface | undefined {
  const { url = "" } = raw
  return server.surfaces.find(({ prefixes }) => prefixes.some((prefix) => url.startsWith(prefix)))
}
