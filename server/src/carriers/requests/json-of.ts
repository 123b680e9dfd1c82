/** The beginning of a JSON text (RFC 8259, section 3). An error of the parser costs more than most texts. */
const beginning = /^\s*(?:[[{"\d-]|(?:true|false|null)\s*$)/

/** The value of a JSON text; undefined for a text that is none. */
export function jsonOf(text: string | Buffer): unknown {
  const whole = String(text)
  if (!beginning.test(whole)) return undefined
  try {
    return JSON.parse(whole) as unknown
  } catch {
    return undefined
  }
}
