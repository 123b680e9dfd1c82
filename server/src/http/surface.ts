import type { FastifyRequest } from "fastify"
import type { Problem } from "./problems/problem.ts"
import type { Route } from "./route.ts"

/**
 * Operations in the forms of another API, for programs that were written for that API. Their parameters can have
 * unknown names, which are ignored. The reference does not describe them.
 */
export interface Surface<Needs = never> {
  /** The beginning of each of its paths. */
  prefixes: readonly string[]
  routes: readonly Route<Needs>[]
  /** Returns the answer to a refused request, also to one for an unknown path. */
  refuse(problem: Problem, request: { baseUrl: string; requestId: string }): Refused
}

export interface Refused {
  status: number
  /** Written as JSON. */
  body: object
}

/** Returns the surface to which the path of a request belongs. */
export function surfaceOf({ raw, server }: FastifyRequest): Surface | undefined {
  const { url = "" } = raw
  return server.surfaces.find(({ prefixes }) => prefixes.some((prefix) => url.startsWith(prefix)))
}
