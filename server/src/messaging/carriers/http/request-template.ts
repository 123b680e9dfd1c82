import { z } from "zod"
import { isApiUrl } from "#messaging/carriers/setting-schemas.ts"
import { compileTemplate, namesInJson, textOf, textWith, type JsonTemplate, type TemplateValues } from "./template.ts"

const text = z.string().min(1).max(500)
const templates = z.record(text, z.string().max(2_000))

/** What a request holds. */
export const requestTemplate = z.strictObject({
  method: z.enum(["POST", "GET", "PUT"]).default("POST"),
  url: z.string().min(1).max(1_000),
  headers: templates.optional(),
  /** The user for HTTP Basic. Its password is the carrier's. */
  basic_user: text.optional(),
  query: templates.optional(),
  form: templates.optional(),
  json: z.custom<JsonTemplate>((value) => typeof value === "object" && value !== null).optional(),
})
export type RequestTemplate = z.infer<typeof requestTemplate>

/** Values that are the same for all messages of a carrier, in addition to the operator's own. */
export const carrierValues = ["password", "webhook_secret", "webhook_url"] as const
/** Values that Posthorn creates. They contain no text of a sender or recipient. */
export const ownValues = ["message_sid", "attempt", "reference"] as const
export const messageValues = [
  ...ownValues,
  "to",
  "from",
  "to_digits",
  "from_digits",
  "body",
  "gsm7_body",
  "ucs2_hex",
  "encoding",
  "segments",
  "media_url",
  "media_urls",
  "validity_seconds",
  "validity_minutes",
] as const

/**
 * Returns the URL with the carrier's values. Each value stays within its part of the path. A value at the
 * beginning is the address of the carrier, with or without a path.
 */
export function urlOf(template: string, ofCarrier: TemplateValues): string {
  const [, base = "", rest = ""] = /^\{\{(\w+)\}\}(.*)$/s.exec(template) ?? []
  if (base) return textOf(ofCarrier[base] ?? null).replace(/\/$/, "") + urlOf(` ${rest}`, ofCarrier).slice(1)
  const encoded = Object.entries(ofCarrier).map(([name, value]) => [name, encodeURIComponent(textOf(value))])
  return textWith(template, Object.fromEntries(encoded) as TemplateValues)
}

interface TemplateFault {
  path: PropertyKey[]
  message: string
}

/** Returns the unknown names, and the places where a message could decide the target of its request. */
export function faultsInTemplate(template: RequestTemplate, values: Readonly<Record<string, string>>): TemplateFault[] {
  const ofCarrier = [...Object.keys(values), ...carrierValues]
  const { url, headers = {}, basic_user: user = "", query = {}, form = {}, json } = template
  const check = (path: PropertyKey[], used: readonly string[], known: readonly string[]): TemplateFault[] =>
    used.filter((name) => !known.includes(name)).map((name) => ({ path, message: unknownName(name, known) }))
  const all = [...ofCarrier, ...messageValues]
  const checkAll = (name: string, fields: Readonly<Record<string, string>>, known: readonly string[]) =>
    Object.entries(fields).flatMap(([key, field]) => check([name, key], compileTemplate(field).names, known))
  const bodies = [template.form, template.json].filter((body) => body !== undefined)
  return [
    ...check(["url"], compileTemplate(url).names, ofCarrier),
    ...urlFaults(url, values),
    ...check(["basic_user"], compileTemplate(user).names, ofCarrier),
    ...checkAll("headers", headers, [...ofCarrier, ...ownValues]),
    ...Object.entries(headers).flatMap(([name, value]) => headerFaults(name, value, values)),
    ...checkAll("query", query, all),
    ...checkAll("form", form, all),
    ...(json === undefined ? [] : check(["json"], namesInJson(json), all)),
    ...(bodies.length > 1
      ? [{ path: ["json"], message: "cannot be sent together with form: remove one of them" }]
      : []),
    ...(bodies.length && template.method === "GET"
      ? [{ path: ["method"], message: "is GET, which has no body: use query, or POST" }]
      : []),
  ]
}

function unknownName(name: string, known: readonly string[]): string {
  return `uses {{${name}}}, which is not a known value. The values are ${known.join(", ")}`
}

function urlFaults(template: string, values: Readonly<Record<string, string>>): TemplateFault[] {
  if (isApiUrl(urlOf(template, values))) return []
  return [{ path: ["url"], message: "is not a URL such as https://api.example.com/send, without credentials" }]
}

function headerFaults(name: string, template: string, values: Readonly<Record<string, string>>): TemplateFault[] {
  const path = ["headers", name]
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) return [{ path, message: "is not the name of a header" }]
  if (reservedHeaders.has(name.toLowerCase())) return [{ path, message: "is a header that Posthorn sets" }]
  const used = [template, ...compileTemplate(template).names.map((each) => values[each] ?? "")]
  if (used.every((part) => /^[\x20-\x7e]*$/.test(part))) return []
  return [{ path, message: "contains characters that are not allowed in a header" }]
}

const reservedHeaders = new Set(["host", "content-length", "content-type", "transfer-encoding", "connection", "expect", "upgrade", "keep-alive", "trailer", "te"]) // oxfmt-ignore
