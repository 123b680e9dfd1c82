/** A pattern in which `*` stands for any number of characters. Matching reads the sender once. */
export class SenderPattern {
  readonly #start: string
  readonly #middle: readonly string[]
  readonly #end: string
  readonly #lengthMin: number

  /** Both the pattern and the senders are sender keys. */
  constructor(pattern: string) {
    const [start = "", ...others] = pattern.split("*")
    this.#start = start
    this.#end = others.pop() ?? ""
    this.#middle = others
    this.#lengthMin = pattern.replaceAll("*", "").length
  }

  matches(sender: string): boolean {
    if (sender.length < this.#lengthMin) return false
    if (!sender.startsWith(this.#start) || !sender.endsWith(this.#end)) return false
    const end = sender.length - this.#end.length
    let from = this.#start.length
    for (const part of this.#middle) {
      const found = sender.indexOf(part, from)
      if (found < 0) return false
      from = found + part.length
    }
    return from <= end
  }
}
