import { lazyRouteComponent } from "@tanstack/react-router"
import { ApiError } from "posthorn"
import type { ComponentType } from "react"
import { consoleApi } from "../api/client.ts"

/**
 * A component of a route, in a chunk of its own. Where the chunk cannot be fetched because the server is away, that is the failure
 * of the page, in the shell that stays; where the server was updated and has other chunks by now, the browser loads them all anew.
 */
export function lazyPage<Module extends Record<Name, ComponentType>, Name extends string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => load().catch(explain), name)
}

async function explain(error: unknown): Promise<never> {
  try {
    await consoleApi.session.get({ maxRetries: 0 })
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure
  }
  // By these words the router knows that it should load the document anew, once.
  throw new Error(`Failed to fetch dynamically imported module: ${String(error)}`)
}
