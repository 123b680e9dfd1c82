import { z } from "zod"
import { isShownUrl } from "#core/outgoing/url-text.ts"
import { fromSid, sidPrefixes, type SidKind } from "#core/std/ids.ts"
import { momentSpelling, sidSpelling, wordSpelling, type Spelling } from "./spellings.ts"

/** The notes of a schema for the OpenAPI document. A schema with an `id` becomes a component of that name. */
interface SchemaNotes {
  id?: string
  description?: string
  examples?: unknown[]
  /** JSON Schema that replaces the schema's own; see `documentedAs`. */
  documentedAs?: Record<string, unknown>
  [extension: string]: unknown
}

/** Our own registry instead of zod's global one, so that no other module can add to the document. */
export const schemaNotes = z.registry<SchemaNotes>()

/**
 * Returns the schema with a description and an example, which every parameter and field of the document has.
 */
export function noted<Schema extends z.ZodType>(schema: Schema, description: string, ...examples: unknown[]): Schema {
  const copy = copyOf(schema)
  schemaNotes.add(copy, { description, ...(examples.length ? { examples } : {}) })
  return copy
}

/**
 * Returns the schema with a simpler shape for the document, because generators of clients support few unions.
 * Where the wire also accepts another spelling, the document states one type, and the description mentions
 * the other (docs/decisions/068).
 */
export function documentedAs<Schema extends z.ZodType>(schema: Schema, shape: Record<string, unknown>): Schema {
  const copy = copyOf(schema)
  schemaNotes.add(copy, { ...schemaNotes.get(schema), documentedAs: shape })
  return copy
}

/**
 * Returns a string schema with a pattern only for the document. The check of the parameter itself enforces
 * it, with a more helpful sentence.
 */
export function patterned(pattern: RegExp): z.ZodString {
  return z.string().check({
    _zod: {
      def: { check: "documented_pattern" },
      check: () => undefined,
      onattach: [(schema) => (schema._zod.bag["patterns"] = new Set([pattern]))],
    },
  } as z.core.$ZodCheck<string>)
}

/** Returns the schema as a named component of the document. */
export function named<Schema extends z.ZodType>(id: string, description: string, schema: Schema): Schema {
  const copy = copyOf(schema)
  schemaNotes.add(copy, { id, description })
  return copy
}

/** The list parameters that can also be written as one string with commas. */
const commaLists = new WeakSet<z.core.$ZodType>()

/**
 * Returns the schema of a list parameter. In a form the key is repeated; in JSON it is an array, or a single
 * value for a list of one. With `isCommaSeparated` one string can hold several values with commas between
 * them.
 */
export function list<Item extends z.ZodType>(
  item: Item,
  { max, min = 1, isCommaSeparated = false }: { max: number; min?: number; isCommaSeparated?: boolean },
): z.ZodArray<Item> {
  const schema = z.array(item).min(min).max(max)
  if (isCommaSeparated) commaLists.add(schema)
  return schema
}

export function isCommaList(schema: z.core.$ZodType): boolean {
  return commaLists.has(schema)
}

const aliases = new WeakMap<z.core.$ZodType, string>()

/** Gives a parameter a second name, such as its former one. The document has only the present name. */
export function aliased<Schema extends z.ZodType>(schema: Schema, alias: string): Schema {
  aliases.set(schema, alias)
  return schema
}

export function aliasOf(schema: z.core.$ZodType): string | undefined {
  return aliases.get(schema)
}

const spellings = new WeakMap<z.core.$ZodType, Spelling>()

/** Returns a copy of the schema, which can have other notes. */
function copyOf<Schema extends z.ZodType>(schema: Schema): Schema {
  const copy = schema.clone()
  if (commaLists.has(schema)) commaLists.add(copy)
  const spelling = spellings.get(schema)
  return spelling ? spelled(copy, spelling) : copy
}

/** Returns the schema with a spelling, which converts the parameter before the schema validates it. */
export function spelled<Schema extends z.ZodType>(schema: Schema, spelling: Spelling): Schema {
  spellings.set(schema, spelling)
  return schema
}

/**
 * Returns the accepted spelling of a schema's parameters. The words of a closed set are accepted in any case.
 */
export function spellingOf(schema: z.core.$ZodType): Spelling | null {
  if (schema instanceof z.ZodEnum) return wordSpelling(schema.options.map(String))
  return spellings.get(schema) ?? null
}

/** Returns the schema of a public identifier in an answer. */
export function sid(kind: SidKind, description: string): z.ZodString {
  const prefix = sidPrefixes[kind]
  return noted(z.string().regex(new RegExp(`^${prefix}[0-9a-f]{32}$`)), description, `${prefix}${exampleHex}`)
}

/** Returns the schema of a sid from a client; its output is the id. */
export function sidParameter(kind: SidKind, description: string) {
  const prefix = sidPrefixes[kind]
  const demand = `must be a sid: ${prefix} and 32 hexadecimal digits` as const
  const shape = spelled(formed(new RegExp(`^${prefix}[0-9a-f]{32}$`), demand), sidSpelling)
  return noted(
    shape.transform((given) => fromSid(kind, given) ?? ""),
    description,
    `${prefix}${exampleHex}`,
  )
}

/**
 * Returns the schema of a text of a certain form. `demand` ends a sentence that begins with the parameter's
 * name; the fault contains it.
 */
export function formed(pattern: RegExp, demand: `must ${string}`): z.ZodString {
  return z.string().regex(pattern, { error: demand })
}

/** The hex digits of every example sid: a UUIDv7 of the day when this project started. */
export const exampleHex = "019aa4d2c3f07a1b8c2d3e4f5a6b7c8d"

/** Returns the schema of a time in an answer: ISO 8601, UTC, milliseconds. */
export function timestamp(description: string): z.ZodISODateTime {
  return noted(z.iso.datetime({ precision: 3 }), description, "2026-11-21T08:30:00.000Z")
}

/** Returns the schema of a time from a client: ISO 8601 with a zone. Read it with `Date.parse`. */
export function timeParameter(description: string, example = "2026-11-21T08:30:00Z"): z.ZodISODateTime {
  return spelled(noted(z.iso.datetime({ offset: true, local: false }), description, example), momentSpelling)
}

/**
 * Returns the schema of the end of a time range. Its example is after that of the start, so both together are
 * a range.
 */
export function endParameter(description: string): z.ZodISODateTime {
  return timeParameter(description, "2026-11-21T09:30:00Z")
}

/** Returns a client's time in milliseconds. */
export function readTimeParameter(given: string | undefined): number | undefined {
  return given === undefined ? undefined : Date.parse(given)
}

/** Returns the schema of a URL that Posthorn shows to people or gives to others. */
export function shownUrl(protocol = /^https?$/) {
  const demand = protocol.test("http")
    ? "must be a URL that begins with https://, or with http://localhost, without a user name and a password"
    : "must be a URL that begins with https://, without a user name and a password"
  // A URL that is only too long gets the sentence about its length.
  const error = ({ code }: { code?: string | undefined }) => (code === "too_big" ? undefined : demand)
  return z.url({ protocol, error }).max(2048).refine(isShownUrl, { error: demand })
}

type TextFault = (text: string) => Pick<z.core.$ZodIssueCustom, "message" | "params">

/**
 * Returns the schema of a text of 1 to `max` characters. It counts Unicode code points, as JSON Schema does.
 * Zod's own `max` counts UTF-16 units and would count an emoji twice. `faultOf` returns the fault of a longer
 * text, if that has a code of its own.
 */
export function text(max: number, faultOf?: TextFault): z.ZodString {
  return patterned(withoutNull)
    .min(1)
    .check({
      _zod: {
        def: { check: "max_characters" },
        check(payload) {
          const value = payload.value as string
          if (value.length <= max || (value.length <= 2 * max && [...value].length <= max)) return
          if (faultOf) payload.issues.push({ code: "custom", input: value, ...faultOf(value) })
          else payload.issues.push({ code: "too_big", origin: "string", maximum: max, inclusive: true, input: value })
        },
        // Zod's own checks put their bounds for the JSON Schema here.
        onattach: [(schema) => (schema._zod.bag["maximum"] = max)],
      },
    } as z.core.$ZodCheck<string>)
}

/** The store cannot hold a null character, so the wire refuses it in every text. */
export const withoutNull = /^[^\x00]*$/

/** The characters of base64url, of which every cursor consists. */
export const cursorPattern = /^[A-Za-z0-9_-]+$/

/** `limit` and `cursor`, the parameters of every list. */
export const pageParameters = {
  limit: noted(z.int().min(1).max(1000).default(50), "The maximum number of entries on a page.", 50),
  cursor: noted(
    patterned(cursorPattern).min(1).max(512).optional(),
    "The `next_cursor` of the previous page. Omit it for the first page.",
  ),
}

/** Returns the schema of a page of a list, which starts with the newest or with the oldest entry. */
export function pageOf<Item extends z.ZodType>(
  id: string,
  description: string,
  item: Item,
  first: "newest" | "oldest" = "newest",
) {
  return named(
    id,
    description,
    z.object({
      data: noted(z.array(item), `The entries, ${first} first.`),
      has_more: noted(z.boolean(), `True if ${first === "newest" ? "older" : "later"} entries follow.`, false),
      next_cursor: noted(
        z.string().nullable(),
        "The cursor of the next page: send it as `cursor`. Null on the last page.",
        null,
      ),
    }),
  )
}

/** Returns the answers of an operation that lists, newest first, with a page of one entry as the example. */
export function pageResponse(id: string, description: string, item: z.ZodType, example?: unknown) {
  const page = example === undefined ? undefined : { data: [example], has_more: false, next_cursor: null }
  return { 200: { description, schema: pageOf(id, description, item), example: page } }
}
