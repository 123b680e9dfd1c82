/** The width of a line of comments, where a tab counts as four columns. */
const widthMax = 110

/** Words that Go writes in capitals. */
const initialisms = new Set(
  "acr amr api crv csv dns id ip json jwk jwks kid mms rfc rp sid sms smpp smtp tls ttl uan uri url xmpp".split(" "),
)

const capital = (word: string) =>
  initialisms.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)

/** The exported name for a name in snake_case or camelCase, or for the value of an enum. */
export function goName(words: string): string {
  const apart = words.replaceAll("*", "all").replace(/([a-z0-9])([A-Z])/g, "$1_$2")
  return apart
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean)
    .map((word) => capital(word.toLowerCase()))
    .join("")
}

/** A text as a comment. Each paragraph is wrapped, and empty ones are left out. */
export function comment(paragraphs: readonly string[], indent = ""): string {
  const width = widthMax - indent.length * 4 - "// ".length
  return paragraphs
    .filter(Boolean)
    .map((text) =>
      wrapped(text, width)
        .map((line) => `${indent}// ${line}\n`)
        .join(""),
    )
    .join(`${indent}//\n`)
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
