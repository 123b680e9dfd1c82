/**
 * The addresses outside the numbering plan that the request being read can use, because their messages
 * arrived (docs/decisions/094). Schemas are read without a pause, so one request at a time sets it.
 */
let answerable: ReadonlySet<string> = new Set()

/** Reads parameters of which these addresses are valid. `read` must not wait. */
export function withAnswerable<T>(addresses: ReadonlySet<string>, read: () => T): T {
  const before = answerable
  answerable = addresses
  try {
    return read()
  } finally {
    answerable = before
  }
}

export function isAnswerable(address: string): boolean {
  return answerable.has(address)
}
