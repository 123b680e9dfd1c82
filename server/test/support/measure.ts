import assert from "node:assert/strict"
import { parseSync } from "oxc-parser"

export interface Measured {
  name: string
  lines: number
}

/** Every function of a file, nested ones too, with its length. */
export function functionsOf(file: string, text: string): Measured[] {
  const { program, errors } = parseSync(file, text)
  assert.deepEqual(errors, [], file)
  const found: Measured[] = []
  visit(program, (node) => {
    if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return
    const lines = linesOf(text.slice(node.start, node.end))
    const at = linesOf(text.slice(0, node.start + 1))
    found.push({ name: `${file} ${node.id?.name ?? `line ${at}`}`, lines })
  })
  return found
}

/** The lines of functions with a transaction that count something before its commit. */
export function earlyCountsOf(file: string, text: string): string[] {
  const { program } = parseSync(file, text)
  const found = new Set<string>()
  visit(program, (node) => {
    if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return
    const code = text.slice(node.start, node.end)
    const head = text.slice(node.start, node.body?.start)
    if (!/\btx\b/.test(head) && !code.includes("this.#tx")) return
    for (const line of code.split("\n"))
      if (/\bmetrics\b.*\.(inc|observe)\(/.test(line) && !line.includes("onCommit("))
        found.add(`${file}: ${line.trim()}`)
  })
  return [...found]
}

/** The names of all methods, functions and members of interfaces that are called, with `#` for a private one. */
export function methodsOf(file: string, text: string): string[] {
  const { program } = parseSync(file, text)
  const found: string[] = []
  visit(program, ({ type, id, key }) => {
    if (type === "FunctionDeclaration" && id?.name) found.push(id.name)
    if (/^(MethodDefinition|TSMethodSignature)$/.test(type) && key?.name)
      found.push(key.type === "PrivateIdentifier" ? `#${key.name}` : key.name)
  })
  return found
}

/**
 * The texts for people in a file: in its markup, in the attributes and members that show them, and every string
 * or template that reads like a text.
 */
export function textsOf(file: string, text: string): string[] {
  const found: string[] = []
  visit(parseSync(file, text).program, (node, parent) => {
    const shown = stringOf(node)?.replace(/\s+/g, " ").trim()
    if (shown === undefined || !/[A-Za-z]{2}/.test(shown)) return
    const isShown = node.type === "JSXText" || (showing.test(nameOf(parent)) && /[ A-Z]/.test(shown))
    if (isShown || written.test(shown)) found.push(shown)
  })
  return found
}

/** A literal with two words, one capitalised word, or a word after a value. */
const written = /^[A-Z][a-z]*,? [A-Za-z]|\b[a-z]{2,} [a-z]{2,}|^[A-Z][a-z]+[.:]?$|^… [a-z]{4,}[.:]?$/

/** The attributes and members whose values people read. */
const showing = /^(?:aria-label|alt|caption|description|header|label|meaning|placeholder|text|title|what)$/

function stringOf({ type, value, quasis }: SyntaxNode): string | undefined {
  if (type === "TemplateLiteral") return quasis?.map((quasi) => quasi.value.raw).join("…")
  return typeof value === "string" && /^(?:JSXText|Literal)$/.test(type) ? value : undefined
}

/** The name of an attribute of markup, or of a member of an object. */
function nameOf(node: SyntaxNode | undefined): string {
  const name = node?.type === "JSXExpressionContainer" ? undefined : (node?.key?.name ?? node?.name)
  return typeof name === "string" ? name : (name?.name ?? "")
}

export function linesOf(text: string): number {
  return text.trimEnd().split("\n").length
}

interface SyntaxNode {
  type: string
  start: number
  end: number
  id?: { name?: string } | null
  body?: { start: number }
  key?: { type: string; name?: string } | null
  name?: string | { name?: string }
  value?: unknown
  quasis?: { value: { raw: string } }[]
}

function visit(value: unknown, seen: (node: SyntaxNode, parent?: SyntaxNode) => void, parent?: SyntaxNode): void {
  if (Array.isArray(value)) return value.forEach((item) => visit(item, seen, parent))
  if (typeof value !== "object" || value === null) return
  const isNode = "type" in value && "start" in value
  if (isNode) seen(value as SyntaxNode, parent)
  for (const child of Object.values(value)) visit(child, seen, isNode ? (value as SyntaxNode) : parent)
}
