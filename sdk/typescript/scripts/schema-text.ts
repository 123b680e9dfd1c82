import type { ApiDocument } from "./document.ts"
import { pascalCase } from "./resource-tree.ts"
import { docText, membersText, nameOf, typeText, type Schema } from "./type-text.ts"

/** The types of these schemas, without those of pages: a page is a class. */
export function schemasText(document: ApiDocument, names: ReadonlySet<string>): string {
  return Object.entries(document.components.schemas)
    .filter(([name]) => names.has(name))
    .map(([name, schema]) => (name === "Event" ? eventsText(document, schema) : schemaText(name, schema)))
    .join("\n")
}

/** These schemas, and those that they name. */
export function withNamed(document: ApiDocument, names: Iterable<string>): Set<string> {
  const found = new Set<string>()
  const visit = (name: string): void => {
    const schema = name === "Event" ? eventSchemas(document) : document.components.schemas[name]
    if (found.has(name) || !schema) return
    found.add(name)
    for (const [, other = ""] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)) visit(other)
  }
  for (const name of names) visit(name)
  return found
}

function schemaText(name: string, schema: Schema): string {
  const way = name.endsWith("Request") ? "in" : "out"
  const doc = docText(schema.description)
  if (schema.properties) return `${doc}export interface ${name} {\n${membersText(schema, way)}\n}\n`
  return `${doc}export type ${name} = ${typeText(schema, way)}\n`
}

/** The schema of each kind of event, by its type. */
function eventSchemas(document: ApiDocument): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(document["x-webhooks"]).map(([type, { post }]) => {
      const ref = post.requestBody.content["application/json"]?.schema.$ref ?? ""
      return [type, document.components.schemas[nameOf(ref)] ?? {}]
    }),
  )
}

/** Each kind of event with the type of its data, distinguished by `type`. */
function eventsText(document: ApiDocument, event: Schema): string {
  const kinds = Object.entries(eventSchemas(document)).map(([type, { properties }]) => {
    const data = properties?.["data"] ?? {}
    const isOwn = data.properties !== undefined
    const name = isOwn ? `${pascalCase(type.replace(".", "_"))}Data` : typeText(data, "out")
    const { description: _, ...shape } = data
    return {
      text: isOwn ? schemaText(name, { ...shape, description: `What a \`${type}\` event is about.` }) : "",
      type: `EventOf<"${type}", ${name}>`,
    }
  })
  const { type, data, ...others } = event.properties ?? {}
  const required = event.required ?? []
  const base = membersText({ properties: others, required }, "out")
  const generic = docText(type?.description) + "type: Type\n" + docText(data?.description) + "data: Data"
  return [
    ...kinds.map(({ text }) => text),
    `${docText("The fields of all events.")}export interface EventOf<Type extends string, Data> {\n${base}\n${generic}\n}\n`,
    `${docText(event.description, "Distinguished by `type`.")}export type Event = ${kinds.map((each) => each.type).join(" | ")}\n`,
  ].join("\n")
}
