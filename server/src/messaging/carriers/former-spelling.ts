import type { CarrierKind } from "./kind.ts"

type Settings = Readonly<Record<string, unknown>>

/**
 * Returns the settings with the names of the API, in snake_case. Older releases stored the settings of some
 * kinds in camelCase, and the API still accepts that spelling for them.
 */
export function withWireNames({ formerSpelling }: Pick<CarrierKind, "formerSpelling">, settings: Settings): Settings {
  return formerSpelling ? respell(settings, new Set(formerSpelling.maps)) : settings
}

/**
 * Returns the settings that were given in two spellings, such as `window_max` and `windowMax`. One of them
 * would be lost.
 */
export function duplicateSettings({ formerSpelling }: Pick<CarrierKind, "formerSpelling">, settings: Settings) {
  return formerSpelling ? duplicatesIn(settings, new Set(formerSpelling.maps), "") : []
}

function duplicatesIn(settings: Settings, maps: ReadonlySet<string>, path: string): string[] {
  const names = Object.keys(settings).map(snakeCase)
  const here = names.filter((name, index) => names.indexOf(name) !== index).map((name) => path + name)
  const within = Object.entries(settings).flatMap(([name, value]) => {
    const at = path + snakeCase(name)
    if (maps.has(at)) return []
    const inner: [string, unknown][] = Array.isArray(value)
      ? value.map((each, index): [string, unknown] => [`${at}[${index}].`, each])
      : [[`${at}.`, value]]
    return inner.flatMap(([place, each]) => (isObject(each) ? duplicatesIn(each, maps, place) : []))
  })
  return [...here, ...within]
}

function respell(settings: Settings, maps: ReadonlySet<string>, isMap = false): Settings {
  const entries = Object.entries(settings).map(([name, value]) => {
    const spelt = isMap ? name : snakeCase(name)
    return [spelt, respellValue(value, maps, !isMap && maps.has(spelt))] as const
  })
  return Object.fromEntries(entries)
}

function respellValue(value: unknown, maps: ReadonlySet<string>, isMap: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => respellValue(each, maps, false))
  return isObject(value) ? respell(value, maps, isMap) : value
}

function isObject(value: unknown): value is Settings {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Returns `data_codings.ucs2` for `dataCodings.ucs2`. */
export function snakeCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, (_, before: string, letter: string) => `${before}_${letter.toLowerCase()}`)
}
