import { nearest } from "#std/nearest.ts"

/** What is wrong with one field. */
export interface SettingsFault {
  /** Its path: `hosts[0].port`. */
  field: string
  /** The end of a sentence that begins with the field: `is not a whole number of 1 to 65535`. */
  message: string
  /** For an unknown field: the path of the nearest known one. */
  nearest?: string
}

/** Settings that were read, or all that is wrong with them. */
export type Parsed<T> = { kind: "ok"; value: T } | { kind: "faults"; faults: readonly SettingsFault[] }

/** Collects faults, so that the operator sees all of them at once. */
export class Faults {
  readonly all: SettingsFault[] = []

  add(field: string, message: string, nearest?: string): void {
    this.all.push({ field: field || "(settings)", message, ...(nearest === undefined ? {} : { nearest }) })
  }
}

/**
 * The fields of an object, to be read by name; anything else counts as an object without fields, and is a
 * fault.
 */
export function fieldsOf(value: unknown, path: string, faults: Faults): ConfigFields {
  if (isPlain(value)) return new ConfigFields(value, path, faults)
  faults.add(path, "is not an object")
  return new ConfigFields({}, path, faults, true)
}

interface Limits {
  least: number
  most: number
}

/** Reads fields one by one. A wrong one is noted, and stands in for itself with something harmless. */
export class ConfigFields {
  readonly #values: Readonly<Record<string, unknown>>
  readonly #path: string
  readonly #faults: Faults
  /** What it belongs to was a fault already: that its fields are missing is none. */
  readonly #isVoid: boolean
  readonly #read = new Set<string>()

  constructor(values: Readonly<Record<string, unknown>>, path: string, faults: Faults, isVoid = false) {
    this.#values = values
    this.#path = path
    this.#faults = faults
    this.#isVoid = isVoid
  }

  /** Notes the fields that were not read. */
  end(): void {
    const strays = this.#isVoid ? [] : Object.keys(this.#values).filter((name) => !this.#read.has(name))
    for (const name of strays) {
      const near = nearest(name, [...this.#read])
      this.#faults.add(this.#pathOf(name), "is not a setting", near && this.#pathOf(near))
    }
  }

  fault(name: string, message: string): void {
    if (!this.#isVoid) this.#faults.add(this.#pathOf(name), message)
  }

  integer(name: string, limits: Limits & { fallback: number }): number {
    const value = this.#valueOf(name) ?? limits.fallback
    if (Number.isInteger(value) && within(value, limits)) return value as number
    this.fault(name, `is not a whole number of ${limits.least} to ${limits.most}`)
    return limits.fallback
  }

  optionalNumber(name: string, limits: Limits): number | null {
    const value = this.#valueOf(name)
    if (value === null || (Number.isFinite(value) && within(value, limits))) return value as number | null
    this.fault(name, `is not a number of ${limits.least} to ${limits.most}`)
    return null
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.#valueOf(name) ?? fallback
    if (typeof value === "boolean") return value
    this.fault(name, "is not true or false")
    return fallback
  }

  /** The first choice is the default, unless another is named. */
  choice<const T extends string>(name: string, choices: readonly T[], fallback: T | undefined = choices[0]): T {
    const value = this.#valueOf(name) ?? fallback
    if (choices.includes(value as T)) return value as T
    this.fault(name, `is not one of ${choices.join(", ")}`)
    return choices[0] as T
  }

  /** A text that fits the wire. Without `fallback` it must be there. */
  latin1(name: string, { most, fallback }: { most: number; fallback?: string }): string {
    const value = this.#valueOf(name) ?? fallback
    if (value === undefined || value === null || (fallback === undefined && value === ""))
      this.fault(name, "is missing")
    else if (typeof value !== "string") this.fault(name, "is not a text; write it in quotes")
    else if (value.length > most) this.fault(name, `is longer than ${most} characters`)
    else if (!/^[\x20-\xff]*$/.test(value)) this.fault(name, "has characters that are not in Latin-1")
    else return value
    return ""
  }

  optionalText(name: string, most: number): string | null {
    const value = this.#valueOf(name)
    if (value === null || (typeof value === "string" && value !== "" && value.length <= most)) return value
    this.fault(name, `is not a text of 1 to ${most} characters`)
    return null
  }

  pem(name: string): string | null {
    const value = this.#valueOf(name)
    if (value === null || (typeof value === "string" && /-----BEGIN [A-Z0-9 ]+-----/.test(value))) return value
    this.fault(name, "is not PEM, which begins with -----BEGIN")
    return null
  }

  /** An object within, all of whose fields have defaults, so that it may be left out. */
  group<T>(name: string, read: (fields: ConfigFields) => T): T {
    return this.#within(this.#valueOf(name) ?? {}, this.#pathOf(name), read)
  }

  optional<T>(name: string, read: (fields: ConfigFields) => T): T | null {
    const value = this.#valueOf(name)
    return value === null ? null : this.#within(value, this.#pathOf(name), read)
  }

  list<T>(name: string, { least, most }: Limits, read: (fields: ConfigFields) => T): T[] {
    const value = this.#valueOf(name) ?? []
    if (!Array.isArray(value) || value.length < least || value.length > most) {
      this.fault(name, `is not a list of ${least} to ${most}`)
      return []
    }
    return value.map((item, index) => this.#within(item, `${this.#pathOf(name)}[${index}]`, read))
  }

  texts(name: string, { least, most }: Limits): string[] {
    const value = this.#valueOf(name) ?? []
    const isList = Array.isArray(value) && value.length >= least && value.length <= most
    if (isList && value.every((each) => typeof each === "string")) return value
    this.fault(name, `is not a list of ${least} to ${most} texts`)
    return []
  }

  /** An object whose names are keys. */
  map<K, V>(name: string, most: number, read: (key: string, fields: ConfigFields) => [K, V]): Map<K, V> {
    const value = this.#valueOf(name) ?? {}
    const entries = isPlain(value) ? Object.entries(value) : []
    if (!isPlain(value) || entries.length > most) this.fault(name, `is not an object of at most ${most}`)
    return new Map(
      entries
        .slice(0, most)
        .map(([key, item]) => this.#within(item, this.#pathOf(name, key), (inner) => read(key, inner))),
    )
  }

  #within<T>(value: unknown, path: string, read: (fields: ConfigFields) => T): T {
    const fields = fieldsOf(value, path, this.#faults)
    const made = read(fields)
    fields.end()
    return made
  }

  /** Left out and null are the same. */
  #valueOf(name: string): unknown {
    this.#read.add(name)
    return this.#values[name] ?? null
  }

  #pathOf(...names: string[]): string {
    return [this.#path, ...names].filter((name) => name !== "").join(".")
  }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

function within(value: unknown, { least, most }: Limits): boolean {
  return typeof value === "number" && value >= least && value <= most
}
