/** What `record-statements.ts` writes while the tests of the stores run. PostgreSQL 15 executes it then. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** Bytes are a list of their base64. */
export type RecordedValue = string | null | [base64: string]

export interface RecordedStatement {
  text: string
  /** The values of some executions. Null is a text without values, which can contain several statements. */
  examples: (readonly RecordedValue[] | null)[]
}

/** The statements of one process of a test file. */
export interface Recording {
  file: string
  statements: RecordedStatement[]
}

/** What a run of tests needs to record its statements, or to read them. */
export interface Recorder {
  options: readonly string[]
  environment: { STATEMENTS_FOLDER: string }
  remove(): void
}

export function createRecorder(): Recorder {
  const folder = mkdtempSync(path.join(tmpdir(), "posthorn-statements-"))
  return {
    options: [`--import=${path.join(import.meta.dirname, "record-statements.ts")}`],
    environment: { STATEMENTS_FOLDER: folder },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** Each statement once, with the files that executed it. */
export function readRecorded(folder: string): (RecordedStatement & { files: string[] })[] {
  const byText = new Map<string, RecordedStatement & { files: string[] }>()
  for (const name of readdirSync(folder).toSorted()) {
    const { file, statements } = JSON.parse(readFileSync(path.join(folder, name), "utf8")) as Recording
    for (const { text, examples } of statements) {
      const known = byText.get(text)
      if (known) known.files.push(file)
      else byText.set(text, { text, examples, files: [file] })
    }
  }
  return [...byText.values()]
}
