const widthMax = 110

/** A file with one class. */
export function file(namespace: string, uses: readonly string[], text: string): string {
  const imports = uses
    .toSorted()
    .map((name) => `use ${name};\n`)
    .join("")
  return `<?php\n\n// Made from the OpenAPI document by sdk/php/scripts/generate.ts. Do not edit: \`npm run generate\` writes it.\n\ndeclare(strict_types=1);\n\nnamespace ${namespace};\n\n${imports}${imports && "\n"}${text}`
}

/** A docblock. Each entry begins a line, and the next lines of a tag have an indent. */
export function docblock(entries: readonly string[], indent = ""): string {
  const lines = entries.flatMap((entry) => (entry ? wrapped(entry, indent.length) : [""]))
  if (lines.length === 1) return `${indent}/** ${lines[0] ?? ""} */\n`
  const body = lines.map((line) => `${indent} *${line && ` ${line}`}\n`).join("")
  return `${indent}/**\n${body}${indent} */\n`
}

/** On one line if that is short, and otherwise one entry a line. */
export function list(
  entries: readonly string[],
  { open, close, indent }: { open: string; close: string; indent: string },
): string {
  const line = `${open}${entries.join(", ")}${close}`
  if (line.length < 80 && !line.includes("\n")) return line
  return `${open}\n${entries.map((entry) => `${indent}    ${entry},\n`).join("")}${indent}${close}`
}

/** A tag stays on the line of its type, which is one word, because analysers read them together. */
function wrapped(text: string, taken: number): string[] {
  const lines: string[] = []
  const next = text.startsWith("@") ? "    " : ""
  for (const word of text.replaceAll("*/", "* /").split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const isType = last?.startsWith("@") && !last.includes(" ")
    if (last !== undefined && (isType || taken + last.length + word.length < widthMax - 4))
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`${lines.length ? next : ""}${word}`)
  }
  return lines
}
