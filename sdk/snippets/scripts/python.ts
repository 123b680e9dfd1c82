import { literal as constant, safeName } from "../../python/scripts/python-text.ts"
import { variableIn, type FoundCall, type Value } from "./call.ts"
import type { Language } from "./language.ts"
import { layout, type Code } from "./layout.ts"

const style = { indent: "    ", endsWithComma: true }

export const python: Language = {
  name: "Python",
  slug: "python",
  fence: "python",
  statements: (calls) => calls.map(statement).join("\n"),
  setUp: (who, baseUrl, accountSid) => {
    const credentials =
      who === "operator"
        ? ['operator_token=os.environ["OPERATOR_TOKEN"]']
        : [`account_sid=${text(accountSid)}`, 'auth_token=os.environ["AUTH_TOKEN"]']
    const call: Code = { open: "Posthorn(", entries: [text(baseUrl), ...credentials], close: ")" }
    return `import os\nfrom posthorn import Posthorn\n\n${layout(["client = ", call], style)}`
  },
}

function statement({ method, resources, value, args, variable, print }: FoundCall): string {
  const path = ["client", ...resources, method.name].map(safeName).join(".")
  const entries: Code[] = [
    ...(value === null ? [] : [literal(value)]),
    ...Object.entries(args).map(([key, each]): Code => [`${safeName(key)}=`, literal(each)]),
  ]
  const call: Code = { open: `${path}(`, entries, close: ")" }
  const shown = `print(${print ? print.map((field) => `${variable}.${safeName(field)}`).join(", ") : variable})`
  switch (method.answer.is) {
    case "nothing":
      return layout(call, style)
    case "value":
      return `${layout([`${variable} = `, call], style)}${print ? `\n${shown}` : ""}`
    case "page":
    case "csv":
      return `${layout([`for ${variable} in `, call, ":"], style)}\n    ${shown}`
    case "stream":
      return `${layout([`for ${variable} in `, call, ":"], style)}\n    print(${variable}.data)`
  }
}

function literal(value: Value): Code {
  if (Array.isArray(value)) return { open: "[", entries: value.map(literal), close: "]" }
  if (typeof value !== "object" || value === null) return text(value as string | number | boolean | null)
  const entries = Object.entries(value).map(([key, each]): Code => [`${constant(key)}: `, literal(each)])
  return { open: "{", entries, close: "}" }
}

function text(value: string | number | boolean | null): string {
  const variable = variableIn(value)
  if (!variable) return constant(value)
  if ("environment" in variable) return `os.environ[${constant(variable.environment)}]`
  return variable.parts.map(safeName).join(".")
}
