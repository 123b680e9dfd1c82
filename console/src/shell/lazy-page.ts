import { lazyRouteComponent } from "@tanstack/react-router"
import { ApiError } from "@posthorn/client"
import type { ComponentType } from "react"
import { consoleApi } from "../api/client.ts"

/**
 * A component of a route, in its own chunk. When the server is away, a chunk that fails to load is an error
 * of the page, and the shell stays. When the server was updated and has other chunks, the browser reloads the
 * document.
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
  // The router recognises these words and reloads the document once.
  throw new Error(`Failed to fetch dynamically imported module: ${String(error)}`)
}
