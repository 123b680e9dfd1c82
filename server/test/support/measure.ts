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

export function linesOf(text: string): number {
  return text.trimEnd().split("\n").length
}

interface SyntaxNode {
  type: string
  start: number
  end: number
  id?: { name?: string } | null
  key?: { type: string; name?: string } | null
}

function visit(value: unknown, seen: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) return value.forEach((item) => visit(item, seen))
  if (typeof value !== "object" || value === null) return
  if ("type" in value && "start" in value) seen(value as SyntaxNode)
  for (const child of Object.values(value)) visit(child, seen)
}
