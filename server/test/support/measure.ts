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

export function linesOf(text: string): number {
  return text.trimEnd().split("\n").length
}

interface SyntaxNode {
  type: string
  start: number
  end: number
  id?: { name?: string } | null
}

function visit(value: unknown, seen: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) return value.forEach((item) => visit(item, seen))
  if (typeof value !== "object" || value === null) return
  if ("type" in value && "start" in value) seen(value as SyntaxNode)
  for (const child of Object.values(value)) visit(child, seen)
}
