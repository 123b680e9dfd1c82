import type { BuiltRequest } from "./http-api.ts"
import { urlOf, type RequestTemplate } from "./request-template.ts"
import { compileJson, compileTemplate, textOf, textWith, type Template, type TemplateValues } from "./template.ts"

/**
 * Builds requests from a template. `ofCarrier` has the values that are the same for all messages. The URL and
 * the headers use only these and ids of ours. So no text of a message can change where a request goes or what
 * its headers say. Texts of messages are encoded as values of the query, the form or the JSON.
 */
export function compileRequest(
  template: RequestTemplate,
  ofCarrier: TemplateValues,
): (ofMessage: TemplateValues) => BuiltRequest {
  const url = urlOf(template.url, ofCarrier)
  const headers = compileAll({ ...template.headers, ...credentials(template, ofCarrier) })
  const query = compileAll(template.query ?? {})
  const form = template.form && compileAll(template.form)
  const json = template.json === undefined ? undefined : compileJson(template.json)
  const contentType = form ? "application/x-www-form-urlencoded" : json ? "application/json" : null
  return (ofMessage) => {
    const values = { ...ofCarrier, ...ofMessage }
    const sent = headers.flatMap(([name, render]) => [name, textOf(render.render(values))])
    return {
      method: template.method,
      url,
      ...(query.length ? { query: encodeAll(query, values) } : {}),
      headers: [...usualHeaders, ...(contentType ? ["content-type", contentType] : []), ...sent],
      ...(form ? { body: encodeAll(form, values) } : {}),
      ...(json ? { body: JSON.stringify(json(values)) } : {}),
    }
  }
}

const usualHeaders = ["accept-encoding", "identity", "user-agent", "Posthorn"]

function credentials({ basic_user: user }: RequestTemplate, ofCarrier: TemplateValues): Record<string, string> {
  if (user === undefined) return {}
  return { authorization: basicHeader(textWith(user, ofCarrier), textOf(ofCarrier["password"] ?? null)) }
}

/** RFC 7617, in UTF-8. */
export function basicHeader(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`
}

function compileAll(templates: Readonly<Record<string, string>>): readonly (readonly [string, Template])[] {
  return Object.entries(templates).map(([name, text]) => [name, compileTemplate(text)] as const)
}

/** A field without a value is left out. A field with a list occurs once for each value. */
function encodeAll(fields: readonly (readonly [string, Template])[], values: TemplateValues): string {
  const pairs = fields.flatMap(([name, template]) => {
    const value = template.render(values)
    return [value ?? []].flat().map((each): [string, string] => [name, textOf(each)])
  })
  return new URLSearchParams(pairs).toString()
}
