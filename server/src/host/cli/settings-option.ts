import { snakeCase, withWireNames } from "#messaging/carriers/former-spelling.ts"
import { findCarrierKind } from "#messaging/carriers/kinds.ts"
import { faultsOf } from "#messaging/carriers/parse-with.ts"

type Settings = Record<string, unknown>

/**
 * Returns the settings with the assignments of `--set path=value`, such as `hosts.0.port=3550`,
 * `system_id=acme` or `statuses={"0x451": …}`. A value is JSON where possible. A number becomes a text where
 * the setting requires one. `null` stands for the default.
 */
export function withAssignments(kindName: string, settings: Settings, assignments: readonly string[]): Settings {
  const parsed = assignments.map(parse)
  const made = applied(settings, parsed)
  const kind = findCarrierKind(kindName)
  const faults = kind ? faultsOf(kind.parseSettings(withWireNames(kind, made))) : []
  const wrong = new Set(faults.map(({ field }) => field))
  const asTexts = parsed.map((each) => (wrong.has(fieldOf(each.path)) ? { ...each, value: each.text } : each))
  return applied(settings, asTexts)
}

interface Assignment {
  path: string[]
  text: string
  value: unknown
}

function parse(assignment: string): Assignment {
  const [, name = "", text = ""] = /^([^=]+)=(.*)$/s.exec(assignment) ?? []
  const path = name.replace(/\[(\d+)\]/g, ".$1").split(".")
  if (path.some((part) => part === "" || part === "__proto__"))
    throw new Error(`--set must be a setting and its value, as in --set window_max=20, and not "${assignment}".`)
  return { path, text, value: readValue(text) }
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

function applied(settings: Settings, assignments: readonly Assignment[]): Settings {
  return assignments.reduce((made, { path, value }) => put(made, path, value, []) as Settings, settings)
}

/**
 * Returns the holder with one more value at the path. A value in the path that is not an object is replaced
 * by one.
 */
function put(holder: unknown, path: readonly string[], value: unknown, before: readonly string[]): unknown {
  const [part, ...rest] = path
  if (part === undefined) return value
  const here = [...before, part]
  if (Array.isArray(holder) || (/^\d+$/.test(part) && !isObject(holder))) {
    const list = Array.isArray(holder) ? (holder as unknown[]) : []
    const index = Number(part)
    if (!(index <= list.length))
      throw new Error(`--set ${here.join(".")}: there are ${list.length} before it, so the next is ${list.length}.`)
    const copy = [...list]
    copy[index] = put(list[index], rest, value, here)
    return copy
  }
  const object = isObject(holder) ? holder : {}
  return { ...object, [part]: put(object[part], rest, value, here) }
}

function isObject(value: unknown): value is Settings {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Returns the name of the setting as faults write it: `hosts[0].port`. */
function fieldOf(path: readonly string[]): string {
  return snakeCase(path.reduce((text, part) => (/^\d+$/.test(part) ? `${text}[${part}]` : `${text}.${part}`)))
}
