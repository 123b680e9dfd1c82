/** The place of a value in an answer or a webhook. */
export type Locator =
  /** A path into JSON or a form: `error.code`, `messages[0].id`, and `messages[].id` for each of a list. */
  | string
  /** The text between two other texts, for answers that are not JSON. The first match counts. */
  | { after: string; before: string }
  | { header: string }

/** The parts of an answer or a webhook that locators read. */
export interface Located {
  /** JSON, or the fields of a form; undefined if the body is neither. */
  data: unknown
  text: string
  /** Names in lower case. */
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** Returns the texts and numbers at a place, in order, as texts. Skips missing values, nulls and objects. */
export function locate(locator: Locator, { data, text, headers }: Located): readonly string[] {
  if (typeof locator === "string") return valuesAt(data, locator).flatMap(asText)
  if ("header" in locator) return [headers[locator.header.toLowerCase()] ?? []].flat().filter((value) => value !== "")
  const begin = text.indexOf(locator.after)
  if (begin < 0) return []
  const rest = text.slice(begin + locator.after.length)
  const end = locator.before === "" ? rest.length : rest.indexOf(locator.before)
  const found = end < 0 ? "" : rest.slice(0, end).trim()
  return found === "" ? [] : [found]
}

/** All values at a path, of any type. An empty path is the whole body. */
export function valuesAt(data: unknown, path: string): readonly unknown[] {
  return stepsOf(path).reduce<readonly unknown[]>(
    (found, step) => found.flatMap((value) => within(value, step)),
    [data],
  )
}

/** Names, numbers of a list, and `[]` for all of a list. */
function stepsOf(path: string): readonly string[] {
  return path.split(".").flatMap((part) => part.split(/(?=\[)/)).filter((step) => step !== "") // oxfmt-ignore
}

function within(value: unknown, step: string): readonly unknown[] {
  if (typeof value !== "object" || value === null) return []
  if (step === "[]") return Array.isArray(value) ? value : []
  const name = step.startsWith("[") ? step.slice(1, -1) : step
  return Object.hasOwn(value, name) ? [(value as Record<string, unknown>)[name]] : []
}

function asText(value: unknown): readonly string[] {
  if (typeof value === "number" || typeof value === "boolean") return [String(value)]
  return typeof value === "string" && value !== "" ? [value] : []
}
