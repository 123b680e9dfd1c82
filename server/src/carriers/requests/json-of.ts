/** The value of a JSON text; undefined for a text that is none. */
export function jsonOf(text: string | Buffer): unknown {
  try {
    return JSON.parse(String(text)) as unknown
  } catch {
    return undefined
  }
}
