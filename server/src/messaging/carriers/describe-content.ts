/** Longer descriptions are cut, because a stranger chooses their length. */
const charactersMax = 1_000
/** The depth of objects that are read, and the values of one message. */
const depthMax = 6
const valuesMax = 100

/**
 * Returns a text for a message of a kind that has no text, such as `[location 52.5,13.4 Hotel]`. It has the
 * name of the kind, and in order all values that `message` has under that name.
 */
export function describeContent(kind: string, message: unknown): string {
  const content = isObject(message) && Object.hasOwn(message, kind) ? message[kind] : undefined
  const words = isPlace(content) ? [`${content.latitude},${content.longitude}`, ...placeWords(content)] : []
  const values = words.length ? words : valuesIn(content, 0).slice(0, valuesMax)
  return `[${[kind, ...values].join(" ").slice(0, charactersMax).toWellFormed()}]`
}

const editMark = "[edited] "

/** Returns the text that an edit arrives as. The message before the edit stays as it came. */
export function markEdit(text: string): string {
  return `${editMark}${text}`.trim()
}

/** Returns the words of the sender. An edit that says STOP counts as STOP. */
export function withoutEditMark(text: string): string {
  return text.startsWith(editMark) ? text.slice(editMark.length) : text
}

type Place = Record<string, unknown> & { latitude: number; longitude: number }

function isPlace(content: unknown): content is Place {
  return isObject(content) && typeof content["latitude"] === "number" && typeof content["longitude"] === "number"
}

function placeWords({ name, address }: Place): string[] {
  return [name, address].filter((word) => typeof word === "string")
}

function valuesIn(content: unknown, depth: number): string[] {
  if (typeof content === "string") return content === "" ? [] : [content]
  if (typeof content === "number" || typeof content === "boolean") return [String(content)]
  if (typeof content !== "object" || content === null || depth >= depthMax) return []
  return Object.values(content).flatMap((value) => valuesIn(value, depth + 1))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}
