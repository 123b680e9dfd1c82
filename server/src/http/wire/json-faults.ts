/**
 * The fault of a JSON text that `JSON.parse` refused, or in which a name comes twice (`JSON.parse` would keep
 * the last). It is found by a walk over the text after RFC 8259 that builds no value. Only faulty requests
 * need it.
 */
export type JsonFault =
  | { kind: "syntax"; position: number; expected: string }
  | { kind: "duplicate"; name: string }
  | { kind: "too_deep"; position: number }

/** Returns the first fault of a JSON text, or undefined when it has none. */
export function findJsonFault(text: string, depthMax: number): JsonFault | undefined {
  const walk = new JsonWalker(text, depthMax)
  try {
    walk.document()
    return undefined
  } catch (fault) {
    if (fault instanceof Found) return fault.fault
    throw fault
  }
}

class Found extends Error {
  readonly fault: JsonFault

  constructor(fault: JsonFault) {
    super(fault.kind)
    this.fault = fault
  }
}

const spaces = /[ \t\n\r]*/y
const strings = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const scalars = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y

class JsonWalker {
  readonly #text: string
  readonly #depthMax: number
  #at = 0

  constructor(text: string, depthMax: number) {
    this.#text = text
    this.#depthMax = depthMax
  }

  document(): void {
    this.#value(0)
    if (this.#at < this.#text.length) this.#expected("the end")
  }

  #value(depth: number): void {
    this.#match(spaces)
    const start = this.#text[this.#at]
    if (start === "{" || start === "[") {
      if (depth === this.#depthMax) throw new Found({ kind: "too_deep", position: this.#at })
      this.#at++
      if (start === "{") this.#members(depth + 1)
      else this.#elements(depth + 1)
    } else if (this.#match(start === '"' ? strings : scalars) === undefined) {
      this.#expected(start === '"' ? "a complete string" : "a value")
    }
    this.#match(spaces)
  }

  #members(depth: number): void {
    const names = new Set<string>()
    this.#match(spaces)
    if (this.#consumeCharacter("}")) return
    do {
      this.#match(spaces)
      const literal = this.#match(strings) ?? this.#expected("a name in double quotes")
      const name = JSON.parse(literal) as string
      if (names.has(name)) throw new Found({ kind: "duplicate", name })
      names.add(name)
      this.#match(spaces)
      if (!this.#consumeCharacter(":")) this.#expected("a colon")
      this.#value(depth)
    } while (this.#consumeCharacter(","))
    if (!this.#consumeCharacter("}")) this.#expected("a comma or a closing brace")
  }

  #elements(depth: number): void {
    this.#match(spaces)
    if (this.#consumeCharacter("]")) return
    do this.#value(depth)
    while (this.#consumeCharacter(","))
    if (!this.#consumeCharacter("]")) this.#expected("a comma or a closing bracket")
  }

  #consumeCharacter(character: string): boolean {
    if (this.#text[this.#at] !== character) return false
    this.#at++
    return true
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    this.#at += found?.length ?? 0
    return found
  }

  #expected(expected: string): never {
    throw new Found({ kind: "syntax", position: this.#at, expected })
  }
}
