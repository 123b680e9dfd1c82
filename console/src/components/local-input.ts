/** The value of `<input type="datetime-local">` for a time. */
export function toLocalInput(at: string | undefined): string {
  const ms = Date.parse(at ?? "")
  if (Number.isNaN(ms)) return ""
  const moment = new Date(ms)
  return new Date(ms - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Returns the time of such a value, in UTC. Empty for an empty value. */
export function fromLocalInput(text: string): string {
  const ms = Date.parse(text)
  return Number.isNaN(ms) ? "" : new Date(ms).toISOString()
}
