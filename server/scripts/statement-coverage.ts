import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { Recording } from "./record-statements.ts"

/** What a run of tests needs to record its statements. */
export interface Recorder {
  options: readonly string[]
  environment: Record<string, string>
}

/** Sends random requests, so no two of its runs execute the same statements. It always runs on both versions and counts in neither. */
export const randomRequests = "server/test/api-properties.test.ts"

/** The SQL statements of `server/src` that the test files of one run execute. */
export class StatementCoverage {
  readonly #folder = mkdtempSync(path.join(tmpdir(), "posthorn-statements-"))
  readonly recorder: Recorder = {
    options: [`--import=${path.join(import.meta.dirname, "record-statements.ts")}`],
    environment: { STATEMENTS_FOLDER: this.#folder },
  }

  /** Each statement, with the files that execute it. */
  get statements(): Map<string, string[]> {
    const files = new Map<string, string[]>()
    for (const { file, statements } of this.#recordings())
      for (const statement of statements) files.set(statement, [...(files.get(statement) ?? []), file])
    return files
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true })
  }

  /** In the order of paths, those of the whole system last: what these execute depends on chance. */
  #recordings(): Recording[] {
    const orderOf = ({ file }: Recording) => `${file.startsWith("server/src/") ? 0 : 1} ${file}`
    return readdirSync(this.#folder)
      .map((name) => JSON.parse(readFileSync(path.join(this.#folder, name), "utf8")) as Recording)
      .filter(({ file }) => file !== randomRequests)
      .toSorted((left, right) => (orderOf(left) < orderOf(right) ? -1 : 1))
  }
}
