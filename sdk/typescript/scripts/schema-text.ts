import type { EventKind, NamedType, Tree, Type } from "../../generate/tree.ts"
import { docText, membersText, typeText } from "./type-text.ts"
import { pascalCase } from "../../generate/words.ts"

/** The types of a tree. */
export function schemasText({ types, events }: Tree): string {
  return types.map((type) => (type.name === "Event" ? eventsText(type, events) : schemaText(type))).join("\n")
}

function schemaText({ name, text, isSent, type }: NamedType): string {
  const way = isSent ? "in" : "out"
  const doc = docText(text)
  if (type.is === "object") return `${doc}export interface ${name} {\n${membersText(type.fields, way)}\n}\n`
  return `${doc}export type ${name} = ${typeText(type, way)}\n`
}

/** Each kind of event with the type of its data, distinguished by `type`. */
function eventsText({ text, type: event }: NamedType, events: readonly EventKind[]): string {
  const kinds = events.map(({ name, data }) => {
    const isOwn = data.is === "object"
    const type = isOwn ? `${pascalCase(name.replace(".", "_"))}Data` : typeText(data, "out")
    return {
      text: isOwn ? schemaText(ownData(type, name, data)) : "",
      type: `EventOf<"${name}", ${type}>`,
    }
  })
  const fields = event.is === "object" ? event.fields : []
  const base = membersText(
    fields.filter(({ name }) => name !== "type" && name !== "data"),
    "out",
  )
  const told = (name: string) => docText(fields.find((field) => field.name === name)?.text ?? "")
  const generic = `${told("type")}type: Type\n${told("data")}data: Data`
  return [
    ...kinds.map((kind) => kind.text),
    `${docText("The fields of all events.")}export interface EventOf<Type extends string, Data> {\n${base}\n${generic}\n}\n`,
    `${docText(text, "Distinguished by `type`.")}export type Event = ${kinds.map((kind) => kind.type).join(" | ")}\n`,
  ].join("\n")
}

function ownData(name: string, event: string, type: Type): NamedType {
  return { name, text: `What a \`${event}\` event is about.`, isSent: false, type }
}
