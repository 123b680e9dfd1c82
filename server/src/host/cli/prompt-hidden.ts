import type { ReadStream } from "node:tty"
import { createInterface } from "node:readline"
import { Writable } from "node:stream"

/**
 * Asks a question at a terminal and returns the typed line, without echoing it. Rejects when the input ends
 * or at Ctrl-C.
 */
export function promptHidden(input: ReadStream, question: string): Promise<string> {
  process.stderr.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: nowhere, terminal: true })
  return new Promise<string>((resolve, reject) => {
    lines.once("line", resolve)
    lines.once("SIGINT", () => reject(new Error("The input is empty. Nothing changed.")))
    lines.once("close", () => reject(new Error("The input is empty. Nothing changed.")))
  }).finally(() => {
    lines.close()
    process.stderr.write("\n")
  })
}
