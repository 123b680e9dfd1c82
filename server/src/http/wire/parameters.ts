import { z } from "zod"
import { nearest } from "#core/std/nearest.ts"
import { encodingFault, type Given, type Pair } from "./decode-body.ts"
import { shown, type Fault } from "./fault.ts"
import { adviceForForeignName } from "./foreign-names.ts"
import { issueFault } from "./issue-fault.ts"
import { aliasOf, isCommaList, spellingOf } from "./schemas.ts"
import type { Spelling } from "./spellings.ts"

export interface ParameterKind {
  base: "text" | "number" | "boolean" | "object"
  isList: boolean
  /** Whether one string can hold the list, with commas between the values. */
  isCommaSeparated: boolean
  /** Whether null is allowed. A form writes it as an empty value. */
  isNullable: boolean
  /** Whether its entries have names of the caller's choice. A form also writes `name[entry]=value`. */
  isMap: boolean
  /** Converts other spellings of the same value; null when only one is accepted. */
  spelling: Spelling | null
}

interface Parameter {
  name: string
  kind: ParameterKind
}

interface ReaderOptions {
  checkTogether?: ((parameters: Readonly<Record<string, unknown>>) => Fault[]) | null
  /** Whether parameters with unknown names have no effect, and are not refused. */
  ignoresUnknown?: boolean
}

/** Parameters before validation. */
type Candidate = Record<string, unknown>

/**
 * Reads parameters for one object schema by the rules of the wire. Names ignore case and underscores. A
 * repeated key is a list. An unknown name is refused, and its fault suggests what it may mean. Never
 * throws: all faults are added to `faults`.
 */
export class ParameterReader<Shape extends z.ZodObject> {
  readonly #shape: Shape
  #compiled: Shape | undefined
  readonly #names: readonly string[]
  readonly #checkTogether: ((parameters: Candidate) => Fault[]) | null
  readonly #ignoresUnknown: boolean
  /**
   * Parameters by canonical name and by common spellings, so that most names are found without conversion.
   */
  readonly #parameters = new Map<string, Parameter>()

  /** `checkTogether` completes the faults of a request that has some; see `Operation.check`. */
  constructor(schema: Shape, { checkTogether = null, ignoresUnknown = false }: ReaderOptions = {}) {
    this.#shape = schema
    this.#checkTogether = checkTogether
    this.#ignoresUnknown = ignoresUnknown
    this.#names = Object.keys(schema.shape)
    for (const name of this.#names) {
      const parameter = { name, kind: kindOf(schema.shape[name] as z.core.$ZodType) }
      const pascal = name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
      const alias = aliasOf(schema.shape[name] as z.core.$ZodType) ?? name
      for (const spelling of [name, pascal, canonical(name), alias]) this.#parameters.set(spelling, parameter)
    }
  }

  /**
   * Returns the validated parameters of all sources together, or undefined with faults. A parameter in two
   * sources counts as given twice.
   */
  read(given: readonly Given[], faults: Fault[]): z.output<Shape> | undefined {
    const candidate: Candidate = {}
    for (const each of given) {
      if (isPairs(each)) this.#addPairs(candidate, each, faults)
      else this.#addObject(candidate, each, faults)
    }
    return this.#check(candidate, faults)
  }

  #addPairs(candidate: Candidate, pairs: readonly Pair[], faults: Fault[]): void {
    for (const [name, value] of pairs) {
      if (this.#addEntry(candidate, name, value, faults)) continue
      const parameter = this.#find(name, faults)
      if (!parameter || (value === "" && isPaging(parameter.name))) continue
      const isRepeated = Object.hasOwn(candidate, parameter.name)
      if (isRepeated && !parameter.kind.isList) faults.push(duplicate(parameter.name))
      else if (value === undefined) faults.push(encodingFault(parameter.name))
      else if (isWhole(value, parameter.name, faults)) addText(candidate, parameter, value)
    }
  }

  /** Adds `value` of `name[entry]=value`. Returns false for any other name. */
  #addEntry(candidate: Candidate, given: string, value: string | undefined, faults: Fault[]): boolean {
    const [, outer = "", entry = ""] = entryName.exec(given) ?? []
    const { name, kind } = this.#parameters.get(outer) ?? this.#parameters.get(canonical(outer)) ?? {}
    if (name === undefined || !kind?.isMap) return false
    const map = (candidate[name] ??= {})
    if (value === undefined) faults.push(encodingFault(name))
    else if (typeof map !== "object" || Object.hasOwn(map, entry)) faults.push(duplicate(name))
    else if (isWhole(entry, name, faults) && isWhole(value, name, faults))
      Object.defineProperty(map, entry, { value, enumerable: true, writable: true, configurable: true })
    return true
  }

  #addObject(candidate: Candidate, object: Readonly<Record<string, unknown>>, faults: Fault[]): void {
    for (const name of Object.keys(object)) {
      const parameter = this.#find(name, faults)
      if (!parameter) continue
      const value = object[name]
      if (Object.hasOwn(candidate, parameter.name)) faults.push(duplicate(parameter.name))
      else if (isWhole(value, parameter.name, faults)) candidate[parameter.name] = coerceValue(value, parameter.kind)
    }
  }

  #find(name: string, faults: Fault[]): Parameter | undefined {
    const parameter = this.#parameters.get(name) ?? this.#parameters.get(canonical(name))
    if (!parameter && !this.#ignoresUnknown) faults.push(this.#unknown(name))
    return parameter
  }

  #unknown(name: string): Fault {
    const near = nearest(canonical(name), this.#names)
    const advice =
      adviceForForeignName(canonical(name), this.#names) ??
      (near ? `The nearest parameter is \`${near}\`.` : "Remove it.")
    return {
      param: shown(name),
      code: "unknown_parameter",
      detail: `This operation has no parameter \`${shown(name)}\`. ${advice}`,
    }
  }

  #check(candidate: Candidate, faults: Fault[]): z.output<Shape> | undefined {
    // Compiled for the first request. All operations together would take a tenth of a second of each start.
    this.#compiled ??= z.compile(this.#shape)
    const result = this.#compiled.safeParse(candidate)
    const odd = Object.keys(candidate).filter((name) => hasPrototype(candidate[name]))
    if (result.success && !odd.length && !faults.length) return result.data
    // A parameter with a broken text already has its fault, and is missing here only for that reason.
    const known = new Set(faults.map(({ param }) => param))
    const issues = result.error?.issues ?? []
    for (const issue of issues) {
      if (isImpliedBy(issues, issue)) continue
      const fault = issueFault({ ...issue, path: this.#pathOf(issue, candidate) }, candidate)
      const isTold = faults.some(({ param, detail }) => param === fault.param && detail === fault.detail)
      if (!known.has(fault.param) && !isTold) faults.push(fault)
    }
    const together = (this.#checkTogether?.(candidate) ?? []).filter(({ param }) => !known.has(param))
    const told = new Set(together.map(({ param }) => param))
    faults.push(...together, ...odd.map(prototypeFault).filter(({ param }) => !told.has(param)))
    return undefined
  }

  /** One value of a list with commas, such as `status=lost`, has no index for the caller. */
  #pathOf({ path }: z.core.$ZodIssue, candidate: Candidate): PropertyKey[] {
    const [name, index] = path
    const given = candidate[String(name)]
    const isSole = index === 0 && Array.isArray(given) && given.length === 1
    return isSole && this.#parameters.get(String(name))?.kind.isCommaSeparated ? [String(name)] : path
  }
}

const entryName = /^([^[\]]+)\[([^[\]]+)\]$/

/** A number beyond JavaScript's integers has two issues, and the smaller limit of the schema says more. */
function isImpliedBy(issues: readonly z.core.$ZodIssue[], issue: z.core.$ZodIssue): boolean {
  if (!("note" in issue)) return false
  return issues.some((other) => other !== issue && other.path.join() === issue.path.join())
}

function isPairs(given: Given): given is readonly Pair[] {
  return Array.isArray(given)
}

/** Whether an empty value stands for the first page or the usual length, as programs send it that page. */
function isPaging(name: string): boolean {
  return name === "cursor" || name === "limit"
}

/** Returns a name without case and underscores. */
function canonical(name: string): string {
  return name.replaceAll("_", "").toLowerCase()
}

/** Returns whether an object has the only name that the schema would drop silently. */
function hasPrototype(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, "__proto__")
}

function prototypeFault(name: string): Fault {
  const param = `${name}.__proto__`
  return { param, code: "invalid_parameter", detail: `\`${param}\` is not a supported name. Remove it.` }
}

function duplicate(name: string): Fault {
  return {
    param: name,
    code: "duplicate_parameter",
    detail: `\`${name}\` occurs more than once, perhaps in two spellings. Send it once.`,
  }
}

/**
 * Returns whether a value has no null character, which the store cannot hold, and no unpaired surrogate,
 * which UTF-8 cannot encode.
 */
function isWhole(value: unknown, name: string, faults: Fault[]): boolean {
  if (typeof value === "string") {
    if (value.isWellFormed() && !value.includes("\0")) return true
    const what = value.includes("\0") ? "a null character" : "half of a surrogate pair"
    faults.push({ param: name, code: "invalid_encoding", detail: `\`${name}\` contains ${what}. Remove it.` })
    return false
  }
  if (typeof value !== "object" || value === null) return true
  return Object.entries(value).every(
    ([key, element]) =>
      isWhole(key, name, faults) && isWhole(element, Array.isArray(value) ? `${name}[${key}]` : name, faults),
  )
}

function addText(candidate: Candidate, { name, kind }: Parameter, text: string): void {
  const value = coerceText(text, kind)
  if (!kind.isList || value === null) candidate[name] = value
  else candidate[name] = [...((candidate[name] as unknown[] | undefined) ?? []), ...(value as unknown[])]
}

const integers = /^-?\d{1,40}$/
/** The spellings of forms in pages (`on`), environments and shells. */
const booleans = new Map([
  ...["true", "yes", "on", "1"].map((word) => [word, true] as const),
  ...["false", "no", "off", "0"].map((word) => [word, false] as const),
])

/**
 * Converts a text of a form or query to the type of the parameter. Returns the text unchanged if that is
 * impossible, so that the schema refuses it. `5` and `-5` are numbers; `5.5`, `1e3`, `0x5`, `NaN` and an
 * empty text are not. `true`, `yes`, `on` and `1` are true in any case. An object is written as JSON.
 */
function coerceText(text: string, kind: ParameterKind): unknown {
  const { base, isList, isCommaSeparated, isNullable, spelling } = kind
  // For a text parameter, `null` is an ordinary word.
  if (isNullable && (text === "" || (text === "null" && base !== "text"))) return null
  if (isCommaSeparated) return commaSeparated(text, kind, true)
  const value = coercions[base](spelling ? spelling(text, true) : text)
  return isList ? [value] : value
}

/**
 * Converts a JSON value to the type of the parameter: texts get their standard spelling, and a single value
 * becomes a list of one.
 */
function coerceValue(value: unknown, kind: ParameterKind): unknown {
  const { isList, isCommaSeparated, isNullable, spelling } = kind
  if (isList && isCommaSeparated && typeof value === "string") return commaSeparated(value, kind, false)
  const spelled = (each: unknown) => (spelling && typeof each === "string" ? spelling(each, false) : each)
  if (isList && Array.isArray(value)) return value.map(spelled)
  if (!isList || (isNullable && value === null)) return spelled(value)
  return typeof value === "object" ? value : [spelled(value)]
}

const coercions: Record<ParameterKind["base"], (text: string) => unknown> = {
  text: (text) => text,
  number: coerceNumber,
  boolean: coerceBoolean,
  object: coerceObject,
}

/** A spelling trims by itself: a leading space of a form can be the plus of a phone number. */
function commaSeparated(text: string, { base, spelling }: ParameterKind, isForm: boolean): unknown[] {
  return text.split(",").map((piece) => coercions[base](spelling ? spelling(piece, isForm) : piece.trim()))
}

function coerceNumber(text: string): number | string {
  return integers.test(text) ? Number(text) : text
}

function coerceBoolean(text: string): boolean | string {
  return booleans.get(text.trim().toLowerCase()) ?? text
}

function coerceObject(text: string): unknown {
  const parsed = text.startsWith("{") ? parseJson(text) : text
  return typeof parsed === "object" ? parsed : text
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Returns the kind of value that a parameter's schema accepts, so that texts can be converted to it. */
export function kindOf(schema: z.core.$ZodType): ParameterKind {
  const core = unwrap(schema)
  const isList = core instanceof z.ZodArray
  const item = isList ? unwrap(core.element) : core
  const isNullable = isOrHolds(schema, z.ZodNullable)
  return {
    base: baseOf(item),
    isList,
    isCommaSeparated: isList && isCommaList(core),
    isNullable,
    isMap: !isList && core instanceof z.ZodRecord,
    spelling: spellingOf(item),
  }
}

function baseOf(schema: z.core.$ZodType): ParameterKind["base"] {
  if (schema instanceof z.ZodNumber) return "number"
  if (schema instanceof z.ZodBoolean) return "boolean"
  return schema instanceof z.ZodRecord || schema instanceof z.ZodObject ? "object" : "text"
}

/** Returns whether the schema is of a kind, also below `optional` and `default`. */
function isOrHolds(schema: z.core.$ZodType, kind: typeof z.ZodNullable): boolean {
  if (schema instanceof kind) return true
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
  return isWrapped && isOrHolds(schema.def.innerType, kind)
}

/** Returns the schema below what makes a parameter optional, nullable or transformed. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  let core = schema
  while (core instanceof z.ZodOptional || core instanceof z.ZodDefault || core instanceof z.ZodNullable) {
    core = core.def.innerType
  }
  return core instanceof z.ZodPipe ? unwrap(core.def.in) : core
}
