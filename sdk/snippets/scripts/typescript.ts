import { camelCase } from "../../generate/words.ts"
import { variableIn, type FoundCall, type Value } from "./call.ts"
import type { Language } from "./language.ts"
import { layout, type Code } from "./layout.ts"

const style = { indent: "  ", endsWithComma: true }

export const typescript: Language = {
  name: "TypeScript",
  slug: "typescript",
  fence: "ts",
  statements: (calls) => calls.map(statement).join("\n"),
  setUp: (who, baseUrl, accountSid) => {
    const credentials =
      who === "operator"
        ? ["operatorToken: process.env.OPERATOR_TOKEN"]
        : [`accountSid: ${expression(accountSid)}`, "authToken: process.env.AUTH_TOKEN"]
    const options = {
      open: "new Posthorn({",
      entries: [`baseUrl: ${expression(baseUrl)}`, ...credentials],
      close: "})",
    }
    return `import { Posthorn } from "@posthorn/client"\n\n${layout(["const client = ", { ...options, isPadded: true }], style)}`
  },
}

function statement({ method, resources, value, args, variable, print }: FoundCall): string {
  const path = ["client", ...resources, method.name].map(camelCase).join(".")
  const given = value === null ? [] : [expression(value)]
  const entries = Object.entries(args).map(([key, each]): Code => [`${keyOf(key)}: `, literal(each)])
  const before = given.map((each) => `${each}, `).join("")
  const call: Code = entries.length
    ? { open: `${path}(${before}{`, entries, close: "})", isPadded: true }
    : `${path}(${given.join("")})`
  const name = camelCase(variable)
  const shown = (whole: string) => `console.log(${print ? print.map((field) => `${name}.${field}`).join(", ") : whole})`
  switch (method.answer.is) {
    case "nothing":
      return layout(["await ", call], style)
    case "value":
      return `${layout([`const ${name} = await `, call], style)}${print ? `\n${shown(name)}` : ""}`
    case "page":
    case "csv":
      return loop(name, call, shown(name))
    case "stream":
      return loop("{ data }", call, "console.log(data)")
  }
}

function loop(name: string, call: Code, body: string): string {
  const head = layout([`for await (const ${name} of `, call, ")"], style)
  return head.includes("\n") || head.length + body.length > 87 ? `${head} {\n  ${body}\n}` : `${head} ${body}`
}

function literal(value: Value): Code {
  if (Array.isArray(value)) return { open: "[", entries: value.map(literal), close: "]" }
  if (typeof value !== "object" || value === null) return expression(value)
  const entries = Object.entries(value).map(([key, each]): Code => [`${keyOf(key)}: `, literal(each)])
  return { open: "{", entries, close: "}", isPadded: true }
}

function expression(value: Value): string {
  const variable = variableIn(value)
  if (!variable) return JSON.stringify(value)
  return "environment" in variable ? `process.env.${variable.environment}` : variable.parts.map(camelFirst).join(".")
}

/** Fields of answers keep their names. */
function camelFirst(part: string, index: number): string {
  return index ? part : camelCase(part)
}

function keyOf(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)
}
