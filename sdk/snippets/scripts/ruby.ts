import { variableIn, type FoundCall, type Value } from "./call.ts"
import type { Language } from "./language.ts"
import { layout, type Code } from "./layout.ts"

const style = { indent: "  ", endsWithComma: false }

export const ruby: Language = {
  name: "Ruby",
  slug: "ruby",
  fence: "ruby",
  statements: (calls) => calls.map(statement).join("\n"),
  setUp: (who, baseUrl, accountSid) => {
    const credentials =
      who === "operator"
        ? ['operator_token: ENV.fetch("OPERATOR_TOKEN")']
        : [`account_sid: ${text(accountSid)}`, 'auth_token: ENV.fetch("AUTH_TOKEN")']
    const call: Code = { open: "Posthorn::Client.new(", entries: [text(baseUrl), ...credentials], close: ")" }
    return `require "posthorn"\n\n${layout(["client = ", call], style)}`
  },
}

function statement({ method, resources, value, args, variable, print }: FoundCall): string {
  const path = ["client", ...resources, method.name].join(".")
  const entries: Code[] = [
    ...(value === null ? [] : [literal(value)]),
    ...Object.entries(args).map(([key, each]): Code => [`${key}: `, literal(each)]),
  ]
  const call: Code = entries.length ? { open: `${path}(`, entries, close: ")" } : path
  const shown = `puts ${print ? print.map((field) => `${variable}.${field}`).join(", ") : variable}`
  switch (method.answer.is) {
    case "nothing":
      return layout(call, style)
    case "value":
      return `${layout([`${variable} = `, call], style)}${print ? `\n${shown}` : ""}`
    case "page":
      return layout([call, `.each { |${variable}| ${shown} }`], style)
    case "csv":
      return layout([call, ` { |${variable}| ${shown} }`], style)
    case "stream":
      return layout([call, ` { |${variable}| puts ${variable}.data }`], style)
  }
}

function literal(value: Value): Code {
  if (Array.isArray(value)) return { open: "[", entries: value.map(literal), close: "]" }
  if (typeof value !== "object" || value === null) return text(value as string | number | boolean | null)
  const entries = Object.entries(value).map(([key, each]): Code => [`${keyOf(key)}: `, literal(each)])
  return { open: "{", entries, close: "}", isPadded: true }
}

function text(value: string | number | boolean | null): string {
  const variable = variableIn(value)
  if (!variable) return value === null ? "nil" : JSON.stringify(value)
  return "environment" in variable ? `ENV.fetch("${variable.environment}")` : variable.parts.join(".")
}

function keyOf(name: string): string {
  return /^[a-z_]\w*$/.test(name) ? name : JSON.stringify(name)
}
