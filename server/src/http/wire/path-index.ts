import type { Route } from "#http/routes.ts"

/**
 * The methods of each path, for 405 and OPTIONS. The router can only report that one method has no such path.
 */
export class PathIndex {
  readonly #paths = new Map<string, { pattern: RegExp; methods: Set<string> }>()

  /** Adds a path in the router's spelling: `:name` is a segment, `*` is any rest. */
  add(path: string, methods: readonly string[]): void {
    let entry = this.#paths.get(path)
    if (!entry) this.#paths.set(path, (entry = { pattern: patternOf(path), methods: new Set(["OPTIONS"]) }))
    for (const method of methods) entry.methods.add(method)
  }

  /**
   * Returns the methods of a path in alphabetical order; none for an unknown path. A literal path does not
   * get those of a path with a sid.
   */
  methodsOf(path: string): string[] {
    const methods = new Set<string>(this.#paths.get(path)?.methods)
    if (methods.size) return [...methods].toSorted()
    for (const entry of this.#paths.values()) {
      if (entry.pattern.test(path)) for (const method of entry.methods) methods.add(method)
    }
    return [...methods].toSorted()
  }
}

/**
 * Returns the methods that a path such as `/v1/messages/preview` lacks and `/v1/messages/{sid}` has. The
 * router has a tree for each method, so it would read the last word as a sid.
 */
export function methodsOfNeighbours<Needs>(
  routes: readonly Pick<Route<Needs>, "method" | "path">[],
): Pick<Route<Needs>, "method" | "path">[] {
  const existing = new Set(routes.map(({ method, path }) => `${method} ${path}`))
  const literal = new Set(routes.map(({ path }) => path).filter((path) => !path.includes("{")))
  const withSid = routes.filter(({ path }) => path.includes("{"))
  return [...literal].flatMap((path) =>
    withSid
      .filter((neighbour) => patternOf(neighbour.path.replace(/\{\w+\}/, ":sid")).test(path))
      .map(({ method }) => ({ method, path }))
      .filter(({ method }) => !existing.has(`${method} ${path}`)),
  )
}

function patternOf(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/:\w+/g, "[^/]+")
    .replaceAll("*", ".*")
  return new RegExp(`^${source}$`)
}
