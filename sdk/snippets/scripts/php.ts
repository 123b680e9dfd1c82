import { camelCase } from "../../generate/words.ts"
import { variableIn, type FoundCall, type Value } from "./call.ts"
import type { Language } from "./language.ts"
import { layout, type Code } from "./layout.ts"

const style = { indent: "    ", endsWithComma: true }

export const php: Language = {
  name: "PHP",
  slug: "php",
  fence: "php",
  statements: (calls) => calls.map(statement).join("\n"),
  setUp: (who, baseUrl, accountSid) => {
    const credentials =
      who === "operator"
        ? ["operatorToken: getenv('OPERATOR_TOKEN')"]
        : [`accountSid: ${text(accountSid)}`, "authToken: getenv('AUTH_TOKEN')"]
    const call: Code = { open: "new Posthorn\\Client(", entries: [text(baseUrl), ...credentials], close: ")" }
    return layout(["$client = ", call, ";"], style)
  },
}

function statement({ method, resources, value, args, variable, print }: FoundCall): string {
  const path = ["$client", ...[...resources, method.name].map(camelCase)].join("->")
  const entries: Code[] = [
    ...(value === null ? [] : [literal(value)]),
    ...Object.entries(args).map(([key, each]): Code => [`${camelCase(key)}: `, literal(each)]),
  ]
  const call: Code = { open: `${path}(`, entries, close: ")" }
  const name = `$${camelCase(variable)}`
  const fields = print?.map((field) => `${name}->${camelCase(field)}`)
  const shown = fields ? `echo ${fields.join(", ' ', ")}, "\\n";` : `var_dump(${name});`
  const loop = (body: string) => `${layout([`foreach (`, call, ` as ${name}) {`], style)}\n    ${body}\n}`
  switch (method.answer.is) {
    case "nothing":
      return layout([call, ";"], style)
    case "value":
      return `${layout([`${name} = `, call, ";"], style)}${print ? `\n${shown}` : ""}`
    case "page":
      return loop(shown)
    case "csv":
      return loop(`echo ${name};`)
    case "stream":
      return loop(`var_dump(${name}->data);`)
  }
}

function literal(value: Value): Code {
  if (Array.isArray(value)) return { open: "[", entries: value.map(literal), close: "]" }
  if (typeof value !== "object" || value === null) return text(value as string | number | boolean | null)
  const entries = Object.entries(value).map(([key, each]): Code => [`'${key}' => `, literal(each)])
  // An empty array would be a list.
  return entries.length ? { open: "[", entries, close: "]" } : "new stdClass()"
}

function text(value: string | number | boolean | null): string {
  if (typeof value !== "string") return JSON.stringify(value)
  const variable = variableIn(value)
  if (!variable && value.includes("\n")) return JSON.stringify(value).replaceAll("$", String.raw`\$`)
  if (!variable) return `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`
  return "environment" in variable
    ? `getenv('${variable.environment}')`
    : `$${variable.parts.map(camelCase).join("->")}`
}
