import type { z } from "zod"
import type { Database } from "#core/db/database.ts"
import type { Operation } from "./operation.ts"
import type { Problem } from "./problems/problem.ts"

export type Method = "GET" | "POST" | "PATCH" | "DELETE"

/** An operation and its place. Without the type of its context, a route can be described and not run. */
export interface Route<Needs = never> {
  method: Method
  /**
   * The path, with `{sid}` or the name of another text in braces. On a surface, `{account}`, `{message}`,
   * `{service}` and `{identity}` can be before it.
   */
  path: string
  operation: Operation<Needs>
}

/** A type of event, with the schema of its body. */
export interface DescribedEvent {
  name: string
  description: string
  schema: z.ZodType
}

/** What the documentation describes. */
export interface DescribedApi {
  routes: readonly Route[]
  events: readonly DescribedEvent[]
}

/**
 * Operations in the forms of another API, for programs that were written for that API. Parameters with
 * unknown names have no effect. The reference does not describe these operations.
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

/** The operations, and the context that they share. */
export interface Api<Needs> extends DescribedApi {
  routes: readonly Route<Needs>[]
  surfaces: readonly Surface<Needs>[]
  needs: Needs
  db: Database
  /** Returns those of the addresses from which messages arrived at the account. */
  findWriters(accountId: string, addresses: readonly string[]): Promise<string[]>
}

export function routesOf<Needs>(
  table: Record<`${Method} /${"operator/" | "console/" | ""}v1/${string}`, Operation<Needs>>,
): readonly Route<Needs>[] {
  return Object.entries<Operation<Needs>>(table).map(([key, operation]) => {
    const [method, path] = key.split(" ") as [Method, string]
    return { method, path, operation }
  })
}
