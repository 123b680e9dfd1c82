/**
 * Parses the query of an address as plain texts, `a=1` and never `a="1"`, so that people can type and read an
 * address.
 */
export function readQuery(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Omits empty and undefined values. */
export function writeQuery(values: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "string" && value !== "") query.set(name, value)
  }
  const text = query.toString()
  return text ? `?${text}` : ""
}
