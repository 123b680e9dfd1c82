import type { CarrierKind } from "#routing/carrier-kinds.ts"

/**
 * Kinds whose adapters read settings with the wire's names, because many of their keys are names of other
 * systems.
 */
const plainKinds: ReadonlySet<CarrierKind> = new Set(["http", "mm4", "mm7", "matrix", "telegram", "whatsapp"])

/** Settings whose keys are the carrier's own words, and keep their spelling. */
const maps = new Set(["statuses", "receiptErrors", "receiptStates"])

/**
 * Converts settings from the wire's names (snake_case; camelCase is also accepted) to the names of the
 * adapters.
 */
export function fromWire(kind: CarrierKind, settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (plainKinds.has(kind)) return { ...settings }
  return respell(settings, (name) =>
    name.replace(/(?<=[A-Za-z0-9])_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  )
}

/**
 * Returns the settings that were given in two spellings, such as `window_max` and `windowMax`. One of them
 * would be lost.
 */
export function duplicateSettings(kind: CarrierKind, settings: Readonly<Record<string, unknown>>, path = ""): string[] {
  if (plainKinds.has(kind)) return []
  const names = Object.keys(settings).map(snakeCase)
  const here = names.filter((name, index) => names.indexOf(name) !== index).map((name) => path + name)
  const within = Object.entries(settings).flatMap(([name, value]) => {
    const at = path + snakeCase(name)
    if (maps.has(name) || maps.has(at)) return []
    const inner: [string, unknown][] = Array.isArray(value)
      ? value.map((each, index): [string, unknown] => [`${at}[${index}].`, each])
      : [[`${at}.`, value]]
    return inner.flatMap(([place, each]) =>
      typeof each === "object" && each !== null && !Array.isArray(each)
        ? duplicateSettings(kind, each as Record<string, unknown>, place)
        : [],
    )
  })
  return [...here, ...within]
}

/** Converts settings from the names of the adapters to those of the wire. */
export function toWire(kind: CarrierKind, settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return plainKinds.has(kind) ? { ...settings } : respell(settings, snakeCase)
}

/** Returns `data_codings.ucs2` for `dataCodings.ucs2`. */
export function snakeCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, (_, before: string, letter: string) => `${before}_${letter.toLowerCase()}`)
}

function respell(
  settings: Readonly<Record<string, unknown>>,
  spell: (name: string) => string,
  isMap = false,
): Record<string, unknown> {
  const entries = Object.entries(settings).map(([name, value]) => {
    const spelt = isMap ? name : spell(name)
    return [spelt, respellValue(value, spell, !isMap && (maps.has(spelt) || maps.has(name)))]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}

function respellValue(value: unknown, spell: (name: string) => string, isMap: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => respellValue(each, spell, false))
  if (typeof value !== "object" || value === null) return value
  return respell(value as Record<string, unknown>, spell, isMap)
}
