/** Which methods each path takes, for 405 and OPTIONS: the router itself can only tell that one method has no such path. */
export class PathIndex {
  readonly #paths = new Map<string, { pattern: RegExp; methods: Set<string> }>()

  /** `path` in the router's spelling, with `:name` for a segment and `*` for any rest. */
  add(path: string, methods: readonly string[]): void {
    let entry = this.#paths.get(path)
    if (!entry) this.#paths.set(path, (entry = { pattern: patternOf(path), methods: new Set(["OPTIONS"]) }))
    for (const method of methods) entry.methods.add(method)
  }

  /** The methods in alphabetical order; none for an unknown path. */
  methodsOf(path: string): string[] {
    const methods = new Set<string>()
    for (const entry of this.#paths.values()) {
      if (entry.pattern.test(path)) for (const method of entry.methods) methods.add(method)
    }
    return [...methods].toSorted()
  }
}

function patternOf(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/:\w+/g, "[^/]+")
    .replaceAll("*", ".*")
  return new RegExp(`^${source}$`)
}
