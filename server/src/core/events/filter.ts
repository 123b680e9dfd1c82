/**
 * The filter of an endpoint: patterns by field, such as
 * `{ "data.to": ["+4179*"], "data.tags": ["orders"], "data.channel": ["!mms"] }`.
 *
 * Each field must match. A field matches when one of its values matches one of its patterns, and none matches
 * a pattern that begins with `!`. A list has each of its entries as a value. Null, or an absent field, has
 * none. `*` stands for any characters, or none. Case counts.
 */
export type FilterSource = Readonly<Record<string, readonly string[]>>

export type EventData = Readonly<Record<string, unknown>>

/** Whether an endpoint wants an event with this data. */
export type Filter = (data: EventData) => boolean

/** The prefix of fields of the resource in `data`. */
export const fieldPrefix = "data."

export function dataOf(body: string): EventData {
  return (JSON.parse(body) as { data: EventData }).data
}

export function compileFilter(source: FilterSource): Filter {
  const fields = Object.entries(source).map(([path, patterns]) => ({
    name: path.slice(fieldPrefix.length),
    wanted: patterns.filter((pattern) => !pattern.startsWith("!")).map(compilePattern),
    unwanted: patterns.filter((pattern) => pattern.startsWith("!")).map((pattern) => compilePattern(pattern.slice(1))),
  }))
  return (data) =>
    fields.every(({ name, wanted, unwanted }) => {
      const values = valuesOf(Object.hasOwn(data, name) ? data[name] : null)
      const isIn = (patterns: Pattern[]) => values.some((value) => patterns.some((fits) => fits(value)))
      return (!wanted.length || isIn(wanted)) && !isIn(unwanted)
    })
}

type Pattern = (value: string) => boolean

/**
 * Not a regular expression, because a stranger writes the pattern. So matching takes at most the pattern's
 * length times the value's.
 */
function compilePattern(pattern: string): Pattern {
  const [head = "", ...rest] = pattern.split("*")
  const tail = rest.pop()
  if (tail === undefined) return (value) => value === pattern
  return (value) => {
    if (value.length < head.length + tail.length || !value.startsWith(head) || !value.endsWith(tail)) return false
    const end = value.length - tail.length
    let from = head.length
    for (const piece of rest) {
      const found = value.indexOf(piece, from)
      if (found === -1 || found + piece.length > end) return false
      from = found + piece.length
    }
    return true
  }
}

function valuesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(valuesOf)
  if (typeof value === "string") return [value]
  return typeof value === "number" || typeof value === "boolean" ? [String(value)] : []
}
