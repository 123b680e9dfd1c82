import { problemCodes, problems } from "#http/problems/problems.ts"

/**
 * Returns `docs/problems.md`: the content of the pages at /docs/problems, for readers of the repository. A
 * test keeps the file equal to it.
 */
export function problemGuide(): string {
  const codes = problemCodes.toSorted((a, b) => problems[a].status - problems[b].status)
  const entries = codes.map((code) => {
    const { status, title, meaning, remedy } = problems[code]
    return `## ${code}\n\n${wrap(`${status} ${title}. ${meaning}`)}\n\n${wrap(remedy)}\n`
  })
  return `${introduction}\n${entries.join("\n")}`
}

/** Breaks a paragraph into lines of at most 110 columns. */
function wrap(text: string): string {
  return text.replace(/(.{1,110})(?: |$)/g, "$1\n").trimEnd()
}

const introduction = `# Problem codes

Every refusal is \`application/problem+json\` (RFC 9457). Its \`code\` is one of these words, which never
change. Its \`type\` is the URL of this text at \`/docs/problems/<code>\`. Its \`errors\` lists all faulty
parameters.

Written by \`node server/scripts/write-problem-guide.ts\` from \`server/src/http/problems/problems.ts\`.
`
